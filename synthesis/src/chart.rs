//! A bar chart of areas.

use crate::area::AreaReport;
use crate::block_area::BlockArea;
use crate::error::Error;
use crate::target::Target;
use report::chart::{Bar, Bars};
use report::table::whole;

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
        let chart = Bars { title: &title, unit: None, legend: &legend, bars: &bars, shown: whole };
        chart.svg().map_err(|error| Error::Input(error.to_string()))
    }
}

fn parts(block: &BlockArea) -> Vec<f64> {
    match &block.silicon {
        Some(silicon) => vec![silicon.logic_square_micrometres, silicon.macro_square_micrometres],
        None => vec![block.resources.logic as f64, block.resources.flip_flops as f64],
    }
}
