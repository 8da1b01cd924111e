//! How areas of different technology nodes are compared.

use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A rule between nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scale {
    /// Areas go with the square of the node: ideal shrinking. Real nodes shrink less, memories least.
    Square,
    /// Areas are compared as they are.
    None,
}

impl Scale {
    /// Factor from an area at node `from` to one at node `to`; 1 where one is not known.
    pub fn factor(self, from: Option<f64>, to: Option<f64>) -> f64 {
        match (self, from, to) {
            (Scale::Square, Some(from), Some(to)) => (to / from).powi(2),
            _ => 1.0,
        }
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Scale::Square => "square",
            Scale::None => "none",
        })
    }
}

impl FromStr for Scale {
    type Err = String;

    fn from_str(word: &str) -> Result<Scale, String> {
        let all = [Scale::Square, Scale::None];
        let found = all.into_iter().find(|scale| scale.to_string() == word);
        found.ok_or_else(|| format!("a scale must be one of square, none; got {word:?}; try none"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_the_node_is_a_quarter_of_the_area() {
        assert_eq!(Scale::Square.factor(Some(90.0), Some(45.0)), 0.25);
        assert_eq!(Scale::None.factor(Some(90.0), Some(45.0)), 1.0);
        assert_eq!(Scale::Square.factor(None, Some(45.0)), 1.0);
        assert_eq!("none".parse(), Ok(Scale::None));
        let refused = "a scale must be one of square, none; got \"half\"; try none";
        assert_eq!("half".parse::<Scale>(), Err(refused.to_string()));
    }
}
