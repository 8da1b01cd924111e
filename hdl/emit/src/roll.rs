//! Runs of texts that differ by a number alone, as the body of one loop.
use crate::numbers::{LOOP, Marked, Meaning};
use std::ops::Range;

/// Texts in a row that stay as they are, or as one loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// One text, by its position.
    One(usize),
    /// Several, whose texts are the loop's body.
    Loop(Loop),
}

/// A `for` or `generate` loop over texts that differ by rising numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// The first value of the loop's variable.
    pub first: i64,
    /// 1, or -1 for a loop that counts down.
    pub step: i64,
    /// How often the body runs.
    pub count: usize,
    /// Body of the loop, as text.
    pub body: String,
}

impl Loop {
    /// `for (i = 0; i < 4; i = i + 1)`
    pub fn head(&self, variable: &str) -> String {
        let Loop { first, step, count, .. } = self;
        let end = first + step * *count as i64;
        let (compare, last, sign) = match step {
            1 => ("<", end, "+"),
            _ => (">=", end + 1, "-"),
        };
        format!(
            "for ({variable} = {first}; {variable} {compare} {last}; {variable} = {variable} {sign} 1)"
        )
    }
}

/// Numbers that a loop's variable can replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variable {
    /// An `integer`, also as the amount of a shift.
    Integer,
    /// Variable of a `generate` loop.
    Genvar,
}

/// The most statements of one loop's body.
const LONGEST_BODY: usize = 6;
/// Fewer texts are easier to read as they are.
const FEWEST: usize = 3;

/// `texts` in order, with the longest loops that begin at each.
pub fn roll(texts: &[String], variable: &str) -> Vec<Piece> {
    let marked: Vec<Marked> = texts.iter().map(|text| Marked::of(text)).collect();
    let mut pieces = vec![];
    let mut position = 0;
    while position < texts.len() {
        let longest = (1..=LONGEST_BODY)
            .filter_map(|length| found(&marked, position, length, variable))
            .max_by_key(|(end, length, _)| (*end, std::cmp::Reverse(*length)));
        match longest {
            Some((end, _, found)) => {
                pieces.push(Piece::Loop(found));
                position = end;
            }
            None => {
                pieces.push(Piece::One(position));
                position += 1;
            }
        }
    }
    pieces
}

/// `texts` as the bodies of one loop, if they all are.
pub fn roll_all(texts: &[String], variable: &str, kind: Variable) -> Option<Loop> {
    let marked: Vec<Marked> = texts.iter().map(|text| Marked::of(text)).collect();
    let is_alike = marked.windows(2).all(|pair| pair[0].is_like(&pair[1]));
    is_alike.then(|| longest(&marked, variable, kind))?.filter(|l| l.count == texts.len())
}

/// The longest loop from `position` on with `length` texts in its body: its end, `length`, itself.
fn found(
    marked: &[Marked],
    position: usize,
    length: usize,
    variable: &str,
) -> Option<(usize, usize, Loop)> {
    let rest = &marked[position..];
    let is_like = |k: &usize| rest[*k].is_like(&rest[k + length]);
    let alike = (0..rest.len().saturating_sub(length)).take_while(is_like).count();
    let count = alike / length + 1;
    if count < FEWEST {
        return None;
    }
    let bodies: Vec<Marked> =
        (0..count).map(|k| join(rest, k * length..(k + 1) * length)).collect();
    let found = longest(&bodies, variable, Variable::Integer)?;
    (found.count >= FEWEST).then(|| (position + found.count * length, length, found))
}

fn join(texts: &[Marked], range: Range<usize>) -> Marked {
    let mut joined = Marked { around: vec![String::new()], meanings: vec![], numbers: vec![] };
    for text in &texts[range] {
        let mut around = text.around.iter();
        if let (Some(last), Some(first)) = (joined.around.last_mut(), around.next()) {
            last.push_str(first);
        }
        joined.around.extend(around.cloned());
        joined.meanings.extend(&text.meanings);
        joined.numbers.extend(&text.numbers);
    }
    joined
}

/// How a number follows the loop's variable.
#[derive(Clone, Copy)]
pub enum Course {
    /// Rises by so much a time, which may be 0.
    Steady(i64),
    /// A power of two whose exponent rises by so much.
    Power(i64),
}

