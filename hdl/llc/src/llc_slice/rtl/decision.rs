//! The request in the decision, or the line of the walk, and what is known of it.

use super::Config;
use super::change::Change;
use super::downwards::Make;
use super::line_states::{Found, Selected};
use super::mshr_entry::Ask;
use super::mshr_file::Publish;
use super::replies::{Asker, Enter};
use super::request_stage::RequestStage;
use super::rules::{Behind, Command, Rules};
use super::sector_array::{Place, Store};
use crate::streams::{OPERATION_BITS, Request, class, kind};
use kit::fixed_priority_arbiter::{self, FixedPriorityArbiter};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

signal::bundle! {
    /// The line of the walk.
    pub bundle Walk(config: &Config) {
        /// A walk goes on, and the decision has no request.
        walks: bool,
        /// Its set.
        set_number: u64 = config.set_bits(),
        /// A line of it is chosen in this cycle.
        chooses: bool,
        /// Its way.
        way: u64 = config.way_bits(),
        /// It has been chosen.
        has_line: bool,
        /// Its last dirty sector is written back in this cycle.
        back is_line_done: bool,
    }
}

signal::bundle! {
    /// The numbers that are taken next.
    pub bundle NextNumbers(config: &Config) {
        /// Of a write-back.
        write_back: u64 = index_bits(config.write_backs()),
        /// Of an atomic.
        place: u64 = index_bits(config.atomics()),
    }
}

/// The request in the decision, or the line of the walk: what is known of it stands in registers, and what is done for
/// it goes to all that lies behind.
#[derive(LogicBlock)]
pub struct Decision {
    kind: Kind,
    /// The request that moves from the comparison.
    pub request: Input<Request>,
    /// What it found.
    pub found: Input<Found>,
    /// Its line, or the line that `pick` names.
    pub selected: Input<Selected>,
    /// The way of the line that becomes the victim, or the walk's.
    pub pick: Wire<Out>,
    /// That way, not the line of `request`, is to be selected.
    pub picks: Signal<Out, Bit>,
    /// The victim that the policy has in mind.
    pub victim: Wire<In>,
    /// The walk.
    pub walk: Input<Walk>,
    /// What lies behind.
    pub behind: Input<Behind>,
    /// The numbers that are taken next.
    pub numbers: Input<NextNumbers>,
    /// A line that is published.
    pub publish: Input<Publish>,
    /// The sector, a bit each, that the store of the cycle before has made whole.
    pub whole: Wire<In>,
    /// A request is in the decision.
    pub holds: Signal<Out, Bit>,
    /// What is done.
    pub command: Output<Command>,
    /// Nothing is done for the request.
    pub waits: Signal<Out, Bit>,
    /// Its set, or the walk's.
    pub set_number: Wire<Out>,
    /// The sector that is read or written.
    pub place: Output<Place>,
    /// What becomes of a line.
    pub change: Output<Change>,
    /// To the entries.
    pub ask: Output<Ask>,
    /// Whom the request is for.
    pub asker: Output<Asker>,
    /// A store.
    pub store: Output<Store>,
    /// A beat that enters the replies.
    pub enter: Output<Enter>,
    /// A request to the next level.
    pub make: Output<Make>,
    /// What goes down with an atomic, one cycle later.
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
    has_gone: Flop<Bit>,
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
    turn: FixedPriorityArbiter,
    is_load: Signal<Local, Bit>,
    /// One sector of a hit is left.
    is_last: Signal<Local, Bit>,
    moves: Signal<Local, Bit>,
    readable_now: Wire<Local>,
    is_published: Signal<Local, Bit>,
    own_tag: Wire<Local>,
    _config: Config,
}

