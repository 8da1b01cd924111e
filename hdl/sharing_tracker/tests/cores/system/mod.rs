//! Cores, banks and L2, and the messages between them.

mod banks;

use banks::Bank;
use base::streams::DownReply;
use sharing_tracker::coalescer::{Sectors, Warp};
use sharing_tracker::program_order::Counter;
use sharing_tracker::streams::{Forward, Message, Reply};
use sharing_tracker::tracker_node;
use sharing_tracker::tracker_node::{Config, In, Out, Ticket};
use signal::port::Ready;
use testbenches::contract::Violation;
use testbenches::stimulus::Rng;

use crate::channel::Channel;
use crate::node::Node;
use crate::program::Program;
use crate::{Setup, Wrong};

/// Room for the cores.
const MOST: usize = 16;

/// Requests of a kernel.
const KERNEL: u64 = 300;

/// Cycles without any answer after which nothing moves any more.
const HANG: u64 = 20_000;

/// A core's message to a bank: a message, or in a wrong build a forward that it gives back.
#[derive(Clone, Copy, Debug)]
enum Up {
    Message(Message),
    Nack(Forward),
}

/// The whole.
pub struct System {
    setup: Setup,
    banks: Vec<Bank>,
    nodes: Vec<Node>,
    pub programs: Vec<Program>,
    counter: Counter,
    /// From each core to each other one.
    answers: Vec<Vec<Channel<DownReply>>>,
    /// The beat that is offered to each core.
    offered: Vec<Option<DownReply>>,
    /// The bank whose forward is offered to each core.
    forwarding: Vec<Option<usize>>,
    /// All nodes are being flushed; then all banks of which this is not true.
    flush: Option<Vec<bool>>,
    flushed: Vec<bool>,
    /// Requests that were answered when the last kernel ended, and kernels that have ended.
    ended: u64,
    pub kernels: u64,
    rng: Rng,
    pub now: u64,
    moved: u64,
    pub overdue: u64,
    pub lookups: u64,
    /// Loads that L2 was sent.
    pub l2_loads: u64,
}

impl System {
    pub fn new(setup: &Setup, seed: u64) -> System {
        let design = setup.design();
        let config = Config::of(&design).unwrap();
        let geometry = config.l1();
        let number = design.sharing_tracker().unwrap().banks as usize;
        let (cores, latency) = (setup.cores, setup.latency);
        let finds_pending = setup.wrong == Wrong::FindsPending;
        let ends_early = setup.wrong == Wrong::EndsEarly;
        let never_gives_back = setup.wrong == Wrong::WaitsForEver;
        let of_node = tracker_node::model::Wrong {
            finds_pending,
            ends_early,
            never_gives_back,
            ..Default::default()
        };
        System {
            banks: (0..number).map(|_| Bank::new(setup, &design)).collect(),
            nodes: (0..cores)
                .map(|_| Node::new(&config, of_node, setup.waits, setup.node_hardware()))
                .collect(),
            programs: (0..cores)
                .map(|core| Program::new((core, cores), geometry, number, setup.calm))
                .collect(),
            counter: Counter::new(geometry.sector_bytes()),
            answers: vec![vec![Channel::new(4, latency); cores]; cores],
            offered: vec![None; cores],
            forwarding: vec![None; cores],
            flush: None,
            flushed: vec![false; cores],
            ended: 0,
            kernels: 0,
            rng: Rng::new(seed),
            now: 0,
            moved: 0,
            overdue: 0,
            lookups: 0,
            l2_loads: 0,
            setup: setup.clone(),
        }
    }

    /// Runs until so many requests are answered, and then to the end of those that have begun.
    pub fn run(&mut self, requests: u64) -> Result<(), String> {
        while self.answered() < requests {
            self.cycle(false)?;
        }
        while !self.programs.iter().all(Program::is_done) {
            self.cycle(true)?;
        }
        Ok(())
    }

