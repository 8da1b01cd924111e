//! Faults of nodes end a run.

use super::engines::bench;
use super::*;
use base::model::Cache;
use base::ports::{In, Out};
use cluster::Node;
use testbenches::dut::Model as _;
use testbenches::engine::Engine;

/// A change of a node's outputs, which it does not see: the outputs, last beats to the core so far, and whose
/// the last was.
type Change = fn(&mut Out, u32, u64);

/// A golden node whose outputs are tampered with.
struct Tampered {
    config: private::l1::Config,
    model: Cache,
    replies: u32,
    last_id: u64,
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
        if out.core_reply.valid && out.core_reply.last {
            (self.replies, self.last_id) = (self.replies + 1, out.core_reply.id);
        }
        (self.change)(&mut out, self.replies, self.last_id);
        out
    }
}

/// The message of a run in which one node of two is tampered with.
fn wrong(change: Change) -> String {
    let design = design("private", "");
    let config = private::l1::Config::of(&design).unwrap();
    let cycles = cycles(usual(&design), Some(2), &[]);
    let mut trace = workload("transpose:64", &design);
    let bench = bench(&cycles, &design, 2, trace.as_mut());
    let node = |change| -> Node<private::cluster::Joined> {
        let (config, model) = (config.clone(), Cache::new(&config));
        Box::new(Tampered { config, model, replies: 0, last_id: 0, change })
    };
    let slices = cluster::Slices { number: 12, row_bits: 1 };
    let joined = private::cluster::Config { l1: config.clone(), cores: 2, slices };
    let joined = private::cluster::Joined::of(&joined);
    let nodes = vec![node(|_, _, _| {}), node(change)];
    bench.run(joined, nodes).unwrap_err().to_string()
}

#[test]
fn a_lost_request_is_noticed() {
    let text = wrong(|out, number, _| out.core_reply.valid &= number != 20 || !out.core_reply.last);
    assert!(
        text.contains("core 1: R22: Asked") && text.contains("within 1048576 cycles"),
        "{text}"
    );
}

#[test]
fn an_answer_that_comes_twice_is_noticed() {
    // In the first cycle behind the twentieth in which nothing else comes.
    let text = wrong(|out, number, last_id| {
        if number >= 20 && !out.core_reply.valid {
            (out.core_reply.valid, out.core_reply.last, out.core_reply.id) = (true, true, last_id);
        }
    });
    assert!(text.contains("core 1: core_reply: nothing may come twice or be invented"), "{text}");
}

#[test]
fn a_write_that_is_changed_is_noticed() {
    let text = wrong(|out, _, _| out.down_request.data[0] |= u64::from(out.down_request.kind == 1));
    assert!(text.contains("l2_out: L2 must get each write of a core once, as it was"), "{text}");
}
