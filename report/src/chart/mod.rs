//! Charts as SVG, without script, fonts or outside addresses. Every mark has its value beside it.

mod bars;
pub mod canvas;
mod heat;
mod lanes;
mod lines;
mod points;
mod scale;

pub use bars::{Bar, Bars};
pub use heat::Heat;
pub use lanes::{Lane, Lanes, Span};
pub use lines::{Line, Lines};
pub use points::{Mark, Points};

pub use plotters::style::{BLACK, RGBColor};

/// A chart that could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undrawn(String);

impl std::fmt::Display for Undrawn {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "chart: {}", self.0)
    }
}

impl std::error::Error for Undrawn {}

/// Colours that stay apart for most eyes and on paper, the first two as in charts of areas.
const COLOURS: [RGBColor; 8] = [
    RGBColor(0x31, 0x6c, 0xa8),
    RGBColor(0xe0, 0x93, 0x3c),
    RGBColor(0x4c, 0x99, 0x6a),
    RGBColor(0xb0, 0x4a, 0x5a),
    RGBColor(0x7a, 0x5c, 0xa6),
    RGBColor(0x8a, 0x6d, 0x3b),
    RGBColor(0x3a, 0x9a, 0xa8),
    RGBColor(0x70, 0x70, 0x70),
];

/// Bars of how many other lines lie between two touches of a line: place 0 is none, place k is 2^(k-1)..2^k - 1; `cold`
/// counts first touches.
///
/// # Errors
/// They cannot be drawn.
pub fn distances(
    title: &str,
    unit: &str,
    histogram: impl IntoIterator<Item = f64>,
    cold: f64,
) -> Result<String, Undrawn> {
    let name = |place: u32| match place {
        0 | 1 => place.to_string(),
        place => format!("{} to {}", 1_u64 << (place - 1), (1_u64 << place) - 1),
    };
    let counts = histogram.into_iter().zip(0..).map(|(count, place)| (name(place), count));
    let bar = |(label, count)| Bar { label, parts: vec![count] };
    let bars: Vec<Bar> = counts.chain([("first touch".to_string(), cold)]).map(bar).collect();
    let title = format!("{title}; by other lines in between");
    Bars { title: &title, unit: Some(unit), legend: &[], bars: &bars, shown }.svg()
}

/// A number as a mark shows it: a whole one with all its digits, another with four that count.
pub fn shown(value: f64) -> String {
    if value == value.trunc() && value.abs() < 1e15 {
        return format!("{value:.0}");
    }
    let digits = (3.0 - value.abs().log10().floor()).clamp(0.0, 12.0) as usize;
    let text = format!("{value:.digits$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_digits_count() {
        let shows = [0.0, 12_345.0, 0.571_428, 1.5, 1_234.56, 0.001_234_56, -0.25].map(shown);
        assert_eq!(shows, ["0", "12345", "0.5714", "1.5", "1235", "0.001235", "-0.25"]);
    }
}
