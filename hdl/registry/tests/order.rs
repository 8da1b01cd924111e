//! Private L1s behind the links and the L2 of the shared L1's cluster, judged as its nodes are: each load keeps its
//! place in its core's order of requests, against what the core writes before it and after it.

#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

use base::ports;
use base::streams::{DownReply, DownRequest};
use decoupled_l1d::l1d;
use design::Design;
use private::l1;
use shared_l1::cluster::{Class, Cluster, Node, Setup, Span};
use shared_l1::node;
use testbenches::engine::{Engine, EngineKind, make};

/// What the L1s have in common.
const GEOMETRY: &str = "l1.address_bits = 16\nl1.line_bytes = 32\nl1.sector_bytes = 8\nl1.sets = 2\nl1.ways = 2\n\
                        l1.mshr_entries = 3\nl1.mshr_merges = 3\nl1.miss_queue = 3\nl1.id_bits = 5\n";
const CORES: usize = 4;

fn design(kind: &str, fields: &str) -> Design {
    let text = format!("design = \"{kind}\"\nname = \"t\"\n{GEOMETRY}{fields}");
    Design::parse(&text, "t.toml").unwrap()
}

/// A cycle of a private L1: reset and inputs to outputs.
type Cycle = Box<dyn FnMut(bool, &ports::In) -> ports::Out>;

/// A private L1 as a node of a cluster.
struct Private {
    l1: Cycle,
    /// The bit of an identifier at L2 that tells a direct request, of this L1 and of the cluster's nodes.
    direct_bits: [u64; 2],
}

impl Private {
    /// An identifier with the direct bit of `to` for that of `from`.
    fn moved(id: u64, from: u64, to: u64) -> u64 {
        if id & from == 0 { id } else { id & !from | to }
    }
}

impl Engine<node::In, node::Out> for Private {
    fn name(&self) -> &str {
        "private"
    }

    fn cycle(&mut self, reset: bool, input: &node::In) -> node::Out {
        let [own, cluster] = self.direct_bits;
        let id = Private::moved(input.l2_in.id, cluster, own);
        let seen = (self.l1)(
            reset,
            &ports::In {
                core_request: input.core_request,
                core_reply: input.core_reply,
                down_request: input.l2_out,
                down_reply: DownReply { id, ..input.l2_in },
                core_number: input.core_number,
                flush: input.flush,
                ..ports::In::default()
            },
        );
        let id = Private::moved(seen.down_request.id, own, cluster);
        node::Out {
            core_request: seen.core_request,
            core_status: seen.core_status,
            core_reply: seen.core_reply,
            l2_out: DownRequest { id, ..seen.down_request },
            l2_in: seen.down_reply,
            flushed: seen.flushed,
            ..node::Out::default()
        }
    }
}

/// Runs four of them under random programs, every link fast, then those of one class slow, L2 reading early and late.
fn run(direct_bit: usize, l1: impl Fn() -> Cycle) {
    let cluster = design("shared-l1", &format!("shared_l1.cores = {CORES}"));
    let cluster = node::Config::of(&cluster).unwrap();
    let direct_bits = [1 << direct_bit, 1 << (cluster.l1().down_id_bits() - 1)];
    let slow = [None, Some(Class::ToL2), Some(Class::FromL2)];
    for (seed, (class, l2_reads_late)) in
        (0..).zip(slow.into_iter().flat_map(|class| [(class, false), (class, true)]))
    {
        let mut setup = Setup { l2_reads_late, in_flight: 16, ..Setup::default() };
        if let Some(class) = class {
            setup.link_latency[class as usize] = Span::new(1, 200);
        }
        let node = |_| -> Node { Box::new(Private { l1: l1(), direct_bits }) };
        let mut cluster = Cluster::new(&cluster, &setup, (0..CORES).map(node).collect(), seed);
        let seen = cluster.run(10_000).unwrap_or_else(|failure| panic!("{failure}\n{setup:?}"));
        assert!(seen.judged.beats > 500, "{seen:?}");
    }
}

#[test]
fn l1_keeps_each_load_in_its_place() {
    for pending_store in ["stale", "refuse"] {
        let design = design("private", &format!("l1.pending_store = \"{pending_store}\""));
        let config = l1::Config::of(&design).unwrap();
        run(config.down_id_bits() - 1, || {
            let mut engine = make::<l1::Dut>(&config, EngineKind::Model, 1).unwrap();
            Box::new(move |reset, input| engine.cycle(reset, input))
        });
    }
}

#[test]
fn decoupled_l1d_keeps_each_load_in_its_place() {
    for fields in ["", "decoupled.threshold = 0\n", "l1.write_hit = \"evict\""] {
        let design = design("decoupled-l1d", fields);
        let config = l1d::Config::of(&design).unwrap();
        run(config.data().down_id_bits() - 1, || {
            let mut engine = make::<l1d::Dut>(&config, EngineKind::Model, 1).unwrap();
            Box::new(move |reset, input| {
                let ports::In { core_request, core_reply, down_request, down_reply, .. } = *input;
                let ports::In { core_number, flush, counter, .. } = *input;
                let baseline = false;
                let seen = engine.cycle(
                    reset,
                    &l1d::In {
                        core_request,
                        core_reply,
                        down_request,
                        down_reply,
                        core_number,
                        baseline,
                        flush,
                        counter,
                    },
                );
                ports::Out {
                    core_request: seen.core_request,
                    core_status: seen.core_status,
                    core_reply: seen.core_reply,
                    down_request: seen.down_request,
                    down_reply: seen.down_reply,
                    flushed: seen.flushed,
                    ..ports::Out::default()
                }
            })
        });
    }
}
