//! How many cells of which type a mapped netlist has, module by module.

use crate::target::Target;
use serde::Serialize;
use std::collections::BTreeMap;

/// Cell that newer versions of Yosys leave of a module that was flattened: a note, no hardware.
const NOTE: &str = "$scopeinfo";

/// The cells of each module by type; a type may be another module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Census {
    modules: BTreeMap<String, BTreeMap<String, u64>>,
}

impl Census {
    /// Reads what Yosys's `stat -json` prints. The output of Yosys 0.23 is no JSON (a comma too many,
    /// and a table of the hierarchy between the lines), so it is read line by line, up to the sum of
    /// all.
    pub(crate) fn parse(text: &str) -> Census {
        let mut census = Census::default();
        let mut module = None;
        let mut is_cells = false;
        for line in text.lines().map(str::trim) {
            if line.starts_with("\"design\"") {
                break;
            }
            let Some((name, value)) = line.split_once("\":") else {
                is_cells &= !line.starts_with('}');
                continue;
            };
            let name = name.trim_start_matches('"');
            if let Some(name) = name.strip_prefix("\\\\") {
                let cells = BTreeMap::new();
                census.modules.insert(name.to_string(), cells);
                module = Some(name.to_string());
            } else if name == "num_cells_by_type" {
                is_cells = !value.contains('}');
            } else if name == NOTE {
                continue;
            } else if let (true, Some(module)) = (is_cells, &module)
                && let Ok(count) = value.trim().trim_end_matches(',').parse()
                && let Some(cells) = census.modules.get_mut(module)
            {
                cells.insert(name.to_string(), count);
            }
        }
        census
    }

    /// Every module below `top` and itself, with how often it is there.
    pub(crate) fn instances(&self, top: &str) -> BTreeMap<&str, u64> {
        let mut counts = BTreeMap::new();
        self.visit(top, 1, &mut counts);
        counts
    }

    fn visit<'a>(&'a self, module: &str, times: u64, counts: &mut BTreeMap<&'a str, u64>) {
        let Some((name, cells)) = self.modules.get_key_value(module) else { return };
        *counts.entry(name).or_default() += times;
        for (kind, count) in cells {
            self.visit(kind, times * count, counts);
        }
    }

    /// The cells of one module that are no modules themselves.
    pub(crate) fn leaves(&self, module: &str) -> impl Iterator<Item = (&str, u64)> {
        let cells = self.modules.get(module).into_iter().flatten();
        cells
            .filter(|(kind, _)| !self.modules.contains_key(*kind))
            .map(|(kind, count)| (kind.as_str(), *count))
    }

    /// The parts that `top` joins, with their counts; a module in it that has no cells is replaced
    /// by its parts.
    pub(crate) fn parts(&self, top: &str) -> BTreeMap<&str, u64> {
        let mut parts = BTreeMap::new();
        self.join(top, 1, &mut parts);
        parts
    }

    fn join<'a>(&'a self, module: &str, times: u64, parts: &mut BTreeMap<&'a str, u64>) {
        for (kind, count) in self.modules.get(module).into_iter().flatten() {
            let Some((name, cells)) = self.modules.get_key_value(kind) else { continue };
            match cells.is_empty() || self.leaves(kind).next().is_some() {
                true => *parts.entry(name).or_default() += times * count,
                false => self.join(kind, times * count, parts),
            }
        }
    }

    /// The cells below `top`, all instances together.
    pub(crate) fn cells(&self, top: &str) -> BTreeMap<&str, u64> {
        let mut cells = BTreeMap::new();
        for (module, times) in self.instances(top) {
            for (kind, count) in self.leaves(module) {
                *cells.entry(kind).or_default() += times * count;
            }
        }
        cells
    }
}

/// Use of a target by a block, SRAM macros apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Resources {
    /// Gates, LUTs, or library cells that are no flip-flops.
    pub logic: u64,
    /// Of one bit each.
    pub flip_flops: u64,
    /// Cells of a carry chain; FPGA only.
    pub carries: u64,
    /// LUTs that are memories or shift registers; FPGA only.
    pub lut_memories: u64,
    /// Block RAMs; FPGA only.
    pub block_memories: u64,
    /// Hardware multipliers; FPGA only.
    pub multipliers: u64,
    /// Multiplexers between LUTs, pads and constants: what a designer does not count.
    pub other: u64,
}