impl Decision {
    /// No request is in the decision.
    ///
    /// # Panics
    /// Never: a checked config gives a legal arbiter.
    pub fn new(config: &Config) -> Decision {
        let (way, sectors) = (config.way_bits(), config.sectors());
        let turn = fixed_priority_arbiter::Config::new(sectors).expect("a line has 1 to 16");
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
            numbers: NextNumbers::input(config),
            publish: Publish::input(config),
            whole: Wire::new(sectors),
            holds: Signal::default(),
            command: Command::output(()),
            waits: Signal::default(),
            set_number: Wire::new(config.set_bits()),
            place: Place::output(config),
            change: Change::output(config),
            ask: Ask::output(config),
            asker: Asker::output(config),
            store: Store::output(config),
            enter: Enter::output(config),
            make: Make::output(config),
            operation: Wire::new(OPERATION_BITS),
            evict: Signal::default(),
            old_line: Wire::new(config.line_bits()),
            stage: RequestStage::new(config),
            rules: Rules::new(config),
            is_first: Flop::new(),
            follows_store: Flop::new(),
            has_gone: Flop::new(),
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
            turn: FixedPriorityArbiter::new(turn),
            is_load: Signal::default(),
            is_last: Signal::default(),
            moves: Signal::default(),
            readable_now: Wire::new(sectors),
            is_published: Signal::default(),
            own_tag: Wire::new(config.tag_bits()),
            _config: config.clone(),
        }
    }
}

impl Logic for Decision {
    #[kernel]
    fn update(&mut self) {
        self.hold_request();
        self.take_turn();
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
        self.moves.next = self.request.valid.val() && self.stage.push.ready.val();
        // An atomic stands a cycle longer.
        self.stage.pop.ready.next = self.has_gone.q.val()
            || (self.rules.command.goes_on.val() && !self.rules.command.sends_atomic.val());
        self.has_gone.d.next = self.rules.command.sends_atomic.val();
        self.holds.next = self.stage.pop.valid.val();
        self.is_load.next = self.stage.pop.kind.val() == kind::LOAD;
        self.own_tag.next = bits_to(self.stage.pop.line.val() >> set_bits, self.own_tag.width());
        self.set_number.next = bits_to(self.stage.pop.line.val(), set_bits);
        if self.walk.walks.val() {
            self.set_number.next = self.walk.set_number.val();
        }
        self.operation.next = self.stage.pop.operation.val();
    }

    /// The sector whose turn it is: of a hit or a store its own, else a dirty one.
    #[kernel]
    fn take_turn(&mut self) {
        let is_own = (self.is_load.val() || (self.stage.pop.kind.val() == kind::STORE))
            && !self.is_chosen.q.val()
            && !self.walk.walks.val();
        self.left.next = self.stage.pop.sectors.val() & !self.served.q.val();
        self.turn.request.next = self.left.val();
        if !is_own && self.dirty.q.val().any() {
            self.turn.request.next = self.dirty.q.val();
        }
    }

    #[kernel]
    fn decide(&mut self) {
        let rest = self.left.val() & (self.left.val() - 1);
        self.is_last.next = !rest.any();
        self.rules.decided.valid.next = self.stage.pop.valid.val();
        self.rules.decided.may_act.next =
            self.stage.pop.valid.val() && !self.publish.valid.val() && !self.has_gone.q.val();
        self.rules.decided.follows_store.next = self.follows_store.q.val();
        self.rules.decided.is_first.next = self.is_first.q.val();
        self.rules.decided.kind.next = self.stage.pop.kind.val();
        self.rules.decided.operation.next = self.stage.pop.operation.val();
        self.rules.decided.sectors.next = self.stage.pop.sectors.val();
        self.rules.decided.is_last.next = self.is_last.val();
        self.rules.decided.has_line.next = self.has_line.q.val();
        self.rules.decided.has_free.next = self.has_free.q.val();
        self.rules.decided.is_chosen.next = self.is_chosen.q.val();
        self.rules.decided.way.next = self.way.q.val();
        self.rules.decided.readable.next = self.readable.q.val();
        self.rules.decided.dirty.next = self.dirty.q.val();
        self.behind.link(&mut self.rules.behind);
        self.rules.walks.next = self.walk.has_line.val();
        self.rules.command.link(&mut self.command);
        self.waits.next = self.stage.pop.valid.val()
            && !self.has_gone.q.val()
            && !self.rules.command.goes_on.val()
            && !self.rules.command.reads.val()
            && !self.rules.command.writes_back.val();
    }
}

