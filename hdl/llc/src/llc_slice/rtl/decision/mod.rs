//! The request in the decision, or the line of the walk, and what is known of it.

mod behind;
mod line;

use super::Config;
use super::change::Change;
use super::line_states::{Found, Selected};
use super::memory_requests::Issue;
use super::mshr_entry::Ask;
use super::mshr_file::Publish;
use super::replies::{Enter, Requester};
use super::request_stage::RequestStage;
use super::rules::{Behind, Command, Rules};
use super::sector_array::{Place, Store};
use crate::streams::{OPERATION_BITS, Request, kind};
use kit::fixed_priority_arbiter::{self, FixedPriorityArbiter};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The line of the walk.
    pub bundle Walk(config: &Config) {
        /// A walk goes on, and the decision has no request.
        walks: bool,
        /// Set index, below the number of sets.
        set_number: u64 = config.set_bits(),
        /// A line of it is chosen in this cycle.
        chooses: bool,
        /// Way within the set.
        way: u64 = config.way_bits(),
        /// The request's line has been chosen.
        has_line: bool,
        /// Its last dirty sector is written back in this cycle.
        back is_line_done: bool,
    }
}

signal::bundle! {
    /// The numbers that are taken next.
    pub bundle NextNumbers(config: &Config) {
        /// Identifier of the next write-back.
        write_back: u64 = index_bits(config.write_backs()),
        /// Of an atomic.
        place: u64 = index_bits(config.atomics()),
    }
}

/// The request in the decision, or the line of the walk: what is known of it is in registers, and what is done for
/// it goes to all that lies behind.
#[derive(LogicBlock)]
pub struct Decision {
    kind: Kind,
    /// The request that moves from the comparison.
    pub request: Input<Request>,
    /// Result of the comparison.
    pub found: Input<Found>,
    /// Its line, or the line that `pick` names.
    pub selected: Input<Selected>,
    /// The way of the line that becomes the victim, or the walk's.
    pub pick: Wire<Out>,
    /// `pick`, and not the way of `request`'s line, is to be selected.
    pub picks: Signal<Out, Bit>,
    /// The victim that the policy has in mind.
    pub victim: Wire<In>,
    /// The walk of a flush: its set, and the line that it has chosen to write back.
    pub walk: Input<Walk>,
    /// State of the logic behind the decision.
    pub behind: Input<Behind>,
    /// The numbers that are taken next.
    pub ids: Input<NextNumbers>,
    /// A line that is published.
    pub publish: Input<Publish>,
    /// The sector, a bit each, that the store of the cycle before has made whole.
    pub whole: Wire<In>,
    /// A request is in the decision.
    pub holds: Signal<Out, Bit>,
    /// Command for the logic behind the decision.
    pub command: Output<Command>,
    /// Nothing is done for the request.
    pub waits: Signal<Out, Bit>,
    /// Its set, or the walk's.
    pub set_number: Wire<Out>,
    /// The sector that is read or written.
    pub place: Output<Place>,
    /// Change of a line.
    pub change: Output<Change>,
    /// To the entries.
    pub ask: Output<Ask>,
    /// Whom the request is for.
    pub requester: Output<Requester>,
    /// Bytes that a store writes into the sector of `place`.
    pub store: Output<Store>,
    /// A beat that enters the replies.
    pub enter: Output<Enter>,
    /// A request to the next level.
    pub issue: Output<Issue>,
    /// Operation of an atomic to memory, one cycle later.
    pub operation: Wire<Out>,
    /// The line that is evicted, with the command that reserves its way.
    pub evict: Signal<Out, Bit>,
    /// Its address, or that of the line that is written back.
    pub old_line: Wire<Out>,
    stage: RequestStage,
    rules: Rules,
    is_first: Flop<Bit>,
    follows_store: Flop<Bit>,
    /// An atomic has gone down; its data are read from here.
    was_sent: Flop<Bit>,
    has_line: Flop<Bit>,
    has_free: Flop<Bit>,
    is_empty: Flop<Bit>,
    is_chosen: Flop<Bit>,
    way: Reg,
    readable: Reg,
    dirty: Reg,
    /// Tag and home of the line that is written back: the request's, a victim or the walk's.
    old_tag: Reg,
    old_home: Optional<Reg>,
    /// Sectors of a hit that have been read.
    served: Reg,
    left: Wire<Local>,
    sector_arbiter: FixedPriorityArbiter,
    is_load: Signal<Local, Bit>,
    /// One sector of a hit is left.
    is_last: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    readable_now: Wire<Local>,
    is_published: Signal<Local, Bit>,
    stored_tag: Wire<Local>,
    _config: Config,
}

