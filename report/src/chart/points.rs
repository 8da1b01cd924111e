//! Points between two axes, those of the front joined.

use super::canvas::{At, draw, fitting};
use super::scale::Scale;
use super::{COLOURS, Undrawn, shown};
use plotters::style::{BLACK, RGBColor};

const WIDTH: u32 = 900;
const LEFT: i32 = 90;
const RIGHT: i32 = 190;
const TOP: i32 = 60;
const BOTTOM: i32 = 400;

/// A chart of points.
pub struct Points<'a> {
    /// Title, in one line.
    pub title: &'a str,
    /// Label of the x axis, with its unit.
    pub along: &'a str,
    /// Label of the y axis, with its unit.
    pub upwards: &'a str,
    /// The points; those of the front from left to right.
    pub marks: &'a [Mark],
}

/// A labelled point of a scatter plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Short label of the point.
    pub name: String,
    /// Along the bottom, and upwards.
    pub at: (f64, f64),
    /// No other point is better in one and as good in the other.
    pub is_front: bool,
}

impl Points<'_> {
    /// The chart, 900 pixels wide; both axes begin at zero.
    ///
    /// # Errors
    /// The chart cannot be drawn.
    pub fn svg(&self) -> Result<String, Undrawn> {
        let right = WIDTH as i32 - RIGHT;
        let along = Scale::over(self.marks.iter().map(|mark| mark.at.0), (LEFT, right));
        let upwards = Scale::over(self.marks.iter().map(|mark| mark.at.1), (BOTTOM, TOP));
        let place = |mark: &Mark| (along.at(mark.at.0), upwards.at(mark.at.1));
        draw((WIDTH, BOTTOM as u32 + 60), |canvas| {
            canvas.text(&fitting(self.title, WIDTH - 20), (10, 16), At::Left)?;
            canvas.text(self.upwards, (10, 40), At::Left)?;
            canvas.line(&[(LEFT, TOP), (LEFT, BOTTOM), (right, BOTTOM)], BLACK)?;
            for tick in along.ticks() {
                let x = along.at(tick);
                canvas.line(&[(x, BOTTOM), (x, BOTTOM + 4)], BLACK)?;
                canvas.small(&shown(tick), (x, BOTTOM + 14), At::Centre)?;
            }
            for tick in upwards.ticks() {
                let y = upwards.at(tick);
                canvas.line(&[(LEFT - 4, y), (LEFT, y)], BLACK)?;
                canvas.small(&shown(tick), (LEFT - 8, y), At::Right)?;
            }
            canvas.text(self.along, ((LEFT + right) / 2, BOTTOM + 40), At::Centre)?;
            let front: Vec<(i32, i32)> =
                self.marks.iter().filter(|mark| mark.is_front).map(place).collect();
            canvas.line(&front, COLOURS[1])?;
            for mark in self.marks {
                canvas.dot(place(mark), if mark.is_front { COLOURS[1] } else { BEHIND })?;
            }
            for mark in self.marks {
                let (x, y) = place(mark);
                let value = format!("{}: {}, {}", mark.name, shown(mark.at.0), shown(mark.at.1));
                canvas.label(&value, (x + 8, y - 8), At::Left)?;
            }
            Ok(())
        })
    }
}

const BEHIND: RGBColor = RGBColor(0xb0, 0xb0, 0xb0);
