//! Errors of the input name the fault, and nothing is given; the same input gives the same bytes.

use crate::designs;
use crate::golden;
use crate::support::{about, files, of};
use constraints::{About, Options, artefacts};

fn refused(change: impl FnOnce(&mut About, &mut Options, &mut Vec<String>)) -> String {
    let design = designs::exchange();
    let (mut about, mut options, mut files) = (about(&design), Options::default(), files(&design));
    change(&mut about, &mut options, &mut files);
    let vectors = golden::vectors(&design);
    artefacts(&design.manifest, &files, Some(&vectors), &about, &options).unwrap_err().to_string()
}

#[test]
fn options_out_of_range_are_refused() {
    assert_eq!(
        refused(|_, options, _| options.clock_period_ps = 0),
        "constraints.clock_period_ps: must be in 50..=1000000; got 0; try 50"
    );
}

#[test]
fn files_that_are_not_the_modules_are_refused() {
    assert_eq!(
        refused(|_, _, files| files.reverse()),
        "exchange_width70: the files must be those of its modules, leaf first (ram_4x70_r1.v, \
         exchange_width70.v); got exchange_width70.v, ram_4x70_r1.v"
    );
}

#[test]
fn a_module_with_the_testbenchs_name_is_refused() {
    let mut design = designs::compare();
    design.manifest.modules = vec!["compare_testbench".into(), "compare".into()];
    let files = ["compare_testbench.v".into(), "compare.v".into()];
    let (vectors, options) = (golden::vectors(&design), Options::default());
    let error = artefacts(&design.manifest, &files, Some(&vectors), &about(&design), &options);
    assert_eq!(
        error.unwrap_err().to_string(),
        "compare: no module may be called compare_testbench, which is the testbench"
    );
}

#[test]
fn a_timing_diagram_that_does_not_fit_is_refused() {
    let wrong = |change: fn(&mut constraints::Lane)| {
        refused(|about, _, _| change(&mut about.timing.as_mut().unwrap().lanes[2]))
    };
    assert_eq!(
        wrong(|lane| lane.port = "push_dat".into()),
        "exchange_width70: timing of push_dat: there is no such port"
    );
    assert_eq!(
        wrong(|lane| lane.wave = "x=xy".into()),
        "exchange_width70: timing of push_data: a state must be one of p01.x=|; got 'y'"
    );
    assert_eq!(
        wrong(|lane| lane.wave = "x=x".into()),
        "exchange_width70: timing of push_data: must have 4 cycles as the first lane; got 3"
    );
    assert_eq!(
        wrong(|lane| lane.wave = ".=x.".into()),
        "exchange_width70: timing of push_data: must begin with a state"
    );
    assert_eq!(
        wrong(|lane| lane.data.clear()),
        "exchange_width70: timing of push_data: must have a label for each of 1 values; got 0"
    );
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    for design in designs::all() {
        let all = of(&design);
        assert_eq!(all, of(&design));
        for (name, text) in all {
            assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{name} ends badly:\n{text}");
            let ragged = text.lines().find(|line| line.trim_end() != *line);
            assert_eq!(ragged, None, "{name}");
        }
    }
}
