//! SMs that load, store and add, the memory, and what is between them and a chip; all of it is noise while it is not
//! valid.

use std::collections::{HashMap, VecDeque};

use llc::streams::{Reply, Request, kind};
use testbenches::engine::Engine;

use super::super::super::ports::{EntryReply, EntryRequest, Levels, RoutedRequest, TileReply};
use super::super::super::{In, Out, Ready};
use super::super::MOST;

pub type Chip = Box<dyn Engine<In<MOST>, Out<MOST>>>;
/// A sector of 32 bytes, by its line and number.
pub type Bytes = HashMap<(u64, u64), [u64; 4]>;
/// The sectors that a request must find, by their numbers, in the order of its beats.
pub type Found = VecDeque<(u64, [u64; 4])>;

/// The chip is number 0 of two, and the home of every line; of two SMs each has separate lines.
pub struct User {
    chip: Chip,
    random: u64,
    pub memory: Bytes,
    /// Memory as the SMs' programs have left it.
    pub program: Bytes,
    /// Data that requests must find, by SM and identifier.
    pub asked: HashMap<(usize, u64), Found>,
    free: [Vec<u64>; 2],
    offers: [Option<EntryRequest>; 2],
    to_slice: [VecDeque<Request>; 2],
    to_sm: [VecDeque<EntryReply>; 2],
    beats: [VecDeque<Reply>; 2],
    pub level: Levels,
    pub counters: usize,
    pub answered: u64,
}

impl User {
    /// After a reset.
    pub fn new(chip: Chip, seed: u64) -> User {
        let mut user = User {
            chip,
            random: seed,
            memory: Bytes::new(),
            program: Bytes::new(),
            asked: HashMap::new(),
            free: Default::default(),
            offers: [None; 2],
            to_slice: Default::default(),
            to_sm: Default::default(),
            beats: Default::default(),
            level: Levels::default(),
            counters: 0,
            answered: 0,
        };
        user.reset();
        user
    }

    /// Drops the contents of the caches alone, and all waiting requests.
    pub fn reset(&mut self) {
        let noise = self.noise();
        self.chip.cycle(true, &noise);
        self.program = self.memory.clone();
        self.asked.clear();
        self.free = [vec![0, 1, 2, 3, 4, 5], vec![0, 1, 2, 3, 4, 5]];
        self.offers = [None; 2];
        (self.to_slice, self.to_sm, self.beats) = Default::default();
        self.level = Levels::default();
    }

