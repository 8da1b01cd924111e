//! Waveforms are complete files, or an error.

use super::*;
use std::fs;
use std::path::Path;

#[test]
fn waveforms_are_written_more_than_once_and_after_other_instances_are_gone() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::build(&delay("delay"), Trace::Fst).unwrap();
    let mut instance = program.start(1);
    check_delay(&mut instance, 1);
    drop(program.start(2));
    for name in ["first.fst", "second.fst"] {
        let path = folder.path().join(name);
        instance.open_trace(&path).unwrap();
        check_delay(&mut instance, 2);
        instance.close_trace();
        let bytes = fs::read(&path).unwrap();
        // An FST file starts with the header block, type 0, whose length is 329.
        assert_eq!(bytes[..9], [0, 0, 0, 0, 0, 0, 0, 1, 73], "{name}");
        assert!(bytes.len() > 1000, "{name}: {} bytes", bytes.len());
    }
    let left_open = folder.path().join("third.fst");
    instance.open_trace(&left_open).unwrap();
    check_delay(&mut instance, 3);
    drop(instance);
    assert!(fs::metadata(&left_open).unwrap().len() > 1000);
}

#[test]
fn a_waveform_that_cannot_be_written_is_an_error() {
    let traced = Program::build(&delay("delay"), Trace::Fst).unwrap();
    let error = traced.start(1).open_trace(Path::new("/nonexistent/a.fst")).unwrap_err();
    assert!(error.to_string().starts_with("/nonexistent/a.fst: No such file"), "{error}");
    let plain = Program::build(&delay("delay"), Trace::Off).unwrap();
    let error = plain.start(1).open_trace(Path::new("a.fst")).unwrap_err();
    assert_eq!(error.to_string(), "a.fst: the design was built without waveforms");
}
