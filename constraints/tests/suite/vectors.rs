//! The file of the vectors, and what both benches say when it or the hardware is wrong.

use crate::designs;
use crate::golden;
use crate::support::{Folder, Said, about, files};
use constraints::{Options, Vectors, artefacts};
use emit::Design;
use testbenches::testing::at_depth;

fn text(design: &Design, vectors: &Vectors) -> Result<String, String> {
    let options = Options::default();
    let all = artefacts(&design.manifest, &files(design), Some(vectors), &about(design), &options);
    let all = all.map_err(|error| error.to_string())?;
    Ok(all.into_iter().find(|(name, _)| name.ends_with("_vectors.hex")).unwrap().1)
}

#[test]
fn a_line_has_reset_and_every_port_in_whole_digits() {
    let design = designs::exchange();
    let text = text(&design, &golden::vectors(&design)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let expected = [
        "// warpcache 0.1.0: example of design test-design",
        "// 300 cycles of one seed.",
        "// reset push_valid push_ready push_data[69:0] clear pop_valid pop_ready pop_data[69:0] is_busy \
         ram_error",
    ];
    assert_eq!(lines[..3], expected);
    let cycles = &lines[3..];
    assert_eq!(cycles.len(), golden::CYCLES);
    let widths = |line: &str| line.split('_').map(str::len).collect::<Vec<_>>();
    assert!(cycles.iter().all(|line| widths(line) == [1, 1, 1, 18, 1, 1, 1, 18, 1, 1]));
    // Nothing is expected in a cycle of reset, nor of a payload that means nothing.
    assert!(
        cycles[0].starts_with("1_") && cycles[0].matches('x').count() == 5 + 17,
        "{}",
        cycles[0]
    );
    assert!(cycles[1].starts_with("0_") && cycles[1].matches('x').count() == 18, "{}", cycles[1]);
}

#[test]
fn vectors_that_do_not_fit_are_refused() {
    let design = designs::compare();
    let refused = |change: fn(&mut Vectors)| {
        let mut vectors = golden::vectors(&design);
        change(&mut vectors);
        text(&design, &vectors).unwrap_err()
    };
    let first = "compare: vectors: the first cycle must be one of reset";
    assert_eq!(refused(|vectors| vectors.cycles.clear()), first);
    assert_eq!(refused(|vectors| vectors.cycles[0].is_reset = false), first);
    assert_eq!(
        refused(|vectors| vectors.fields[1].name = "c".into()),
        "compare: vectors: b must have a value"
    );
    assert_eq!(
        refused(|vectors| vectors.cycles[2].means[0] = false),
        "compare: vectors: cycle 2: a must have a value"
    );
    assert_eq!(
        refused(|vectors| vectors.cycles[2].words.clear()),
        "compare: vectors: cycle 2: a must have a value"
    );
    assert_eq!(
        refused(|vectors| vectors.cycles[3].words[4] = 2),
        "compare: vectors: cycle 3: is_equal must have at most 1 bits; got \
         00000000000000000000000000000002"
    );
    assert_eq!(
        refused(|vectors| vectors.cycles[3].words[6..8].copy_from_slice(&[0, 1])),
        "compare: vectors: cycle 3: greater must have at most 8 bits; got \
         00000000000000010000000000000000"
    );
}

#[test]
fn both_benches_pass_and_compare() {
    for design in designs::all() {
        let folder = Folder::new(&design);
        let Said { is_done, text } = folder.simulate();
        let passed = format!("PASS: {}: 300 cycles, ", folder.top);
        let (_, rest) = text.split_once(&passed).unwrap_or_else(|| panic!("{text}"));
        let compared: usize = rest.split(' ').next().unwrap().parse().unwrap();
        assert!(is_done && compared > 200 && !text.contains("_testbench.v:"), "{text}");
    }
}

#[test]
fn both_benches_notice_a_wrong_value() {
    let faults = [
        (designs::exchange(), "assign push_ready = ", "assign push_ready = !", "push_ready"),
        (designs::compare(), "a < b", "a <= b && a != 8'd7 && b != 8'd9", "greater"),
        (designs::table(), "(read_address)", "(read_address ^ write_address)", "read_data"),
    ];
    // Each harness compiles for seconds.
    for (design, from, to, port) in faults.into_iter().take(at_depth(3, 1)) {
        let folder = Folder::new(&design);
        folder.replace("<top>.v", from, to);
        let Said { is_done, text } = folder.simulate();
        assert!(!is_done && text.contains(&format!(": {port}[0] is ")), "{text}");
        let said = folder.script("build.sh", &[]);
        assert!(
            !said.is_done && said.text.contains(&format!(": {port} is wrong")),
            "{}",
            said.text
        );
    }
}

#[test]
fn both_benches_notice_what_reset_forgets() {
    let folder = Folder::new(&designs::exchange());
    folder.replace("<top>.v", "if (reset) begin", "if (reset && !reset) begin");
    let Said { is_done, text } = folder.simulate();
    assert!(!is_done && text.contains("push_ready[0] is X, must be 1"), "{text}");
    assert!(!folder.script("build.sh", &[]).is_done);
}

#[test]
fn both_benches_miss_no_line_of_the_vectors() {
    let folder = Folder::new(&designs::compare());
    let all = folder.read("<top>_vectors.hex");
    for lines in [all.lines().count() - 1, 0] {
        let fewer: String = all.lines().take(lines).map(|line| format!("{line}\n")).collect();
        folder.write("<top>_vectors.hex", &fewer);
        let Said { is_done, text } = folder.simulate();
        assert!(!is_done && text.contains("compare_vectors.hex must have 300 lines"), "{text}");
        let said = folder.script("build.sh", &[]);
        let expected = "compare_vectors.hex must have 300 lines";
        assert!(!said.is_done && said.text.contains(expected), "{}", said.text);
    }
}

#[test]
fn without_vectors_there_is_nothing_that_replays_them() {
    let design = designs::exchange();
    let options = Options::default();
    let all = |vectors| {
        artefacts(&design.manifest, &files(&design), vectors, &about(&design), &options).unwrap()
    };
    let vectors = golden::vectors(&design);
    let (with, without) = (all(Some(&vectors)), all(None));
    let names = |all: &[(String, String)]| -> Vec<String> {
        all.iter().map(|(name, _)| name.clone()).collect()
    };
    let left_out: Vec<String> =
        names(&with).into_iter().filter(|name| !names(&without).contains(name)).collect();
    let top = "exchange_width70";
    let (bench, file) = (format!("{top}_testbench.v"), format!("{top}_vectors.hex"));
    assert_eq!(left_out, [bench.as_str(), "build.sh", "harness.cpp", file.as_str()]);
    for (name, text) in &without {
        for other in &left_out {
            assert!(!text.contains(other.as_str()), "{name} names {other}:\n{text}");
        }
        assert!(!text.contains("_vectors"), "{name}:\n{text}");
    }
}