impl Decision {
    /// No request is in the decision.
    ///
    /// # Panics
    /// Never: a checked config gives a legal arbiter.
    pub fn new(config: &Config) -> Decision {
        let (way, sectors) = (config.way_bits(), config.sectors());
        let sector_arbiter =
            fixed_priority_arbiter::Config::new(sectors).expect("a line has 1 to 16");
        Decision {
            kind: Kind::of::<Decision>(
                "The request in the decision, or the line of the walk, and what is known of it.",
            )
            .named("llc_slice_decision"),
            request: Request::input(config),
            found: Found::input(config),
            selected: Selected::input(config),
            pick: Wire::new(way),
            picks: Signal::default(),
            victim: Wire::new(way),
            walk: Walk::input(config),
            behind: Behind::input(config),
            ids: NextNumbers::input(config),
            publish: Publish::input(config),
            whole: Wire::new(sectors),
            holds: Signal::default(),
            command: Command::output(()),
            waits: Signal::default(),
            set_number: Wire::new(config.set_bits()),
            place: Place::output(config),
            change: Change::output(config),
            ask: Ask::output(config),
            requester: Requester::output(config),
            store: Store::output(config),
            enter: Enter::output(config),
            issue: Issue::output(config),
            operation: Wire::new(OPERATION_BITS),
            evict: Signal::default(),
            old_line: Wire::new(config.line_bits()),
            stage: RequestStage::new(config),
            rules: Rules::new(config),
            is_first: Flop::new(),
            follows_store: Flop::new(),
            was_sent: Flop::new(),
            has_line: Flop::new(),
            has_free: Flop::new(),
            is_empty: Flop::new(),
            is_chosen: Flop::new(),
            way: Reg::new(way),
            readable: Reg::new(sectors),
            dirty: Reg::new(sectors),
            old_tag: Reg::new(config.tag_bits()),
            old_home: Optional::new(config.has_chips(), Reg::new(config.chip_bits())),
            served: Reg::new(sectors),
            left: Wire::new(sectors),
            sector_arbiter: FixedPriorityArbiter::new(sector_arbiter),
            is_load: Signal::default(),
            is_last: Signal::default(),
            moves: Signal::default(),
            readable_now: Wire::new(sectors),
            is_published: Signal::default(),
            stored_tag: Wire::new(config.tag_bits()),
            _config: config.clone(),
        }
    }
}

impl Logic for Decision {
    #[kernel]
    fn update(&mut self) {
        self.hold_request();
        self.choose_sector();
        self.decide();
        self.pick_line();
        self.know_line();
        self.know_states();

        self.change_line();
        self.ask_entries();
        self.use_sector();
        self.answer();
        self.send_down();
    }
}

/// The request, and what is done for it.
impl Decision {
    #[kernel]
    fn hold_request(&mut self) {
        let set_bits = self._config.set_bits();
        self.request.link(&mut self.stage.push);
        self.moves = self.request.valid && self.stage.push.ready;
        // An atomic stays a cycle longer.
        self.stage.pop.ready =
            self.was_sent.q || (self.rules.command.goes_on && !self.rules.command.sends_atomic);
        self.was_sent.d = self.rules.command.sends_atomic;
        self.holds = self.stage.pop.valid;
        self.is_load = self.stage.pop.kind == kind::LOAD;
        self.stored_tag = bits_to(self.stage.pop.line >> set_bits, self.stored_tag.width());
        self.set_number = bits_to(self.stage.pop.line, set_bits);
        if self.walk.walks {
            self.set_number = self.walk.set_number;
        }
        self.operation = self.stage.pop.operation;
    }

    /// The sector to be granted next: one of a hit or a store, else a dirty one.
    #[kernel]
    fn choose_sector(&mut self) {
        let is_request_sector = (self.is_load || (self.stage.pop.kind == kind::STORE))
            && !self.is_chosen.q
            && !self.walk.walks;
        self.left = self.stage.pop.sectors & !self.served.q;
        self.sector_arbiter.request = self.left;
        if !is_request_sector && self.dirty.q.any() {
            self.sector_arbiter.request = self.dirty.q;
        }
    }

    #[kernel]
    fn decide(&mut self) {
        let rest_left = self.left & (self.left - 1);
        self.is_last = !rest_left.any();
        self.rules.decided.valid = self.stage.pop.valid;
        self.rules.decided.may_act =
            self.stage.pop.valid && !self.publish.valid && !self.was_sent.q;
        self.rules.decided.follows_store = self.follows_store.q;
        self.rules.decided.is_first = self.is_first.q;
        self.rules.decided.kind = self.stage.pop.kind;
        self.rules.decided.operation = self.stage.pop.operation;
        self.rules.decided.sectors = self.stage.pop.sectors;
        self.rules.decided.is_last = self.is_last;
        self.rules.decided.has_line = self.has_line.q;
        self.rules.decided.has_free = self.has_free.q;
        self.rules.decided.is_chosen = self.is_chosen.q;
        self.rules.decided.way = self.way.q;
        self.rules.decided.readable = self.readable.q;
        self.rules.decided.dirty = self.dirty.q;
        self.behind.link(&mut self.rules.behind);
        self.rules.walks = self.walk.has_line;
        self.rules.command.link(&mut self.command);
        self.waits = self.stage.pop.valid
            && !self.was_sent.q
            && !self.rules.command.goes_on
            && !self.rules.command.reads
            && !self.rules.command.writes_back;
    }
}
