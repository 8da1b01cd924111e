//! Replies reach their cores while no request moves.

use shared_l1::cluster::{Class, Cluster, Kind, Setup, Span};

use crate::config;
use crate::nodes::golden;

#[test]
fn r22_replies_drain_while_every_request_queue_is_full() {
    // Sampling without an end: every line of set 1 is shared.
    let config = config(
        "shared_l1.cores = 4\nl1.id_bits = 6\nl1.miss_queue = 2\nshared_l1.remote_in_queue = 2\n\
         shared_l1.remote_request_out_queue = 2\nshared_l1.home_requests = 8\n\
         dyneb.samples = 65535",
    );
    let setup = Setup { requests: Span::new(0, 0), outstanding: 60, ..Setup::default() };
    // Runs in which requests of every core to L2, of others, and to homes wait: a core whose write waits for its line,
    // or whose head waits for another's full queue, fills none of its queues.
    let mut standing = [0; 3];
    for seed in 0..8 {
        let mut cluster = Cluster::new(&config, &setup, golden(&config), seed);
        for round in 0..400 {
            for core in 0..4 {
                let kind = [Kind::Load, Kind::Store, Kind::Load, Kind::Atomic][round % 4];
                // Loads and writes have separate lines.
                let tag = (7 * round + 3 * core) % 64 + 64 * (round % 4);
                cluster.ask(core, kind, config.core().line_of(1, tag as u64));
            }
        }
        let run = |cluster: &mut Cluster, cycles| {
            cluster.run(cycles).unwrap_or_else(|failure| panic!("{failure}"));
        };
        run(&mut cluster, 500);
        assert!(!cluster.is_drained());
        cluster.hold(Class::ToL2, true);
        run(&mut cluster, 2_000);
        let [to_homes, to_l2, ..] = cluster.seen().beats;
        run(&mut cluster, 500);
        assert_eq!(cluster.seen().beats[..2], [to_homes, to_l2], "seed {seed}");
        let outs = cluster.outs();
        let stand = [
            outs.iter().all(|out| out.l2_out.valid),
            outs.iter().any(|out| !out.remote_in.ready),
            outs.iter().any(|out| out.remote_request_out.valid),
        ];
        for (number, stands) in standing.iter_mut().zip(stand) {
            *number += u32::from(stands);
        }
        assert!(cluster.is_drained() && !cluster.is_idle(), "seed {seed}");
        cluster.hold(Class::ToL2, false);
        run(&mut cluster, 40_000);
        assert!(cluster.is_idle(), "seed {seed}");
    }
    assert!(standing.iter().zip([4, 8, 7]).all(|(&runs, least)| runs >= least), "{standing:?}");
}