    /// Requests that were answered.
    pub fn answered(&self) -> u64 {
        self.programs.iter().map(|program| program.answered).sum()
    }

    /// Forwards that cores took, and those that came back.
    pub fn forwards(&self) -> (u64, u64) {
        let sum = |of: fn(&Node) -> u64| self.nodes.iter().map(of).sum();
        (sum(|node| node.answered + node.nacked), sum(|node| node.nacked))
    }

    pub fn cycle(&mut self, ends: bool) -> Result<(), String> {
        self.kernel()?;
        for core in 0..self.nodes.len() {
            self.core(core, ends)?;
        }
        for bank in 0..self.banks.len() {
            self.bank(bank)?;
            self.l2(bank)?;
        }
        self.now += 1;
        match self.now - self.moved {
            HANG => Err(format!("nothing moves from cycle {} on", self.moved)),
            _ => Ok(()),
        }
    }

    /// A kernel ends in any cycle, whatever is in flight. When all nodes are flushed nothing is: then the banks are, and
    /// then cores go on.
    fn kernel(&mut self) -> Result<(), String> {
        let Some(done) = &self.flush else {
            if self.setup.kernels && self.answered() > self.ended + KERNEL {
                self.flush = Some(vec![false; self.banks.len()]);
            }
            return Ok(());
        };
        if !self.flushed.iter().all(|flushed| *flushed) {
            return Ok(());
        }
        let holds_forward =
            |bank: &Bank| bank.nacks.is_used() || bank.forwards.iter().any(Channel::is_used);
        if self.banks.iter().any(holds_forward)
            || self.answers.iter().flatten().any(Channel::is_used)
        {
            return Err(format!(
                "all are flushed in cycle {}, and a forward is in flight",
                self.now
            ));
        }
        if done.iter().all(|done| *done) {
            (self.flush, self.ended) = (None, self.answered());
            self.kernels += 1;
        }
        Ok(())
    }

    /// The beat that a core is offered: one of L2's or of another core's, which alternate.
    fn beat(&mut self, core: usize) -> DownReply {
        if self.offered[core].is_none() {
            let (banks, cores) = (self.banks.len(), self.nodes.len());
            let first = self.rng.below((banks + cores) as u64) as usize;
            let now = self.now;
            for from in (first..banks + cores).chain(0..first) {
                let beat = if from < banks {
                    let channel = &mut self.banks[from].replies[core];
                    channel.head(now).map(|reply| {
                        channel.pop();
                        let Reply { valid, id, kind, sector, data, last, .. } = reply;
                        DownReply { valid, id, kind, sector, data, last }
                    })
                } else {
                    let channel = &mut self.answers[from - banks][core];
                    channel.head(now).inspect(|_| channel.pop())
                };
                if beat.is_some() {
                    self.offered[core] = beat;
                    break;
                }
            }
        }
        self.offered[core].unwrap_or_default()
    }

    /// The forward that is offered to a core, with its line's whole address, and the bank that sends it; it holds until
    /// it is taken.
    fn forward(&mut self, core: usize) -> Option<(usize, Forward)> {
        let (number, now) = (self.banks.len(), self.now);
        if self.forwarding[core].is_none() {
            let first = self.rng.below(number as u64) as usize;
            let has_one = |bank: &usize| self.banks[*bank].forwards[core].head(now).is_some();
            self.forwarding[core] = (first..number).chain(0..first).find(has_one);
        }
        let bank = self.forwarding[core]?;
        let forward = self.banks[bank].forwards[core].head(now)?;
        Some((bank, Forward { line: forward.line * number as u64 + bank as u64, ..forward }))
    }

