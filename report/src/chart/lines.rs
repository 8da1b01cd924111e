//! Lines over the values of something that was chosen, which are at equal distances in their order.

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
/// Least width of a name along the bottom; of more names than have room, some are left out.
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
            // Labels come last, each once a point, so that none is below a mark of a later line.
            let mut labels = Vec::new();
            for (index, (line, colour)) in self.lines.iter().zip(COLOURS).enumerate() {
                let marks = line.values.iter().enumerate();
                let marks = marks.filter_map(|(place, value)| Some((x_of(place), (*value)?)));
                let marks: Vec<(i32, f64)> = marks.collect();
                let points: Vec<(i32, i32)> =
                    marks.iter().map(|(x, v)| (*x, scale.at(*v))).collect();
                canvas.line(&points, colour)?;
                for ((_, value), point) in marks.into_iter().zip(points) {
                    canvas.dot(point, colour)?;
                    let label = (point, shown(value));
                    if !labels.contains(&label) {
                        labels.push(label);
                    }
                }
                let y = BOTTOM + 58 + LEGEND * index as i32;
                canvas.legend((LEFT, y), 0, [(line.name.as_str(), colour)])?;
            }
            for ((x, y), label) in labels {
                canvas.label(&label, (x, y - 10), At::Centre)?;
            }
            Ok(())
        })
    }
}

const PALE: RGBColor = RGBColor(0xe0, 0xe0, 0xe0);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_written_once_a_point_and_over_no_mark() {
        let line = |name: &str, value| Line { name: name.into(), values: vec![Some(value)] };
        let lines = [line("a", 0.125), line("b", 0.125), line("c", 0.125), line("d", 0.12)];
        let places = ["1".to_string()];
        let chart = Lines { title: "t", along: "x", unit: "u", places: &places, lines: &lines };
        let svg = chart.svg().unwrap();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let y = |node: roxmltree::Node<'_, '_>, name| {
            node.attribute(name).unwrap().parse::<i32>().unwrap()
        };
        let named = |name| document.descendants().filter(move |n| n.tag_name().name() == name);
        let labels: Vec<i32> = named("text")
            .filter(|text| text.text().is_some_and(|text| text.trim().starts_with("0.12")))
            .filter(|text| text.attribute("font-size").is_none_or(|size| !size.starts_with("13")))
            .map(|text| y(text, "y"))
            .collect();
        let dots: Vec<i32> = named("circle").map(|dot| y(dot, "cy")).collect();
        assert_eq!((labels.len(), dots.len()), (2, 4), "{svg}");
        assert!(labels.iter().all(|l| dots.iter().all(|d| (l - d).abs() >= 9)), "{svg}");
    }
}
