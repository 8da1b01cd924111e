//! Reports as tables.

use crate::area::{AreaReport, LibraryReport};
use crate::block_area::{BlockArea, PartArea};
use crate::papers::Comparison;
use crate::target::Target;
use crate::timing::{BlockTiming, TimingReport};
use report::table::{Table, grouped, whole};

/// How the names of switches begin.
const SWITCH: &str = "packet_switch";

impl AreaReport {
    /// A table for each target, and one with the papers' figures where there are any. With `modules`,
    /// a library's table has a row for every module of a block.
    pub fn tables(&self, modules: bool) -> Vec<Table> {
        let mut targets: Vec<(&Target, &str)> = Vec::new();
        for block in &self.blocks {
            if !targets.iter().any(|(_, target)| *target == block.target) {
                targets.push((&block.kind, &block.target));
            }
        }
        let table = |(kind, target): (&Target, &str)| {
            let blocks: Vec<&BlockArea> =
                self.blocks.iter().filter(|block| block.target == target).collect();
            match kind {
                Target::Generic => self.generic(&blocks),
                Target::Liberty(_) => self.library(target, &blocks, modules),
                _ => self.fpga(target, &blocks),
            }
        };
        let mut tables: Vec<Table> = targets.into_iter().map(table).collect();
        let tops = self.blocks.iter().filter(|block| !block.parts.is_empty());
        tables.extend(tops.map(parts_table));
        if !self.papers.is_empty() {
            tables.push(self.papers_table());
        }
        tables
    }

    fn generic(&self, blocks: &[&BlockArea]) -> Table {
        let title = format!("generic gates, by {}", self.yosys);
        let heads = ["design", "block", "gates", "flip-flops", "memory bits", "in macros"];
        let mut table = Table::new(title, &heads, 2);
        table.rows = blocks.iter().map(|block| [head(block), cells(block)].concat()).collect();
        table
    }

    fn library(&self, target: &str, blocks: &[&BlockArea], modules: bool) -> Table {
        let found = self.libraries.iter().find(|library| library.target == target);
        let name = found.map_or(target.to_string(), |LibraryReport { name, node_nm, .. }| {
            node_nm.map_or(name.clone(), |node| format!("{name}, {node} nm"))
        });
        let title = format!("{name}, by {}; macros by {}", self.yosys, self.sram.name);
        let heads = [
            "design",
            "block",
            "gates",
            "flip-flops",
            "memory bits",
            "in macros",
            "cells um2",
            "macros um2",
            "um2",
        ];
        let mut table = Table::new(title, &heads, 2);
        for block in blocks {
            let Some(silicon) = &block.silicon else { continue };
            let logic = whole(silicon.logic_square_micrometres);
            let macros = whole(silicon.macro_square_micrometres);
            let areas = vec![logic, macros, whole(silicon.square_micrometres)];
            table.rows.push([head(block), cells(block), areas].concat());
            for module in silicon.modules.iter().filter(|_| modules) {
                let name = format!("  {} x{}", module.module, module.instances);
                let mut row = vec![String::new(); heads.len()];
                row[1] = name;
                row[2] = grouped(module.cells - module.flip_flops);
                row[3] = grouped(module.flip_flops);
                row[6] = whole(module.square_micrometres);
                table.rows.push(row);
            }
        }
        table
    }

    fn fpga(&self, target: &str, blocks: &[&BlockArea]) -> Table {
        let heads = [
            "design",
            "block",
            "LUTs",
            "flip-flops",
            "carries",
            "LUT RAMs",
            "block RAMs",
            "DSPs",
            "memory bits",
        ];
        let mut table = Table::new(format!("{target}, by {}", self.yosys), &heads, 2);
        table.rows.extend(blocks.iter().map(|block| {
            let r = &block.resources;
            let counts = [
                r.logic,
                r.flip_flops,
                r.carries,
                r.lut_memories,
                r.block_memories,
                r.multipliers,
                block.memory_bits,
            ];
            [head(block), counts.map(grouped).to_vec()].concat()
        }));
        table
    }

    fn papers_table(&self) -> Table {
        let rule = format!("the papers' figures; scale between nodes: {}", self.scale);
        let heads = ["paper", "ours", "target", "at", "paper's", "ours"];
        let mut table = Table::new(rule, &heads, 3);
        let note = |figure: &Comparison| format!("{}: {}.", figure.paper, figure.counts);
        table.notes.extend(self.papers.iter().map(note));
        table.notes.dedup();
        table.rows.extend(self.papers.iter().map(|figure| {
            let Comparison { paper, unit, design, .. } = figure;
            let ours = format!("{design}: {}", parts(figure));
            let node = figure.node_nm.map_or("-".to_string(), |node| format!("{node} nm"));
            let shown = |amount: f64| format!("{} {unit}", significant(amount));
            let theirs = match figure.with {
                Some(with) => format!("{} with {with}", shown(figure.theirs)),
                None => shown(figure.theirs),
            };
            let texts = [*paper, ours.as_str(), figure.target.as_str()].map(str::to_string);
            let numbers = [node, theirs, figure.ours.map_or("-".to_string(), shown)];
            [texts.to_vec(), numbers.to_vec()].concat()
        }));
        table
    }
}