/// The loop over as many of `bodies` as follow one variable; they are alike.
fn longest(bodies: &[Marked], variable: &str, kind: Variable) -> Option<Loop> {
    let body = bodies.first()?;
    if body.around.iter().any(|text| text.contains(LOOP)) {
        return None;
    }
    let mut count = bodies.len();
    let mut courses = vec![];
    for position in 0..body.numbers.len() {
        let numbers: Vec<i64> = bodies.iter().map(|body| body.numbers[position]).collect();
        let (course, holds) = course(&numbers, body.meanings[position]);
        count = count.min(holds);
        courses.push(course);
    }
    let (first, step) = variable_of(body, &courses)?;
    // Steps wider than what is read are one tree's or another pattern: no reader sees through them.
    let is_readable = |position: usize| match (courses[position], body.meanings[position]) {
        (Course::Steady(rise), Meaning::Bits { width, .. })
            if rise.unsigned_abs() as usize > width =>
        {
            let offset = body.numbers[position] - rise * step * first;
            (0..=rise.abs()).contains(&offset)
        }
        _ => true,
    };
    if !(0..body.numbers.len()).all(is_readable) {
        return None;
    }
    let written = |position: usize| {
        let (number, meaning) = (body.numbers[position], body.meanings[position]);
        match (courses[position], meaning) {
            (Course::Steady(0), _) => Some(crate::numbers::mark(meaning, number as usize)),
            (Course::Power(rise), Meaning::Constant(width)) if kind == Variable::Integer => {
                let exponent = i64::from(number.trailing_zeros());
                let text = affine(variable, rise * step, exponent - rise * step * first);
                Some(format!("({width}'d1 << {text})"))
            }
            (Course::Steady(rise), Meaning::Bits { width, .. }) => {
                let text = affine(variable, rise * step, number - rise * step * first);
                Some(if width == 1 { format!("[{text}]") } else { format!("[{text} +: {width}]") })
            }
            // Inside its loop a `genvar` is an implicit `localparam` of type `integer`: both have bits.
            (Course::Steady(rise), Meaning::Constant(width)) => {
                let is_variable = rise == step && number == first && width <= 32;
                is_variable.then(|| match width {
                    1 => format!("{variable}[0]"),
                    _ => format!("{variable}[{}:0]", width - 1),
                })
            }
            (Course::Steady(rise), Meaning::Amount) => {
                let text = affine(variable, rise * step, number - rise * step * first);
                Some(if text == variable { text } else { format!("({text})") })
            }
            (Course::Power(_), _) => None,
        }
    };
    let texts: Option<Vec<String>> = (0..body.numbers.len()).map(written).collect();
    let texts = texts?;
    Some(Loop { first, step, count, body: body.write(|position| texts[position].clone()) })
}

/// The course of `numbers`, and of how many of them it is.
pub fn course(numbers: &[i64], meaning: Meaning) -> (Course, usize) {
    let [first, second, ..] = numbers else { return (Course::Steady(0), numbers.len()) };
    let rise = second - first;
    let steady = |k: &usize| numbers[*k] == first + rise * *k as i64;
    let holds = (0..numbers.len()).take_while(steady).count();
    let is_power = |number: i64| number > 0 && number & (number - 1) == 0;
    let exponent = |number: i64| i64::from(number.trailing_zeros());
    let is_constant = matches!(meaning, Meaning::Constant(_));
    if rise == 0 || !is_constant || !is_power(*first) || !is_power(*second) {
        return (Course::Steady(rise), holds);
    }
    let rise_of_power = exponent(*second) - exponent(*first);
    let powers = |k: &usize| {
        is_power(numbers[*k])
            && exponent(numbers[*k]) == exponent(*first) + rise_of_power * *k as i64
    };
    let powers = (0..numbers.len()).take_while(powers).count();
    if rise_of_power.abs() == 1 && powers > holds {
        (Course::Power(rise_of_power), powers)
    } else {
        (Course::Steady(rise), holds)
    }
}

/// The first value of the loop's variable and its step: those of a constant if one counts, since a
/// constant is the variable's bits; else the number of a vector's element.
fn variable_of(body: &Marked, courses: &[Course]) -> Option<(i64, i64)> {
    let counts = |constant: bool| {
        courses.iter().enumerate().find_map(|(position, course)| {
            let is_constant = matches!(body.meanings[position], Meaning::Constant(_));
            match course {
                Course::Steady(rise) if *rise != 0 && is_constant == constant => {
                    Some((body.numbers[position], *rise))
                }
                _ => None,
            }
        })
    };
    match counts(true) {
        Some((first, rise @ (1 | -1))) => Some((first, rise)),
        Some(_) => None,
        None => match counts(false) {
            Some((low, rise)) => {
                let is_whole = low % rise == 0;
                Some((if is_whole { low / rise.abs() } else { 0 }, rise.signum()))
            }
            None => courses.iter().enumerate().find_map(|(position, course)| match course {
                Course::Power(rise) => {
                    Some((i64::from(body.numbers[position].trailing_zeros()), *rise))
                }
                Course::Steady(_) => None,
            }),
        },
    }
}

