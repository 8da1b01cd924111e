//! A payload as words of memories, and back.

use crate::{Unsigned, Wire, Word};
use rust_hdl::core::ast::VerilogExpression;
use rust_hdl::core::prelude::{Bit, Direction, Signal};

/// Wires that can be put side by side.
pub trait Pack {
    /// Calls `visit` with each wire's path below `path`, and its width.
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize));

    /// Calls `visit` with each wire's value.
    fn values<const MOST: usize, const LIMBS: usize>(
        &self,
        visit: &mut impl FnMut(Unsigned<MOST, LIMBS>),
    );

    /// Gives each wire what `next` makes of its number and width, if it makes something.
    fn assign<const MOST: usize, const LIMBS: usize>(
        &mut self,
        next: &mut impl FnMut(usize) -> Option<Unsigned<MOST, LIMBS>>,
    );

    /// Word `number`: in a kernel, `self.push.payload.pack(&self._packing, number)`.
    fn pack<const MOST: usize, const LIMBS: usize>(
        &self,
        packing: &Packing,
        number: usize,
    ) -> Unsigned<MOST, LIMBS> {
        let (mut wire, mut word) = (0, None::<Unsigned<MOST, LIMBS>>);
        self.values(&mut |value: Unsigned<MOST, LIMBS>| {
            if packing.places[wire].0 == number {
                word = Some(word.map_or(value, |high| high.above(value)));
            }
            wire += 1;
        });
        word.unwrap_or_default()
    }

    /// Gives the wires what word `number` has of them.
    fn unpack<const MOST: usize, const LIMBS: usize>(
        &mut self,
        packing: &Packing,
        number: usize,
        word: Unsigned<MOST, LIMBS>,
    ) {
        let mut wire = 0;
        self.assign(&mut |width| {
            let (part, below) = packing.places[wire];
            wire += 1;
            (part == number).then(|| word.slice(below, width))
        });
    }
}

impl<D: Direction, const OWN: usize, const N: usize> Pack for Wire<D, OWN, N> {
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize)) {
        visit(path.to_owned(), self.width());
    }

    fn values<const MOST: usize, const LIMBS: usize>(
        &self,
        visit: &mut impl FnMut(Unsigned<MOST, LIMBS>),
    ) {
        visit(Unsigned::of(self.val()));
    }

    fn assign<const MOST: usize, const LIMBS: usize>(
        &mut self,
        next: &mut impl FnMut(usize) -> Option<Unsigned<MOST, LIMBS>>,
    ) {
        if let Some(word) = next(self.width()) {
            self.next = Unsigned::of(word);
        }
    }
}

impl<D: Direction> Pack for Signal<D, Bit> {
    fn wires(&self, path: &str, visit: &mut dyn FnMut(String, usize)) {
        visit(path.to_owned(), 1);
    }

    fn values<const MOST: usize, const LIMBS: usize>(
        &self,
        visit: &mut impl FnMut(Unsigned<MOST, LIMBS>),
    ) {
        visit(Unsigned::new(u64::from(self.next), 1));
    }

    fn assign<const MOST: usize, const LIMBS: usize>(
        &mut self,
        next: &mut impl FnMut(usize) -> Option<Unsigned<MOST, LIMBS>>,
    ) {
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

    fn values<const MOST: usize, const LIMBS: usize>(
        &self,
        visit: &mut impl FnMut(Unsigned<MOST, LIMBS>),
    ) {
        self.iter().for_each(|wires| wires.values(visit));
    }

    fn assign<const MOST: usize, const LIMBS: usize>(
        &mut self,
        next: &mut impl FnMut(usize) -> Option<Unsigned<MOST, LIMBS>>,
    ) {
        self.iter_mut().for_each(|wires| wires.assign(next));
    }
}

/// How a payload's wires lie in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packing {
    /// The word that a wire lies in, and the bits below it there.
    places: Vec<(usize, usize)>,
    widths: Vec<usize>,
}

impl Packing {
    /// As few words of up to `widest` bits as a first fit finds, and one more for each wire that is wider; in each, the
    /// wire that is declared first is the highest.
    pub fn within(widest: usize, payload: &impl Pack) -> Packing {
        let mut words: Vec<Vec<(usize, usize)>> = Vec::new();
        let mut wires = 0;
        payload.wires("", &mut |_, width| {
            let has_room = |word: &&mut Vec<(usize, usize)>| {
                word.iter().map(|(_, width)| width).sum::<usize>() + width <= widest
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

    /// The same in words of the width that all signals may have.
    pub fn of(payload: &impl Pack) -> Packing {
        Packing::within(Word::MAX_WIDTH, payload)
    }

    /// The words' widths.
    pub fn widths(&self) -> &[usize] {
        &self.widths
    }
}

/// Hardware of [`Pack::pack`], for a payload whose path is `path`.
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
                // As `cat` is in the syntax tree.
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

/// Hardware of [`Pack::unpack`]: target and value of each assignment.
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
