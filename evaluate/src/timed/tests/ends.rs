//! Whatever the trace, it comes to its end, and twice to the same.

use super::*;
use testbenches::testing::at_depth;

#[test]
fn cores_without_work_end() {
    // Two groups on 15 cores, then diagonals of one group and of two.
    for (design, cycles) in designs(15) {
        let trace = workload("needleman_wunsch:32", &design);
        let (report, ran) = self::ran(&design, &cycles, trace, &Part::default());
        assert_eq!((ran.kernels, report.cores.len()), (3, 15));
        assert_eq!(report.cores[14]["loads"], 0);
    }
}

#[test]
fn kernels_follow_at_once() {
    // An empty kernel takes the flush: 32 sets, and the cycles in which it rises, is high and has fallen.
    let design = design("private", "");
    let cycles = cycles(usual(&design), Some(2), &[EngineKind::Model]);
    let kernel = "{\"kind\":\"kernel\",\"name\":\"k\",\"groups\":1,\"warps\":1}\n";
    let run = |kernels: usize| {
        let (report, ran) =
            self::ran(&design, &cycles, lines(&kernel.repeat(kernels)), &Part::default());
        assert_eq!(ran, Ran { kernels: kernels as u64, requests: 0 });
        report.total_of("cycles").unwrap()
    };
    let (one, two, ten) = (run(1), run(2), run(10));
    assert!((33..=36).contains(&one), "{one}");
    assert_eq!(ten - two, 8 * (two - one));
    assert!(two - one <= one + 2, "{one} {two}");
}

#[test]
fn one_core_one_warp_and_one_record_work() {
    let line = "{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}\n";
    for kind in ["private", "decoupled-l1d", "shared-l1"] {
        let fields = if kind == "shared-l1" { "shared_l1.cores = 1" } else { "" };
        let design = design(kind, fields);
        let system = system("cores = { cores = 1, warps = 1, groups = 1, outstanding = 1 }");
        let cycles = cycles(system, Some(1), &[EngineKind::Model]);
        let (report, _) = ran(&design, &cycles, lines(line), &Part::default());
        assert_eq!(report.total_of("loads"), Some(1), "{kind}");
        let flush = "{\"kind\":\"flush\"}\n";
        let (report, _) = ran(&design, &cycles, lines(flush), &Part::default());
        assert_eq!(report.total_of("loads"), Some(0), "{kind}");
    }
}

#[test]
fn barriers_of_warps_that_have_ended_let_the_others_go() {
    let record = |warp: u32, rest: &str| format!("{{\"group\":0,\"warp\":{warp},{rest}}}\n");
    let load =
        |warp, line| record(warp, &format!("\"kind\":\"load\",\"line\":{line},\"sectors\":1"));
    let barrier = |warp| record(warp, "\"kind\":\"barrier\"");
    let kernel = "{\"kind\":\"kernel\",\"name\":\"k\",\"groups\":1,\"warps\":3}\n";
    // Warp 2 ends before the second barrier; warp 0 has barriers in a row.
    let text = [
        kernel.to_string(),
        [load(0, 1), barrier(0), barrier(0), load(0, 2), barrier(0)].concat(),
        [load(1, 3), barrier(1), load(1, 4), barrier(1), barrier(1), load(1, 5)].concat(),
        [barrier(2), load(2, 6)].concat(),
    ];
    let design = design("private", "");
    let cycles = cycles(usual(&design), Some(1), &[EngineKind::Model]);
    let (report, ran) = ran(&design, &cycles, lines(&text.concat()), &Part::default());
    assert_eq!((ran.requests, report.total_of("miss")), (6, Some(6)));
    // A million of them need no stack.
    let many = kernel.to_string() + &barrier(0).repeat(100_000);
    let (report, _) = self::ran(&design, &cycles, lines(&many), &Part::default());
    assert!(report.total_of("cycles") < Some(50));
}

#[test]
fn parts_end_where_they_are_to() {
    for (design, cycles) in designs(3) {
        let run = |kernels, requests| {
            let part = Part { kernels, requests };
            ran(&design, &cycles, workload("needleman_wunsch:40", &design), &part).1
        };
        let all = run(0..u64::MAX, u64::MAX);
        let parts = [run(0..2, u64::MAX), run(2..3, u64::MAX), run(3..9, u64::MAX)];
        assert_eq!(parts.map(|part| part.kernels), [2, 1, 2]);
        assert_eq!(parts.iter().map(|part| part.requests).sum::<u64>(), all.requests);
        assert_eq!(run(1..4, 7), Ran { kernels: 1, requests: 7 });
        let part = Part { kernels: 7..9, requests: u64::MAX };
        let mut trace = workload("needleman_wunsch:40", &design);
        let error = cycles.run(&design, trace.as_mut(), "t", &part).unwrap_err().to_string();
        let expected = "t: --kernels must begin below 5, the number of kernels of the trace; got 7..9; try --kernels 4..";
        assert_eq!(error, expected);
    }
}

