//! Lines over the values of something that was chosen, which stand at equal distances in their order.

use super::canvas::{At, draw, fitting};
use super::scale::Scale;
use super::{COLOURS, Undrawn, shown};
use plotters::style::{BLACK, RGBColor};

const WIDTH: u32 = 900;
const LEFT: i32 = 90;
const RIGHT: i32 = 60;
const TOP: i32 = 60;
const BOTTOM: i32 = 360;
const LEGEND: i32 = 22;
/// What a name along the bottom has at least; of more names than have room, some are left out.
const NAME: i32 = 56;

/// A line chart.
pub struct Lines<'a> {
    /// Title, in one line.
    pub title: &'a str,
    /// Label of the x axis, with its unit.
    pub along: &'a str,
    /// The unit of the values.
    pub unit: &'a str,
    /// The places along the bottom.
    pub places: &'a [String],
    /// At most eight.
    pub lines: &'a [Line],
}

/// A named series of values over the x axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Label in the legend.
    pub name: String,
    /// A value for each place, if there is one.
    pub values: Vec<Option<f64>>,
}

impl Lines<'_> {
    /// The chart, 900 pixels wide; its vertical axis begins at zero.
    ///
    /// # Errors
    /// The chart cannot be drawn.
    pub fn svg(&self) -> Result<String, Undrawn> {
        let values = self.lines.iter().flat_map(|line| line.values.iter().flatten().copied());
        let scale = Scale::over(values, (BOTTOM, TOP));
        let span = WIDTH as i32 - LEFT - RIGHT;
        let count = self.places.len().max(1) as i32;
        let x_of = |place: usize| LEFT + span * (2 * place as i32 + 1) / (2 * count);
        let height = BOTTOM + 60 + LEGEND * self.lines.len() as i32;
        draw((WIDTH, height as u32), |canvas| {
            canvas.text(&fitting(self.title, WIDTH - 20), (10, 16), At::Left)?;
            canvas.text(self.unit, (10, 40), At::Left)?;
            canvas.line(&[(LEFT, TOP), (LEFT, BOTTOM)], BLACK)?;
            for tick in scale.ticks() {
                let y = scale.at(tick);
                canvas.line(&[(LEFT, y), (LEFT + span, y)], PALE)?;
                canvas.small(&shown(tick), (LEFT - 6, y), At::Right)?;
            }
            for (place, name) in self.places.iter().enumerate() {
                let name = fitting(name, (span / count).max(NAME) as u32);
                canvas.text_if_free(&name, (x_of(place), BOTTOM + 14), At::Centre, 13)?;
            }
            canvas.text(self.along, (LEFT + span / 2, BOTTOM + 36), At::Centre)?;
            for (index, (line, colour)) in self.lines.iter().zip(COLOURS).enumerate() {
                let marks = line.values.iter().enumerate();
                let marks = marks.filter_map(|(place, value)| Some((x_of(place), (*value)?)));
                let marks: Vec<(i32, f64)> = marks.collect();
                let points: Vec<(i32, i32)> =
                    marks.iter().map(|(x, v)| (*x, scale.at(*v))).collect();
                canvas.line(&points, colour)?;
                for ((x, value), point) in marks.into_iter().zip(points) {
                    canvas.dot(point, colour)?;
                    canvas.label(&shown(value), (x, point.1 - 10), At::Centre)?;
                }
                let y = BOTTOM + 58 + LEGEND * index as i32;
                canvas.legend((LEFT, y), 0, [(line.name.as_str(), colour)])?;
            }
            Ok(())
        })
    }
}

const PALE: RGBColor = RGBColor(0xe0, 0xe0, 0xe0);