/// What is known of the line.
impl Decision {
    #[kernel]
    fn know_line(&mut self) {
        let chooses = self.rules.command.chooses.val() || self.walk.chooses.val();
        self.is_first.d.next = self.moves.val();
        self.has_line.hold();
        self.has_free.hold();
        self.is_empty.hold();
        self.is_chosen.hold();
        self.way.hold();
        self.old_tag.hold();
        if self.moves.val() {
            self.has_line.d.next = self.found.has_line.val();
            self.has_free.d.next = self.found.has_free.val();
            self.is_empty.d.next = self.found.is_empty.val();
            self.is_chosen.d.next = false;
            self.way.d.next = self.found.free_way.val();
            if self.found.has_line.val() {
                self.way.d.next = self.found.way.val();
            }
            self.old_tag.d.next = bits_to(
                self.request.line.val() >> self._config.set_bits(),
                self._config.tag_bits(),
            );
        }
        if chooses {
            self.is_chosen.d.next = true;
            self.way.d.next = self.pick.val();
            self.old_tag.d.next = self.selected.tag.val();
        }
        if self._config.has_chips() {
            self.old_home.hold();
            if self.moves.val() || chooses {
                self.old_home.d.next = self.selected.home.val();
            }
        }
    }

    #[kernel]
    fn know_states(&mut self) {
        self.readable_now.next = self.readable.q.val();
        if self.follows_store.q.val() {
            self.readable_now.next = self.readable.q.val() | self.whole.val();
        }
        self.is_published.next = self.publish.valid.val()
            && self.has_line.q.val()
            && (self.publish.set_number.val() == self.set_number.val())
            && (self.publish.way.val() == self.way.q.val());
        self.readable.d.next = self.readable_now.val();
        if self.is_published.val() {
            self.readable.d.next = self.readable_now.val() | self.publish.readable.val();
        }
        self.dirty.hold();
        if self.rules.command.writes_back.val() {
            self.dirty.d.next = self.dirty.q.val() & !self.turn.grant.val();
        }
        self.served.hold();
        if self.rules.command.reads.val() {
            self.served.d.next = self.served.q.val() | self.turn.grant.val();
        }
        if self.moves.val() {
            self.readable.d.next = self.selected.readable.val();
            self.served.d.next = 0.into();
        }
        if self.moves.val() || self.rules.command.chooses.val() || self.walk.chooses.val() {
            self.dirty.d.next = self.selected.dirty.val();
        }
        self.follows_store.d.next =
            self.moves.val() && self.rules.command.stores.val() && self.found.is_changed.val();
    }

    /// The victim, or the walk's line.
    #[kernel]
    fn pick_line(&mut self) {
        self.picks.next = self.rules.command.seeks.val() || self.walk.walks.val();
        self.pick.next = self.victim.val();
        if self.walk.walks.val() {
            self.pick.next = self.walk.way.val();
        }
        let rest = self.dirty.q.val() & (self.dirty.q.val() - 1);
        self.walk.is_line_done.next = self.rules.command.writes_back.val() && !rest.any();
        self.old_line.next = cat(self.old_tag.q.val(), self.set_number.val());
        self.evict.next = self.rules.command.reserves.val() && self.is_chosen.q.val();
    }

    /// A line that is published has the decision to itself.
    #[kernel]
    fn change_line(&mut self) {
        let maintains = self.rules.command.maintains.val() && self.has_line.q.val();
        self.change.states.next = self.rules.command.reserves.val()
            || self.rules.command.stores.val()
            || maintains
            || self.publish.valid.val();
        self.change.tags.next =
            self.rules.command.reserves.val() || self.rules.command.invalidates.val();
        self.change.is_only.next = self.is_empty.q.val();
        self.change.is_line.next = self.rules.command.reserves.val();
        self.change.tag.next = self.own_tag.val();
        if self._config.has_chips() {
            self.change.home.next = self.stage.pop.home.val();
        }
        self.change.set_number.next = self.set_number.val();
        self.change.way.next = self.way.q.val();
        self.change.readable.next = self.readable_now.val();
        self.change.dirty.next = self.dirty.q.val();
        if self.rules.command.stores.val() {
            self.change.dirty.next = self.dirty.q.val() | self.stage.pop.sectors.val();
        }
        if self.publish.valid.val() {
            self.change.set_number.next = self.publish.set_number.val();
            self.change.way.next = self.publish.way.val();
            self.change.readable.next = self.publish.readable.val();
            self.change.dirty.next = self.publish.dirty.val();
        }
    }
}