#[test]
fn the_same_run_gives_the_same_report() {
    for (design, cycles) in designs(3) {
        let run = || {
            let trace = workload("histogram:2000", &design);
            let (report, ran) = self::ran(&design, &cycles, trace, &Part::default());
            (report.cores, report.total, ran)
        };
        let beside = std::thread::scope(|scope| scope.spawn(run).join().unwrap());
        assert_eq!(run(), beside);
    }
}

#[test]
fn a_wrong_trace_is_reported() {
    let head = "{\"kind\":\"trace\",\"name\":\"t\",\"source\":\"s\",\"line_bytes\":128,\"sector_bytes\":32,\
                \"by\":\"core\",\"cores\":1}\n";
    let line = "{\"core\":0,\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}\n";
    let text = head.to_string() + &line.repeat(300) + "{\"kind\":\"lod\"}\n";
    let design = design("private", "");
    let cycles = cycles(usual(&design), Some(1), &[EngineKind::Model]);
    let error = cycles.run(&design, lines(&text).as_mut(), "t", &Part::default()).unwrap_err();
    assert!(matches!(&error, Stopped::Trace(_)), "{error}");
    assert!(error.to_string().contains("line 302: "), "{error}");
}

#[test]
fn what_cores_run_and_wait_for_is_bounded() {
    let design = design("private", "");
    let cycles = cycles(usual(&design), Some(2), &[]);
    let record = |group: u32| {
        format!("{{\"group\":{group},\"warp\":0,\"kind\":\"load\",\"line\":1,\"sectors\":1}}\n")
    };
    // Core 1 has nothing to do, and reads all groups of core 0 before it knows: 14 bytes each, and 8 of its warp.
    let text: String = (0..100).map(|group| record(2 * group)).collect();
    let run = |most| {
        let mut trace = lines(&text);
        let mut bench = engines::bench(&cycles, &design, 2, trace.as_mut());
        bench.source.most_resident = most;
        designs::run(bench).map(|(_, ran)| ran.requests).map_err(|stopped| stopped.to_string())
    };
    assert_eq!(run(100 * 22), Ok(100));
    let what = "what cores run and wait for must have at most 2199 bytes; got more; try fewer --cores, or --kernels";
    assert_eq!(run(100 * 22 - 1), Err(format!("t: {what}")));
}

#[test]
fn settings_that_open_holes_show_them() {
    let older = |setting: &str, records: u64| {
        let fields = format!(
            "l1 = {{ sets = 2, ways = 4 }}\nshared_l1 = {{ cores = 3, min_routing = false, {setting} }}\n\
             dyneb = {{ samples = 4, execute = 40, sampling_limit = 60, private_miss_rate_percent = 0 }}"
        );
        let design = design("shared-l1", &fields);
        let cycles = cycles(usual(&design), None, &[EngineKind::Model]);
        let mut rng = testbenches::stimulus::Rng::new(5);
        let record = |_| {
            let kind = match rng.below(16) {
                0..=10 => "load",
                11..=13 => "store",
                _ => "atomic",
            };
            let (core, line, sector) = (rng.below(3), rng.below(24), 1 << rng.below(4));
            format!(
                "{{\"core\":{core},\"warp\":0,\"kind\":\"{kind}\",\"line\":{line},\"sectors\":{sector}}}\n"
            )
        };
        let text: String = (0..records).map(record).collect();
        let (report, _) =
            cycles.run(&design, lines(&text).as_mut(), "t", &Part::default()).unwrap();
        report.total_of("older_than_own_store").unwrap()
    };
    let right = at_depth(20_000, 8_000);
    assert_eq!(older("leftover = \"probe\"", right), 0);
    assert_eq!(older("leftover = \"flush\"", right), 0);
    let few = at_depth(20_000, 5_000);
    for (hole, records) in [
        ("store_path = \"mode\"", few),
        ("atomic_path = \"direct\"", few),
        ("leftover = \"lazy\"", 20_000),
    ] {
        assert!(older(hole, records) > 0, "{hole}");
    }
}
