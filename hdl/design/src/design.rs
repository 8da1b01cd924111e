//! A whole config: which design, its name, its sections; and the validated [`Design`].

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use super::document::{self, nodes_of};
use super::given::Given;
use super::read::Reader;
use super::stated::Stated;
use super::{
    Axi, Broken, Ccn, Cluster, Constraints, Decoupled, Dyneb, L1, L2, Layout, LineOrder, Llc,
    LlcBank, Mesh, Place, Problems, Rule, Sac, Section, Setting, SharedL1, SharingTracker,
    SmDueling, Verilog, ccn, cluster, decoupled, l1, l2, llc, mesh, read, sac, shared_l1,
    sharing_tracker,
};

/// The designs, each from one paper except `private`, which all are measured against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DesignKind {
    /// Private L1 caches, no sharing.
    Private,
    /// `pact20`: L1 caches shared by home cores.
    #[serde(rename = "shared-l1")]
    SharedL1,
    /// `ics15`: decoupled tag store, bypass, SM dueling.
    #[serde(rename = "decoupled-l1d")]
    DecoupledL1d,
    /// `taco16`: the cooperative caching network.
    Ccn,
    /// `isca23`: the sharing-aware last-level cache.
    Sac,
    /// `thesis12`: the sharing tracker.
    SharingTracker,
    /// A slice of the last-level cache by itself, and what is before and behind it.
    Llc,
}

impl DesignKind {
    /// Every design, in the order of the documentation.
    pub const ALL: [DesignKind; 7] = [
        DesignKind::Private,
        DesignKind::SharedL1,
        DesignKind::DecoupledL1d,
        DesignKind::Ccn,
        DesignKind::Sac,
        DesignKind::SharingTracker,
        DesignKind::Llc,
    ];

    pub(super) const RULE: Rule = Rule::Word(&[
        "private",
        "shared-l1",
        "decoupled-l1d",
        "ccn",
        "sac",
        "sharing-tracker",
        "llc",
    ]);

