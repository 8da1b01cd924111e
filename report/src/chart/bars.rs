//! Horizontal bars from zero.

use super::canvas::{At, draw, fitting, letters};
use super::scale::Scale;
use super::{COLOURS, Undrawn};
use plotters::style::{BLACK, RGBColor};

const BAR: u32 = 18;
const GAP: u32 = 10;
const LEFT: u32 = 240;
const RIGHT: u32 = 90;
const TOP: u32 = 44;
const WIDTH: u32 = 900;
const AXIS: u32 = 40;
const LEGEND: i32 = 110;

/// A bar chart.
pub struct Bars<'a> {
    /// Title, in one line.
    pub title: &'a str,
    /// The unit, which an axis below then says; without one, the title does.
    pub unit: Option<&'a str>,
    /// Legend of the parts of each bar.
    pub legend: &'a [&'a str],
    /// From top to bottom.
    pub bars: &'a [Bar],
    /// How the sum of a bar's parts is written.
    pub shown: fn(f64) -> String,
}

/// Lengths, one behind the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// Label before the bar.
    pub label: String,
    /// One for each entry of the legend; at most one of them may be below zero, and then alone.
    pub parts: Vec<f64>,
}

impl Bar {
    fn sum(&self) -> f64 {
        self.parts.iter().sum()
    }
}

impl Bars<'_> {
    /// Letters of a label; a longer one is cut.
    pub const LETTERS: usize = letters(LEFT - 8);

    /// The chart, 900 pixels wide. A bar of a value `v` ends `v` times the same number of pixels from zero.
    ///
    /// # Errors
    /// The chart cannot be drawn.
    pub fn svg(&self) -> Result<String, Undrawn> {
        let end = TOP + self.bars.len() as u32 * (BAR + GAP);
        let height = end + GAP + self.unit.map_or(0, |_| AXIS);
        let room = (LEFT as i32, (WIDTH - RIGHT) as i32);
        let scale = Scale::over(self.bars.iter().map(Bar::sum), room);
        draw((WIDTH, height), |canvas| {
            let title = fitting(self.title, WIDTH - 20);
            canvas.text(&title, (10, 16), At::Left)?;
            let colours = self.legend.iter().copied().zip(COLOURS);
            let at = WIDTH as i32 - 10 - LEGEND * self.legend.len() as i32;
            // Below a title that ends behind its beginning.
            let is_below = letters((at - 20).max(0) as u32) < title.chars().count();
            // One part needs no name: the title has it.
            if self.legend.len() > 1 {
                canvas.legend((at, if is_below { 34 } else { 16 }), LEGEND, colours)?;
            }
            for (index, bar) in self.bars.iter().enumerate() {
                let y = (TOP + index as u32 * (BAR + GAP)) as i32;
                let (bottom, middle) = (y + BAR as i32, y + BAR as i32 / 2);
                let label = fitting(&bar.label, LEFT - 8);
                canvas.text(&label, (LEFT as i32 - 8, middle), At::Right)?;
                let (mut from, mut right) = (0.0, scale.at(0.0));
                for (part, colour) in
                    bar.parts.iter().zip(COLOURS).filter(|(part, _)| **part != 0.0)
                {
                    let (start, end) = (scale.at(from), scale.at(from + part));
                    let (start, end) = (start.min(end), start.max(end));
                    canvas.rectangle([(start, y), (end, bottom)], colour)?;
                    (from, right) = (from + part, right.max(end));
                }
                canvas.text(&(self.shown)(bar.sum()), (right + 6, middle), At::Left)?;
            }
            if let Some(unit) = self.unit {
                let end = end as i32;
                canvas.line(&[(room.0, end), (room.1, end)], BLACK)?;
                for tick in scale.ticks() {
                    let x = scale.at(tick);
                    canvas.line(&[(x, end), (x, end + 4)], BLACK)?;
                    canvas.small(&super::shown(tick), (x, end + 12), At::Centre)?;
                }
                canvas.line(&[(scale.at(0.0), TOP as i32 - 4), (scale.at(0.0), end)], GREY)?;
                canvas.text(unit, ((room.0 + room.1) / 2, end + 32), At::Centre)?;
            }
            Ok(())
        })
    }
}

const GREY: RGBColor = RGBColor(0xa0, 0xa0, 0xa0);

#[cfg(test)]
mod tests {
    use super::*;
    use roxmltree::Document;

    /// Left edge and width of every bar.
    fn lengths(svg: &str) -> Vec<(f64, f64)> {
        let document = Document::parse(svg).unwrap();
        let number = |node: roxmltree::Node, name| node.attribute(name).unwrap().parse().unwrap();
        let is_bar = |node: &roxmltree::Node| node.attribute("height") == Some("18");
        let bars = document.descendants().filter(is_bar);
        bars.map(|bar| (number(bar, "x"), number(bar, "width"))).collect()
    }

    #[test]
    fn lengths_are_the_values_and_begin_at_zero() {
        let values = [-0.25, 0.5, 0.125, 0.75];
        let bars: Vec<Bar> =
            values.iter().map(|v| Bar { label: "<a>".into(), parts: vec![*v] }).collect();
        let chart = Bars {
            title: "t",
            unit: Some("fraction"),
            legend: &["value"],
            bars: &bars,
            shown: crate::chart::shown,
        };
        let svg = chart.svg().unwrap();
        let (unit, zero) = (570.0, 240.0 + 0.25 * 570.0);
        for ((x, width), value) in lengths(&svg).into_iter().zip(values) {
            assert!((width / unit - value.abs()).abs() <= 1.0 / unit, "{value}: {width}");
            let at_zero = if value < 0.0 { x + width } else { x };
            assert!((at_zero - zero).abs() <= 1.0, "{value}: {at_zero}");
        }
        for text in ["-0.25", "0.125", "fraction", "&lt;a&gt;"] {
            assert!(svg.contains(text), "{text}");
        }
        assert!(!svg.contains("value"), "a legend of one part");
    }

    #[test]
    fn parts_stand_one_behind_the_other() {
        let bars = [Bar { label: "a".into(), parts: vec![30.0, 27.0] }];
        let legend = ["one", "two"];
        let shown = crate::table::whole;
        let svg = Bars { title: "t", unit: None, legend: &legend, bars: &bars, shown }.svg();
        let svg = svg.unwrap();
        assert_eq!(lengths(&svg), [(240.0, 300.0), (540.0, 270.0)]);
        assert!(legend.iter().all(|name| svg.contains(name)));
    }
}
