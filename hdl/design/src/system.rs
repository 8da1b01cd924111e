//! System files: what surrounds the nodes of a cluster and is no hardware.
//!
//! System parameters that a design's config determines: its cores, its slices of L2 and the spreading
//! of addresses over them; [`System::cores_of`], [`System::l2_of`] and [`System::l1_of`]
//! apply them.

use super::document;
use super::field::Value;
use super::preset::{is_path, text_of};
use super::section::{Broken, check, unknown};
use super::surroundings::{no_set, split_line};
use super::{
    Cluster, Cores, Design, DesignKind, Dram, L1, Links, Network, Pages, Preset, Problem, Problems,
    Sac, Section, Sm, SmReplacement, SystemL2, suggest,
};
use serde::Serialize;
use std::ffi::OsStr;
use std::path::Path;

/// Surroundings of the nodes; every rule holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct System {
    name: String,
    cores: Cores,
    #[serde(skip_serializing_if = "Option::is_none")]
    l1: Option<L1>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sm: Option<Sm>,
    network: Network,
    l2: SystemL2,
    dram: Dram,
    links: Links,
    pages: Pages,
}

macro_rules! systems {
    ($($name:literal),+ $(,)?) => {
        &[$(Preset {
            name: $name,
            text: include_str!(concat!("../../../systems/", $name, ".toml")),
        }),+]
    };
}

/// Every file of `systems/`: what the papers' tables have, and a GPU that was measured.
pub const SYSTEMS: &[Preset] =
    systems!["pact20", "ics15", "taco16", "isca23", "thesis12", "h100", "h100-shared"];

impl System {
    /// A system by the name of a preset, or by the path of a TOML file, as [`Design::load`].
    ///
    /// # Errors
    /// An unknown preset, a file that cannot be read, or everything that is wrong with it.
    pub fn load(name_or_path: impl AsRef<OsStr>) -> Result<System, Problems> {
        let (path, name) = (name_or_path.as_ref(), name_or_path.as_ref().to_string_lossy());
        if is_path(&name) {
            return System::parse(&text_of(Path::new(path), &name)?, &name);
        }
        match SYSTEMS.iter().find(|preset| preset.name == name) {
            Some(preset) => System::parse(preset.text, &format!("systems/{name}.toml")),
            None => Err(unknown_system(&name).into()),
        }
    }

    /// The system of the paper that a design is of.
    ///
    /// # Errors
    /// None, as long as the project's tests pass.
    pub fn of(kind: DesignKind) -> Result<System, Problems> {
        System::load(match kind {
            DesignKind::Private | DesignKind::Ccn | DesignKind::Llc => "taco16",
            DesignKind::SharedL1 => "pact20",
            DesignKind::DecoupledL1d => "ics15",
            DesignKind::Sac => "isca23",
            DesignKind::SharingTracker => "thesis12",
        })
    }

    /// Reads a system from TOML text; `file` is what messages call it.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with line and column.
    pub fn parse(text: &str, file: &str) -> Result<System, Problems> {
        let stem = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or("system");
        let nodes = document::parse(text, file, stem)?;
        let legal = vec![
            Cores::NAME,
            L1::NAME,
            Sm::NAME,
            Network::NAME,
            SystemL2::NAME,
            Dram::NAME,
            Links::NAME,
            Pages::NAME,
        ];
        let mut found = Vec::new();
        for node in &nodes {
            let field = format!("{stem}.{}", super::cut(&node.key));
            if !legal.contains(&node.key.as_str()) {
                found.push(unknown(field, node, legal.clone(), " in a system"));
            } else if !matches!(node.value, Value::Table(_)) {
                found.push(Problem {
                    place: node.value_at.clone(),
                    field,
                    rule: "must be a table".to_string(),
                    got: node.value.shown(),
                    hint: format!("[{}]", node.key),
                });
            }
        }
        let fields = |name: &str| match nodes.iter().find(|node| node.key == name) {
            Some(super::field::Node { value: Value::Table(fields), .. }) => fields.clone(),
            _ => Vec::new(),
        };
        let has = |name: &str| nodes.iter().any(|node| node.key == name);
        let system = System {
            name: stem.to_string(),
            cores: check(&fields(Cores::NAME), stem, &[], &mut found),
            l1: has(L1::NAME).then(|| check(&fields(L1::NAME), stem, &[], &mut found)),
            sm: has(Sm::NAME).then(|| check(&fields(Sm::NAME), stem, &[], &mut found)),
            network: check(&fields(Network::NAME), stem, &[], &mut found),
            l2: check(&fields(SystemL2::NAME), stem, &[], &mut found),
            dram: check(&fields(Dram::NAME), stem, &[], &mut found),
            links: check(&fields(Links::NAME), stem, &[], &mut found),
            pages: check(&fields(Pages::NAME), stem, &[], &mut found),
        };
        Problems::or(found, system)
    }