    /// Marsaglia's xorshift: 0 to `below` - 1.
    pub fn below(&mut self, below: u64) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random >> 20) % below
    }

    fn sector(&mut self) -> [u64; 16] {
        let mut data = [0; 16];
        data[..4].fill_with(|| self.below(1 << 40) * 0x1_0001);
        data
    }

    /// Nothing is offered, whatever is said.
    fn noise(&mut self) -> In<MOST> {
        let mut input = In { counter_index: self.below(8), ..In::default() };
        for n in 0..2 {
            let (line, sectors, id) = (self.below(4_096), self.below(15) + 1, self.below(8));
            let (byte_enable, data) = (self.below(1 << 32).into(), self.sector());
            let (kind, operation, home) = (self.below(3), self.below(11), self.below(2));
            let request =
                Request { kind, operation, line, sectors, byte_enable, ..Request::default() };
            let request = Request { data, source: n as u64, id, chip: home, home, ..request };
            (input.local[n], input.link[n]) = (request, request);
            input.request[n] = of_l1(&request);
            let reply =
                Reply { id, kind, sector: self.below(4), data, last: true, ..Reply::default() };
            input.memory_reply[n] = reply;
            input.reply[n] = EntryReply { id, kind, data, last: true, ..EntryReply::default() };
        }
        input
    }

    /// The next request of an SM, to its lines: even ones, or odd ones.
    fn request(&mut self, sm: usize) -> Option<EntryRequest> {
        let id = self.free[sm].pop()?;
        let line = 2 * self.below(20) + sm as u64;
        let (sector, word, data) = (self.below(4), self.below(4), self.sector());
        let base =
            EntryRequest { valid: true, line, source: sm as u64, id, ..EntryRequest::default() };
        let one =
            EntryRequest { sectors: 1 << sector, byte_enable: 0xff << (8 * word), data, ..base };
        Some(match self.below(4) {
            0 => EntryRequest { kind: kind::STORE as u64, ..one },
            1 => EntryRequest { kind: kind::ATOMIC as u64, ..one },
            _ => EntryRequest { sectors: self.below(15) + 1, ..base },
        })
    }

    /// One cycle; what the chip said.
    pub fn cycle(&mut self) -> Out<MOST> {
        let mut input = In { level: self.level, ..self.noise() };
        input.profile_counter = self.some();
        for n in 0..2 {
            if self.offers[n].is_none() && self.below(4) > 0 {
                self.offers[n] = self.request(n);
            }
            input.request[n] = self.offers[n].unwrap_or(input.request[n]);
            input.local[n] = self.to_slice[n].front().copied().unwrap_or(input.local[n]);
            input.reply[n] = self.to_sm[n].front().copied().unwrap_or(input.reply[n]);
            input.memory_reply[n] = self.beats[n].front().copied().unwrap_or(input.memory_reply[n]);
            input.forward[n] = self.some();
            input.tile_reply[n] = self.some();
            input.memory[n] = self.some();
            input.down_reply[n] = self.some();
        }
        let out = self.chip.cycle(false, &input);
        for n in 0..2 {
            self.see_sm(n, &input, &out);
            self.see_slice(n, &input, &out);
        }
        self.counters += usize::from(out.profile_counter.valid && input.profile_counter.ready);
        out
    }

    fn some(&mut self) -> Ready {
        Ready { ready: self.below(4) > 0 }
    }

    fn see_sm(&mut self, n: usize, input: &In<MOST>, out: &Out<MOST>) {
        if input.request[n].valid && out.request[n].ready {
            self.offers[n] = None;
            self.accept(n, &input.request[n]);
        }
        if out.forward[n].valid && input.forward[n].ready {
            let routed = out.forward[n];
            assert_eq!((routed.to_chip, routed.chip), (0, 0));
            self.to_slice[routed.to_slice as usize].push_back(of_entry(&routed));
        }
        if input.reply[n].valid && out.reply[n].ready {
            self.to_sm[n].pop_front();
        }
        if out.down_reply[n].valid && input.down_reply[n].ready {
            self.answer(n, &out.down_reply[n]);
        }
    }

    fn see_slice(&mut self, n: usize, input: &In<MOST>, out: &Out<MOST>) {
        if input.local[n].valid && out.local[n].ready {
            self.to_slice[n].pop_front();
        }
        if input.memory_reply[n].valid && out.memory_reply[n].ready {
            self.beats[n].pop_front();
        }
        if out.memory[n].valid && input.memory[n].ready {
            self.serve(n, &out.memory[n]);
        }
        assert!(!out.link_out[n].valid, "every line's home is this chip");
        if out.tile_reply[n].valid && input.tile_reply[n].ready {
            let TileReply { source, id, kind, sector, data, last, .. } = out.tile_reply[n];
            let reply = EntryReply { valid: true, id, kind, sector, data, last };
            self.to_sm[source as usize].push_back(reply);
        }
    }

    /// The program goes on.
    fn accept(&mut self, sm: usize, request: &EntryRequest) {
        let EntryRequest { kind, line, sectors, byte_enable, data, id, .. } = *request;
        let wanted = (0..4).filter(|sector| sectors >> sector & 1 == 1);
        let at = |sector| (sector, self.program.get(&(line, sector)).copied().unwrap_or_default());
        let mut found: VecDeque<_> = wanted.map(at).collect();
        if kind != kind::LOAD as u64 {
            let ((sector, mut words), word) = (found[0], byte_enable.trailing_zeros() as usize / 8);
            words[word] = match kind == kind::ATOMIC as u64 {
                true => words[word].wrapping_add(data[word]),
                false => data[word],
            };
            self.program.insert((line, sector), words);
        }
        if kind == kind::STORE as u64 {
            found.clear();
        }
        assert_eq!(self.asked.insert((sm, id), found), None);
    }

    /// A beat comes to an SM.
    fn answer(&mut self, sm: usize, reply: &EntryReply) {
        let asked = self.asked.get_mut(&(sm, reply.id));
        let asked = asked.unwrap_or_else(|| panic!("SM {sm}: nobody waits for {reply:?}"));
        if let Some((sector, words)) = asked.pop_front() {
            assert_eq!(
                (reply.sector, &reply.data[..4]),
                (sector, &words[..]),
                "SM {sm}: {reply:?}"
            );
        }
        assert_eq!(reply.last, asked.is_empty());
        if reply.last {
            self.asked.remove(&(sm, reply.id));
            self.free[sm].push(reply.id);
            self.answered += 1;
        }
    }

    /// The memory of a slice.
    fn serve(&mut self, slice: usize, request: &Request) {
        let Request { kind, line, sectors, byte_enable, data, source, id, chip, .. } = *request;
        let wanted: Vec<u64> = (0..4).filter(|sector| sectors >> sector & 1 == 1).collect();
        for (number, &sector) in wanted.iter().enumerate() {
            let words = self.memory.entry((line, sector)).or_default();
            let mut beat =
                Reply { valid: true, source, id, kind, sector, chip, ..Reply::default() };
            if kind == kind::STORE as u64 {
                for byte in (0..32).filter(|byte| byte_enable >> byte & 1 == 1) {
                    let mask = 0xff << (8 * (byte % 8));
                    words[byte / 8] = words[byte / 8] & !mask | data[byte / 8] & mask;
                }
            } else {
                assert_eq!(kind, kind::LOAD as u64, "atomics are performed beside memory");
                beat.data[..4].copy_from_slice(words);
            }
            beat.last = number + 1 == wanted.len();
            self.beats[slice].push_back(beat);
        }
    }
}

fn of_l1(request: &Request) -> EntryRequest {
    let Request { valid, kind, operation, line, sectors, byte_enable, .. } = *request;
    let Request { data, source, id, home, .. } = *request;
    EntryRequest { valid, kind, operation, line, sectors, byte_enable, data, source, id, home }
}

fn of_entry(routed: &RoutedRequest) -> Request {
    let RoutedRequest { valid, kind, operation, line, sectors, byte_enable, .. } = *routed;
    let RoutedRequest { data, source, id, chip, home, .. } = *routed;
    Request { valid, kind, operation, line, sectors, byte_enable, data, source, id, chip, home }
}