/// The parts that a top joins, and the share of switches in it.
fn parts_table(top: &BlockArea) -> Table {
    let BlockArea { design, block, target, parts, .. } = top;
    let heads = ["part", "instances", "gates", "flip-flops", "um2", "share"];
    let mut table = Table::new(format!("parts of {block} of {design} on {target}"), &heads, 1);
    // Of a library the area, else gates and flip-flops.
    let size =
        |part: &PartArea| part.square_micrometres.unwrap_or((part.logic + part.flip_flops) as f64);
    let all: f64 = parts.iter().map(size).sum();
    let row = |name: &str, parts: &[&PartArea]| {
        let sum = |of: fn(&PartArea) -> u64| grouped(parts.iter().map(|part| of(part)).sum());
        let areas: Option<f64> = parts.iter().map(|part| part.square_micrometres).sum();
        let share = 100.0 * parts.iter().map(|part| size(part)).sum::<f64>() / all;
        vec![
            name.to_string(),
            sum(|part| part.instances),
            sum(|part| part.logic),
            sum(|part| part.flip_flops),
            areas.map_or("-".to_string(), whole),
            format!("{share:.1} %"),
        ]
    };
    table.rows.extend(parts.iter().map(|part| row(&part.module, &[part])));
    let switches: Vec<&PartArea> =
        parts.iter().filter(|part| part.module.starts_with(SWITCH)).collect();
    if !switches.is_empty() {
        table.rows.push(row("all switches", &switches));
    }
    table.rows.push(row("all", &parts.iter().collect::<Vec<_>>()));
    table
}

/// The blocks of a figure as a sum.
fn parts(figure: &Comparison) -> String {
    let mut sum = String::new();
    for part in &figure.parts {
        sum += match (sum.is_empty(), part.copies < 0) {
            (true, _) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        };
        if part.copies.abs() != 1 {
            sum += &format!("{} x ", part.copies.abs());
        }
        sum += part.block;
        match &part.design {
            Some(design) if *design != figure.design => sum += &format!(" of {design}"),
            Some(_) => {}
            None => sum += " (not measured)",
        }
    }
    sum
}

fn head(block: &BlockArea) -> Vec<String> {
    vec![block.design.clone(), block.block.clone()]
}

fn cells(block: &BlockArea) -> Vec<String> {
    let r = &block.resources;
    [r.logic, r.flip_flops, block.memory_bits, block.macro_bits].map(grouped).to_vec()
}

/// Three digits, which is more than such an estimate has.
fn significant(amount: f64) -> String {
    if amount >= 100.0 {
        return whole(amount);
    }
    let digits = if amount > 0.0 { (2.0 - amount.log10().floor()).max(0.0) as usize } else { 0 };
    let text = format!("{amount:.digits$}");
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_string()
    } else {
        text
    }
}

impl TimingReport {
    /// A table of all blocks and targets.
    pub fn table(&self) -> Table {
        let title = format!("longest paths, by {}", self.tools.join("; "));
        let heads =
            ["design", "block", "target", "longest path", "cells", "asked ps", "least ps", "MHz"];
        let mut table = Table::new(title, &heads, 4);
        table.rows.extend(self.blocks.iter().map(|timing| {
            let BlockTiming { design, block, target, asked_period_ps, .. } = timing;
            let mut row = vec![design.clone(), block.clone(), target.clone()];
            let asked = grouped(u64::from(*asked_period_ps));
            row.extend(match (&timing.path, &timing.obstacle) {
                (Some(path), _) => vec![
                    path.kind.clone(),
                    path.steps.len().to_string(),
                    asked,
                    grouped(path.least_period_ps.round() as u64),
                    format!("{:.0}", 1e6 / path.least_period_ps.max(1e-3)),
                ],
                (None, obstacle) => {
                    let text = obstacle.clone().unwrap_or_else(|| "no path".to_string());
                    let dash = || "-".to_string();
                    vec![text, dash(), asked, dash(), dash()]
                }
            });
            row
        }));
        table
    }
}

#[cfg(test)]
mod tests {
    use super::significant;

    #[test]
    fn three_digits_tell_enough() {
        let shown = [0.0, 0.004_623, 0.5, 1.234_5, 12.345, 544.0, 12_345.6].map(significant);
        assert_eq!(shown, ["0", "0.00462", "0.5", "1.23", "12.3", "544", "12,346"]);
    }
}