/// Sorts cells by what they are. `is_flip_flop` is asked for the cells of a library.
pub(crate) fn resources(
    target: &Target,
    cells: &BTreeMap<&str, u64>,
    is_flip_flop: impl Fn(&str) -> bool,
) -> Resources {
    let mut sum = Resources::default();
    for (kind, count) in cells {
        let starts = |names: &[&str]| names.iter().any(|name| kind.starts_with(name));
        let place = match target {
            Target::Generic if kind.contains("DFF") => &mut sum.flip_flops,
            Target::Liberty(_) if is_flip_flop(kind) => &mut sum.flip_flops,
            Target::Generic | Target::Liberty(_) => &mut sum.logic,
            _ if starts(&["SB_LUT", "LUT", "INV"]) => &mut sum.logic,
            _ if starts(&["SB_DFF", "TRELLIS_FF", "FDRE", "FDSE", "FDCE", "FDPE"]) => {
                &mut sum.flip_flops
            }
            _ if starts(&["SB_CARRY", "CCU2C", "CARRY4"]) => &mut sum.carries,
            _ if starts(&["TRELLIS_DPR16X4", "RAM32", "RAM64", "RAM128", "RAM256", "SRL"]) => {
                &mut sum.lut_memories
            }
            _ if starts(&["SB_RAM", "SB_SPRAM", "DP16KD", "PDPW16KD", "RAMB"]) => {
                &mut sum.block_memories
            }
            _ if starts(&["SB_MAC16", "MULT18X18D", "ALU54B", "DSP48"]) => &mut sum.multipliers,
            _ => &mut sum.other,
        };
        *place += count;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As Yosys 0.23 prints it, and as 0.70 does.
    const OLD: &str = r#"{
   "creator": "Yosys 0.23 (git sha1 7ce5011c24b)",
   "modules": {
      "\\leaf": {
         "num_wires":         3,
         "num_cells_by_type": {

         }
      },
      "\\half": {
         "num_cells":         3,
         "num_cells_by_type": {
            "$_DFF_P_": 1,
            "$scopeinfo": 9,
            "leaf": 2
         }
      },
      "\\top": {
         "num_cells_by_type": {
            "$_AND_": 5,
            "half": 2
         }
      }
   },
       half            2
   "design": {
      "num_cells_by_type": {
         "$_AND_": 5,
"#;

    #[test]
    fn instances_count_as_often_as_they_are_there() {
        for text in [OLD.to_string(), OLD.replace("   },\n       half            2\n", "   },\n")] {
            let census = Census::parse(&text);
            let instances = census.instances("top");
            assert_eq!(instances, BTreeMap::from([("half", 2), ("leaf", 4), ("top", 1)]));
            assert_eq!(census.cells("top"), BTreeMap::from([("$_AND_", 5), ("$_DFF_P_", 2)]));
            assert_eq!(census.leaves("half").collect::<Vec<_>>(), [("$_DFF_P_", 1)]);
        }
        assert!(Census::parse("").cells("top").is_empty());
    }

    #[test]
    fn a_module_that_only_joins_is_what_it_joins() {
        let text = OLD.replace("            \"$_DFF_P_\": 1,\n", "");
        assert_eq!(Census::parse(OLD).parts("top"), BTreeMap::from([("half", 2)]));
        assert_eq!(Census::parse(&text).parts("top"), BTreeMap::from([("leaf", 4)]));
        assert!(Census::parse(OLD).parts("leaf").is_empty());
    }

    #[test]
    fn cells_are_what_their_target_calls_them() {
        let sort = |target: Target, cells: &[(&'static str, u64)]| {
            resources(&target, &cells.iter().copied().collect(), |kind| kind.starts_with("DFF"))
        };
        let generic = sort(Target::Generic, &[("$_SDFFE_PP0P_", 3), ("$_MUX_", 4)]);
        assert_eq!((generic.flip_flops, generic.logic), (3, 4));
        let library = sort(Target::Liberty(None), &[("DFF_X1", 3), ("NAND2_X1", 4)]);
        assert_eq!((library.flip_flops, library.logic), (3, 4));
        let ice40 = [("SB_LUT4", 1), ("SB_DFFSR", 2), ("SB_CARRY", 3), ("SB_RAM40_4K", 4)];
        let ecp5 = [
            ("LUT4", 1),
            ("TRELLIS_FF", 2),
            ("CCU2C", 3),
            ("DP16KD", 4),
            ("TRELLIS_DPR16X4", 5),
            ("MULT18X18D", 6),
            ("PFUMX", 7),
        ];
        let xilinx = [
            ("LUT6", 1),
            ("FDRE", 2),
            ("CARRY4", 3),
            ("RAMB18E1", 4),
            ("RAM32M", 5),
            ("DSP48E1", 6),
            ("MUXF7", 7),
        ];
        let all = Resources {
            logic: 1,
            flip_flops: 2,
            carries: 3,
            block_memories: 4,
            lut_memories: 5,
            multipliers: 6,
            other: 7,
        };
        assert_eq!(sort(Target::Ecp5, &ecp5), all);
        assert_eq!(sort(Target::Xilinx, &xilinx), all);
        let less = Resources { lut_memories: 0, multipliers: 0, other: 0, ..all };
        assert_eq!(sort(Target::Ice40, &ice40), less);
    }
}
