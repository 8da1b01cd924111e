//! Chart of states over time, a lane each.

use super::canvas::{At, draw, fitting};
use super::scale::Scale;
use super::{COLOURS, Undrawn, shown};
use plotters::style::BLACK;

const WIDTH: u32 = 900;
const LEFT: i32 = 90;
const RIGHT: i32 = 40;
const TOP: i32 = 64;
const LANE: i32 = 20;

/// A chart of lanes.
pub struct Lanes<'a> {
    /// Title, in one line.
    pub title: &'a str,
    /// Label of the x axis, with its unit, from 0.
    pub along: &'a str,
    /// Where it ends.
    pub end: f64,
    /// Legend of the states.
    pub legend: &'a [&'a str],
    /// From top to bottom.
    pub lanes: &'a [Lane],
}

/// A row of the chart: one sequence of states over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Lane {
    /// Label before the lane.
    pub label: String,
    /// In their order; each lasts until the next.
    pub spans: Vec<Span>,
}

/// A part of a lane.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span {
    /// Where it begins.
    pub from: f64,
    /// Its entry in the legend.
    pub what: usize,
}

impl Lanes<'_> {
    /// The chart, 900 pixels wide; every span has its beginning written in it, if there is room.
    ///
    /// # Errors
    /// The chart cannot be drawn.
    pub fn svg(&self) -> Result<String, Undrawn> {
        let scale = Scale::over([self.end], (LEFT, WIDTH as i32 - RIGHT));
        let bottom = TOP + LANE * self.lanes.len() as i32;
        draw((WIDTH, bottom as u32 + 50), |canvas| {
            canvas.text(&fitting(self.title, WIDTH - 20), (10, 16), At::Left)?;
            let colours = self.legend.iter().copied().zip(COLOURS);
            canvas.legend((LEFT, 40), 120, colours)?;
            for (index, lane) in self.lanes.iter().enumerate() {
                let (y, middle) = (TOP + LANE * index as i32, TOP + LANE * index as i32 + LANE / 2);
                canvas.small(&lane.label, (LEFT - 6, middle), At::Right)?;
                let ends = lane.spans.iter().skip(1).map(|span| span.from).chain([self.end]);
                for (span, end) in lane.spans.iter().zip(ends) {
                    let (start, end) = (scale.at(span.from), scale.at(end));
                    let colour = COLOURS[span.what % COLOURS.len()];
                    canvas.rectangle([(start, y + 1), (end, y + LANE - 2)], colour)?;
                    canvas.text_if_free(&shown(span.from), (start + 2, middle), At::Left, 10)?;
                }
            }
            canvas.line(&[(LEFT, bottom), (WIDTH as i32 - RIGHT, bottom)], BLACK)?;
            for tick in scale.ticks() {
                let x = scale.at(tick);
                canvas.line(&[(x, bottom), (x, bottom + 4)], BLACK)?;
                canvas.small(&shown(tick), (x, bottom + 12), At::Centre)?;
            }
            canvas.text(self.along, (LEFT + 300, bottom + 34), At::Centre)
        })
    }
}
