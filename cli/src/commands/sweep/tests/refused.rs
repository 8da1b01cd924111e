//! Refusals of `sweep`.

use super::*;

#[track_caller]
fn refused(line: &str, expected: &str) {
    let (status, out, errors) = run(&words(line));
    assert_eq!((status, out.as_str()), (2, ""), "{line}: {errors}");
    assert_eq!(errors, format!("error: {expected}\n"), "{line}");
}

#[test]
fn what_cannot_be_swept_is_refused() {
    let command = "must be one of area, timing, evaluate";
    refused(
        "sweep baseline --set l1.sets=16 -- verify",
        &format!("sweep: a command behind -- {command}; got \"verify\"; try area"),
    );
    refused(
        &format!("sweep baseline -- {EVALUATE} --"),
        &format!("sweep: a command behind -- {command}; got \"\"; try area"),
    );
    let own = "sweep: a command behind -- must leave designs, fields and reports to the sweep";
    refused(
        "sweep baseline -- area baseline",
        &format!(
            "{own}; got area with a design or --set; try a design or --set before the first --"
        ),
    );
    refused(
        &format!("sweep baseline -- {EVALUATE} -o a.csv"),
        &format!("{own}; got evaluate with -o; try -o before the first --"),
    );
    refused(
        "sweep baseline -- evaluate --workload bfs --timing cycles,none",
        "--timing: must be one of cycles, none in a command of a sweep; got both; try another command behind -- \
         for the other",
    );
    refused(
        "sweep baseline -- evaluate --workload bfs --engine model,verilog",
        "--engine: must be model in a sweep, since Verilator would build the nodes of every point; got verilog; \
         try evaluate alone",
    );
    refused(
        "sweep baseline --set cluster.cores=30 -- evaluate --workload bfs --system pact20",
        "sweep: every point must be legal; got 1 of 1 that are not; try other values, or --skip-illegal:\n\
         baseline: pact20.network.kind: must be crossbar around baseline (\"private\"), whose 30 cores and 8 \
         slices are not on the mesh of pact20, and whose config has no [mesh]; got mesh; try --system taco16",
    );
    refused(
        "sweep baseline -- timing --target xilinx",
        "timing: a target must be one of ice40, ecp5, liberty, liberty=FILE; got xilinx; try liberty",
    );
}

#[test]
fn fields_and_values_are_looked_at_before_anything_runs() {
    let sweep = |settings: &str| format!("sweep baseline {settings} -- {EVALUATE}");
    refused(
        &sweep("--set l1.set=16,32"),
        "sweep: every point must be legal; got 2 of 2 that are not; try other values, or --skip-illegal:\n\
         l1.set 16: --set l1.set=16: baseline.l1.set: must be one of the keys address_bits, line_bytes, \
         sector_bytes, sets, ways, index, mshr_entries, mshr_merges, replacement, write_hit, pending_store, \
         bypass, hit_latency, miss_queue, when_full, store_data_places, early_restart, id_bits, counter_bits; got set; try sets\n\
         l1.set 32: --set l1.set=32: baseline.l1.set: must be one of the keys address_bits, line_bytes, \
         sector_bytes, sets, ways, index, mshr_entries, mshr_merges, replacement, write_hit, pending_store, \
         bypass, hit_latency, miss_queue, when_full, store_data_places, early_restart, id_bits, counter_bits; got set; try sets",
    );
    refused(
        &sweep("--set l1.sets=16,many --set l1.ways=2,4"),
        "sweep: every point must be legal; got 2 of 4 that are not; try other values, or --skip-illegal:\n\
         2 points, the first l1.sets many, l1.ways 2: --set l1.sets=many: baseline.l1.sets: must be a power of \
         two in 2..=1024; got \"many\"; try 32",
    );
    let many = (1..=32).map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    refused(
        &sweep(&format!(
            "--set l1.ways={many} --set l1.mshr_entries={many} --set l1.mshr_merges={many} --set l1.miss_queue={many}"
        )),
        "sweep: must have at most 100000 points; got 1048576; try fewer values, or --yes",
    );
    refused(
        &sweep("--set l1.sets=16 --set l1.sets=32"),
        "--set l1.sets=32: a sweep must have each field once; got l1.sets twice; try one --set l1.sets=A,B",
    );
    refused(
        &sweep("--set name=a,b"),
        "--set name=a,b: a sweep must set fields of sections; got name; try l1.sets=16,32, or name in the config",
    );
    refused(
        &sweep("--skip-illegal --set l1.sets=48"),
        "sweep: some point must be legal; got 1 of 1 that are not; try other values:\n\
         baseline: --set l1.sets=48: baseline.l1.sets: must be a power of two in 2..=1024; got 48; try 32",
    );
    refused(
        &format!("sweep baseline baseline -- {EVALUATE}"),
        "designs must have different names, since reports distinguish them by these; got baseline twice; try \
         naming it once, or another `name` in its config",
    );
    refused(
        &sweep(&format!(
            "--yes --set l1.ways={many} --set l1.mshr_entries={many} --set l1.mshr_merges={many} --set l1.miss_queue={many}"
        )),
        "sweep: must have at most 1000000 points with --yes; got 1048576; try fewer values, or several sweeps",
    );
    refused(
        &sweep("--set l1.hit_latency=16,3,0x10"),
        "--set l1.hit_latency=16,3,0x10: must have each value once; got 16 and 0x10, which are the same; try \
         one of them",
    );
    refused(
        &sweep("--set l2.slices=4"),
        "sweep: every point must be legal; got 1 of 1 that are not; try other values, or --skip-illegal:\n\
         baseline: --set l2.slices=4: baseline.l2: must be one of the keys design, name, l1, cluster, verilog, \
         constraints in design \"private\"; got l2; try removing it",
    );
    refused(
        &sweep("--jobs 0"),
        "invalid value '0' for '--jobs <N>': must be an integer from 1 to 1024; got 0; try 1; For more information, try '--help'.",
    );
    let empty = "error: invalid value 'l1.sets=' for '--set <SECTION.FIELD=A,B,...>': --set l1.sets=: must have a \
                 value between commas; got an empty list; try l1.sets=16,32";
    assert!(run(&words(&sweep("--set l1.sets="))).2.starts_with(empty));
}

