//! Cores and chips of a design, and what its cores ask for.

use super::{Cluster, Design, DesignKind, L1, Sac, Section};

impl Design {
    /// The cores that its config states; none in a design that has no count and whose user has stated none.
    pub fn stated_cores(&self) -> Option<u32> {
        match self.kind() {
            DesignKind::SharedL1 => self.shared_l1().map(|shared| shared.cores),
            DesignKind::Ccn => self.ccn().map(|ccn| ccn.cores),
            DesignKind::SharingTracker => self.sharing_tracker().map(|tracker| tracker.cores),
            DesignKind::Sac => self
                .sac()
                .filter(|_| self.states(Sac::NAME, "sm_ports"))
                .map(|sac| sac.chips * sac.sm_ports),
            _ => self
                .cluster()
                .filter(|_| self.states(Cluster::NAME, "cores"))
                .map(|cluster| cluster.cores),
        }
    }
}

impl DesignKind {
    /// The field that states the cores of a design: `cluster.cores`.
    pub fn cores_field(self) -> &'static str {
        match self {
            DesignKind::SharedL1 => "shared_l1.cores",
            DesignKind::Ccn => "ccn.cores",
            DesignKind::SharingTracker => "sharing_tracker.cores",
            DesignKind::Sac => "sac.sm_ports",
            _ => "cluster.cores",
        }
    }
}

/// Sizes of a design's requests, which a trace must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Addressing {
    /// The section that states them: `l1`.
    pub section: &'static str,
    /// Bytes of a line.
    pub line_bytes: u32,
    /// Bytes of a sector.
    pub sector_bytes: u32,
    /// Width of a byte address.
    pub address_bits: u32,
}

impl Design {
    /// The requests of its cores; none for `llc`, which has no cores.
    pub fn addressing(&self) -> Option<Addressing> {
        let of_l1 = self.l1().map(|l1| Addressing {
            section: L1::NAME,
            line_bytes: l1.line_bytes,
            sector_bytes: l1.sector_bytes,
            address_bits: l1.address_bits,
        });
        let of_sac = || {
            self.sac().map(|sac| Addressing {
                section: Sac::NAME,
                line_bytes: sac.line_bytes,
                sector_bytes: sac.sector_bytes,
                address_bits: sac.address_bits,
            })
        };
        of_l1.or_else(of_sac)
    }

    /// Chips that its cores are on, in equal numbers.
    pub fn chips(&self) -> u32 {
        self.sac().map_or(1, |sac| sac.chips)
    }
}