    /// Name: a preset's, or the file's without its ending.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Section `[cores]`.
    pub fn cores(&self) -> &Cores {
        &self.cores
    }

    /// Section `[network]`.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Section `[dram]`.
    pub fn dram(&self) -> &Dram {
        &self.dram
    }

    /// Section `[links]`.
    pub fn links(&self) -> &Links {
        &self.links
    }

    /// Section `[pages]`.
    pub fn pages(&self) -> &Pages {
        &self.pages
    }

    /// The L1 of a design's cores: its config's, or, where that has none, `[l1]` of the system with the lines, sectors and
    /// addresses of the design. None for `llc`.
    ///
    /// # Errors
    /// The system's L1 breaks a rule with these.
    pub fn l1_of(&self, design: &Design) -> Result<Option<L1>, Problems> {
        let Some(sac) = design.sac() else { return Ok(design.l1().cloned()) };
        let Sac { line_bytes, sector_bytes, address_bits, .. } = *sac;
        let l1 = self.l1.clone().unwrap_or_default();
        let l1 = L1 { line_bytes, sector_bytes, address_bits, ..l1 };
        l1.validate(&self.name)?;
        Ok(Some(l1))
    }

    /// The sectored L1 of the system in the place of a design's: around `private`, unless its user states a geometry.
    ///
    /// # Errors
    /// The L1 has no line for each set, or "plru" has no tree.
    pub fn sm_of(&self, design: &Design) -> Result<Option<&Sm>, Problems> {
        let Some(sm) = &self.sm else { return Ok(None) };
        let states = |field| design.states(L1::NAME, field);
        let line_bytes = design.l1().map_or(0, |l1| l1.line_bytes);
        if design.kind() != DesignKind::Private || ["sets", "ways"].into_iter().any(states) {
            return Ok(None);
        }
        let ways = sm.ways(line_bytes);
        let rule = match sm.replacement {
            _ if ways == 0 => "must leave a line for each set",
            SmReplacement::Plru if !ways.is_power_of_two() => {
                "must leave a power of two of ways with replacement \"plru\""
            }
            _ => return Ok(Some(sm)),
        };
        let lines = sm.l1_bytes() / line_bytes.max(1);
        // As many sets as the odd factor of the lines leave a power of two of ways.
        let hint = (lines >> lines.trailing_zeros()).max(1);
        let (field, rule) = (format!("{}.sm.sets", self.name), rule.to_string());
        let got = format!("{}, of {lines} lines", sm.sets);
        Err(Problem { place: None, field, rule, got, hint: hint.to_string() }.into())
    }

    /// How many cores a design has in it.
    pub fn cores_of(&self, design: &Design) -> u32 {
        design.stated_cores().unwrap_or(self.cores.cores)
    }

    /// The system as a design decides: with its L2.
    ///
    /// # Errors
    /// As [`System::l2_of`].
    pub fn around(&self, design: &Design) -> Result<System, Problems> {
        Ok(System { l2: self.l2_of(design)?, ..self.clone() })
    }