/// `i`, `i + 3`, `i * 5`, `i * 5 + 2`
fn affine(variable: &str, factor: i64, offset: i64) -> String {
    let product = match factor {
        1 => variable.to_string(),
        -1 if offset > 0 => return format!("{offset} - {variable}"),
        factor => format!("{variable} * {factor}"),
    };
    match offset {
        0 => product,
        1.. => format!("{product} + {offset}"),
        _ => format!("{product} - {}", -offset),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::{mark, plain};

    fn bit(number: usize) -> String {
        format!("hit{}", mark(Meaning::Bits { width: 1, of: 8 }, number))
    }

    fn constant(number: usize) -> String {
        mark(Meaning::Constant(4), number)
    }

    /// Loops as their head and body, other texts as they are.
    fn rolled(texts: &[String]) -> Vec<String> {
        let piece = |piece| match piece {
            Piece::One(position) => plain(&texts[position]),
            Piece::Loop(found) => format!("{}: {}", found.head("i"), plain(&found.body)),
        };
        roll(texts, "i").into_iter().map(piece).collect()
    }

    #[test]
    fn texts_that_differ_by_a_number_are_a_loop() {
        let texts: Vec<_> = (0..4).map(|i| format!("{} = {};", bit(i), constant(i))).collect();
        assert_eq!(rolled(&texts), ["for (i = 0; i < 4; i = i + 1): hit[i] = i[3:0];"]);
    }

    #[test]
    fn a_loop_counts_down_and_from_any_number() {
        let texts: Vec<_> = (2..6).rev().map(|i| format!("{};", bit(i))).collect();
        assert_eq!(rolled(&texts), ["for (i = 5; i >= 2; i = i - 1): hit[i];"]);
    }

    #[test]
    fn elements_of_several_bits_are_counted_by_their_width() {
        let part = |i: usize| format!("{};", mark(Meaning::Bits { width: 5, of: 40 }, i * 5 + 10));
        let texts: Vec<_> = (0..3).map(part).collect();
        assert_eq!(rolled(&texts), ["for (i = 2; i < 5; i = i + 1): [i * 5 +: 5];"]);
    }

    #[test]
    fn a_power_of_two_is_a_shift() {
        let texts: Vec<_> = (0..3).map(|i| format!("{} {};", bit(i), constant(1 << i))).collect();
        assert_eq!(rolled(&texts), ["for (i = 0; i < 3; i = i + 1): hit[i] (4'd1 << i);"]);
    }

    #[test]
    fn two_texts_by_turns_are_one_body() {
        let texts: Vec<_> = (0..6)
            .map(|i| format!("{}{};", if i % 2 == 0 { "a" } else { "b" }, bit(i / 2)))
            .collect();
        assert_eq!(rolled(&texts), ["for (i = 0; i < 3; i = i + 1): ahit[i];bhit[i];"]);
    }

    #[test]
    fn what_rises_unevenly_is_no_loop() {
        let texts: Vec<_> = [0, 1, 3, 7].map(bit).to_vec();
        assert_eq!(rolled(&texts), ["hit[0]", "hit[1]", "hit[3]", "hit[7]"]);
    }

    #[test]
    fn a_constant_that_is_not_the_number_is_no_loop() {
        let texts: Vec<_> = (0..3).map(|i| format!("{} {};", bit(i), constant(3 * i))).collect();
        assert_eq!(rolled(&texts).len(), 3);
        let twice = |i| format!("{} {};", constant(i), constant(i + 1));
        assert_eq!(rolled(&(0..3).map(twice).collect::<Vec<_>>()).len(), 3);
    }

    #[test]
    fn equal_texts_and_two_texts_are_no_loop() {
        assert_eq!(rolled(&[bit(0), bit(0), bit(0)]).len(), 3);
        assert_eq!(rolled(&[bit(0), bit(1)]).len(), 2);
    }

    #[test]
    fn a_run_ends_where_it_breaks() {
        let texts: Vec<_> = [0, 1, 2, 3, 9].map(bit).to_vec();
        assert_eq!(rolled(&texts), ["for (i = 0; i < 4; i = i + 1): hit[i]", "hit[9]"]);
    }

    #[test]
    fn a_genvar_is_a_constant_but_no_power() {
        let texts: Vec<_> = (0..3).map(|i| format!("{} {};", bit(i), constant(i))).collect();
        let found = roll_all(&texts, "n", Variable::Genvar).unwrap();
        assert_eq!(plain(&found.body), "hit[n] n[3:0];");
        let texts: Vec<_> = (0..3).map(|i| format!("{} {};", bit(i), constant(1 << i))).collect();
        assert!(roll_all(&texts, "n", Variable::Genvar).is_none());
        assert!(roll_all(&texts, "n", Variable::Integer).is_some());
    }
}