#[test]
fn a_trace_without_an_end_is_refused() {
    for path in ["/dev/zero", "/"] {
        let what = if path == "/" { "a folder" } else { "a device" };
        refused(
            &format!("sweep baseline -- evaluate --trace {path} --timing none"),
            &format!("{path}: must be a readable file; got {what}; try another path"),
        );
    }
    refused(
        "sweep baseline -- evaluate --trace - --timing none",
        "standard input: must be a file, since every point of a sweep reads it; got -; try the path of a file",
    );
}

#[test]
fn a_plan_writes_nothing_where_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    fs::create_dir(place("full")).unwrap();
    fs::write(Path::new(&place("full")).join("mine"), "mine").unwrap();
    for (plan, sets) in [("full", "16"), ("no/where", "16"), ("new", "17")] {
        let (plan, set) = (place(plan), format!("l1.sets={sets}"));
        let words =
            [&["sweep", "baseline", "--set", &set, "--plan", &plan, "--"], &words(EVALUATE)[..]]
                .concat();
        let (status, out, _) = run(&words);
        assert_eq!((status, out.as_str()), (2, ""), "{plan}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(fs::read_dir(place("full")).unwrap().count(), 1);
    // Nor does a report take the place of what it is made of.
    let plan = place("plan");
    let words = [&["sweep", "baseline", "--plan", &plan, "--"], &words(EVALUATE)[..]].concat();
    assert_eq!(run(&words).0, 0);
    let file = format!("{plan}/plan.json");
    let before = fs::read(&file).unwrap();
    refused(
        &format!("sweep --collect {plan} -o {file}"),
        &format!(
            "{file}: must be a file, or a place for one in a writable folder; got a file that the command reads; \
             try another path, or - for standard output"
        ),
    );
    assert_eq!(fs::read(&file).unwrap(), before);
    let (status, _, errors) = run(&["sweep", "--collect", &place("full")]);
    assert!(
        status == 2
            && errors
                .contains(": must be a folder that sweep --plan made; got one without plan.json; ")
    );
}

#[test]
fn folders_of_others_are_refused_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str| folder.path().join(name).display().to_string();
    let (plan, out, version) = (place("plan"), place("out.csv"), env!("CARGO_PKG_VERSION"));
    let refused = |line: &str, expected: &str| {
        refused(line, expected);
        assert!(!Path::new(&out).exists());
    };
    let planned = format!("sweep baseline --quiet --set l1.sets=16,32 --plan {plan} -- {EVALUATE}");
    assert_eq!(run(&words(&planned)).0, 0);
    refused(
        &planned,
        &format!(
            "{plan}: must be an empty folder, or a place for one; got a folder that is not empty; try {}",
            place("another")
        ),
    );
    let collect = format!("sweep --quiet --collect {plan} -o {out}");
    assert_eq!(run(&words(&format!("sweep --quiet --run {plan}"))).0, 0);
    let made = format!("{plan}/plan.json");
    let text = fs::read_to_string(&made).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    let result = |point: usize| {
        let key = document["plan"]["points"][point]["keys"][0].as_str().unwrap();
        format!("{plan}/results/{key}.json")
    };
    let whole = fs::read(result(1)).unwrap();
    fs::copy(result(0), result(1)).unwrap();
    refused(
        &collect,
        &format!(
            "{}: must be the result of its key, as it was written; got another, or one that was changed; try \
             removing it and running point 1 again",
            result(1)
        ),
    );
    fs::write(result(1), whole).unwrap();
    let changed = text.replacen(&format!("\"version\":\"{version}\""), "\"version\":\"9.9.9\"", 1);
    fs::write(&made, changed).unwrap();
    refused(
        &collect,
        &format!(
            "{plan}: must be a plan of this version, {version}; got one of 9.9.9; try the program of version \
             9.9.9, or planning it again"
        ),
    );
    fs::remove_file(&made).unwrap();
    let hint = format!("try sweep --plan {plan}, then what jobs.txt has");
    let rule = "must be a folder that sweep --plan made";
    refused(&collect, &format!("{plan}: {rule}; got one without plan.json; {hint}"));
    fs::write(&made, text).unwrap();
    assert_eq!(run(&words(&collect)).0, 0);
    assert!(Path::new(&out).exists());
}

#[test]
fn a_trace_that_is_wider_than_a_point_is_refused_before_anything_runs() {
    let wide = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../traces/tests/data/accelsim/address_47_bits.traceg"
    );
    let line = format!("sweep baseline --set l1.sets=16 -- evaluate --timing none --trace {wide}");
    refused(
        &line,
        &format!(
            "sweep: every point must be legal; got 1 of 1 that are not; try other values, or --skip-illegal:\n\
             baseline: {wide}: addresses must have at most the 40 bits of l1.address_bits of baseline; got 47; \
             try --set l1.address_bits=47"
        ),
    );
    let wider = line.replace("l1.sets=16", "l1.address_bits=47");
    assert_eq!(run(&words(&wider)).0, 0);
}
