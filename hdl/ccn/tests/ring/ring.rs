//! A ring of golden stops, with an array of lines and shadow tags of which only answers are seen.

use ccn::ccn_ring::model::Link;
use ccn::request_stop::{self, model::RequestStop};
use ccn::response_stop::{self, model::ResponseStop};
use design::{Ccn, L1};
use signal::port::Ready;
use testbenches::stimulus::Rng;

use crate::judge::Judge;
use crate::traffic::Traffic;

/// Builds that break a rule, for tests that must notice it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wrong {
    pub requests: request_stop::model::Wrong,
    pub responses: response_stop::model::Wrong,
    /// Responses travel as requests do.
    pub one_direction: bool,
    /// The ring reads the array before the core, always.
    pub ring_first: bool,
}

/// A ring's sizes.
#[derive(Clone, Debug)]
pub struct Size {
    pub cores: usize,
    pub depth: u32,
    pub latency: u32,
    pub sectors: u32,
    /// Unanswered requests that a core may have.
    pub entries: usize,
}

impl Size {
    fn sections(&self) -> (L1, Ccn) {
        let l1 = L1 {
            line_bytes: 32 * self.sectors,
            mshr_entries: self.entries as u32,
            ..L1::default()
        };
        let ccn = Ccn {
            cores: self.cores as u32,
            buffer: self.depth,
            request_queue: self.depth,
            response_queue: self.depth,
            link_latency: self.latency,
            ..Ccn::default()
        };
        (l1, ccn)
    }
}

struct Node {
    requests: RequestStop,
    responses: ResponseStop,
    /// The line that was looked up in the cycle before.
    looked_up: Option<u64>,
    /// The line that is being read, and the sector that is next.
    reading: Option<(u64, u64)>,
    /// The read of the previous cycle.
    read: Option<(u64, u64)>,
}

/// The ring and what is around it.
pub struct Ring {
    size: Size,
    wrong: Wrong,
    nodes: Vec<Node>,
    requests: Vec<Link<request_stop::Request>>,
    responses: Vec<Link<response_stop::Response>>,
    rng: Rng,
    pub judge: Judge,
}

impl Ring {
    pub fn new(size: &Size, wrong: Wrong, seed: u64) -> Ring {
        let (l1, ccn) = size.sections();
        let requests = request_stop::Config::new(&l1, &ccn, "test").unwrap();
        let responses = response_stop::Config::new(&l1, &ccn, "test").unwrap();
        let node = |_| Node {
            requests: RequestStop::with(&requests, wrong.requests),
            responses: ResponseStop::with(&responses, wrong.responses),
            looked_up: None,
            reading: None,
            read: None,
        };
        Ring {
            size: size.clone(),
            wrong,
            nodes: (0..size.cores).map(node).collect(),
            requests: vec![Link::new(size.latency as usize); size.cores],
            responses: vec![Link::new(size.latency as usize); size.cores],
            rng: Rng::new(seed),
            judge: Judge::new(size),
        }
    }

    /// The node that gets what this one sends.
    fn after(&self, node: usize, is_response: bool) -> usize {
        let cores = self.size.cores;
        if is_response && !self.wrong.one_direction {
            (node + cores - 1) % cores
        } else {
            (node + 1) % cores
        }
    }

