//! Replay of transactions: answers, wrong input to the letter, engines that differ.

use crate::toy::{AccumulatorModel, Answer, Config, In, Out, Toy};
use std::fs;
use std::sync::{Arc, Mutex};
use testbenches::dut::Model;
use testbenches::engine::{BoxedEngine, Engine, EngineKind, ModelEngine};
use testbenches::replay::{ReplayError, ReplayOptions, replay, replay_engines, replay_with};

const CONFIG: Config = Config { width: 8 };

const INPUT: &str = r#"
{"op":"add","amount":200,"label":"0X00aB"}

 {"label":"0x0", "amount":55, "op":"add"}
{"op":"wait","cycles":150000}
{"op":"clear"}
{"op":"add","amount":1}
"#;

const OUTPUT: &str = r#"{"sum":200,"label":"0xab","operations":1}
{"sum":255,"label":"0x0","operations":2}
{"sum":null,"label":null,"operations":3}
{"sum":null,"label":null,"operations":4}
{"sum":1,"label":"0x0","operations":5}
"#;

#[test]
fn the_same_input_gives_the_same_bytes_from_every_engine() {
    for engine in EngineKind::ALL {
        assert_eq!(replay::<Toy<false>>(&CONFIG, INPUT, &[engine]).unwrap(), OUTPUT, "{engine}");
    }
    assert_eq!(replay::<Toy<false>>(&CONFIG, INPUT, &EngineKind::ALL).unwrap(), OUTPUT);
    assert_eq!(replay::<Toy<false>>(&CONFIG, "", &[EngineKind::Model]).unwrap(), "");
}