    /// The L2 around a design, with the slices of `[mesh]`, or those that its user states in `[cluster]`; the banks of a
    /// design that has one.
    ///
    /// # Errors
    /// The system's bytes are too few for the design's slices, or its lines longer than what lies in one.
    pub fn l2_of(&self, design: &Design) -> Result<SystemL2, Problems> {
        let mut l2 = self.l2.clone();
        if let (Some(banks), Some(tracker), Some(l1)) =
            (design.l2(), design.sharing_tracker(), design.l1())
        {
            // A line of the L1 lies in one bank, whose lines are sectors.
            let (bytes, ways, slices) = (banks.bytes, banks.ways, tracker.banks);
            let (line_bytes, interleave_bytes) = (l1.sector_bytes, l1.line_bytes);
            return Ok(SystemL2 { bytes, ways, line_bytes, slices, interleave_bytes, ..l2 });
        }
        if let Some(mesh) = design.mesh() {
            (l2.slices, l2.interleave_bytes) = (mesh.slices() as u32, mesh.interleave_bytes);
        } else if let Some(cluster) = design.cluster() {
            if design.states(Cluster::NAME, "l2_slices") {
                l2.slices = cluster.l2_slices;
            }
            if design.states(Cluster::NAME, "interleave_bytes") {
                l2.interleave_bytes = cluster.interleave_bytes;
            }
        }
        let slices = l2.slices;
        let broken = no_set(&l2).or(split_line(&l2));
        let problem = broken.map(|Broken { rule, got, hint }| Problem {
            place: None,
            field: format!("{}.l2", self.name),
            rule: format!("{rule}, with the {slices} slices of {}", design.name()),
            got,
            hint,
        });
        Problems::or(problem.into_iter().collect(), l2)
    }
}

