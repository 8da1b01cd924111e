//! The bins that a configuration has no room for.

use testbenches::coverage::Unreachable;

use super::super::Config;
use super::{Covered, ends_phases};
use Covered::*;
use design::{AtomicPath, Leftover, SharingMode, StorePath, WriteHit};

/// Bins that need another core.
const OF_SEVERAL_CORES: &[Covered] = &[
    copy_hit,
    copy_miss,
    load_to_home,
    load_to_l2,
    direct_load_to_home,
    direct_load_to_l2,
    store_writes_copy,
    store_evicts_copy,
    store_without_copy,
    store_makes_copy_stale,
    store_to_l2,
    store_evicts_leftover,
    atomic_to_home,
    atomic_evicts_copy,
    atomic_makes_copy_stale,
    store_by_mode,
    unseen_by_the_tags,
    blocked,
    not_blocked,
    tracker_full,
    store_tracker_full,
    request_queue_full,
    write_waits_for_pending,
    home_without_room,
    remote_waits_for_own,
    remote_hit,
    remote_joins,
    remote_misses,
    remote_joins_own,
    own_joins_remote,
    bypasses_without_entry,
    bypasses_without_way,
    bypasses_full_entry,
    bypasses_stale,
    bypasses_as_asked,
    bypasses_in_flush,
    remote_store_hits,
    remote_store_misses,
    remote_store_makes_stale,
    remote_atomic_evicts,
    leftover_first,
    turned_shared,
    remote_in_full,
    remote_in_emptied,
    home_requests_full,
    head_waits_for_entry,
    head_waits_for_room,
    head_insists,
    own_before_head,
    request_out_full,
    request_out_in_and_out,
    remote_out_full,
    remote_reply_in_full,
    remotes_full,
    stores_full,
    packet_and_l1_reply,
    l1_waits_for_packet,
    packet_waits_for_l1,
    rest_of_packet,
    acknowledged_by_home,
    packet_of_several,
    packet_waits,
    issue_and_release,
    remote_in_flush,
];

/// Cases that need sets of either mode, or a change of mode.
const OF_TWO_MODES: &[Covered] = &[
    store_evicts_leftover,
    leftover_first,
    turned_shared,
    turned_private,
    sampled_again,
    write_waits_for_pending,
    store_makes_copy_stale,
    blocked,
];

/// Cases that need a private set.
const OF_PRIVATE: &[Covered] = &[
    copy_hit,
    copy_miss,
    store_by_mode,
    store_writes_copy,
    store_evicts_copy,
    store_without_copy,
    atomic_evicts_copy,
    atomic_makes_copy_stale,
];

/// Cases that need a request that goes to a home, or a load or store that leaves.
const OF_SHARED: &[Covered] = &[
    load_to_home,
    load_to_l2,
    direct_load_to_home,
    direct_load_to_l2,
    store_to_l2,
    atomic_to_home,
    unseen_by_the_tags,
    not_blocked,
    request_queue_full,
    home_without_room,
    own_line_replaced_in_shared,
    request_out_full,
    request_out_in_and_out,
    remote_reply_in_full,
    packet_and_l1_reply,
    l1_waits_for_packet,
    packet_waits_for_l1,
    rest_of_packet,
    acknowledged_by_home,
];

