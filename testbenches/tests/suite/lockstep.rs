//! Runs that pass, runs that must not, and what their reports say.

use crate::toy::{AccumulatorModel, Answer, Config, In, Out, Toy};
use testbenches::dut::Model;
use testbenches::engine::{self, Engine, EngineKind, ModelEngine};
use testbenches::lockstep::{
    Cause, Mismatch, VerifyError, VerifyOptions, Wave, repeat_command, verify, verify_engines,
};

fn mismatch(error: VerifyError) -> Mismatch {
    match error {
        VerifyError::Mismatch(mismatch) => *mismatch,
        other => panic!("{other}"),
    }
}

#[test]
fn three_engines_agree_for_100_000_cycles() {
    let report =
        verify::<Toy<false>>(&Config { width: 8 }, &VerifyOptions::for_test(1, 100_000)).unwrap();
    assert_eq!(report.engines, ["model", "hdl", "verilog"]);
    assert_eq!((report.cycles, report.seed), (100_000, 1));
    assert!(report.resets > 20, "{}", report.resets);
}

#[test]
fn the_narrowest_and_the_widest_agree() {
    for width in [1, 2, 63] {
        let mut options = VerifyOptions::for_test(width as u64, 10_000);
        // At 63 bits the total does not get near its end so soon.
        options.coverage_required = width < 63;
        verify::<Toy<false>>(&Config { width }, &options).unwrap();
    }
}

#[test]
fn a_changed_operator_is_caught_and_the_report_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let wave = folder.path().join("failed.fst");
    let run = || {
        let command = repeat_command("toy", "accumulator", 7, 100_000);
        let options =
            VerifyOptions { wave: Some(wave.clone()), ..VerifyOptions::new(7, 100_000, command) };
        mismatch(verify::<Toy<true>>(&Config { width: 8 }, &options).unwrap_err())
    };
    let failed = run();
    let report = failed.to_string();
    let Cause::Difference(fields) = &failed.cause else { panic!("{report}") };
    // The total that should have stopped at 255 has wrapped; the flag may show it first.
    assert!(fields.iter().any(|field| field.field == "answer_sum"), "{report}");
    let expected = [
        format!("accumulator: the engines differ in cycle {} of seed 7\n", failed.cycle),
        "  answer_sum: model 0xff (255), hdl 0x".to_owned(),
        "config: Config { width: 8 }\n".to_owned(),
        "  cycle".to_owned(),
        "\n  in  add_amount".to_owned(),
        "\n  out answer_sum model".to_owned(),
        "\n  out answer_sum verilog".to_owned(),
        "ff*".to_owned(),
        "repeat: warpcache verify toy --block accumulator --seed 7 --cycles 100000\n".to_owned(),
        format!("waveform: {}", wave.display()),
    ];
    for part in expected {
        assert!(report.contains(&part), "{part:?} is not in\n{report}");
    }
    assert!(matches!(failed.wave, Wave::File(_)));
    assert!(std::fs::metadata(&wave).unwrap().len() > 1000);
    // The same seed fails in the same cycle, word for word.
    assert_eq!(run().to_string(), report);
}

#[test]
fn hdl_and_verilog_are_compared_without_the_model_too() {
    let options = VerifyOptions {
        engines: vec![EngineKind::Hdl, EngineKind::Verilog],
        coverage_required: false,
        ..VerifyOptions::for_test(1, 5_000)
    };
    // Both have the fault, so they agree.
    assert!(verify::<Toy<true>>(&Config { width: 8 }, &options).is_ok());
}

/// The golden model with a fault of one's choice in its outputs.
struct Altered<F> {
    model: AccumulatorModel,
    alter: F,
}

impl<F: Fn(&In, Out) -> Out> Engine<In, Out> for Altered<F> {
    fn name(&self) -> &str {
        "altered"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = AccumulatorModel::new(&Config { width: 8 });
            return Out::default();
        }
        let output = self.model.step(input);
        (self.alter)(input, output)
    }
}

fn run_altered(alone: bool, alter: impl Fn(&In, Out) -> Out + 'static) -> Result<(), VerifyError> {
    let config = Config { width: 8 };
    let altered = Box::new(Altered { model: AccumulatorModel::new(&config), alter });
    let engines: Vec<engine::BoxedEngine<Toy<false>>> = if alone {
        vec![altered]
    } else {
        vec![Box::new(ModelEngine::<Toy<false>>::new(&config)), altered]
    };
    let options = VerifyOptions { wave: None, ..VerifyOptions::for_test(3, 20_000) };
    verify_engines::<Toy<false>>(&config, engines, &options).map(|_| ())
}

