//! The groups that a core holds, their warps, and which of them goes next.

use design::Schedule;
use std::collections::VecDeque;
use traces::{Access, Cursor, Entry, Group, Kind, Operation};

/// Where a warp is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The warp has lines to ask for.
    Ready,
    /// All lines are asked for, and something is not settled.
    Waits,
    /// The warp goes on when its time has come.
    Thinks,
    /// The warp waits for the other warps of its group.
    Barrier,
    /// The warp has ended.
    Ended,
}

/// A warp: one instruction at a time.
#[derive(Debug)]
struct Warp {
    cursor: Cursor,
    state: State,
    operation: Operation,
    /// Lines of the instruction that are not asked for.
    lines: VecDeque<Access>,
    /// All lines of the instruction.
    number: u8,
    /// Requests of the instruction that hold the warp: loads and atomics without an answer, stores without a status.
    unsettled: u32,
}

/// A group that a core holds.
#[derive(Debug)]
struct Held {
    /// Number of the core's group, from the first on.
    serial: u64,
    group: Group,
    warps: Vec<Warp>,
    /// Warps that have lines to ask for, that wait at a barrier, that have not ended.
    ready: usize,
    at_barrier: usize,
    left: usize,
}

/// A warp of a core: the group's serial, and its place in the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct WarpId {
    serial: u64,
    warp: usize,
}

/// An instruction's line that is asked for now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Issued {
    pub(super) warp: WarpId,
    pub(super) operation: Operation,
    pub(super) access: Access,
    /// Lines of the instruction, this one and others.
    pub(super) lines: u8,
    /// Lines of the instruction are left.
    pub(super) has_more: bool,
}

/// The warps of a core.
#[derive(Debug)]
pub(super) struct Warps {
    schedule: Schedule,
    think: u64,
    /// From the oldest on.
    held: VecDeque<Held>,
    begun: u64,
    /// Groups among them that have ended.
    ended: usize,
    last: Option<WarpId>,
    /// Warps that go on at a cycle, soonest first where `think` is the same for all.
    thinking: VecDeque<(u64, WarpId)>,
    ready: usize,
}

impl Warps {
    pub(super) fn new(schedule: Schedule, think: u32) -> Warps {
        Warps {
            schedule,
            think: think.into(),
            held: VecDeque::new(),
            begun: 0,
            ended: 0,
            last: None,
            thinking: VecDeque::new(),
            ready: 0,
        }
    }

    /// Groups that are held.
    pub(super) fn groups(&self) -> usize {
        self.held.len()
    }

    /// Warps of all groups that are held, ended ones too: 1 to 64.
    pub(super) fn number(&self) -> u8 {
        let warps = self.held.iter().map(|held| held.warps.len()).sum::<usize>();
        warps.clamp(1, 64) as u8
    }

    pub(super) fn begin(&mut self, group: Group) {
        let (serial, warps) = (self.begun, group.warps());
        self.begun += 1;
        let warp = |number| Warp {
            cursor: group.cursor(number),
            state: State::Thinks,
            operation: Operation { kind: Kind::Load, bypass_l1: false },
            lines: VecDeque::new(),
            number: 0,
            unsettled: 0,
        };
        let warps: Vec<Warp> = (0..warps).map(warp).collect();
        let left = warps.len();
        self.ended += usize::from(left == 0);
        self.held.push_back(Held { serial, group, warps, ready: 0, at_barrier: 0, left });
        (0..left).for_each(|warp| self.go_on(WarpId { serial, warp }));
    }

    /// Takes out a group that has ended.
    pub(super) fn take_ended(&mut self) -> Option<Group> {
        self.ended = self.ended.checked_sub(1)?;
        let place = self.held.iter().position(|held| held.left == 0)?;
        Some(self.held.remove(place)?.group)
    }

    /// The next request, if there can be one; the instruction's next line is then due.
    pub(super) fn next(&mut self, now: u64) -> Option<Issued> {
        while let Some(&(_, warp)) = self.thinking.front().filter(|(due, _)| *due <= now) {
            self.thinking.pop_front();
            self.go_on(warp);
        }
        if self.ready == 0 {
            return None;
        }
        let chosen = self.chosen()?;
        self.last = Some(chosen);
        let held = self.held.iter_mut().find(|held| held.serial == chosen.serial)?;
        let warp = &mut held.warps[chosen.warp];
        let access = warp.lines.pop_front()?;
        warp.unsettled += match warp.operation.kind {
            Kind::Load => 1,
            // A request a sector.
            Kind::Store | Kind::Atomic => access.sectors.count_ones(),
        };
        if warp.lines.is_empty() {
            warp.state = State::Waits;
            held.ready -= 1;
            self.ready -= 1;
        }
        let (has_more, lines) = (!warp.lines.is_empty(), warp.number);
        Some(Issued { warp: chosen, operation: warp.operation, access, lines, has_more })
    }

