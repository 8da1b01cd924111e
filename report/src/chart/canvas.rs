//! A drawing in pixels, for charts and for pictures of other crates.

use super::Undrawn;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Where the drawing goes; every method draws at once.
pub struct Canvas<'a> {
    area: DrawingArea<SVGBackend<'a>, Shift>,
}

/// The edge of a text that is at the point where it is put; its middle is at the point's height.
#[derive(Clone, Copy)]
pub enum At {
    /// Its left edge.
    Left,
    /// Its middle.
    Centre,
    /// Its right edge.
    Right,
}

/// A white drawing of this size, which `fill` fills.
pub fn draw(
    size: (u32, u32),
    fill: impl FnOnce(&Canvas<'_>) -> Result<(), Undrawn>,
) -> Result<String, Undrawn> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, size).into_drawing_area();
        area.fill(&WHITE).map_err(undrawn)?;
        let canvas = Canvas { area };
        fill(&canvas)?;
        canvas.area.present().map_err(undrawn)?;
    }
    Ok(text)
}

fn undrawn(error: impl std::fmt::Display) -> Undrawn {
    Undrawn(error.to_string())
}

impl Canvas<'_> {
    /// A text of 13 pixels.
    pub fn text(&self, words: &str, (x, y): (i32, i32), at: At) -> Result<(), Undrawn> {
        self.put(words, (x, y), at, 13)
    }

    /// A text of 10 pixels.
    pub fn small(&self, words: &str, (x, y): (i32, i32), at: At) -> Result<(), Undrawn> {
        self.put(words, (x, y), at, 10)
    }

    fn put(&self, words: &str, place: (i32, i32), at: At, size: u32) -> Result<(), Undrawn> {
        let anchor = match at {
            At::Left => HPos::Left,
            At::Centre => HPos::Center,
            At::Right => HPos::Right,
        };
        let font = ("sans-serif", size).into_font().color(&BLACK);
        let style = font.pos(Pos::new(anchor, VPos::Center));
        self.area.draw(&Text::new(words.to_string(), place, style)).map_err(undrawn)
    }

    /// A filled rectangle between two corners.
    pub fn rectangle(&self, corners: [(i32, i32); 2], colour: RGBColor) -> Result<(), Undrawn> {
        self.area.draw(&Rectangle::new(corners, colour.filled())).map_err(undrawn)
    }

    /// A line through these points.
    pub fn line(&self, points: &[(i32, i32)], colour: RGBColor) -> Result<(), Undrawn> {
        let path = PathElement::new(points.to_vec(), colour.stroke_width(1));
        self.area.draw(&path).map_err(undrawn)
    }

    /// A filled shape with these corners.
    pub fn shape(&self, corners: &[(i32, i32)], colour: RGBColor) -> Result<(), Undrawn> {
        let shape = Polygon::new(corners.to_vec(), colour.filled());
        self.area.draw(&shape).map_err(undrawn)
    }

    /// A dot.
    pub fn dot(&self, place: (i32, i32), colour: RGBColor) -> Result<(), Undrawn> {
        self.area.draw(&Circle::new(place, 4, colour.filled())).map_err(undrawn)
    }

    /// Names with the colours that stand for them, from the point to the right.
    pub fn legend<'n>(
        &self,
        (x, y): (i32, i32),
        step: i32,
        names: impl IntoIterator<Item = (&'n str, RGBColor)>,
    ) -> Result<(), Undrawn> {
        for (place, (name, colour)) in names.into_iter().enumerate() {
            let x = x + step * place as i32;
            self.rectangle([(x, y - 6), (x + 12, y + 6)], colour)?;
            self.text(name, (x + 18, y), At::Left)?;
        }
        Ok(())
    }
}

/// Letters of 13 pixels' height that have room in so many pixels.
pub const fn letters(pixels: u32) -> usize {
    (pixels / 7) as usize
}

/// A text that fits in so many pixels at 13 pixels a letter's height, cut where it is longer.
pub fn fitting(text: &str, pixels: u32) -> String {
    let most = letters(pixels);
    match text.chars().count() > most {
        true => text.chars().take(most.saturating_sub(3)).chain("...".chars()).collect(),
        false => text.to_string(),
    }
}
