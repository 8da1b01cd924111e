//! Areas of SRAM macros: a line through a few measured shapes.

use crate::error::Error;
use serde::{Deserialize, Serialize};

const STANDARD: &str = include_str!("../sram/freepdk45.toml");

/// A table of SRAM shapes, as a file holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    name: String,
    node_nm: f64,
    clock_to_output_ps: f64,
    setup_ps: f64,
    point: Vec<Point>,
}

/// A shape with one write port and one read port.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Point {
    words: u32,
    bits: u32,
    square_micrometres: f64,
}

impl Point {
    fn size(&self) -> f64 {
        f64::from(self.words) * f64::from(self.bits)
    }
}

/// Cost of a memory as a macro: `fixed + per_bit * bits`, the least squares through the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sram {
    /// Where the shapes come from.
    pub name: String,
    /// Their technology node in nanometres.
    pub node_nm: f64,
    /// Square micrometres of a macro of no bits.
    pub fixed_square_micrometres: f64,
    /// Slope of the line through a library's macros.
    pub square_micrometres_per_bit: f64,
    /// Bits of the smallest shape: the line is not used below.
    pub smallest_bits: u64,
    /// From clock edge to data out, in ps.
    pub clock_to_output_ps: f64,
    /// Setup time of an input before the clock edge, in ps.
    pub setup_ps: f64,
}

impl Sram {
    /// The table of the project: 45 nm.
    ///
    /// # Errors
    /// None, as long as the tests pass.
    pub fn standard() -> Result<Sram, Error> {
        Sram::parse("freepdk45.toml", STANDARD)
    }

    /// A table of the user's: the text of `file`.
    ///
    /// # Errors
    /// The text is no legal table.
    pub fn parse(file: &str, text: &str) -> Result<Sram, Error> {
        let table: Table = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let line = 1 + text.get(..at).unwrap_or("").matches('\n').count();
            refuse(&format!("{file}:{line}"), "a table of SRAM shapes", &error.message())
        })?;
        let numbers = [table.node_nm, table.clock_to_output_ps, table.setup_ps];
        let areas = table.point.iter().map(|point| point.square_micrometres);
        if let Some(wrong) = numbers.into_iter().chain(areas).find(|n| !(n.is_finite() && *n > 0.0))
        {
            return Err(refuse(file, "a table whose numbers are above 0", &wrong));
        }
        let (fixed, per_bit) = fit(&table.point).ok_or_else(|| {
            let rule = "a table with two or more sizes of which the larger costs more";
            refuse(file, rule, &format!("{} points that give no such line", table.point.len()))
        })?;
        let smallest = table.point.iter().map(Point::size).fold(f64::INFINITY, f64::min);
        Ok(Sram {
            name: table.name,
            node_nm: table.node_nm,
            fixed_square_micrometres: fixed,
            square_micrometres_per_bit: per_bit,
            smallest_bits: smallest as u64,
            clock_to_output_ps: table.clock_to_output_ps,
            setup_ps: table.setup_ps,
        })
    }

    /// Square micrometres of a memory with one write port: a copy for each read port.
    pub fn square_micrometres(&self, words: usize, bits: usize, read_ports: usize) -> f64 {
        let size = (words * bits) as f64;
        let one = self.fixed_square_micrometres + self.square_micrometres_per_bit * size;
        one * read_ports as f64
    }
}

fn refuse(what: &str, rule: &str, got: &dyn std::fmt::Display) -> Error {
    Error::Input(format!("{what}: must be {rule}; got {got}; try one like synthesis/sram/*.toml"))
}

/// The least-squares line through the points: fixed part and slope.
fn fit(points: &[Point]) -> Option<(f64, f64)> {
    let count = points.len() as f64;
    let mean = |of: fn(&Point) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(Point::size), mean(|point| point.square_micrometres));
    let spread: f64 = points.iter().map(|point| (point.size() - x).powi(2)).sum();
    let slope = |point: &Point| (point.size() - x) * (point.square_micrometres - y);
    let slope = points.iter().map(slope).sum::<f64>() / spread;
    // No points, or all of one size, make no number.
    (slope.is_finite() && slope > 0.0).then_some((y - slope * x, slope))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_line_goes_through_its_two_points() {
        let sram = Sram::standard().unwrap();
        assert!((sram.square_micrometres(64, 32, 1) - 14_238.0).abs() < 0.01);
        assert!((sram.square_micrometres(256, 64, 1) - 56_876.0).abs() < 0.01);
        assert!((sram.square_micrometres(256, 64, 2) - 2.0 * 56_876.0).abs() < 0.01);
        assert_eq!((sram.smallest_bits, sram.node_nm), (2_048, 45.0));
    }

    #[test]
    fn more_points_give_the_least_squares() {
        let point = |bits, square_micrometres| Point { words: 2, bits, square_micrometres };
        // Around 10 + 3 n, one above and one below at the same distance.
        let points = [point(10, 71.0), point(20, 130.0), point(20, 128.0), point(30, 191.0)];
        let (fixed, slope) = fit(&points).unwrap();
        assert!((slope - 3.0).abs() < 1e-9 && (fixed - 10.0).abs() < 1e-9, "{fixed} {slope}");
    }

    #[test]
    fn a_table_that_is_none_is_refused() {
        let good = STANDARD;
        let end = "; try one like synthesis/sram/*.toml";
        for (text, expected) in [
            (
                good.replacen("words = 64", "words = -1", 1),
                "t.toml:12: must be a table of SRAM shapes; got ",
            ),
            (
                good.replacen("bits = 32", "bit = 32", 1),
                "t.toml:13: must be a table of SRAM shapes; got unknown field `bit`",
            ),
            (
                good.replacen("45.0", "0.0", 1),
                "t.toml: must be a table whose numbers are above 0; got 0",
            ),
            (
                good.replacen("56876.0", "inf", 1),
                "t.toml: must be a table whose numbers are above 0; got inf",
            ),
            (
                good.replacen("14238.0", "99999.0", 1),
                "t.toml: must be a table with two or more sizes of which the larger costs more; got 2 points",
            ),
            (String::new(), "t.toml:1: must be a table of SRAM shapes; got missing field `name`"),
        ] {
            let error = Sram::parse("t.toml", &text).unwrap_err();
            let said = error.to_string();
            assert!(said.starts_with(expected) && said.ends_with(end), "{said}\n{expected}");
            assert_eq!(error.status(), 2);
        }
    }
}
