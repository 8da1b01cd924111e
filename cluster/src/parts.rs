//! The parts of a cluster that can be exchanged.

use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

use crate::answers::Answered;
use crate::history::Returned;
use crate::port::Port;
use crate::wiring::{Class, Given, Room, Shown, Wiring};
use base::environment::{CoreRequest, Data};
use base::streams::{DownReply, DownRequest};

/// The exchangeable parts: program, network and L2, judge, observer.
#[derive(Clone, Debug)]
pub struct Parts<P, N, J, O> {
    /// Requests of the cores.
    pub program: P,
    /// Network between nodes and L2.
    pub network: N,
    /// Judge of the loads' data.
    pub judge: J,
    /// Observer that counts.
    pub observer: O,
}

/// A request that was refused.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    /// The request as it was offered.
    pub request: CoreRequest,
    /// The cycle of its status.
    pub now: u64,
}

/// The requests of cores: their order, time and retries.
pub trait Program {
    /// Data of a request that an observer needs beside its ports.
    type Record: Copy;

    /// A kernel begins, which every node waits for with an empty cache; false when there is none.
    fn begin(&mut self, rng: &mut Rng) -> bool;

    /// The counter that a node is to show.
    fn counter(&mut self, _rng: &mut Rng) -> u64 {
        0
    }

    /// The offer of a core from this cycle on, until it is accepted: a new request, with an identifier that
    /// no unanswered request has, or one that was refused. Nothing is wanted unless `is_free`.
    fn offer(&mut self, core: usize, now: u64, is_free: bool, port: &Port) -> Option<CoreRequest>;

    /// The core takes a beat in this cycle.
    fn takes_reply(&mut self, core: usize) -> bool;

    /// Its request was accepted, and not refused.
    fn accepted(&mut self, _core: usize, _now: u64, _request: &CoreRequest) {}

    /// Its request was refused: it is to be offered again.
    fn refused(&mut self, core: usize, refusal: Refusal);

    /// The last beat of a request's answer was taken.
    fn answered(&mut self, core: usize, now: u64, answer: &Answered);

    /// The core has nothing more to ask in this kernel, and nothing to retry.
    fn has_asked(&self, core: usize) -> bool;

    /// A core raises `flush` once it has asked all, and the kernel ends.
    fn flushes(&self) -> bool {
        true
    }

    /// A core whose cache is empty begins its next kernel at once, without the others: no cluster does so.
    fn goes_on(&mut self, _core: usize) -> bool {
        false
    }

    /// Data of an unanswered request for an observer.
    fn record(&self, core: usize, id: u64) -> Self::Record;

    /// Cycles in which a request must be answered, from its first offer on.
    fn patience(&self) -> u64;
}

/// The network between nodes and L2, and L2.
pub trait Network<W: Wiring> {
    /// A kernel begins.
    fn begin(&mut self, rng: &mut Rng);

    /// The outputs of a node that it takes.
    fn room(&self, node: usize) -> Room;

    /// The request of another core that it offers to a home.
    fn at_home(&self, node: usize) -> Option<W::ToHome>;

    /// The beat of L2 that it offers.
    fn of_l2(&self, node: usize) -> Option<DownReply>;

    /// The beat of a home that it offers.
    fn at_core(&self, node: usize) -> Option<W::ToCore>;

    /// The node takes what it is offered of a class.
    fn take(&mut self, node: usize, class: Class);

    /// A request leaves for a home; only while the node's `room` has `to_home`.
    fn send_home(&mut self, node: usize, home: usize, request: W::ToHome);

    /// A request leaves for the slice of L2 that has its line.
    fn send_l2(&mut self, node: usize, slice: usize, request: DownRequest);

    /// A home sends a beat to a core.
    fn send_core(&mut self, node: usize, core: usize, beat: W::ToCore);

    /// The core that is answered by what it offers at a port: of a network at the ports of slices, whose number is then
    /// in the node's place everywhere.
    fn answered(&self, port: usize) -> usize {
        port
    }

    /// A cycle, after that of the nodes.
    ///
    /// # Errors
    /// A request that L2 must not get.
    fn tick(&mut self, now: u64, judge: &mut impl Judge, rng: &mut Rng) -> Result<(), Violation>;
}

