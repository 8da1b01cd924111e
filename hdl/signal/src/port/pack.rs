//! A payload as words of memories, and back.

use crate::{Wire, Word, bits_to, cat};
use rust_hdl::core::ast::VerilogExpression;
use rust_hdl::core::prelude::{Bit, Direction, Signal};

use crate::MAX_WIDTH;

/// Wires that can be put side by side.
pub trait Pack {
    /// Calls `visit` with each wire's path below `path`, and its width.
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize));

    /// Calls `visit` with each wire's value.
    fn values(&self, visit: &mut dyn FnMut(Word));

    /// Gives each wire what `next` makes of its number and width, if it makes something.
    fn assign(&mut self, next: &mut dyn FnMut(usize) -> Option<Word>);

    /// Word `number`: in a kernel, `self.push.payload.pack(&self._packing, number)`.
    fn pack(&self, packing: &Packing, number: usize) -> Word {
        let (mut wire, mut word) = (0, None);
        self.values(&mut |value| {
            if packing.places[wire].0 == number {
                word = Some(word.map_or(value, |high| cat(high, value)));
            }
            wire += 1;
        });
        word.unwrap_or_default()
    }

    /// Gives the wires what word `number` has of them.
    fn unpack(&mut self, packing: &Packing, number: usize, word: Word) {
        let mut wire = 0;
        self.assign(&mut |width| {
            let (part, below) = packing.places[wire];
            wire += 1;
            (part == number).then(|| bits_to(word >> below, width))
        });
    }
}

impl<D: Direction> Pack for Wire<D> {
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize)) {
        visit(path.to_owned(), self.width());
    }

    fn values(&self, visit: &mut dyn FnMut(Word)) {
        visit(self.val());
    }

    fn assign(&mut self, next: &mut dyn FnMut(usize) -> Option<Word>) {
        if let Some(word) = next(self.width()) {
            self.next = word;
        }
    }
}

impl<D: Direction> Pack for Signal<D, Bit> {
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize)) {
        visit(path.to_owned(), 1);
    }

    fn values(&self, visit: &mut dyn FnMut(Word)) {
        visit(Word::new(u64::from(self.next), 1));
    }

    fn assign(&mut self, next: &mut dyn FnMut(usize) -> Option<Word>) {
        if let Some(word) = next(1) {
            self.next = word.any();
        }
    }
}

impl<W: Pack> Pack for Vec<W> {
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize)) {
        for (i, wires) in self.iter().enumerate() {
            wires.wires(&format!("{path}${i}"), visit);
        }
    }

    fn values(&self, visit: &mut dyn FnMut(Word)) {
        self.iter().for_each(|wires| wires.values(visit));
    }

    fn assign(&mut self, next: &mut dyn FnMut(usize) -> Option<Word>) {
        self.iter_mut().for_each(|wires| wires.assign(next));
    }
}

/// How a payload's wires lie in words, each of which has at most [`MAX_WIDTH`] bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packing {
    /// The word that a wire lies in, and the bits below it there.
    places: Vec<(usize, usize)>,
    widths: Vec<usize>,
}

impl Packing {
    /// As few words as a first fit finds; in each, the wire that is declared first is the highest.
    pub fn of(payload: &impl Pack) -> Packing {
        let mut words: Vec<Vec<(usize, usize)>> = Vec::new();
        let mut wires = 0;
        payload.wires("", &mut |_, width| {
            let has_room = |word: &&mut Vec<(usize, usize)>| {
                word.iter().map(|(_, width)| width).sum::<usize>() + width <= MAX_WIDTH
            };
            match words.iter_mut().find(has_room) {
                Some(word) => word.push((wires, width)),
                None => words.push(vec![(wires, width)]),
            }
            wires += 1;
        });
        let mut packing = Packing { places: vec![(0, 0); wires], widths: Vec::new() };
        for (number, word) in words.iter().enumerate() {
            let mut below = 0;
            for (wire, width) in word.iter().rev() {
                packing.places[*wire] = (number, below);
                below += width;
            }
            packing.widths.push(below);
        }
        packing
    }

    /// The words' widths.
    pub fn widths(&self) -> &[usize] {
        &self.widths
    }
}

/// What [`Pack::pack`] is in hardware, for a payload whose path is `path`.
pub fn pack_hdl(
    payload: &impl Pack,
    path: &str,
    packing: &Packing,
    number: usize,
) -> VerilogExpression {
    let (mut wire, mut word) = (0, None);
    payload.wires(path, &mut |path, _| {
        if packing.places[wire].0 == number {
            let low = VerilogExpression::Signal(path);
            word = Some(match word.take() {
                None => low,
                // As `cat` stands in the syntax tree.
                Some(high) => VerilogExpression::IndexReplace(
                    Box::new(high),
                    Box::new(crate::literal(0_usize)),
                    Box::new(low),
                ),
            });
        }
        wire += 1;
    });
    word.unwrap_or_else(|| crate::literal(0_usize))
}

/// What [`Pack::unpack`] is in hardware: target and value of each assignment.
pub fn unpack_hdl(
    payload: &impl Pack,
    path: &str,
    packing: &Packing,
    number: usize,
    word: &VerilogExpression,
) -> Vec<(String, VerilogExpression)> {
    let (mut wire, mut assignments) = (0, Vec::new());
    payload.wires(path, &mut |path, width| {
        let (part, below) = packing.places[wire];
        wire += 1;
        if part == number {
            // A word of one wire is the wire.
            let value = match width == packing.widths[part] {
                true => word.clone(),
                false => VerilogExpression::Cast(
                    Box::new(VerilogExpression::Binary(
                        Box::new(word.clone()),
                        rust_hdl::core::ast::VerilogOp::Shr,
                        Box::new(crate::literal(below)),
                    )),
                    width,
                ),
            };
            assignments.push((path, value));
        }
    });
    assignments
}