/// What lies behind.
impl Decision {
    /// A miss asks for what is not readable, or for that of it which the load wants.
    #[kernel]
    fn ask_entries(&mut self) {
        self.ask.reserves.next = self.rules.command.misses.val();
        self.ask.joins.next = self.rules.command.joins.val();
        self.ask.stores.next = self.rules.command.stores.val();
        self.ask.set_number.next = self.set_number.val();
        self.ask.way.next = self.way.q.val();
        self.ask.sectors.next = self.stage.pop.sectors.val();
        self.ask.covered.next = (self._config.all_sectors() as usize).into();
        if self._config.is_sectored() {
            self.ask.covered.next = self.readable.q.val() | self.stage.pop.sectors.val();
        }
        self.ask.dirty.next = self.dirty.q.val();
        self.asker.source.next = self.stage.pop.source.val();
        self.asker.id.next = self.stage.pop.id.val();
        if self._config.has_chips() {
            self.asker.chip.next = self.stage.pop.chip.val();
        }
    }

    #[kernel]
    fn use_sector(&mut self) {
        self.place.set_number.next = self.set_number.val();
        self.place.way.next = self.way.q.val();
        self.place.sector.next = self.turn.granted.val();
        self.store.valid.next = self.rules.command.stores.val();
        self.store.is_dirty.next = (self.dirty.q.val() & self.stage.pop.sectors.val()).any();
        self.store.sectors.next = self.stage.pop.sectors.val();
        self.store.byte_enable.next = self.stage.pop.byte_enable.val();
        self.store.data.next = self.stage.pop.data.val();
    }

    #[kernel]
    fn answer(&mut self) {
        self.enter.valid.next = self.rules.command.reads.val()
            || self.rules.command.stores.val()
            || self.rules.command.maintains.val();
        self.enter.asker.source.next = self.asker.source.val();
        self.enter.asker.id.next = self.asker.id.val();
        if self._config.has_chips() {
            self.enter.asker.chip.next = self.asker.chip.val();
        }
        self.enter.kind.next = self.stage.pop.kind.val();
        self.enter.sector.next = 0.into();
        self.enter.last.next = true;
        if self.is_load.val() {
            self.enter.sector.next = self.turn.granted.val();
            self.enter.last.next = self.is_last.val();
        }
    }

    #[kernel]
    fn send_down(&mut self) {
        let number_bits = self._config.number_bits();
        self.make.valid.next = self.rules.command.misses.val()
            || self.rules.command.sends_atomic.val()
            || self.rules.command.writes_back.val();
        self.make.class.next = (class::LINE as usize).into();
        self.make.number.next = bits_to(self.behind.pending.free_entry.val(), number_bits);
        self.make.line.next = self.stage.pop.line.val();
        self.make.sectors.next = self.ask.covered.val() & !self.readable.q.val();
        if self.rules.command.sends_atomic.val() {
            self.make.class.next = (class::ATOMIC as usize).into();
            self.make.number.next = bits_to(self.numbers.place.val(), number_bits);
            self.make.sectors.next = self.stage.pop.sectors.val();
        }
        if self.rules.command.writes_back.val() {
            self.make.class.next = (class::WRITE_BACK as usize).into();
            self.make.number.next = bits_to(self.numbers.write_back.val(), number_bits);
            self.make.line.next = self.old_line.val();
            self.make.sectors.next = self.turn.grant.val();
        }
        if self._config.has_chips() {
            self.make.home.next = self.stage.pop.home.val();
            let is_of_line = self.rules.command.misses.val() && self.has_line.q.val();
            if is_of_line || self.rules.command.writes_back.val() {
                self.make.home.next = self.old_home.q.val();
            }
        }
    }
}
