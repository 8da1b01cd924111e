//! What nodes do wrong ends a run.

use super::engines::bench;
use super::*;
use base::model::Cache;
use base::ports::{In, Out};
use testbenches::dut::Model as _;
use testbenches::engine::Engine;

/// What is done to a node's outputs, which it does not see.
type Change = fn(&mut Out, u32);

/// A golden node whose `number`th reply to its core is tampered with.
struct Tampered {
    config: private::l1::Config,
    model: Cache,
    /// Last beats of replies so far, and the answer that is to come again.
    replies: u32,
    change: Change,
}

impl Engine<In, Out> for Tampered {
    fn name(&self) -> &str {
        "tampered"
    }

    fn cycle(&mut self, reset: bool, input: &In) -> Out {
        if reset {
            self.model = Cache::new(&self.config);
            return Out::default();
        }
        let mut out = self.model.step(input);
        self.replies += u32::from(out.core_reply.valid && out.core_reply.last);
        (self.change)(&mut out, self.replies);
        out
    }
}

/// What a run says in which one node of two is tampered with.
fn wrong(change: Change) -> String {
    let design = design("private", "");
    let config = private::l1::Config::of(&design).unwrap();
    let cycles = cycles(usual(&design), Some(2), &[]);
    let mut trace = workload("transpose:64", &design);
    let bench = bench(&cycles, &design, 2, trace.as_mut());
    let node = |change| -> Node<private::cluster::Joined> {
        let (config, model) = (config.clone(), Cache::new(&config));
        Box::new(Tampered { config, model, replies: 0, change })
    };
    let slices = cluster::Slices { number: 12, row_bits: 1 };
    let joined = private::cluster::Config { l1: config.clone(), cores: 2, slices };
    let joined = private::cluster::Joined::of(&joined);
    let nodes = vec![node(|_, _| {}), node(change)];
    bench.run(joined, nodes).unwrap_err().to_string()
}

#[test]
fn a_lost_request_is_noticed() {
    let text = wrong(|out, number| out.core_reply.valid &= number != 20 || !out.core_reply.last);
    assert!(
        text.contains("core 1: R22: Asked") && text.contains("within 1048576 cycles"),
        "{text}"
    );
}

#[test]
fn an_answer_that_comes_twice_is_noticed() {
    // In the cycles behind the twentieth the same identifier comes as long as nothing else does.
    let text = wrong(|out, number| {
        if number == 20 && !out.core_reply.valid {
            (out.core_reply.valid, out.core_reply.last) = (true, true);
        }
    });
    assert!(text.contains("core 1: core_reply: nothing may come twice or be invented"), "{text}");
}

#[test]
fn a_write_that_is_changed_is_noticed() {
    let text = wrong(|out, _| out.down_request.data[0] |= u64::from(out.down_request.kind == 1));
    assert!(text.contains("l2_out: L2 must get each write of a core once, as it was"), "{text}");
}
