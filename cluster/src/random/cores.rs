//! Cores that ask for anything: each retries what was refused, and takes its replies when it likes.

use std::collections::VecDeque;

use testbenches::stimulus::{Pattern, Pressure, Rng};

use super::requests::Requests;
use super::setup::Setup;
use crate::answers::Answered;
use crate::parts::{Program, Refusal};
use crate::port::Port;
use base::Geometry;
use base::environment::CoreRequest;

/// The cores of a cluster as one [`Program`], each with a separate random generator and requests.
pub struct Cores {
    all: Vec<Core>,
    geometry: Geometry,
    setup: Setup,
}

struct Core {
    outstanding: usize,
    retries_in_order: bool,
    id_bits: usize,
    rng: Rng,
    gaps: Pressure,
    replies: Pressure,
    requests: Requests,
    /// Requests that the kernel still has.
    left: u64,
    /// Asks for a line only when it knows what became of its request before to that line.
    is_patient: bool,
    /// Requests of a test, offered before all others.
    wanted: VecDeque<CoreRequest>,
    refused: Vec<CoreRequest>,
}

impl Cores {
    pub(super) fn new(geometry: &Geometry, cores: usize, setup: &Setup, seed: u64) -> Cores {
        let core = |number| Core::new(number, geometry, setup, seed);
        let all = (0..cores).map(core).collect();
        Cores { all, geometry: geometry.clone(), setup: setup.clone() }
    }

    /// A request that a test wants; it gets an identifier.
    pub(super) fn want(&mut self, core: usize, request: CoreRequest) {
        self.all[core].wanted.push_back(request);
    }
}

impl Program for Cores {
    type Record = ();

    fn begin(&mut self, rng: &mut Rng) -> bool {
        let requests = Requests::any(&self.geometry, self.all.len(), &self.setup, rng);
        for core in &mut self.all {
            core.begin(&requests, self.setup.requests.draw(rng));
        }
        true
    }

    fn counter(&mut self, rng: &mut Rng) -> u64 {
        rng.bits(4)
    }

    fn offer(&mut self, core: usize, _now: u64, is_free: bool, port: &Port) -> Option<CoreRequest> {
        let core = &mut self.all[core];
        let may_offer = core.gaps.next(&mut core.rng);
        if is_free && may_offer { core.choose(port) } else { None }
    }

    fn takes_reply(&mut self, core: usize) -> bool {
        let core = &mut self.all[core];
        core.replies.next(&mut core.rng)
    }

    fn refused(&mut self, core: usize, refusal: Refusal) {
        self.all[core].refused.push(refusal.request);
    }

    fn answered(&mut self, _core: usize, _now: u64, _answer: &Answered) {}

    fn has_asked(&self, core: usize) -> bool {
        let Core { left, wanted, refused, .. } = &self.all[core];
        *left == 0 && wanted.is_empty() && refused.is_empty()
    }

    fn flushes(&self) -> bool {
        self.setup.requests.most > 0
    }

    fn goes_on(&mut self, core: usize) -> bool {
        if self.setup.goes_on_alone {
            let core = &mut self.all[core];
            let (requests, number) =
                (core.requests.clone(), self.setup.requests.draw(&mut core.rng));
            core.begin(&requests, number);
        }
        self.setup.goes_on_alone
    }

    fn record(&self, _core: usize, _id: u64) {}

    fn patience(&self) -> u64 {
        self.setup.patience
    }
}

impl Core {
    fn new(number: usize, geometry: &Geometry, setup: &Setup, seed: u64) -> Core {
        // A core that does only what a test asks for does it at once.
        let always = || Pressure::fixed(Pattern::Always);
        let is_eager = setup.is_eager || setup.requests.most == 0;
        let pressure = if is_eager { always } else { Pressure::mixed };
        Core {
            outstanding: setup.outstanding.min((1 << geometry.id_bits()) - 1),
            retries_in_order: setup.retries_in_order,
            id_bits: geometry.id_bits(),
            rng: Rng::stream(seed, 1 + number as u64),
            gaps: pressure(),
            replies: pressure(),
            requests: Requests::default(),
            left: 0,
            is_patient: false,
            wanted: VecDeque::new(),
            refused: Vec::new(),
        }
    }

    /// A kernel begins.
    fn begin(&mut self, requests: &Requests, number: u64) {
        self.requests = requests.clone();
        self.left = number;
        // Requests of a test come as fast as they can.
        self.is_patient = number > 0 && self.rng.chance(1, 2);
    }

    /// The next offer: a request that was refused, or a new one.
    fn choose(&mut self, port: &Port) -> Option<CoreRequest> {
        let is_new_allowed = port.unanswered() < self.outstanding && !port.is_flushing();
        let is_new = is_new_allowed
            && (!self.wanted.is_empty() || self.left > 0)
            && (self.refused.is_empty() || self.rng.chance(1, 2));
        if is_new {
            return self.new_request(port);
        }
        // The first that was refused of any line: a line's requests keep their order.
        let chosen = match self.retries_in_order {
            true => self.refused.iter().min_by_key(|request| port.since(request.id)),
            false => self.refused.get(self.rng.below(self.refused.len() as u64) as usize),
        };
        let any = chosen?.line;
        if self.must_wait_for(any, port) {
            return None;
        }
        let first = self.refused.iter().position(|request| request.line == any)?;
        Some(self.refused.remove(first))
    }

    fn new_request(&mut self, port: &Port) -> Option<CoreRequest> {
        let mut id = self.rng.bits(self.id_bits);
        while port.is_known(id) {
            id = self.rng.bits(self.id_bits);
        }
        let request = match self.wanted.front() {
            Some(&request) => CoreRequest { id, ..request },
            None => self.requests.request(id, &mut self.rng),
        };
        let is_refused = self.refused.iter().any(|before| before.line == request.line);
        if is_refused || self.must_wait_for(request.line, port) {
            return None;
        }
        match self.wanted.pop_front() {
            Some(_) => {}
            None => self.left -= 1,
        }
        Some(request)
    }

    /// The request of the cycle before is of this line, and may be refused.
    fn must_wait_for(&self, line: u64, port: &Port) -> bool {
        self.is_patient && port.accepted().is_some_and(|before| before.line == line)
    }
}
