//! How old a request becomes at most by the rules, from the memories upwards: each step waits for those before it alone.

use core::fmt::Write as _;

use crate::Setup;
use crate::page::hold;

/// The environment's delay: cycles that it keeps a message, a memory's request or a beat waiting whose turn
/// it is.
const WAITS: u64 = 1;

/// A bound for one organisation, of requests that no switch holds.
struct Bound {
    /// From an SM's offer until the request is in the network, and from there to its last beat.
    enter: u64,
    answer: u64,
    /// A flush of the chip.
    flush: u64,
}

impl Bound {
    fn new(setup: &Setup, sm_side: bool) -> Bound {
        let Setup { sac, llc, latency, .. } = setup;
        let [chips, sms, slices] = [sac.chips, sac.sm_ports, sac.slices].map(u64::from);
        let others = u64::max(chips - 1, 1);
        let sectors = u64::from(sac.line_bytes / sac.sector_bytes);
        let (entries, merges) = (u64::from(llc.mshr_entries), u64::from(llc.mshr_merges));
        let (write_backs, atomics) = (u64::from(llc.write_backs), u64::from(llc.atomics));
        let in_buffer = u64::from(llc.atomic_queue) + 1;
        // Places of a way through the network.
        let way = (2 * setup.buffer + setup.in_flight) as u64;

        // A reply competes with those of all tiles at its end, and with the tile's other source at its port.
        let beat = 2 * chips * slices * WAITS;
        let reply = way * chips * slices * WAITS + latency;
        let line = reply + sectors * beat;
        // Memory, behind the beats of all that slices of this number may ask of it.
        let asked = chips * (entries + write_backs + atomics + in_buffer);
        let served = WAITS + latency + asked * sectors * beat;
        // The head of the memory queue leaves; under SM-side atomics before it exchange the held sector.
        let leaves = if sm_side { in_buffer * (2 * served + beat) } else { WAITS };
        // A slice's request finds a place, and is answered. Of 17 that leave the memory queue one is a
        // bypass.
        let (down, answered) = if sm_side {
            let link = 17 * leaves;
            let arrives = way * others * link + (u64::from(sac.link_queue) + 1) * link;
            (others * link, arrives + u64::from(sac.memory_queue) * leaves + served + line)
        } else {
            (2 * leaves, (u64::from(sac.memory_queue) + 2) * leaves + served)
        };
        // An entry: what went down before it, its line, the beats of all loads that wait.
        let ahead = u64::from(llc.miss_queue) + write_backs + atomics;
        let entry = ahead * down + answered + entries * merges * sectors * beat;
        // The head of lookup goes on: a line that is pending, a way or an entry; its victim's sectors; an atomic's place.
        let lookup = 2 * entry + sectors * (down + answered) + answered;
        // Under memory-side the front buffer: a sector written back and one loaded for each atomic.
        let exchange = 2 * (lookup + entry);
        let (accepts, senders) = match sm_side {
            true => (lookup, sms),
            false => (2 * in_buffer * exchange, sms * others),
        };
        let lines = u64::from(sac.slice_sets()) * u64::from(sac.slice_ways);
        Bound {
            enter: senders * accepts,
            answer: (way * senders + u64::from(sac.link_queue) + 2) * accepts + 2 * entry + line,
            flush: exchange + lines * (1 + sectors * down) + answered + 2 * served,
        }
    }
}

/// A request waits to enter, for one switch at most, to enter once more, and for its answer. Once a switch is over nothing
/// is in flight, so that it leaves its entry in the first cycle, even if the next one begins.
fn by_the_rules(setup: &Setup) -> u64 {
    let [memory, sm] = [false, true].map(|sm_side| Bound::new(setup, sm_side));
    let most = |of: fn(&Bound) -> u64| of(&memory).max(of(&sm));
    // Hold, flush, its end with the organisation, and release, each there and back, and a step of each.
    let handshakes = 4 * 2 * 8 * (setup.latency + 1) + 12;
    let switch = most(|bound| bound.answer) + most(|bound| bound.flush) + handshakes;
    2 * most(|bound| bound.enter) + most(|bound| bound.answer) + switch
}

/// A setup by how many chips it has, and what tables call it.
type Named = (&'static str, fn(u32) -> Setup);

/// The measured limit, to which every run is held, is below what the rules promise.
#[test]
fn the_bound_by_the_rules() {
    let setups: [Named; 4] = [
        ("of one place, one MSHR, 4 requests an SM", Setup::tight),
        ("of one place, 8 MSHRs, 16 requests an SM", Setup::busy),
        ("the default depths, 64 requests an SM", Setup::of),
        ("8 MSHRs, a network that holds one message a way", Setup::crowded),
    ];
    let mut rows = String::new();
    for (name, setup) in setups {
        let [two, four] = [2, 4].map(|chips| by_the_rules(&setup(chips)));
        let held_to = setup(2).oldest;
        assert!(held_to < two && two < four, "{name}: {two} {four}");
        let [two, four] = [two, four].map(|cycles| cycles.div_ceil(1_000_000));
        let _ = writeln!(rows, "| {name} | {two} million | {four} million | {held_to} |");
    }
    hold("| queues | by the rules, two chips | by the rules, four chips | held to |", &rows);
}