    /// A request no longer holds its warp.
    pub(super) fn settled(&mut self, id: WarpId, now: u64) {
        self.settle(id, 1, now);
    }

    /// All requests of a warp's instruction no longer hold it.
    pub(super) fn all_settled(&mut self, id: WarpId, now: u64) {
        let unsettled = self.warp(id).map_or(0, |warp| warp.unsettled);
        self.settle(id, unsettled, now);
    }

    /// The next entry of a warp is a load.
    pub(super) fn is_load_next(&self, id: WarpId) -> bool {
        let held = self.held.iter().find(|held| held.serial == id.serial);
        let next = held.and_then(|held| {
            // A copy: the warp stays where it is.
            let mut cursor = held.warps.get(id.warp)?.cursor;
            held.group.next(&mut cursor)
        });
        matches!(next, Some(Entry::Instruction(next)) if next.operation.kind == Kind::Load)
    }

    fn settle(&mut self, id: WarpId, requests: u32, now: u64) {
        let due = now + self.think;
        let Some(warp) = self.warp(id) else { return };
        warp.unsettled -= requests;
        if warp.unsettled == 0 && warp.state == State::Waits {
            warp.state = State::Thinks;
            self.thinking.push_back((due, id));
        }
    }

    /// Everything ends where it is.
    pub(super) fn stop(&mut self) {
        for held in &mut self.held {
            for warp in &mut held.warps {
                (warp.state, warp.cursor) = (State::Ended, Cursor::default());
                warp.lines.clear();
            }
            (held.ready, held.left) = (0, 0);
        }
        (self.ready, self.ended) = (0, self.held.len());
        self.thinking.clear();
    }

    fn warp(&mut self, id: WarpId) -> Option<&mut Warp> {
        let held = self.held.iter_mut().find(|held| held.serial == id.serial)?;
        held.warps.get_mut(id.warp)
    }

    /// The warp of the last request while it can, else the oldest; or the next in turn.
    fn chosen(&self) -> Option<WarpId> {
        let can = |id: &WarpId| {
            let held = self.held.iter().find(|held| held.serial == id.serial)?;
            (held.warps.get(id.warp)?.state == State::Ready).then_some(*id)
        };
        let ready = |held: &Held, from: usize| {
            let warps = held.warps.iter().enumerate().skip(from);
            let mut ready = warps.filter(|(_, warp)| warp.state == State::Ready);
            ready.next().map(|(warp, _)| WarpId { serial: held.serial, warp })
        };
        let mut oldest = self.held.iter().filter(|held| held.ready > 0);
        match (self.schedule, self.last) {
            (Schedule::Gto, last) => {
                last.and_then(|last| can(&last)).or_else(|| ready(oldest.next()?, 0))
            }
            (Schedule::Rr, None) => ready(oldest.next()?, 0),
            (Schedule::Rr, Some(last)) => {
                let behind = self.held.iter().filter(|held| held.serial >= last.serial);
                let mut behind = behind.filter_map(|held| {
                    let from = if held.serial == last.serial { last.warp + 1 } else { 0 };
                    ready(held, from)
                });
                behind.next().or_else(|| ready(oldest.next()?, 0))
            }
        }
    }

    /// A warp takes its next entry; whoever ends or comes to a barrier may let the others go on.
    fn go_on(&mut self, id: WarpId) {
        let Some(held) = self.held.iter_mut().find(|held| held.serial == id.serial) else { return };
        let mut going = VecDeque::from([id.warp]);
        while let Some(number) = going.pop_front() {
            let warp = &mut held.warps[number];
            match held.group.next(&mut warp.cursor) {
                Some(Entry::Instruction(instruction)) => {
                    warp.operation = instruction.operation;
                    warp.lines.extend(instruction.lines());
                    warp.number = warp.lines.len() as u8;
                    warp.state = State::Ready;
                    held.ready += 1;
                    self.ready += 1;
                }
                Some(Entry::Barrier) => {
                    warp.state = State::Barrier;
                    held.at_barrier += 1;
                }
                None => {
                    warp.state = State::Ended;
                    held.left -= 1;
                    self.ended += usize::from(held.left == 0);
                }
            }
            if held.at_barrier > 0 && held.at_barrier == held.left {
                held.at_barrier = 0;
                let all = held.warps.iter_mut().enumerate();
                for (number, warp) in all.filter(|(_, warp)| warp.state == State::Barrier) {
                    warp.state = State::Thinks;
                    going.push_back(number);
                }
            }
        }
    }
}
