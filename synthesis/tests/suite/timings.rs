//! How fast a block is, added up by hand.

use crate::subject::{library, turn};
use std::fs;
use synthesis::{BlockTiming, Error, Path, Sram, Subject, Target, TimingOptions, timing};
use tools::store::Store;

fn timed(subject: &Subject, target: Target, macro_bits: u64) -> Result<BlockTiming, Error> {
    let store = tempfile::tempdir().unwrap();
    let options = TimingOptions {
        targets: vec![target],
        sram: Sram::standard().unwrap(),
        macro_bits: Some(macro_bits),
        store: Store::at(store.path()),
        threads: 2,
    };
    let report = timing(std::slice::from_ref(subject), &options, &|_| {})?;
    Ok(report.blocks.into_iter().next().unwrap())
}

fn path(subject: &Subject, macro_bits: u64) -> Path {
    let target = Target::Liberty(Some(library()));
    timed(subject, target, macro_bits).unwrap().path.unwrap()
}

/// 500 ps of the memory and 10 of the inverter, in the 70 % that an output has.
#[test]
fn the_path_through_a_macro_counts_its_time() {
    let path = path(&turn(), 64);
    assert_eq!(path.kind, "register to output");
    assert_eq!(path.start, "u_words");
    let delays: Vec<f64> = path.steps.iter().map(|step| step.delay_ps).collect();
    assert_eq!(delays, [500.0, 10.0]);
    assert!((path.least_period_ps - 510.0 / 0.7).abs() < 0.01, "{path:?}");
}

#[test]
fn a_longer_path_is_found() {
    let mut slow = turn();
    let text = &mut slow.emitted.modules[1].text;
    *text = text.replace("~data", "~(data ^ (data + 4'd7) ^ (data + 4'd11))");
    assert!(path(&slow, 64).least_period_ps > path(&turn(), 64).least_period_ps + 20.0);
}

/// In flip-flops the memory's words are registers, called as they are in the Verilog.
#[test]
fn a_register_on_a_path_has_its_name() {
    let mut subject = turn();
    subject.sdc = subject.sdc.replace("0.300", "0.000");
    let path = path(&subject, 65);
    assert!(path.start.starts_with("count_q["), "{path:?}");
    assert!(!path.end.contains('$'), "{path:?}");
}

#[test]
fn nextpnr_places_a_block_between_registers() {
    for target in [Target::Ice40, Target::Ecp5] {
        let timing = timed(&turn(), target, 64).unwrap();
        let path = timing.path.unwrap();
        assert_eq!(timing.asked_period_ps, 20_000);
        assert!((500.0..20_000.0).contains(&path.least_period_ps), "{path:?}");
        assert!(path.steps.len() >= 2, "{path:?}");
        // The sum of the path's parts is the period.
        let sum: f64 = path.steps.iter().map(|step| step.delay_ps).sum();
        assert!((sum - path.least_period_ps).abs() < 20.0, "{sum} {path:?}");
    }
}

#[test]
fn what_has_no_timing_is_refused() {
    for target in [Target::Generic, Target::Xilinx] {
        let error = timed(&turn(), target.clone(), 64).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "timing: a target must be one of ice40, ecp5, liberty, liberty=FILE; got {target}; \
                 try liberty"
            )
        );
        assert_eq!(error.status(), 2);
    }
}

/// Yosys reads the function of a cell and no times; OpenSTA wants these whole.
#[test]
fn a_library_without_times_is_the_users_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.lib");
    let good = fs::read_to_string(library()).unwrap();
    fs::write(&file, good.replace("values (\"0.010, ", "values (\"fast, ")).unwrap();
    let error = timed(&turn(), Target::Liberty(Some(file)), 64).unwrap_err();
    assert_eq!(error.status(), 2, "{error}");
}
