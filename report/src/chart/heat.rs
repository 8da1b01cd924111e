//! A matrix whose cells are the darker the more they hold.

use super::canvas::{At, draw, fitting};
use super::{Undrawn, shown};
use plotters::style::{BLACK, RGBColor};

const LEFT: i32 = 90;
const TOP: i32 = 64;
/// Of a cell, unless a value is longer.
const WIDTH: i32 = 38;
/// Of a digit of 10 pixels' height.
const DIGIT: i32 = 6;
const HEIGHT: i32 = 20;

/// A heat map.
pub struct Heat<'a> {
    /// Title, in one line.
    pub title: &'a str,
    /// Label of the columns, which count from 0.
    pub columns: &'a str,
    /// Label of the rows, which count from 0.
    pub rows: &'a str,
    /// Label of the cells' counts.
    pub unit: &'a str,
    /// Row by row.
    pub cells: &'a [Vec<f64>],
}

impl Heat<'_> {
    /// The chart, a value in every cell.
    ///
    /// # Errors
    /// The chart cannot be drawn.
    pub fn svg(&self) -> Result<String, Undrawn> {
        let columns = self.cells.iter().map(Vec::len).max().unwrap_or(0) as i32;
        let digits =
            self.cells.iter().flatten().map(|value| shown(*value).len()).max().unwrap_or(0);
        let width = WIDTH.max(DIGIT * digits as i32 + 8);
        let most = self.cells.iter().flatten().copied().fold(0.0, f64::max);
        let size = (LEFT + width * columns + 20, TOP + HEIGHT * self.cells.len() as i32 + 20);
        let wide = size.0.max(500) as u32;
        draw((wide, size.1 as u32), |canvas| {
            canvas.text(&fitting(self.title, wide - 20), (10, 16), At::Left)?;
            canvas.text(
                &format!("{} down, {} across; {} in each cell", self.rows, self.columns, self.unit),
                (10, 36),
                At::Left,
            )?;
            for column in 0..columns {
                let x = LEFT + width * column + width / 2;
                canvas.small(&column.to_string(), (x, TOP - 8), At::Centre)?;
            }
            for (row, cells) in self.cells.iter().enumerate() {
                let y = TOP + HEIGHT * row as i32;
                canvas.small(&row.to_string(), (LEFT - 6, y + HEIGHT / 2), At::Right)?;
                for (column, value) in cells.iter().enumerate() {
                    let x = LEFT + width * column as i32;
                    let part = if most > 0.0 { value / most } else { 0.0 };
                    canvas.rectangle([(x, y), (x + width - 1, y + HEIGHT - 1)], shade(part))?;
                    canvas.small(&shown(*value), (x + width / 2, y + HEIGHT / 2), At::Centre)?;
                }
            }
            canvas.line(&[(LEFT, TOP - 1), (LEFT + width * columns, TOP - 1)], BLACK)
        })
    }
}

/// From white to a blue on which black can be read.
fn shade(part: f64) -> RGBColor {
    let mix = |full: f64| (255.0 - part * (255.0 - full)).round() as u8;
    RGBColor(mix(120.0), mix(170.0), mix(225.0))
}