fn unknown_system(name: &str) -> Problem {
    let names: Vec<&str> = SYSTEMS.iter().map(|preset| preset.name).collect();
    let near = suggest::nearest(name, names.iter().copied());
    Problem {
        place: None,
        field: "system".to_string(),
        rule: format!("must be a preset ({}) or the path of a .toml file", names.join(", ")),
        got: super::cut(&format!("{name:?}")),
        hint: near.unwrap_or("taco16").to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_legal_and_differ_from_the_defaults_where_the_papers_do() {
        for preset in SYSTEMS {
            let system = System::load(preset.name).unwrap();
            assert_eq!(system.name(), preset.name);
            assert!(preset.summary().contains(preset.name), "{}", preset.summary());
        }
        let sets = |name| System::load(name).unwrap().l2.sets();
        assert_eq!(
            ["pact20", "ics15", "taco16", "isca23", "thesis12"].map(sets),
            [128, 64, 64, 128, 512]
        );
        let taco16 = System::parse("", "systems/taco16.toml").unwrap();
        assert_eq!(taco16, System::load("taco16").unwrap());
    }

    #[test]
    fn a_sectored_l1_has_what_shared_memory_leaves() {
        let of = |text: &str| Design::parse(text, "t.toml").unwrap();
        let private = of("design = \"private\"\nname = \"t\"");
        let stated = of("design = \"private\"\nname = \"t\"\nl1.sets = 64");
        let ccn = of("design = \"ccn\"\nname = \"t\"");
        let ways = |system: &str| {
            let system = System::load(system).unwrap();
            assert_eq!(system.sm_of(&stated).unwrap(), None);
            assert_eq!(system.sm_of(&ccn).unwrap(), None);
            let sm = system.sm_of(&private).unwrap()?;
            Some((sm.sets, sm.ways(128)))
        };
        assert_eq!(ways("h100"), Some((4, 448)));
        assert_eq!(ways("h100-shared"), Some((4, 56)));
        assert_eq!(ways("taco16"), None);
        let wrong = |text: &str| {
            let system = System::parse(text, "s.toml");
            system.and_then(|system| system.sm_of(&private).map(drop)).unwrap_err().to_string()
        };
        assert_eq!(
            wrong("[sm]\nshared_bytes = 262144"),
            "s.toml:2:16: s.sm.shared_bytes: must be less than 262144, the memory_bytes; got 262144; try 131072"
        );
        assert_eq!(
            wrong("[sm]\nmemory_bytes = 1024\nsets = 9"),
            "s.sm.sets: must leave a line for each set; got 9, of 8 lines; try 1"
        );
        assert_eq!(
            wrong("[sm]\nshared_bytes = 32768\nreplacement = \"plru\""),
            "s.sm.sets: must leave a power of two of ways with replacement \"plru\"; got 4, of 1792 lines; try 7"
        );
    }

    #[test]
    fn what_is_wrong_is_reported_at_its_place() {
        let wrong = |text| System::parse(text, "dir/s.toml").unwrap_err().to_string();
        assert_eq!(
            wrong("[cores]\ncores = 0\nwarp = 3\n[drams]\n"),
            "dir/s.toml:2:9: s.cores.cores: must be an integer in 1..=256; got 0; try 1\n\
             dir/s.toml:3:1: s.cores.warp: must be one of the keys cores, warps, groups, outstanding, schedule, \
             think, retry; got warp; try warps\n\
             dir/s.toml:4:2: s.drams: must be one of the keys cores, l1, sm, network, l2, dram, links, pages in a system; got \
             drams; try dram"
        );
        assert_eq!(
            wrong("l2 = { bytes = 4096, slices = 64 }"),
            "dir/s.toml:1:16: s.l2.bytes: must hold a set in each slice, 65536 bytes; got 4096; try 65536"
        );
        assert_eq!(wrong("dram = 3"), "dir/s.toml:1:8: s.dram: must be a table; got 3; try [dram]");
        assert_eq!(
            System::load("taco61").unwrap_err().to_string(),
            "system: must be a preset (pact20, ics15, taco16, isca23, thesis12, h100, h100-shared) or the path of a .toml file; \
             got \"taco61\"; try taco16"
        );
    }

    #[test]
    fn a_design_decides_over_its_system() {
        let system = System::load("taco16").unwrap();
        let of = |text: &str| Design::parse(text, "t.toml").unwrap();
        let shared = of("design = \"shared-l1\"\nname = \"t\"\nshared_l1.cores = 3");
        assert_eq!((system.cores_of(&shared), system.l2_of(&shared).unwrap().slices), (3, 8));
        let private = of("design = \"private\"\nname = \"t\"");
        assert_eq!((system.cores_of(&private), system.l2_of(&private).unwrap().slices), (15, 12));
        let stated =
            of("design = \"private\"\nname = \"t\"\ncluster = { cores = 64, l2_slices = 4 }");
        assert_eq!((system.cores_of(&stated), system.l2_of(&stated).unwrap().slices), (64, 4));
        let banks = of("design = \"sharing-tracker\"\nname = \"t\"\nl2.bytes = 131072");
        let l2 = system.l2_of(&banks).unwrap();
        assert_eq!([l2.bytes, l2.line_bytes, l2.slices, l2.sets()], [131_072, 32, 8, 64]);
        let sac = of("design = \"sac\"\nname = \"t\"\nsac.line_bytes = 64");
        let isca23 = System::load("isca23").unwrap();
        let l1 = isca23.l1_of(&sac).unwrap().unwrap();
        assert_eq!((l1.line_bytes, l1.sets * l1.ways, l1.address_bits), (64, 1_024, 48));
        assert_eq!((isca23.cores_of(&sac), sac.chips()), (256, 4));
        let ports = of("design = \"sac\"\nname = \"t\"\nsac = { chips = 2, sm_ports = 3 }");
        assert_eq!(isca23.cores_of(&ports), 6);
        let small = System::parse("l2 = { bytes = 4096, slices = 1, ways = 1 }", "s.toml").unwrap();
        let slices: Vec<String> = (0..64).map(|tile| tile.to_string()).collect();
        let wide = of(&format!(
            "design = \"shared-l1\"\nname = \"w\"\nshared_l1.cores = 1\nmesh = {{ columns = 64, l2_at = [{}] }}",
            slices.join(", ")
        ));
        assert_eq!(
            small.l2_of(&wide).unwrap_err().to_string(),
            "s.l2: must hold a set in each slice, 8192 bytes, with the 64 slices of w; got 4096; try 8192"
        );
    }
}