/// Each with the reason.
pub fn unreachable(config: &Config) -> Vec<Unreachable<Covered>> {
    let mut bins: Vec<Unreachable<Covered>> = Vec::new();
    let mut add = |holds: bool, reason: &str, more: &[Covered]| {
        let more = if holds { more } else { &[] };
        for &bin in more {
            if bins.iter().all(|other| other.bin != bin) {
                bins.push(Unreachable::new(bin, reason));
            }
        }
    };
    let (l1, paths) = (config.l1(), config.classifier());
    let (remotes, homes) = (config.remote_tracker(), config.remote_request_out_queue());
    let stores = config.store_tracker();
    add(config.cores() == 1, "there is no other core", OF_SEVERAL_CORES);
    let mode = paths.mode();
    add(mode != SharingMode::Dynamic, "all sets keep one mode", OF_TWO_MODES);
    add(mode == SharingMode::Shared, "no set is private", OF_PRIVATE);
    add(mode == SharingMode::Private, "no set is shared", OF_SHARED);
    add(!l1.waits_when_full(), "what finds no room is refused", &[waited, remote_waits_for_own]);
    add(
        !ends_phases(config),
        "phases are too long to be waited for",
        &[turned_private, sampled_again],
    );
    add(
        !l2_is_nearer(config),
        "no slice of L2 is nearer than a home",
        &[load_to_l2, direct_load_to_l2],
    );
    add(
        !l2_is_nearer(config),
        "no store goes to a slice of L2",
        &[store_to_l2, store_makes_copy_stale],
    );
    add(
        !l2_is_nearer(config)
            && paths.atomic_path() == AtomicPath::Home
            && paths.filter_bits().is_none(),
        "every atomic that leaves goes to a home",
        &[atomic_makes_copy_stale],
    );
    add(paths.atomic_path() == AtomicPath::Direct, "atomics go to L2", &[atomic_to_home]);
    add(
        paths.store_path() == StorePath::Mode,
        "stores of a private set take the local way",
        &[store_writes_copy, store_evicts_copy, store_without_copy],
    );
    add(
        paths.filter_bits().is_none() && paths.store_path() != StorePath::Mode,
        "stores leave in either mode",
        &[store_by_mode],
    );
    add(
        paths.filter_bits().is_none(),
        "no filter keeps lines private",
        &[held_back, kept_private, atomic_kept_private],
    );
    add(
        paths.leftover() == Leftover::Lazy,
        "leftovers are not looked for",
        &[store_evicts_leftover],
    );
    add(
        paths.store_path() == StorePath::Mode && paths.leftover() == Leftover::Lazy,
        "no store that leaves looks for a copy",
        &[store_makes_copy_stale],
    );
    add(paths.leftover() != Leftover::Lazy, "leftovers are looked for", &[unseen_by_the_tags]);
    add(
        paths.leftover() == Leftover::Flush,
        "no leftover is there in a shared set",
        &[store_evicts_leftover, leftover_first],
    );
    add(l1.write_hit() == WriteHit::Evict, "stores write no copy", &[store_writes_copy]);
    add(
        l1.merges() == 1,
        "an entry takes its miss alone",
        &[own_hit_pending, remote_joins, remote_joins_own, own_joins_remote],
    );
    add(l1.entries() <= l1.ways(), "entries end before the ways do", &[bypasses_without_way]);
    let lines = l1.ways() * l1.sets();
    add(
        lines <= l1.entries(),
        "no way is free when the last entry is taken",
        &[bypasses_without_entry],
    );
    // With as many entries as lines both end at once, and a load is refused for want of both.
    add(lines < l1.entries(), "ways end before the entries do", &[no_entry_for_own, entries_full]);
    add(
        remotes.requests() == 1,
        "one request is in flight at most",
        &[not_blocked, issue_and_release, request_out_in_and_out],
    );
    add(
        remotes.requests() <= stores.lines().min(stores.merges()),
        "requests in flight end before the store tracker's room",
        &[store_tracker_full],
    );
    add(
        remotes.requests() <= homes,
        "requests in flight end before the queue",
        &[request_queue_full],
    );
    add(remotes.requests() < homes, "the queue is never full", &[request_out_full]);
    add(homes == 1, "the queue holds one", &[request_out_in_and_out]);
    add(
        l1.sectors() == 1,
        "a line has one sector",
        &[packet_and_l1_reply, packet_of_several, rest_of_packet],
    );
    bins
}

/// Some core has a slice of L2 nearer than a home.
fn l2_is_nearer(config: &Config) -> bool {
    let router = config.classifier().router();
    let columns = router.columns() as u32;
    let hops = |from: u32, to: u32| {
        (from % columns).abs_diff(to % columns) + (from / columns).abs_diff(to / columns)
    };
    let (cores, slices) = (router.core_tiles(), router.slice_tiles());
    let is_nearer =
        |core: u32, home: u32| slices.iter().any(|&slice| hops(core, slice) < hops(core, home));
    router.min_routing()
        && cores.iter().any(|&core| cores.iter().any(|&home| is_nearer(core, home)))
}
