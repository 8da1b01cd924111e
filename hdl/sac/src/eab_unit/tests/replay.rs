//! Replay of transactions: the bytes that the three engines give, and wrong input.

use testbenches::engine::EngineKind;
use testbenches::replay::{ReplayError, replay};

use super::super::Dut;
use super::{config, small};

fn line(sums: [u64; 6], memory_side: &str, sm_side: &str) -> String {
    let [total, local, llc, memory_side_hits, crd, crd_hits] = sums;
    format!(
        "{{\"op\":\"evaluate\",\"total_requests\":{total},\"local_requests\":{local},\
         \"memory_side_requests\":{llc},\"memory_side_hits\":{memory_side_hits},\"crd_requests\":{crd},\
         \"crd_hits\":{crd_hits},\"slice_requests_memory_side\":{memory_side},\
         \"slice_requests_sm_side\":{sm_side}}}\n"
    )
}

fn answer(memory_side: u64, sm_side: u64, choose: &str) -> String {
    format!(
        "{{\"eab_memory_side\":{memory_side},\"eab_sm_side\":{sm_side},\"choose\":\"{choose}\"}}\n"
    )
}

#[test]
fn every_engine_gives_the_same_bytes() {
    let input = [
        line([100, 50, 100, 50, 100, 75], "[10,30]", "[20,20]"),
        line([0, 0, 0, 0, 0, 0], "[0,0]", "[0,0]"),
        line([33_554_430, 33_554_430, 100, 50, 100, 50], "[65535,65535]", "[65535,0]"),
    ];
    let expected =
        [answer(333, 800, "sm_side"), answer(0, 0, "memory_side"), answer(600, 400, "memory_side")];
    for engines in [&EngineKind::ALL[..], &EngineKind::ALL[..1], &EngineKind::ALL[2..]] {
        let given = replay::<Dut>(&config(small()), &input.concat(), engines).unwrap();
        assert_eq!(given, expected.concat());
    }
}

#[test]
fn wrong_input_is_refused_with_the_line() {
    let refused = |wrong: &str| {
        let good = line([1; 6], "[1,1]", "[1,1]");
        let input = format!("{good}{wrong}\n");
        let error = replay::<Dut>(&config(small()), &input, &[EngineKind::Model]).unwrap_err();
        assert!(matches!(error, ReplayError::Input { line: 2, .. }), "{error}");
        assert_eq!(error.exit_status(), 2);
        error.to_string()
    };
    let field = "line 2: operation evaluate: field";
    assert_eq!(
        refused(&line([33_554_431, 1, 1, 1, 1, 1], "[1,1]", "[1,1]")),
        format!("{field} total_requests: must be an integer of 0 to 33554430; got 33554431")
    );
    let list = "must be a list of 2 elements, each an integer of 0 to 65535";
    assert_eq!(
        refused(&line([1; 6], "[1]", "[1,1]")),
        format!("{field} slice_requests_memory_side: {list}; got [1]")
    );
    assert_eq!(
        refused(&line([1; 6], "[1,1]", "[1,65536]")),
        format!("{field} slice_requests_sm_side: {list}; got [1,65536]")
    );
    assert_eq!(
        refused(r#"{"op":"evaluate"}"#),
        format!("{field} total_requests: is missing; must be an integer of 0 to 33554430")
    );
    assert_eq!(
        refused(r#"{"op":"evaluat"}"#),
        "line 2: field op: must be one of evaluate; got \"evaluat\""
    );
}
