//! A bar chart of areas.

use crate::area::AreaReport;
use crate::block_area::BlockArea;
use crate::error::Error;
use crate::target::Target;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

const BAR: u32 = 18;
const GAP: u32 = 10;
const LEFT: u32 = 240;
const RIGHT: u32 = 90;
const TOP: u32 = 44;
const WIDTH: u32 = 900;

const LOGIC: RGBColor = RGBColor(0x31, 0x6c, 0xa8);
const STATE: RGBColor = RGBColor(0xe0, 0x93, 0x3c);

/// A bar: two lengths, one behind the other.
struct Bar {
    label: String,
    parts: [f64; 2],
}

impl AreaReport {
    /// The blocks of the first target as horizontal bars, as SVG: of a library, cells and macros in
    /// square micrometres; of another, logic and flip-flops.
    ///
    /// # Errors
    /// There is nothing to show.
    pub fn chart(&self) -> Result<String, Error> {
        let nothing = || {
            Error::Input("chart: must have a block to show; got none; try another design".into())
        };
        let first = self.blocks.first().ok_or_else(nothing)?;
        let blocks: Vec<&BlockArea> =
            self.blocks.iter().filter(|block| block.target == first.target).collect();
        let designs = blocks.iter().any(|block| block.design != first.design);
        let names = blocks.iter().any(|block| block.block != first.block);
        let bars: Vec<Bar> = blocks
            .iter()
            .map(|block| Bar {
                label: match (designs, names) {
                    (true, true) => format!("{} {}", block.design, block.block),
                    (true, false) => block.design.clone(),
                    _ => block.block.clone(),
                },
                parts: parts(block),
            })
            .collect();
        let (unit, legend) = match first.kind {
            Target::Liberty(_) => ("square micrometres", ["cells", "SRAM macros"]),
            Target::Generic => ("cells", ["gates", "flip-flops"]),
            _ => ("cells", ["LUTs", "flip-flops"]),
        };
        let subject = if names { String::new() } else { format!("{}: ", first.block) };
        let title = format!("{subject}{unit}, {}", first.target);
        draw(&title, legend, &bars).map_err(|error| Error::Input(format!("chart: {error}")))
    }
}

fn parts(block: &BlockArea) -> [f64; 2] {
    match &block.silicon {
        Some(silicon) => [silicon.logic_square_micrometres, silicon.macro_square_micrometres],
        None => [block.resources.logic as f64, block.resources.flip_flops as f64],
    }
}

type Drawn = Result<String, Box<dyn std::error::Error>>;

fn draw(title: &str, legend: [&str; 2], bars: &[Bar]) -> Drawn {
    let mut text = String::new();
    {
        let height = TOP + bars.len() as u32 * (BAR + GAP) + GAP;
        let area = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
        area.fill(&WHITE)?;
        let style = |anchor: HPos| {
            ("sans-serif", 13).into_font().color(&BLACK).pos(Pos::new(anchor, VPos::Center))
        };
        let put = |words: &str, x: i32, y: i32, anchor: HPos| {
            area.draw(&Text::new(words.to_string(), (x, y), style(anchor)))
        };
        put(title, 10, 16, HPos::Left)?;
        for (place, (name, colour)) in legend.iter().zip([LOGIC, STATE]).enumerate() {
            let x = WIDTH as i32 - 230 + 110 * place as i32;
            area.draw(&Rectangle::new([(x, 10), (x + 12, 22)], colour.filled()))?;
            put(name, x + 18, 16, HPos::Left)?;
        }
        let longest = bars.iter().map(|bar| bar.parts.iter().sum::<f64>()).fold(1.0, f64::max);
        let room = f64::from(WIDTH - LEFT - RIGHT);
        for (index, bar) in bars.iter().enumerate() {
            let y = (TOP + index as u32 * (BAR + GAP)) as i32;
            let (bottom, middle) = (y + BAR as i32, y + BAR as i32 / 2);
            put(&bar.label, LEFT as i32 - 8, middle, HPos::Right)?;
            let mut x = LEFT as i32;
            for (part, colour) in bar.parts.iter().zip([LOGIC, STATE]) {
                let end = x + (part / longest * room).round() as i32;
                area.draw(&Rectangle::new([(x, y), (end, bottom)], colour.filled()))?;
                x = end;
            }
            let sum = crate::table::whole(bar.parts.iter().sum());
            put(&sum, x + 6, middle, HPos::Left)?;
        }
        area.present()?;
    }
    Ok(text)
}
