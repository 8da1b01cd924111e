//! Chunker and receiver together: what the core gets is what it asked for, chunked or not.

use testbenches::stimulus::{Pressure, Rng};

use super::super::{Dut, In, Ready, Wanted};
use super::config;
use crate::chunker;
use crate::testing::design;
use design::Design;
use testbenches::testing::Bench;

/// The bytes of a sector at home.
fn bytes_of(id: u64, sector: u64) -> u64 {
    id << 8 | sector
}

/// Sends requests of all masks from the home to the core; gives the beats on the network.
fn beats(fields: &str) -> usize {
    let design: Design = design(fields);
    let chunker_config = chunker::Config::of(&design).unwrap();
    let mut chunker = Bench::<chunker::Dut>::new(&chunker_config);
    let mut receiver = Bench::<Dut>::new(&config(fields));
    let mut rng = Rng::new(7);
    let (mut network, mut core) = (Pressure::mixed(), Pressure::mixed());
    let mut beats = 0;
    for id in 0..200_u64 {
        let asked = id % 16;
        let mut seen = Vec::new();
        let mut waits = false;
        loop {
            // There may be a gap between two beats; a beat that was shown waits.
            let (is_there, core_ready) = (network.next(&mut rng) || waits, core.next(&mut rng));
            // The chunker's offer, the receiver's answer to it, and then the edge of both: the
            // chunker is asked without `packet_ready` first, which changes nothing in it.
            let mut reply = chunker::In {
                reply: chunker::Reply { valid: is_there, core: 0, id, sectors: asked },
                ..chunker::In::default()
            };
            let sector = chunker.cycle(reply).line.sector;
            reply.line.data[0] = bytes_of(id, sector);
            let beat = chunker.cycle(reply);
            let out = receiver.cycle(In {
                packet: beat.packet.into(),
                wanted: Wanted { sectors: asked },
                core_reply: Ready { ready: core_ready },
            });
            waits = is_there && !out.packet.ready;
            if out.packet.ready {
                beats += 1;
                reply.packet.ready = true;
                assert_eq!(chunker.cycle(reply).reply.ready, out.request.done);
            }
            if out.core_reply.valid && core_ready {
                assert_eq!(out.core_reply.id, id);
                seen.push((out.core_reply.sector, out.core_reply.data[0], out.core_reply.last));
            }
            if out.request.done {
                break;
            }
        }
        let last = 3 - u64::from(asked.leading_zeros()).saturating_sub(60).min(3);
        let sectors = (0..4).filter(|sector| asked >> sector & 1 == 1);
        let expected: Vec<_> = match asked {
            0 => vec![(0, 0, true)],
            _ => sectors.map(|sector| (sector, bytes_of(id, sector), sector == last)).collect(),
        };
        assert_eq!(seen, expected);
    }
    beats
}

/// 200 requests: 12 of each mask of 4 sectors, and 13 of the first eight. Of those of some sector, 187,
/// whole lines take 5 beats each; of none, 13, a header alone.
#[test]
fn the_core_gets_what_it_asked_for_in_fewer_beats() {
    let chunked: usize = (0..200).map(|id: u32| 1 + (id % 16).count_ones() as usize).sum();
    assert_eq!(beats(""), chunked);
    assert_eq!(beats("shared_l1.chunking = false"), 187 * 5 + 13);
}
