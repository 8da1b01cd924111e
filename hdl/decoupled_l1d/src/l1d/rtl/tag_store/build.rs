//! The tag store's construction.

use super::*;

impl TagStore {
    /// The tag store of `config`.
    pub fn new(config: &Config) -> TagStore {
        let data = config.data();
        let (set, ways, positions) = (data.set_bits(), config.tag_ways(), config.positions());
        let (way, position) = (config.tag_way_bits(), config.position_bits());
        let is_linear = data.index() == IndexFunction::Linear;
        TagStore {
            kind: Kind::of::<TagStore>(
                "The tag store, the data store's policy, and what becomes of the request in lookup.",
            )
            .named("decoupled_l1d_tag_store"),
            next_set: Wire::new(set),
            request: Request::input(config),
            state: State::input(positions),
            is_baseline: Signal::default(),
            clear: Signal::default(),
            clear_set: Wire::new(set),
            command: Command::output(data),
            status: Wire::new(STATUS_BITS),
            evict: Signal::default(),
            evict_line: Wire::new(data.line_bits()),
            entry: Entry::output(config),
            free_lines: Wire::new(config.free_lines_bits()),
            ways: (0..ways).map(|_| TagWay::new(config)).collect(),
            least_used: LeastUsed::new(config),
            order: WriteFirstRam::new(data.sets(), data.policy().state_bits()),
            policy: ReplacementPolicy::new(data.policy()),
            hash: Optional::new(
                !is_linear,
                SetIndex::new(data.index(), data.line_bits(), data.sets()),
            ),
            found: Wire::new(ways),
            found_way: Wire::new(way),
            candidates: Wire::new(ways),
            found_position: Wire::new(positions),
            position: Wire::new(position),
            free: Wire::new(positions),
            lowest_free: Wire::new(position),
            chosen: Wire::new(position),
            owners: Wire::new(ways),
            released: Wire::new(ways),
            released_tag: Wire::new(data.tag_bits()),
            empty: Wire::new(ways),
            taken_way: Wire::new(way),
            own_way: Wire::new(way),
            used_after: Wire::new(positions),
            sums: vec![Wire::new(config.free_lines_bits()); positions],
            _ways: ways,
            _positions: positions,
            _threshold: config.threshold(),
            _commits_new: config.rc_initial() >= config.threshold(),
            _is_linear: is_linear,
            _evicts: data.write_hit() == WriteHit::Evict,
        }
    }
}