    /// The readies for a core's offers: its message, its beat of an answer, and its nack.
    fn takes(&self, core: usize) -> (bool, bool, bool) {
        let (message, answer, nack) = self.nodes[core].offered();
        let bank = |line: u64| &self.banks[(line % self.banks.len() as u64) as usize];
        let takes_message = bank(message.line).from_cores[core].has_room();
        let takes_nack = match self.setup.wrong {
            // The nack must wait until all messages before it have left.
            Wrong::NackInRequests => !message.valid && bank(nack.line).from_cores[core].has_room(),
            _ => bank(nack.line).nacks.has_room(),
        };
        let takes_answer = self.answers[core][answer.source as usize].has_room();
        (takes_message, takes_answer, takes_nack)
    }

    fn core(&mut self, core: usize, ends: bool) -> Result<(), String> {
        let now = self.now;
        let forward = self.forward(core);
        let core_request = self.programs[core].offer(&mut self.rng, ends);
        let (load, ticket) = self.programs[core].offer_warp(&mut self.rng, ends);
        let down_reply = self.beat(core);
        let (message, answer, nack) = self.takes(core);
        let input = In {
            // Of the least cache four lines for each warp.
            active_warps: 2,
            warp: load.map_or(Warp::default(), |load| Warp { valid: true, active: load.active }),
            warp_sector: load.map_or(Sectors::default(), |load| load.sectors),
            ticket: ticket.map_or(Ticket::default(), |id| Ticket { valid: true, id }),
            core_request,
            core_reply: Ready::YES,
            message: message.into(),
            down_reply,
            forward: forward.map(|(_, forward)| forward).into(),
            answer: answer.into(),
            nack: nack.into(),
            flush: self.flush.is_some(),
            ..In::default()
        };
        let (out, arrived) = self.nodes[core].cycle(&input)?;
        if down_reply.valid && out.down_reply.ready {
            self.offered[core] = None;
        }
        if let Some((bank, _)) = forward.filter(|_| out.forward.ready) {
            self.banks[bank].forwards[core].pop();
            self.forwarding[core] = None;
        }
        let (program, counter) = (&mut self.programs[core], &mut self.counter);
        let broken = |violation: Violation| violation.to_string();
        let takes_warp = input.warp.valid && out.warp.ready;
        let takes_ticket = input.ticket.valid && out.ticket.ready;
        program.warps((takes_warp, takes_ticket), &out.decision, &out.line).map_err(broken)?;
        program.status(now, &out.core_status, counter).map_err(broken)?;
        if core_request.valid && out.core_request.ready {
            program.accept(now).map_err(broken)?;
        }
        if out.core_reply.valid {
            self.moved = now;
            program.reply(now, &out.core_reply, counter).map_err(broken)?;
        }
        let banks = self.banks.len() as u64;
        if let Some(line) = arrived {
            self.banks[(line % banks) as usize].arrive(now, line / banks, core as u64);
        }
        self.flushed[core] = out.flushed;
        self.send(core, &input, &out);
        Ok(())
    }

    /// Departures of a core: a message, a beat of an answer, a nack.
    fn send(&mut self, core: usize, input: &In, out: &Out) {
        let (now, rng, banks) = (self.now, &mut self.rng, self.banks.len() as u64);
        let place = |line: u64| ((line % banks) as usize, line / banks);
        if out.message.valid && input.message.ready {
            let (bank, line) = place(out.message.line);
            let message = Message { line, ..out.message };
            self.banks[bank].from_cores[core].send(rng, now, Up::Message(message));
        }
        if out.answer.valid && input.answer.ready {
            let Reply { valid, source, id, kind, sector, data, last } = out.answer;
            let beat = DownReply { valid, id, kind, sector, data, last };
            self.answers[core][source as usize].send(rng, now, beat);
        }
        if out.nack.valid && input.nack.ready {
            let (bank, line) = place(out.nack.line);
            let (nack, bank) = (Forward { line, ..out.nack }, &mut self.banks[bank]);
            match self.setup.wrong {
                Wrong::NackInRequests => bank.from_cores[core].send(rng, now, Up::Nack(nack)),
                _ => bank.nacks.send(rng, now, nack),
            }
        }
    }
}