/// The memory behind the nodes, and what a load may return.
pub trait Judge {
    /// A core's write was accepted, and is its `number`th request.
    fn made(&mut self, core: usize, number: u64, request: &CoreRequest);

    /// A sector as L2 holds it.
    fn read(&self, line: u64, sector: u64) -> Data;

    /// L2 serves a write; gives the sector before.
    ///
    /// # Errors
    /// No core has made it so.
    fn serve(&mut self, served: &CoreRequest) -> Result<Data, Violation>;

    /// A core was given a beat of a load or an atomic.
    ///
    /// # Errors
    /// The data is not what the core's order of requests allows.
    fn judge(&mut self, returned: Returned) -> Result<(), Violation>;

    /// A kernel ends: nothing is in flight.
    ///
    /// # Errors
    /// A write has not reached L2.
    fn end_kernel(&mut self) -> Result<(), Violation>;
}

/// No memory: every byte is 0, whoever writes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unjudged;

impl Judge for Unjudged {
    fn made(&mut self, _core: usize, _number: u64, _request: &CoreRequest) {}

    fn read(&self, _line: u64, _sector: u64) -> Data {
        [0; 16]
    }

    fn serve(&mut self, _served: &CoreRequest) -> Result<Data, Violation> {
        Ok([0; 16])
    }

    fn judge(&mut self, _returned: Returned) -> Result<(), Violation> {
        Ok(())
    }

    fn end_kernel(&mut self) -> Result<(), Violation> {
        Ok(())
    }
}

/// A status that a core got.
#[derive(Clone, Copy, Debug)]
pub struct Status<'a, R> {
    /// The cycle.
    pub now: u64,
    /// Core number, from 0.
    pub core: usize,
    /// The request as it was offered.
    pub request: &'a CoreRequest,
    /// The status.
    pub word: u64,
    /// The program's data of the request.
    pub record: R,
}

/// Counters of a run.
pub trait Observer<W: Wiring, R> {
    /// A request got its status.
    fn status(&mut self, _status: &Status<'_, R>) {}

    /// A request has got its whole answer.
    fn answered(&mut self, _core: usize, _now: u64, _answer: &Answered) {}

    /// A node's request has left for L2.
    fn sent(&mut self, _now: u64, _core: usize, _request: &DownRequest) {}

    /// A node, or the switch before it, has taken a beat of L2.
    fn came(&mut self, _now: u64, _core: usize, _beat: &DownReply) {}

    /// A node has had a cycle; not of what passes between it and L2.
    fn cycle(
        &mut self,
        _now: u64,
        _given: &Given<W::ToHome, W::ToCore>,
        _shown: &Shown<'_, W::ToHome, W::ToCore>,
    ) {
    }

    /// The outputs of a node's cycle.
    fn node(
        &mut self,
        now: u64,
        given: &Given<W::ToHome, W::ToCore>,
        shown: &Shown<'_, W::ToHome, W::ToCore>,
    ) {
        if shown.to_l2.valid && given.room.to_l2 {
            self.sent(now, given.core, shown.to_l2);
        }
        self.cycle(now, given, shown);
        if let Some(beat) = &given.from_l2
            && shown.takes_from_l2
        {
            self.came(now, given.core, beat);
        }
    }

    /// A kernel has ended: every cache is empty.
    fn kernel(&mut self, _now: u64) {}
}

/// Statuses, decisions and kernels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Kernels that ended with every node flushed.
    pub kernels: u64,
    /// Statuses: `hit`, `hit_pending`, `miss`, `bypass`, `reservation_fail`.
    pub statuses: [u64; 5],
    /// Decisions of the nodes, for private and for shared.
    pub decisions: [u64; 2],
}

impl<W: Wiring, R> Observer<W, R> for Counts {
    fn status(&mut self, status: &Status<'_, R>) {
        if let Some(count) = self.statuses.get_mut(status.word as usize) {
            *count += 1;
        }
    }

    fn cycle(
        &mut self,
        _now: u64,
        _given: &Given<W::ToHome, W::ToCore>,
        shown: &Shown<'_, W::ToHome, W::ToCore>,
    ) {
        if let Some(is_shared) = shown.decision {
            self.decisions[usize::from(is_shared)] += 1;
        }
    }

    fn kernel(&mut self, _now: u64) {
        self.kernels += 1;
    }
}
