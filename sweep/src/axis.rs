//! Fields with the values that they take, and the points of their cross product.

use crate::error::Error;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A field and its values, each as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Axis {
    /// `section.field`.
    pub field: String,
    /// In the order given, each once.
    pub values: Vec<String>,
}

impl Axis {
    /// Whether it has more than one value.
    pub fn is_swept(&self) -> bool {
        self.values.len() > 1
    }
}

impl FromStr for Axis {
    type Err = Error;

    /// From `l1.sets=16,32`. A comma within brackets or quotes belongs to the value.
    fn from_str(text: &str) -> Result<Axis, Error> {
        let refused = |rule: &str, got: &str, hint: &str| {
            Error::Input(format!("--set {text}: {rule}; got {got}; try {hint}"))
        };
        let (field, values) = match text.split_once('=') {
            Some((field, values)) if !field.trim().is_empty() => (field.trim(), values),
            _ => {
                let rule = "must be section.field=value, or several values with commas";
                return Err(refused(rule, &format!("{text:?}"), "l1.sets=16,32"));
            }
        };
        let values = split(values);
        if values.iter().any(String::is_empty) {
            let got = if values.len() == 1 { "an empty list" } else { "an empty value" };
            return Err(refused(
                "must have a value between commas",
                got,
                &format!("{field}=16,32"),
            ));
        }
        for (place, value) in values.iter().enumerate() {
            if values[..place].contains(value) {
                let rest: Vec<&str> = values.iter().map(String::as_str).collect();
                let hint = format!("{field}={}", each_once(&rest).join(","));
                return Err(refused("must have each value once", &format!("{value} twice"), &hint));
            }
        }
        Ok(Axis { field: field.to_string(), values })
    }
}

fn each_once<'a>(values: &[&'a str]) -> Vec<&'a str> {
    let mut once = Vec::new();
    for value in values {
        if !once.contains(value) {
            once.push(*value);
        }
    }
    once
}

/// At the commas that are neither in brackets nor in quotes.
fn split(text: &str) -> Vec<String> {
    let (mut values, mut value) = (Vec::new(), String::new());
    let (mut depth, mut quote) = (0_i32, None);
    for c in text.chars() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (None, '"' | '\'') => quote = Some(c),
            (None, '[' | '{') => depth += 1,
            (None, ']' | '}') => depth -= 1,
            (None, ',') if depth == 0 => {
                values.push(std::mem::take(&mut value).trim().to_string());
                continue;
            }
            _ => {}
        }
        value.push(c);
    }
    values.push(value.trim().to_string());
    values
}

/// The cross product of designs and axes. Points are numbered from 0; the last axis changes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Product {
    /// How many designs, then how many values of each axis.
    counts: Vec<u64>,
}

impl Product {
    /// Of so many designs and these axes.
    pub fn of(designs: usize, axes: &[Axis]) -> Product {
        let axes = axes.iter().map(|axis| axis.values.len() as u64);
        Product { counts: std::iter::once(designs as u64).chain(axes).collect() }
    }

    /// How many points there are; at most 2^64 - 1 are reported.
    pub fn len(&self) -> u64 {
        self.counts.iter().fold(1, |product, count| product.saturating_mul(*count))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The design of a point, and the place of its value on each axis.
    pub fn choice(&self, number: u64) -> (usize, Vec<usize>) {
        let mut rest = number;
        let mut places: Vec<usize> = Vec::with_capacity(self.counts.len());
        for count in self.counts.iter().rev() {
            places.push((rest % count) as usize);
            rest /= count;
        }
        places.reverse();
        (places[0], places[1..].to_vec())
    }

    /// How far the numbers of two points are apart that differ by a place on one axis.
    pub fn stride(&self, axis: usize) -> u64 {
        self.counts[axis + 2..].iter().product()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_split_where_toml_does_not_need_the_comma() {
        let values = |text: &str| text.parse::<Axis>().unwrap().values;
        assert_eq!(values("l1.sets=16, 32,64"), ["16", "32", "64"]);
        assert_eq!(values("mesh.l2_at=[1, 2],[3,4]"), ["[1, 2]", "[3,4]"]);
        assert_eq!(values("a.b='x,y',\"z,\""), ["'x,y'", "\"z,\""]);
    }

    #[test]
    fn what_is_no_list_is_refused() {
        let refused = |text: &str| text.parse::<Axis>().unwrap_err().to_string();
        assert_eq!(
            refused("l1.sets="),
            "--set l1.sets=: must have a value between commas; got an empty list; try l1.sets=16,32"
        );
        assert_eq!(
            refused("l1.sets=16,"),
            "--set l1.sets=16,: must have a value between commas; got an empty value; try l1.sets=16,32"
        );
        assert_eq!(
            refused("l1.sets=16,32,16"),
            "--set l1.sets=16,32,16: must have each value once; got 16 twice; try l1.sets=16,32"
        );
        assert_eq!(
            refused("sets"),
            "--set sets: must be section.field=value, or several values with commas; got \"sets\"; \
             try l1.sets=16,32"
        );
    }

    #[test]
    fn points_are_numbered_with_the_last_axis_first() {
        let axes = ["a=1,2,3", "b=x,y"].map(|text| text.parse().unwrap());
        let product = Product::of(2, &axes);
        assert_eq!(product.len(), 12);
        assert_eq!(product.choice(0), (0, vec![0, 0]));
        assert_eq!(product.choice(3), (0, vec![1, 1]));
        assert_eq!(product.choice(11), (1, vec![2, 1]));
        assert_eq!((product.stride(0), product.stride(1)), (2, 1));
        let many: Vec<Axis> = (0..70).map(|n| format!("f{n}=1,2").parse().unwrap()).collect();
        assert_eq!(Product::of(1, &many).len(), u64::MAX);
    }
}
