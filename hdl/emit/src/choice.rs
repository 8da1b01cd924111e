//! A `case` over the elements of a list as a part-select by its number: `words[{choice, 3'd0} +: 8]`.
//!
//! As a loop of comparisons it means the same, but synthesis reads one as a chain of multiplexers, the
//! other as a tree.
use crate::expr::{Expr, SignalId};
use crate::group::Group;
use crate::numbers::{Marked, Meaning, mark};
use crate::roll::{Course, course};
use crate::stmt::Stmt;
use crate::text::Text;
use signal::index_bits;

/// Fewer elements are easier to read as a `case`.
const FEWEST: usize = 3;

/// The selector of a choice: its text, and its bits.
struct Chooser {
    text: String,
    width: usize,
}

impl Text<'_> {
    /// A `case` whose arms read the elements of lists by the number that it is on.
    pub fn choice(
        &mut self,
        test: &Expr,
        cases: &[(Vec<Expr>, Vec<Stmt>)],
        depth: usize,
    ) -> Option<String> {
        let (pad, width) = ("    ".repeat(depth), test.width());
        let is_whole = is_of_all(test, cases);
        let body = self.chosen(test, cases, if is_whole { depth } else { depth + 1 })?;
        if is_whole {
            return Some(body);
        }
        // Beyond the list nothing is chosen; a part-select would be unknown there.
        let test = self.expression(test, true);
        let count = mark(Meaning::Constant(width), cases.len());
        Some(format!("{pad}if ({test} < {count}) begin\n{body}{pad}end\n"))
    }

    /// The common action of all `cases`, with `test` in place of their number.
    fn chosen(
        &mut self,
        test: &Expr,
        cases: &[(Vec<Expr>, Vec<Stmt>)],
        depth: usize,
    ) -> Option<String> {
        let targets = |block: &[Stmt]| block.iter().flat_map(Stmt::targets).collect::<Vec<_>>();
        let (_, first) = cases.first()?;
        let driven = targets(first);
        if cases.len() < FEWEST || test.width() > 32 {
            return None;
        }
        let mut bodies = vec![];
        for (number, (labels, block)) in cases.iter().enumerate() {
            let [Expr::Const { name: None, .. }] = labels.as_slice() else { return None };
            // A write to an element of variable number is a shift of masks; the loop's are
            // comparisons.
            if labels[0].position() != Some(number) || targets(block) != driven {
                return None;
            }
            let mut text = String::new();
            self.statements(block, depth, &mut text);
            bodies.push(Marked::of(&text));
        }
        let chooser = Chooser { text: self.expression(test, true), width: test.width() };
        chooser.write(&bodies)
    }

    /// Whether a later choice writes over what statement `number` assigns. Nothing reads it in between: the
    /// checks have shown that every signal is complete before it is read.
    pub fn is_overwritten(&mut self, statements: &[Stmt], number: usize) -> bool {
        let Stmt::Assign { target, .. } = &statements[number] else { return false };
        statements[number + 1..]
            .iter()
            .any(|later| self.assigned_by_choice(later).is_some_and(|all| all.contains(target)))
    }

    /// The target of `statement`, if it is a choice of all elements that assigns and does nothing else.
    fn assigned_by_choice(&mut self, statement: &Stmt) -> Option<Vec<SignalId>> {
        let Stmt::Case { test, cases, default } = statement else { return None };
        let (_, first) = cases.first()?;
        let assigned: Option<Vec<SignalId>> = first.iter().map(Stmt::assigned).collect();
        let assigned = assigned.filter(|_| default.is_empty() && is_of_all(test, cases))?;
        self.chosen(test, cases, 0).map(|_| assigned)
    }

    /// The lines of a group that is nothing but a choice of all elements, each with what it drives.
    pub fn choice_alone(&mut self, group: &Group) -> Option<Vec<(SignalId, String)>> {
        let (last, before) = group.statements.split_last()?;
        let driven = self.assigned_by_choice(last)?;
        let is_dead = |number: usize| self.is_overwritten(&group.statements, number);
        if driven.len() != group.targets.len() || !(0..before.len()).all(is_dead) {
            return None;
        }
        let Stmt::Case { test, cases, .. } = last else { return None };
        let text = self.chosen(test, cases, 0)?;
        let lines: Vec<String> = text.lines().map(String::from).collect();
        (lines.len() == driven.len()).then(|| driven.into_iter().zip(lines).collect())
    }
}

/// Every value of `test` has its arm.
fn is_of_all(test: &Expr, cases: &[(Vec<Expr>, Vec<Stmt>)]) -> bool {
    test.width() < 32 && cases.len() == 1 << test.width()
}

impl Chooser {
    /// The text of all `bodies`, if each is that of its number.
    fn write(&self, bodies: &[Marked]) -> Option<String> {
        let first = bodies.first()?;
        if !bodies.iter().all(|body| body.is_like(first)) {
            return None;
        }
        let mut texts = vec![];
        let mut is_constant = true;
        for (position, &meaning) in first.meanings.iter().enumerate() {
            let numbers: Vec<i64> = bodies.iter().map(|body| body.numbers[position]).collect();
            let (course, holds) = course(&numbers, meaning);
            is_constant &= matches!(course, Course::Steady(0));
            texts.push(self.number(course, meaning, numbers[0]).filter(|_| holds == bodies.len())?);
        }
        (!is_constant).then(|| first.write(|position| texts[position].clone()))
    }

    /// A number that is `first` for the list's first element, and follows `course`.
    fn number(&self, course: Course, meaning: Meaning, first: i64) -> Option<String> {
        match (course, meaning) {
            (Course::Steady(0), _) => Some(mark(meaning, first as usize)),
            (Course::Steady(rise), Meaning::Bits { width, of }) => {
                let (rise, first) = (usize::try_from(rise).ok()?, usize::try_from(first).ok()?);
                let index = self.index(rise, first, index_bits(of))?;
                let is_readable = rise >= width && first + width <= rise;
                is_readable.then(|| match width {
                    1 => format!("[{index}]"),
                    _ => format!("[{index} +: {width}]"),
                })
            }
            (Course::Steady(1), Meaning::Constant(width)) if first == 0 => self.padded(width),
            (Course::Steady(1), Meaning::Amount) if first == 0 => Some(self.text.clone()),
            (Course::Power(1), Meaning::Constant(width)) if first == 1 => {
                Some(format!("({width}'d1 << {})", self.text))
            }
            _ => None,
        }
    }

    /// `chooser * rise + first`, of exactly `bits` bits: linters want no fewer and no more.
    fn index(&self, rise: usize, first: usize, bits: usize) -> Option<String> {
        let low = rise.trailing_zeros() as usize;
        if rise.is_power_of_two() {
            let padding = bits.checked_sub(self.width + low)?;
            let high = (padding > 0).then(|| format!("{padding}'d0"));
            let below = (low > 0).then(|| format!("{low}'d{first}"));
            let parts: Vec<String> =
                [high, Some(self.text.clone()), below].into_iter().flatten().collect();
            return Some(match parts.as_slice() {
                [one] => one.clone(),
                parts => format!("{{{}}}", parts.join(", ")),
            });
        }
        let product = format!("{} * {bits}'d{rise}", self.padded(bits)?);
        Some(if first == 0 { product } else { format!("{product} + {bits}'d{first}") })
    }

    /// The chooser with zeros before it, of `bits` bits.
    fn padded(&self, bits: usize) -> Option<String> {
        match bits.checked_sub(self.width)? {
            0 => Some(self.text.clone()),
            padding => Some(format!("{{{padding}'d0, {}}}", self.text)),
        }
    }
}
