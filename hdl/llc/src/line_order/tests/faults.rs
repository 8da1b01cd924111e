//! Orders that let through what they must hold, which the monitor notices by itself.

use testbenches::lockstep::{VerifyOptions, verify_engines};
use testbenches::testing::faulty;

use super::super::Dut;
use super::config;
use crate::streams::MemoryRequest;

/// The monitor's message for an order that lets some requests pass, whatever is unanswered.
fn said(passes: fn(&MemoryRequest) -> bool) -> String {
    let config = config(8);
    let wrong = faulty::<Dut>(
        &config,
        |_, _, _| {},
        move |input, out| {
            if passes(&input.request) {
                out.memory_request = input.request;
                out.request.ready = input.memory_request.ready;
            }
        },
    );
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 200_000, "none") };
    verify_engines::<Dut>(&config, vec![wrong], &options)
        .map_or_else(|error| error.to_string(), |_| String::new())
}

#[test]
fn a_wrong_order_is_found() {
    assert_eq!(said(|_| false), "");
    for passes in [
        (|_| true) as fn(&MemoryRequest) -> bool,
        |request| request.kind == 0,
        |request| request.kind == 1,
        |request| request.kind == 2,
    ] {
        let report = said(passes);
        assert!(report.contains("must be what the requests before it left"), "{report}");
    }
}
