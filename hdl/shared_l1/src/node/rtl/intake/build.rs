//! The intake's construction.

use super::{Held, Intake, Taken};
use crate::l1_arbiter::rtl::L1Arbiter;
use crate::node::Config;
use crate::node::rtl::streams::RemoteIn;
use crate::request_classifier::rtl::RequestClassifier;
use base::streams::CoreRequest;
use kit::set_index::SetIndex;
use signal::prelude::*;

impl Intake {
    /// The intake of `config`.
    pub fn new(config: &Config) -> Intake {
        let (l1, core) = (config.core(), config.core_number_bits());
        let (line, sectors, id) = (l1.line_bits(), l1.sectors(), config.id_bits());
        Intake {
            kind: Kind::of::<Intake>(
                "Takes a request in a cycle, the core's own or another core's, says of an own one \
                 which way it goes, and keeps it while it is looked up.",
            )
            .named("node_intake"),
            core_request: CoreRequest::new(l1),
            remote_in: RemoteIn::new(config),
            even_sets_shared: Signal::default(),
            odd_sets_shared: Signal::default(),
            core_number: Wire::new(core),
            flush: Signal::default(),
            admits: Signal::default(),
            stops: Signal::default(),
            waits: Signal::default(),
            taken: Taken {
                valid: Signal::default(),
                core: Wire::new(core),
                id: Wire::new(id),
                sectors: Wire::new(sectors),
                place: Wire::new(config.slot_bits()),
            },
            next_set: Wire::new(l1.set_bits()),
            held: Held {
                is_busy: Signal::default(),
                is_first: Signal::default(),
                kind: Wire::new(2),
                operation: Wire::new(4),
                line: Wire::new(line),
                set_number: Wire::new(l1.set_bits()),
                sectors: Wire::new(sectors),
                byte_enable: Wire::new(l1.sector_bytes()),
                data: Wire::new(l1.beat_bits()),
                bypass_l1: Signal::default(),
                id: Wire::new(config.inner_id_bits()),
                is_remote: Signal::default(),
                leaves: Signal::default(),
                to_home: Signal::default(),
                skips_tags: Signal::default(),
                is_shared: Signal::default(),
                is_foreign: Signal::default(),
                home: Wire::new(core),
            },
            arbiter: L1Arbiter::new(config.arbiter()),
            classifier: RequestClassifier::new(config.classifier()),
            index: SetIndex::new(l1.index(), line, l1.sets()),
            is_busy: Flop::new(),
            is_first: Flop::new(),
            request_kind: Reg::new(2),
            operation: Reg::new(4),
            line: Reg::new(line),
            set: Reg::new(l1.set_bits()),
            sectors: Reg::new(sectors),
            byte_enable: Reg::new(l1.sector_bytes()),
            data: Reg::new(l1.beat_bits()),
            bypass_l1: Flop::new(),
            id: Reg::new(config.inner_id_bits()),
            leaves: Flop::new(),
            to_home: Flop::new(),
            skips_tags: Flop::new(),
            is_shared: Flop::new(),
            is_foreign: Flop::new(),
            home: Reg::new(core),
            head_kind: Wire::new(2),
            head_line: Wire::new(line),
            head_sectors: Wire::new(sectors),
            head_core: Wire::new(core),
            head_id: Wire::new(id),
            way: Wire::new(2),
            goes_away: Signal::default(),
            _chunking: config.chunking(),
        }
    }
}