    /// The word that a config names it by.
    pub fn word(self) -> &'static str {
        let Rule::Word(words) = Self::RULE else { return "" };
        Self::ALL.iter().position(|&kind| kind == self).map_or("", |index| words[index])
    }

    /// Summary, in one line.
    pub fn summary(self) -> &'static str {
        match self {
            DesignKind::Private => "Private L1 caches without sharing: the baseline.",
            DesignKind::SharedL1 => "L1 caches shared by home cores (pact20).",
            DesignKind::DecoupledL1d => "L1 cache with a decoupled tag store and bypass (ics15).",
            DesignKind::Ccn => "Cooperative caching network: a ring of L1 caches (taco16).",
            DesignKind::Sac => "Sharing-aware last-level cache of several chips (isca23).",
            DesignKind::SharingTracker => "Sharing tracker among private L1 caches (thesis12).",
            DesignKind::Llc => "Write-back slice of a last-level cache, and its atomic buffer.",
        }
    }

    /// The sections that a config of this design may hold, in the order of a file: those that some
    /// block of it reads, and those that are no block's.
    pub fn sections(self) -> Vec<&'static str> {
        let is_own = |name: &&str| self.of_blocks().contains(name) || OF_NO_BLOCK.contains(name);
        Self::ALL_SECTIONS.iter().copied().filter(is_own).collect()
    }

    /// Those that a config of some design may hold.
    pub(super) fn sections_of_any() -> Vec<&'static str> {
        let has = |name: &&str| Self::ALL.iter().any(|kind| kind.sections().contains(name));
        Self::ALL_SECTIONS.iter().copied().filter(has).collect()
    }

    fn of_blocks(self) -> &'static [&'static str] {
        match self {
            DesignKind::SharedL1 => {
                &[L1::NAME, Cluster::NAME, SharedL1::NAME, Mesh::NAME, Dyneb::NAME]
            }
            DesignKind::Private => &[L1::NAME, Cluster::NAME],
            DesignKind::Ccn => &[L1::NAME, Cluster::NAME, Ccn::NAME],
            DesignKind::DecoupledL1d => {
                &[L1::NAME, Cluster::NAME, Decoupled::NAME, SmDueling::NAME]
            }
            DesignKind::SharingTracker => &[L1::NAME, SharingTracker::NAME, L2::NAME, Llc::NAME],
            DesignKind::Sac => &[Sac::NAME, Llc::NAME],
            DesignKind::Llc => &[Llc::NAME, LineOrder::NAME, Axi::NAME, LlcBank::NAME],
        }
    }

    /// The words of the design that fields of a section have by default: field, word.
    pub(super) fn words_of(self, section: &str) -> &'static [(&'static str, &'static str)] {
        match (self, section) {
            (DesignKind::Ccn, L1::NAME) => &[("pending_store", "refuse")],
            (DesignKind::SharingTracker, L1::NAME) => {
                &[("pending_store", "refuse"), ("bypass", "lookup")]
            }
            _ => &[],
        }
    }

    /// Fields of a section that other sections of this design decide: which sections, and the fields.
    pub(super) fn decided_of(
        self,
        section: &str,
    ) -> Option<(&'static str, &'static [&'static str])> {
        match (self, section) {
            (DesignKind::Sac, Llc::NAME) => Some(("[sac]", &llc::GEOMETRY)),
            (DesignKind::SharedL1, Cluster::NAME) => {
                Some(("[shared_l1] or [mesh]", &cluster::DECIDED))
            }
            (DesignKind::Ccn, Cluster::NAME) => Some(("[ccn]", &["cores"])),
            (DesignKind::SharingTracker, Llc::NAME) => {
                Some(("[l2] and [l1]", &llc::GEOMETRY_AND_REQUESTS))
            }
            _ => None,
        }
    }

    /// The same with their fields.
    pub fn layouts(self) -> impl Iterator<Item = &'static Layout> {
        let sections = self.sections();
        Self::LAYOUTS.iter().filter(move |layout| sections.contains(&layout.name))
    }

    /// Those of them that decide the hardware.
    pub fn layouts_of_blocks(self) -> impl Iterator<Item = &'static Layout> {
        self.layouts().filter(|layout| !OF_NO_BLOCK.contains(&layout.name))
    }
}

/// Sections of every design that no block reads.
const OF_NO_BLOCK: [&str; 2] = [Verilog::NAME, Constraints::NAME];

impl fmt::Display for DesignKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word())
    }
}

