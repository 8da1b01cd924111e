//! Formulas of figures: `100 * dyneb.private.miss / dyneb.private.loads`.

use std::fmt;

/// A number from the results of designs on a workload.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Formula {
    Number(f64),
    /// A result by its path: a design's name, `private` for the caches beside it, `core0` for that core alone, a field.
    Field(String),
    /// `sum(list)`; `moment(list)`: each entry times its place, from 0, summed; `from8(list)`: the entries from place 8
    /// on, summed.
    OfList(Over, String),
    Of(Box<Formula>, char, Box<Formula>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Over {
    Sum,
    Moment,
    From(u32),
}

impl Over {
    /// The word before the list.
    fn named(word: &str) -> Option<Over> {
        match word {
            "sum" => Some(Over::Sum),
            "moment" => Some(Over::Moment),
            _ => word.strip_prefix("from")?.parse().ok().map(Over::From),
        }
    }
}

/// `formula > formula`, or `<`: workloads of a class.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Condition {
    left: Formula,
    sign: char,
    right: Formula,
}

/// Results of one workload, by path.
pub(super) trait Results {
    /// A number; none where it has no denominator.
    ///
    /// # Errors
    /// No result has this path.
    fn number(&self, path: &str) -> Result<Option<f64>, String>;

    /// A list of counts.
    ///
    /// # Errors
    /// No list has this path.
    fn list(&self, path: &str) -> Result<Vec<f64>, String>;
}

impl Formula {
    /// # Errors
    /// The text is no formula.
    pub(super) fn parse(text: &str) -> Result<Formula, String> {
        let mut reader = Reader { rest: text.trim_start() };
        let formula = reader.sum()?;
        reader.require_end()?;
        Ok(formula)
    }

    /// The value; none where a denominator is 0, or a result has none.
    ///
    /// # Errors
    /// A path leads to no result.
    pub(super) fn value(&self, results: &dyn Results) -> Result<Option<f64>, String> {
        Ok(match self {
            Formula::Number(number) => Some(*number),
            Formula::Field(path) => results.number(path)?,
            Formula::OfList(over, path) => {
                let entries = results.list(path)?.into_iter().zip(0_u32..);
                let weighed = entries.map(|(entry, place)| match *over {
                    Over::Moment => entry * f64::from(place),
                    Over::From(first) if place < first => 0.0,
                    Over::Sum | Over::From(_) => entry,
                });
                Some(weighed.sum())
            }
            Formula::Of(left, sign, right) => {
                let (left, right) = (left.value(results)?, right.value(results)?);
                left.zip(right).and_then(|(left, right)| match sign {
                    '+' => Some(left + right),
                    '-' => Some(left - right),
                    '*' => Some(left * right),
                    _ => (right != 0.0).then(|| left / right),
                })
            }
        })
    }

    /// The paths of results in it.
    pub(super) fn paths(&self) -> Vec<&str> {
        match self {
            Formula::Number(_) => vec![],
            Formula::Field(path) | Formula::OfList(_, path) => vec![path],
            Formula::Of(left, _, right) => [left.paths(), right.paths()].concat(),
        }
    }
}

impl Condition {
    /// # Errors
    /// The text is no condition.
    pub(super) fn parse(text: &str) -> Result<Condition, String> {
        let mut reader = Reader { rest: text.trim_start() };
        let left = reader.sum()?;
        let sign = reader.take(&['<', '>']).ok_or("must have < or > between two formulas")?;
        let right = reader.sum()?;
        reader.require_end()?;
        Ok(Condition { left, sign, right })
    }

    /// Whether it holds; it does not where a side has no value.
    ///
    /// # Errors
    /// A path leads to no result.
    pub(super) fn holds(&self, results: &dyn Results) -> Result<bool, String> {
        let sides = self.left.value(results)?.zip(self.right.value(results)?);
        Ok(sides.is_some_and(|(left, right)| match self.sign {
            '<' => left < right,
            _ => left > right,
        }))
    }