    /// Applies the traffic, then clocks every stop.
    pub fn cycle(&mut self, traffic: &Traffic) {
        let cores = self.size.cores;
        let mut requests = vec![request_stop::In::default(); cores];
        let mut responses = vec![response_stop::In::default(); cores];
        let core_waits: Vec<bool> =
            (0..cores).map(|node| traffic.core_reads(&mut self.rng, node)).collect();
        // Inputs from outside and from the previous cycle.
        for node in 0..cores {
            let place = &self.nodes[node];
            let answer = place.looked_up.is_some_and(|line| Traffic::is_held(line, node));
            requests[node].core = node as u64;
            requests[node].answer.hit = answer && !traffic.is_lost(&mut self.rng);
            requests[node].unserved = Ready { ready: traffic.takes_unserved(&mut self.rng) };
            responses[node].core = node as u64;
            responses[node].fill = Ready { ready: traffic.takes_fill(&mut self.rng) };
            if let Some((line, sector)) = place.read {
                responses[node].line.data = data_of(line, sector);
            }
            if let Some(miss) = self.judge.asks(node, traffic, &mut self.rng) {
                requests[node].inject = miss;
            }
        }
        // The stops' offers to each other, which depend on none of their inputs.
        let offers: Vec<_> = (0..cores)
            .map(|node| {
                let place = &self.nodes[node];
                let request = place.requests.outputs(&requests[node]);
                (request, place.responses.outputs(&responses[node]).next)
            })
            .collect();
        for node in 0..cores {
            let (request, response) = &offers[node];
            let sent = request.next.valid.then_some(request.next);
            if let Some(offered) = self.requests[node].offered(sent) {
                requests[self.after(node, false)].passing = offered;
            }
            let sent = response.valid.then_some(*response);
            if let Some(offered) = self.responses[node].offered(sent) {
                responses[self.after(node, true)].passing = offered;
            }
        }
        // A line is read when the array, the tags and the queue agree.
        for node in 0..cores {
            let served = offers[node].0.served;
            let owes = self.nodes[node].read.is_some() && core_waits[node];
            let has_array = !owes || self.wrong.ring_first;
            responses[node].serve.valid = served.valid && has_array;
            responses[node].serve.core = served.core;
            responses[node].serve.entry = served.entry;
            let takes = self.nodes[node].responses.outputs(&responses[node]).serve.ready;
            requests[node].served.ready = takes && has_array;
        }
        for node in 0..cores {
            let after = self.after(node, false);
            let ready = self.nodes[after].requests.outputs(&requests[after]).passing.ready;
            requests[node].next.ready = self.requests[node].is_ready(ready);
            let after = self.after(node, true);
            let ready = self.nodes[after].responses.outputs(&responses[after]).passing.ready;
            responses[node].next.ready = self.responses[node].is_ready(ready);
        }
        let outs: Vec<_> = (0..cores)
            .map(|node| {
                let place = &self.nodes[node];
                let response = place.responses.outputs(&responses[node]);
                (place.requests.outputs(&requests[node]), response)
            })
            .collect();
        for node in 0..cores {
            let (request, response) = &outs[node];
            let receiver = outs[self.after(node, false)].0.passing.ready;
            self.requests[node].edge(request.next.valid.then_some(request.next), receiver);
            let receiver = outs[self.after(node, true)].1.passing.ready;
            self.responses[node].edge(response.next.valid.then_some(response.next), receiver);
        }
        for node in 0..cores {
            let (request, response) = &outs[node];
            let place = &mut self.nodes[node];
            let begins = responses[node].serve.valid && response.serve.ready;
            let reads = if begins { Some((request.served.line, 0)) } else { place.reading };
            let last = u64::from(self.size.sectors) - 1;
            place.reading = reads.filter(|read| read.1 < last).map(|(line, s)| (line, s + 1));
            place.read = reads;
            place.looked_up = request.lookup.valid.then_some(request.lookup.line);
            self.judge.array(node, core_waits[node] && reads.is_some());
            let before = place.requests.buffered();
            place.requests.edge(&requests[node], request);
            place.responses.edge(&responses[node], response);
            let came = requests[node].inject.valid && request.inject.ready;
            let left = before + usize::from(came) - place.requests.buffered();
            self.judge.requests(node, &requests[node], request, left > 0);
            self.judge.responses(node, &responses[node], response);
        }
        self.judge.tick();
    }
}

/// The bytes of a sector: its line and number.
pub fn data_of(line: u64, sector: u64) -> signal::port::Beat {
    let mut data = signal::port::Beat::default();
    (data[0], data[1]) = (line, sector);
    data
}