/// Declares the sections in the order of a file: `/// doc`, then `field: Type;`. A later section is
/// one entry here, and a name in `DesignKind::of_blocks` of each design that has it.
macro_rules! sections {
    ($( $(#[doc = $doc:literal])+ $field:ident: $section:ty; )+) => {
        /// A config as a file holds it, unchecked. A section that is absent is taken with its defaults.
        #[derive(Clone, Debug, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Config {
            /// The design: one of the words of [`DesignKind`].
            pub design: DesignKind,
            /// Name of this config in messages, paths and the heads of files: 1 to 64 of `a-z`,
            /// `0-9`, `-` and `_`, the first a letter.
            pub name: String,
            $(
                $(#[doc = $doc])+
                #[serde(default)]
                pub $field: Option<$section>,
            )+
        }

        /// As a file would hold it: without the fields that another section decides.
        impl Serialize for Config {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                map.serialize_entry("design", &self.design)?;
                map.serialize_entry("name", &self.name)?;
                $(
                    if let Some(section) = &self.$field {
                        map.serialize_entry(<$section>::NAME, &Given::new(self.design, section))?;
                    }
                )+
                map.end()
            }
        }

        impl Config {
            /// Reads every section, so that `reader` reports all that is wrong; `None` if design or name is not known.
            pub(super) fn read(
                design: Option<DesignKind>,
                name: Option<String>,
                reader: &mut Reader,
            ) -> Option<Config> {
                $( let $field = reader.section::<$section>(design); )+
                Some(Config { design: design?, name: name?, $( $field ),+ })
            }
        }

        impl Design {
            $(
                $(#[doc = $doc])+
                /// `None` in a design whose blocks do not read it.
                pub fn $field(&self) -> Option<&$section> {
                    self.config.$field.as_ref()
                }
            )+
        }

        impl DesignKind {
            /// Every section of any design, in the order of a file.
            pub(super) const ALL_SECTIONS: &[&str] = &[$( <$section>::NAME ),+];

            /// The same with their fields.
            pub(super) const LAYOUTS: &[Layout] = &[$( Layout::of::<$section>() ),+];
        }
    };
}

sections! {
    /// The L1 data cache of a core.
    l1: L1;
    /// The nodes of a cluster, and what is between them and L2.
    cluster: Cluster;
    /// The L1 caches that home cores share.
    shared_l1: SharedL1;
    /// The mesh of cores and L2 slices.
    mesh: Mesh;
    /// The choice between private and shared L1.
    dyneb: Dyneb;
    /// The decoupled tag store.
    decoupled: Decoupled;
    /// The duel between the decoupled L1 and the baseline.
    sm_dueling: SmDueling;
    /// The directory of lines that several L1 caches share.
    sharing_tracker: SharingTracker;
    /// The second level behind that directory's banks.
    l2: L2;
    /// The last-level cache of several chips.
    sac: Sac;
    /// A slice of the last-level cache.
    llc: Llc;
    /// The block that keeps requests to one sector in order.
    line_order: LineOrder;
    /// An AXI4 manager that takes the place of a next level.
    axi: Axi;
    /// A bank of the last-level cache.
    llc_bank: LlcBank;
    /// The cooperative caching network.
    ccn: Ccn;
    /// Names, licence and script of what is emitted.
    verilog: Verilog;
    /// Clock and port timing.
    constraints: Constraints;
}

/// A config whose every rule holds, each section of its design present: all that hardware and models
/// are built from. Only [`Config::validate`] and the readers of files make one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Design {
    config: Config,
    #[serde(skip)]
    pub(super) stated: Stated,
}

impl Config {
    /// The same with the fields that another section decides as that section has them.
    pub(super) fn settled(mut self) -> Config {
        if let Some(sac) = &self.sac {
            self.llc = self.llc.map(|llc| sac.slice(llc));
        }
        if let (Some(l1), Some(tracker), Some(l2)) = (&self.l1, &self.sharing_tracker, &self.l2) {
            self.llc = self.llc.map(|llc| l2.slice(llc, l1, tracker));
        }
        if let (Some(shared), Some(mesh)) = (&self.shared_l1, &self.mesh) {
            self.cluster = self.cluster.map(|cluster| cluster.of_mesh(shared, mesh));
        }
        if let Some(ccn) = &self.ccn {
            self.cluster = self.cluster.map(|cluster| Cluster { cores: ccn.cores, ..cluster });
        }
        self
    }

    /// Violated rules that tie sections together: section and field to blame, and the message.
    pub(super) fn across(&self) -> Vec<(&'static str, &'static str, Broken)> {
        let mut broken = Vec::new();
        if let Some(l1) = &self.l1 {
            let refuses = l1::no_refusal(l1, self.design);
            broken.extend(refuses.map(|refuses| (L1::NAME, "pending_store", refuses)));
            let looks = l1::no_lookup(l1, self.design);
            broken.extend(looks.map(|looks| (L1::NAME, "bypass", looks)));
            let waits = l1::no_waiting(l1, self.design);
            broken.extend(waits.map(|waits| (L1::NAME, "when_full", waits)));
        }
        if let (Some(l1), Some(cluster)) = (&self.l1, &self.cluster) {
            let split = cluster::split_line(l1, cluster);
            broken.extend(split.map(|split| (Cluster::NAME, "interleave_bytes", split)));
            let few = cluster::no_duel(cluster, self.design);
            broken.extend(few.map(|few| (Cluster::NAME, "cores", few)));
        }
        if let (Some(l1), Some(tracker)) = (&self.l1, &self.sharing_tracker) {
            let tag = sharing_tracker::no_tag(l1, tracker);
            broken.extend(tag.map(|tag| (L1::NAME, "address_bits", tag)));
            let sector = l2::wrong_sector(l1);
            broken.extend(sector.map(|sector| (L1::NAME, "sector_bytes", sector)));
            let waits = sharing_tracker::outlives_store(tracker, l1);
            broken.extend(waits.map(|waits| (SharingTracker::NAME, "pending", waits)));
        }
        if let (Some(l1), Some(tracker), Some(l2)) = (&self.l1, &self.sharing_tracker, &self.l2) {
            let uneven = l2::uneven_sets(l2, l1, tracker);
            // Errors that follow from another problem are noise.
            let has_others = uneven.is_some() || sharing_tracker::no_tag(l1, tracker).is_some();
            let no_tag = l2::no_tag(l2, l1, tracker).filter(|_| !has_others);
            broken.extend(uneven.map(|uneven| (L2::NAME, "bytes", uneven)));
            broken.extend(no_tag.map(|no_tag| (L1::NAME, "address_bits", no_tag)));
            let llc = self.llc.clone().map(|llc| Llc { ways: l2.ways, ..llc });
            let tree = llc.and_then(|llc| llc::uneven_tree(&llc));
            broken.extend(tree.map(|tree| (Llc::NAME, "replacement", tree)));
        }
        if let (Some(l1), Some(decoupled)) = (&self.l1, &self.decoupled) {
            let few = decoupled::few_tags(l1, decoupled);
            broken.extend(few.map(|few| (Decoupled::NAME, "tag_ways", few)));
        }
        if let (Some(l1), Some(ccn)) = (&self.l1, &self.ccn) {
            let waits = ccn::outlives_store(ccn, l1);
            broken.extend(waits.map(|waits| (Ccn::NAME, "pending", waits)));
        }
        if let (Some(sac), Some(llc)) = (&self.sac, &self.llc) {
            let few = sac::few_sources(sac, llc);
            broken.extend(few.map(|few| (Llc::NAME, "source_bits", few)));
        }
        if let (Some(l1), Some(shared), Some(mesh)) = (&self.l1, &self.shared_l1, &self.mesh) {
            let tag = shared_l1::no_core_bits(l1, shared);
            broken.extend(tag.map(|tag| (L1::NAME, "address_bits", tag)));
            let place = mesh::no_place(shared, mesh);
            broken.extend(place.map(|place| (Mesh::NAME, "core_at", place)));
            let split = mesh::split_line(l1, mesh);
            broken.extend(split.map(|split| (Mesh::NAME, "interleave_bytes", split)));
        }
        broken
    }

    /// Checks every rule.
    ///
    /// # Errors
    /// All rules that do not hold.
    pub fn validate(&self) -> Result<Design, Problems> {
        let config = read::config(&nodes_of(self)?, &self.name, None)?;
        Ok(Design { config, stated: Stated::default() })
    }
}

impl Design {
    /// Reads a config from TOML text. `file` is what messages call it; its stem represents the
    /// design's name while that is not known.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with line and column.
    pub fn parse(text: &str, file: &str) -> Result<Design, Problems> {
        Design::parse_with(text, file, &[])
    }

    /// The same with fields that are set from outside of the text; the last setting of a field counts.
    ///
    /// # Errors
    /// As [`Design::parse`]; what is wrong with a setting is reported at the setting.
    pub fn parse_with(text: &str, file: &str, settings: &[Setting]) -> Result<Design, Problems> {
        let stem = std::path::Path::new(file).file_stem().and_then(|stem| stem.to_str());
        let stem = stem.unwrap_or("config");
        let start = Place { line: 1, column: 1, file: file.to_string() };
        let mut nodes = document::parse(text, file, stem)?;
        settings.iter().for_each(|setting| setting.apply(&mut nodes));
        let config = read::config(&nodes, stem, Some(start))?;
        Ok(Design { config, stated: Stated::of(&nodes) })
    }

    /// The config, every section of the design present.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The config's name.
    pub fn name(&self) -> &str {
        &self.config.name
    }

    /// Value of the config's `design`, on which its legal sections depend.
    pub fn kind(&self) -> DesignKind {
        self.config.design
    }
}