    pub(super) fn paths(&self) -> Vec<&str> {
        [self.left.paths(), self.right.paths()].concat()
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn sum(&mut self) -> Result<Formula, String> {
        self.chain(&['+', '-'], Reader::product)
    }

    fn product(&mut self) -> Result<Formula, String> {
        self.chain(&['*', '/'], Reader::factor)
    }

    /// Operands with one of these signs between them, from the left.
    fn chain(
        &mut self,
        signs: &[char],
        operand: fn(&mut Self) -> Result<Formula, String>,
    ) -> Result<Formula, String> {
        let mut left = operand(self)?;
        while let Some(sign) = self.take(signs) {
            left = Formula::Of(Box::new(left), sign, Box::new(operand(self)?));
        }
        Ok(left)
    }

    fn factor(&mut self) -> Result<Formula, String> {
        if self.take(&['(']).is_some() {
            let inner = self.sum()?;
            self.take(&[')']).ok_or("must close each bracket")?;
            return Ok(inner);
        }
        let word = self.word();
        if let Ok(number) = word.parse() {
            return Ok(Formula::Number(number));
        }
        if word.is_empty() {
            return Err(format!("must have a number or a result before {:?}", self.rest));
        }
        let Some(over) = Over::named(word) else { return Ok(Formula::Field(word.to_string())) };
        self.take(&['(']).ok_or("must have a bracket behind sum, moment and from")?;
        let path = self.word().to_string();
        self.take(&[')']).ok_or("must close each bracket")?;
        Ok(Formula::OfList(over, path))
    }

    fn word(&mut self) -> &'a str {
        let is_end = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.');
        let (word, rest) = self.rest.split_at(self.rest.find(is_end).unwrap_or(self.rest.len()));
        self.rest = rest.trim_start();
        word
    }

    fn take(&mut self, of: &[char]) -> Option<char> {
        let next = self.rest.chars().next().filter(|next| of.contains(next))?;
        self.rest = self.rest[next.len_utf8()..].trim_start();
        Some(next)
    }

    fn require_end(&self) -> Result<(), String> {
        match self.rest {
            "" => Ok(()),
            rest => Err(format!("must end before {rest:?}")),
        }
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Formula::Number(number) => write!(out, "{number}"),
            Formula::Field(path) => out.write_str(path),
            Formula::OfList(Over::Sum, path) => write!(out, "sum({path})"),
            Formula::OfList(Over::Moment, path) => write!(out, "moment({path})"),
            Formula::OfList(Over::From(first), path) => write!(out, "from{first}({path})"),
            Formula::Of(left, sign, right) => write!(out, "({left} {sign} {right})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Fixed;

    impl Results for Fixed {
        fn number(&self, path: &str) -> Result<Option<f64>, String> {
            match path {
                "a.hit" => Ok(Some(6.0)),
                "a.loads" => Ok(Some(8.0)),
                "a.none" => Ok(None),
                _ => Err(format!("no {path}")),
            }
        }

        fn list(&self, _: &str) -> Result<Vec<f64>, String> {
            Ok(vec![5.0, 1.0, 2.0])
        }
    }

    fn value(text: &str) -> Result<Option<f64>, String> {
        Formula::parse(text).unwrap().value(&Fixed)
    }

    #[test]
    fn a_formula_is_read_as_arithmetic_is() {
        assert_eq!(value("100 * a.hit / a.loads"), Ok(Some(75.0)));
        assert_eq!(value("10 - 2 - 3 * (1 + 1)"), Ok(Some(2.0)));
        assert_eq!(value("moment(a.hops) / sum(a.hops)"), Ok(Some(0.625)));
        assert_eq!(value("from1(a.hops) / sum(a.hops)"), Ok(Some(0.375)));
        assert_eq!(value("a.hit / (a.loads - 8)"), Ok(None));
        assert_eq!(value("a.none + 1"), Ok(None));
        assert_eq!(value("a.mis"), Err("no a.mis".to_string()));
        assert_eq!(Formula::parse("a.hit / a.loads").unwrap().paths(), ["a.hit", "a.loads"]);
        for wrong in ["", "1 +", "(1", "1 2", "sum a", "1 ? 2", "ä"] {
            assert!(Formula::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_condition_without_a_value_does_not_hold() {
        let holds = |text: &str| Condition::parse(text).unwrap().holds(&Fixed).unwrap();
        assert!(holds("a.hit < a.loads") && !holds("a.hit > a.loads") && !holds("a.none < 1"));
        assert!(Condition::parse("a.hit").is_err());
    }
}
