//! The data side's construction.

use super::miss_queue::MissQueue;
use super::mshr_file::MshrFile;
use super::replies::{Replies, Reply};
use super::{Command, Config, DataSide, Done, DownReply, DownRequest, Request, Sharing, State};
use kit::fixed_priority_arbiter::FixedPriorityArbiter;
use signal::prelude::*;

impl DataSide {
    /// The data side of `config`.
    pub fn new(config: &Config) -> DataSide {
        DataSide::with(config, false)
    }

    /// The same of a cache that is shared among cores.
    pub fn shared(config: &Config) -> DataSide {
        DataSide::with(config, true)
    }

    fn with(config: &Config, is_shared: bool) -> DataSide {
        let (set, way) = (config.set_bits(), config.way_bits());
        let (sectors, sector, beat) = (config.sectors(), config.sector_bits(), config.beat_bits());
        let bytes = config.sector_bytes();
        let depth = config.sets() * config.ways() * sectors;
        let sector_place = if sectors == 1 { 0 } else { sector };
        DataSide {
            kind: Kind::of::<DataSide>(
                "All that lies behind the tags of an L1: the lines under way, the data array, the \
                 queue to the next level and the replies.",
            )
            .named("l1_data_side"),
            request: Request {
                kind: Wire::new(2),
                operation: Wire::new(4),
                line: Wire::new(config.line_bits()),
                set_number: Wire::new(set),
                sectors: Wire::new(sectors),
                byte_enable: Wire::new(bytes),
                data: Wire::new(beat),
                id: Wire::new(config.id_bits()),
            },
            command: Command {
                reserve: Signal::default(),
                join: Signal::default(),
                mark_stale: Signal::default(),
                send_direct: Signal::default(),
                read: Signal::default(),
                write: Signal::default(),
                way: Wire::new(way),
            },
            state: State {
                has_room: Signal::default(),
                has_entry: Signal::default(),
                pending_ways: Wire::new(config.ways()),
                joinable_ways: Wire::new(config.ways()),
                waits: Signal::default(),
                is_idle: Signal::default(),
            },
            done: Done {
                valid: Signal::default(),
                is_stale: Signal::default(),
                waits: Signal::default(),
                is_released: Signal::default(),
                set_number: Wire::new(set),
                way: Wire::new(way),
            },
            core_reply: Reply::new(config),
            down_request: DownRequest::new(config),
            down_reply: DownReply::new(config),
            core_number: Wire::new(8),
            is_filled: Signal::default(),
            sharing: Optional::new(
                is_shared,
                Sharing {
                    is_foreign: Signal::default(),
                    has_own: Signal::default(),
                    done_is_foreign: Signal::default(),
                    queued: Wire::new(index_bits(config.miss_queue() + 1)),
                },
            ),
            mshrs: MshrFile::new(config, is_shared),
            misses: MissQueue::new(config, is_shared),
            replies: Replies::new(config),
            array: ByteRam::new(depth, bytes, 1),
            choice: FixedPriorityArbiter::new(config.sector_choice()),
            is_reading: Flop::new(),
            is_writing: Flop::new(),
            way: Reg::new(way),
            left: Reg::new(sectors),
            unanswered: Reg::new(config.id_bits() + 1),
            reads_now: Signal::default(),
            writes_now: Signal::default(),
            way_now: Wire::new(way),
            left_now: Wire::new(sectors),
            sector: Wire::new(sector),
            read_place: Wire::new(way + set + sector_place),
            write_place: Wire::new(way + set + sector_place),
            open_hit: vec![Flop::new(); usize::from(is_shared)],
            open_direct: vec![Flop::new(); usize::from(is_shared)],
            _is_shared: is_shared,
            _sectors: sectors,
            _bytes: bytes,
        }
    }
}