#[test]
fn wrong_input_is_refused_with_line_rule_and_what_would_be_legal() {
    let hex = "must be a hexadecimal string of \"0x0\" to \"0x3ffffffffffff\"";
    let cases = [
        ("add", "must be one JSON object; expected value at column 1".to_owned()),
        (
            "[1]",
            "must be one JSON object; invalid type: sequence, expected one JSON object".to_owned(),
        ),
        (
            "{\"op\":\"clear\"} x",
            "must be one JSON object; trailing characters at column 16".to_owned(),
        ),
        (
            "{\"op\":\"clear\"",
            "must be one JSON object; EOF while parsing an object at column 13".to_owned(),
        ),
        (
            r#"{"op":"clear","op":"clear"}"#,
            "must be one JSON object; field \"op\" appears twice".to_owned(),
        ),
        (r#"{"amount":1}"#, "field op: is missing; must be one of add, clear, wait".to_owned()),
        (r#"{"op":"sub"}"#, "field op: must be one of add, clear, wait; got \"sub\"".to_owned()),
        (r#"{"op":1}"#, "field op: must be one of add, clear, wait; got 1".to_owned()),
        (
            r#"{"op":"add","amuont":1}"#,
            "operation add: unknown field \"amuont\"; it takes amount, label".to_owned(),
        ),
        (
            r#"{"op":"clear","amount":1}"#,
            "operation clear: unknown field \"amount\"; it takes none".to_owned(),
        ),
        (
            r#"{"op":"add"}"#,
            "operation add: field amount: is missing; must be an integer of 0 to 255".to_owned(),
        ),
        (
            r#"{"op":"add","amount":256}"#,
            "operation add: field amount: must be an integer of 0 to 255; got 256".to_owned(),
        ),
        (
            r#"{"op":"add","amount":-1}"#,
            "operation add: field amount: must be an integer of 0 to 255; got -1".to_owned(),
        ),
        (
            r#"{"op":"add","amount":1.0}"#,
            "operation add: field amount: must be an integer of 0 to 255; got 1.0".to_owned(),
        ),
        (
            r#"{"op":"add","amount":"1"}"#,
            "operation add: field amount: must be an integer of 0 to 255; got \"1\"".to_owned(),
        ),
        (
            r#"{"op":"add","amount":null}"#,
            "operation add: field amount: must be an integer of 0 to 255; got null".to_owned(),
        ),
        (
            r#"{"op":"wait","cycles":0}"#,
            "operation wait: field cycles: must be an integer of 1 to 1000000; got 0".to_owned(),
        ),
        (
            r#"{"op":"add","amount":1,"label":5}"#,
            format!("operation add: field label: {hex}; got 5"),
        ),
        (
            r#"{"op":"add","amount":1,"label":"5"}"#,
            format!("operation add: field label: {hex}; got \"5\""),
        ),
        (
            r#"{"op":"add","amount":1,"label":"0x"}"#,
            format!("operation add: field label: {hex}; got \"0x\""),
        ),
        (
            r#"{"op":"add","amount":1,"label":"0x+5"}"#,
            format!("operation add: field label: {hex}; got \"0x+5\""),
        ),
        (
            r#"{"op":"add","amount":1,"label":"0x4000000000000"}"#,
            format!("operation add: field label: {hex}; got \"0x4000000000000\""),
        ),
        (
            r#"{"op":"add","amount":1,"label":"0x10000000000000000"}"#,
            format!("operation add: field label: {hex}; got \"0x10000000000000000\""),
        ),
        // Legal by itself, not after the two lines before.
        (
            r#"{"op":"add","amount":56}"#,
            "operation add: field amount: brings the total to 256".to_owned(),
        ),
    ];
    for (line, expected) in cases {
        let input = format!("{{\"op\":\"add\",\"amount\":200}}\n\n{line}\n{{\"op\":\"clear\"}}\n");
        let error = replay::<Toy<false>>(&CONFIG, &input, &[EngineKind::Model]).unwrap_err();
        assert_eq!(error.to_string(), format!("line 3: {expected}"), "{line}");
        assert_eq!(error.exit_status(), 2);
    }
}

/// The golden model with a fault in its outputs.
struct Altered(AccumulatorModel, fn(Out) -> Out);

impl Engine<In, Out> for Altered {
    fn name(&self) -> &str {
        "altered"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.0 = AccumulatorModel::new(&CONFIG);
        }
        (self.1)(self.0.step(input))
    }
}

fn altered(alter: fn(Out) -> Out) -> BoxedEngine<Toy<false>> {
    Box::new(Altered(AccumulatorModel::new(&CONFIG), alter))
}

fn model() -> BoxedEngine<Toy<false>> {
    Box::new(ModelEngine::<Toy<false>>::new(&CONFIG))
}

#[test]
fn the_first_difference_shows_every_answer() {
    let off =
        altered(|out| Out { answer: Answer { sum: out.answer.sum & 0x7f, ..out.answer }, ..out });
    let input = "{\"op\":\"add\",\"amount\":100}\n{\"op\":\"add\",\"amount\":100}\n";
    let error = replay_engines::<Toy<false>>(&CONFIG, input, vec![model(), off]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2: the engines differ on {\"op\":\"add\",\"amount\":100}\n  \
         model: {\"sum\":200,\"label\":\"0x0\",\"operations\":2}\n  \
         altered: {\"sum\":72,\"label\":\"0x0\",\"operations\":2}"
    );
    assert_eq!(error.exit_status(), 1);
}

#[test]
fn a_block_that_never_answers_is_an_error_and_not_a_hang() {
    let mute = |out: Out| Out { answer: Answer { valid: false, ..out.answer }, ..out };
    let input = "{\"op\":\"add\",\"amount\":1}";
    let error = replay_engines::<Toy<false>>(&CONFIG, input, vec![altered(mute)]).unwrap_err();
    assert!(matches!(error, ReplayError::Stuck { line: 1, .. }));
    assert_eq!(
        error.to_string(),
        "line 1: {\"op\":\"add\",\"amount\":1}: engine altered: no answer within 100000 cycles"
    );
    assert_eq!(error.exit_status(), 1);
    // Beside an engine that answers, it is a difference.
    let error =
        replay_engines::<Toy<false>>(&CONFIG, input, vec![model(), altered(mute)]).unwrap_err();
    assert!(error.to_string().ends_with("\n  altered: no answer within 100000 cycles"), "{error}");
}

/// The waveform as text: VCD says which value each signal has when.
#[test]
fn a_waveform_shows_every_transaction_and_progress_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let wave = folder.path().join("run.vcd");
    let told = Arc::new(Mutex::new(Vec::new()));
    let teller = Arc::clone(&told);
    let options = ReplayOptions {
        engines: vec![EngineKind::Model],
        wave: Some(wave.clone()),
        progress: Some(Arc::new(move |done, total| teller.lock().unwrap().push((done, total)))),
        ..ReplayOptions::default()
    };
    let input =
        "{\"op\":\"add\",\"amount\":200}\n\n{\"op\":\"clear\"}\n{\"op\":\"add\",\"amount\":7}\n";
    let answers = replay_with::<Toy<false>>(&CONFIG, input, &options).unwrap();
    assert_eq!(answers.lines().count(), 3);
    assert_eq!(*told.lock().unwrap(), [(1, 3), (2, 3), (3, 3)]);
    let text = fs::read_to_string(&wave).unwrap();
    assert!(text.contains("$enddefinitions") && text.contains(" add_amount "), "{text}");
    // 200 and 7, as changes of a signal of 8 bits.
    assert!(text.contains("\nb11001000 ") && text.contains("\nb00000111 "), "{text}");
}
