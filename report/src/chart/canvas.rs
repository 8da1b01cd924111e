//! A drawing in pixels, for charts and for pictures of other crates.

use super::Undrawn;
use crate::plain::one_line;
use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::cell::RefCell;

/// Where the drawing goes; every method draws at once.
pub struct Canvas<'a> {
    area: DrawingArea<SVGBackend<'a>, Shift>,
    size: (i32, i32),
    /// Where texts and dots are.
    texts: RefCell<Vec<Extent>>,
}

/// A rectangle: left, top, right, bottom.
type Extent = (i32, i32, i32, i32);

/// Pixels from a label that finds no room to the next place above or below.
const STEP: i32 = 11;

/// The edge of a text that is at the point where it is put; its middle is at the point's height.
#[derive(Clone, Copy)]
pub enum At {
    /// Its left edge.
    Left,
    /// The text is centred on the point.
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
        let size = (size.0 as i32, size.1 as i32);
        let canvas = Canvas { area, size, texts: RefCell::default() };
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
        let words = one_line(words);
        self.texts.borrow_mut().push(extent(&words, place, at, size));
        let font = ("sans-serif", size).into_font().color(&BLACK);
        let style = font.pos(Pos::new(anchor, VPos::Center));
        self.area.draw(&Text::new(words, place, style)).map_err(undrawn)
    }

    /// A text of 10 pixels that belongs to a mark: at this point, or else as near above or below it as no other text is;
    /// none where there is no such place.
    pub fn label(&self, words: &str, (x, y): (i32, i32), at: At) -> Result<(), Undrawn> {
        let steps = (0..=self.size.1 / STEP).flat_map(|step| [y - step * STEP, y + step * STEP]);
        let free = steps.map(|y| (x, y)).find(|&place| self.is_free(words, place, at, 10));
        free.map_or(Ok(()), |place| self.small(words, place, at))
    }

    /// A text of so many pixels, unless another is there.
    pub fn text_if_free(
        &self,
        words: &str,
        place: (i32, i32),
        at: At,
        size: u32,
    ) -> Result<(), Undrawn> {
        if self.is_free(words, place, at, size) { self.put(words, place, at, size) } else { Ok(()) }
    }

    /// Whether a text would be within the drawing, and over no other.
    fn is_free(&self, words: &str, place: (i32, i32), at: At, size: u32) -> bool {
        let (left, top, right, bottom) = extent(words, place, at, size);
        let is_within = left >= 0 && top >= 0 && right <= self.size.0 && bottom <= self.size.1;
        let is_over =
            |other: &Extent| left < other.2 && other.0 < right && top < other.3 && other.1 < bottom;
        is_within && !self.texts.borrow().iter().any(is_over)
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

    /// Draws a filled dot centred on a pixel, which later labels keep clear of; fails as the backend does.
    pub fn dot(&self, place: (i32, i32), colour: RGBColor) -> Result<(), Undrawn> {
        const RADIUS: i32 = 4;
        let (x, y) = place;
        self.texts.borrow_mut().push((x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS));
        self.area.draw(&Circle::new(place, RADIUS, colour.filled())).map_err(undrawn)
    }

    /// Names with the colours that represent them, from the point to the right.
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

/// The rectangle of a text, as wide as its letters may be.
fn extent(words: &str, (x, y): (i32, i32), at: At, size: u32) -> Extent {
    let letter = if size > 10 { 7 } else { 6 };
    let width = letter * words.chars().count() as i32;
    let left = match at {
        At::Left => x,
        At::Centre => x - width / 2,
        At::Right => x - width,
    };
    let half = size as i32 / 2;
    (left, y - half, left + width, y + half)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of the texts of a drawing of 100 by 60 pixels.
    fn places(fill: impl FnOnce(&Canvas<'_>) -> Result<(), Undrawn>) -> Vec<(i32, i32)> {
        let svg = draw((100, 60), fill).unwrap();
        let document = roxmltree::Document::parse(&svg).unwrap();
        let texts = document.descendants().filter(|node| node.tag_name().name() == "text");
        let number =
            |node: &roxmltree::Node<'_, '_>, name| node.attribute(name).unwrap().parse().unwrap();
        texts.map(|text| (number(&text, "x"), number(&text, "y"))).collect()
    }

    #[test]
    fn labels_keep_clear_of_each_other() {
        let at = |labels: &[(i32, i32)]| -> Vec<i32> {
            let put = |canvas: &Canvas<'_>| {
                labels.iter().try_for_each(|&place| canvas.label("12345", place, At::Left))
            };
            places(put).into_iter().map(|(x, _)| x).collect()
        };
        // Two at one point are both there, beside each other is free anyway, and what has no room is not drawn.
        assert_eq!(at(&[(10, 30), (10, 30), (60, 30)]), [10, 10, 60]);
        assert_eq!(at(&[(90, 30)]), Vec::<i32>::new());
        let ys = places(|canvas| (0..9).try_for_each(|_| canvas.label("1", (10, 30), At::Left)));
        let mut ys: Vec<i32> = ys.into_iter().map(|(_, y)| y).collect();
        ys.sort_unstable();
        assert!(ys.len() >= 4 && ys.windows(2).all(|pair| pair[1] - pair[0] >= 10), "{ys:?}");
    }

    #[test]
    fn a_text_that_would_lie_over_another_is_left_out() {
        let drawn = places(|canvas| {
            canvas.text("title", (5, 10), At::Left)?;
            canvas.text_if_free("over", (10, 12), At::Left, 10)?;
            canvas.text_if_free("below", (10, 30), At::Left, 10)
        });
        assert_eq!(drawn.len(), 2);
    }
}