#[test]
fn a_payload_is_compared_only_while_it_means_something() {
    let garbage = |_: &In, out: Out| {
        if out.answer.valid {
            out
        } else {
            Out { answer: Answer { sum: 99, label: 99, ..out.answer }, ..out }
        }
    };
    run_altered(false, garbage).unwrap();
    let wrong = |_: &In, out: Out| Out {
        answer: Answer { label: out.answer.label ^ (1 << 99), ..out.answer },
        ..out
    };
    let failed = mismatch(run_altered(false, wrong).unwrap_err());
    assert!(failed.to_string().contains("\n  answer_label: model 0x"), "{failed}");
}

#[test]
fn a_broken_contract_is_caught_even_when_all_engines_agree() {
    let shaky = |input: &In, out: Out| Out {
        answer: Answer { sum: out.answer.sum ^ u64::from(input.answer.ready), ..out.answer },
        ..out
    };
    let failed = mismatch(run_altered(true, shaky).unwrap_err());
    assert!(matches!(failed.cause, Cause::Violation(_)));
    let report = failed.to_string();
    assert!(report.contains("accumulator: a rule is broken in cycle "), "{report}");
    assert!(report.contains("stream answer: the payload must hold until ready"), "{report}");
    assert!(report.ends_with("waveform: none was asked for"), "{report}");
}

#[test]
fn a_bin_never_hit_fails_the_run() {
    let options = VerifyOptions::for_test(1, 50);
    let error = verify::<Toy<false>>(&Config { width: 40 }, &options).unwrap_err().to_string();
    assert!(error.starts_with("accumulator: seed 1, 50 cycles: coverage has "), "{error}");
    assert!(
        error.contains("\n  clear_with_add: never hit: a clear and an amount came in one cycle"),
        "{error}"
    );
}

#[test]
fn progress_is_reported() {
    use std::sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    };
    let done = Arc::new(AtomicU64::new(0));
    let seen = Arc::clone(&done);
    let options = VerifyOptions {
        engines: vec![EngineKind::Model],
        progress: Some(Arc::new(move |cycles| seen.store(cycles, Ordering::Relaxed))),
        ..VerifyOptions::for_test(1, 50_000)
    };
    verify::<Toy<false>>(&Config { width: 8 }, &options).unwrap();
    assert_eq!(done.load(Ordering::Relaxed), 50_000);
}

#[test]
fn no_engine_is_an_error_and_not_a_pass() {
    let options = VerifyOptions {
        engines: Vec::new(),
        coverage_required: false,
        ..VerifyOptions::for_test(1, 50)
    };
    let error = verify::<Toy<false>>(&Config { width: 8 }, &options).unwrap_err();
    assert_eq!(error.to_string(), "accumulator: no engine was given; try model,verilog");
}

#[test]
fn a_waveform_that_cannot_be_written_does_not_hide_the_mismatch() {
    let wave = Some(std::path::PathBuf::from("/nonexistent/failed.fst"));
    let options = VerifyOptions { wave, ..VerifyOptions::for_test(7, 100_000) };
    let failed = mismatch(verify::<Toy<true>>(&Config { width: 8 }, &options).unwrap_err());
    assert!(matches!(failed.cause, Cause::Difference(_)));
    let reason = "waveform: none: accumulator: /nonexistent/failed.fst: ";
    assert!(failed.to_string().contains(reason), "{failed}");
}

/// The golden model until it fails.
struct Failing(ModelEngine<Toy<false>>, u64);

impl Engine<In, Out> for Failing {
    fn name(&self) -> &str {
        "failing"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        self.1 += 1;
        self.0.cycle(reset, input)
    }

    fn fault(&self) -> Option<&str> {
        (self.1 > 100).then_some("a wheel came off")
    }
}

#[test]
fn a_fault_of_an_engine_fails_the_run_even_without_a_difference() {
    let config = Config { width: 8 };
    let model = || ModelEngine::<Toy<false>>::new(&config);
    let engines: Vec<engine::BoxedEngine<Toy<false>>> =
        vec![Box::new(model()), Box::new(Failing(model(), 0))];
    let options = VerifyOptions { wave: None, ..VerifyOptions::for_test(1, 20_000) };
    let failed = mismatch(verify_engines::<Toy<false>>(&config, engines, &options).unwrap_err());
    let report = failed.to_string();
    assert!(report.starts_with("accumulator: engine failing failed by cycle "), "{report}");
    assert!(report.contains("\n  a wheel came off\n"), "{report}");
}
