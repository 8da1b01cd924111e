//! Designs with the lines and cores of a trace.

use design::{Config, Design, Problems};
use traces::Header;

/// The design with the lines of a trace, its L1 in as many sets as its bytes give, and the cores of a trace by core.
///
/// # Errors
/// The config is not legal with them.
pub fn suited(design: &Design, header: &Header) -> Result<Design, Problems> {
    let mut config: Config = design.config().clone();
    if let Some(l1) = &mut config.l1 {
        l1.sets = l1.sets * l1.line_bytes / header.line_bytes;
        (l1.line_bytes, l1.sector_bytes) = (header.line_bytes, header.sector_bytes);
    }
    if let Some(sac) = &mut config.sac {
        (sac.line_bytes, sac.sector_bytes) = (header.line_bytes, header.sector_bytes);
    }
    if let (Some(ccn), Some(cores)) = (&mut config.ccn, header.cores) {
        ccn.cores = cores;
    }
    if let (Some(shared), Some(mesh), Some(cores)) =
        (&mut config.shared_l1, &mut config.mesh, header.cores)
    {
        shared.cores = cores;
        // The least mesh of as many columns as it has, or more, on which all of them have a place.
        let tiles = cores + mesh.l2_at.len() as u32;
        mesh.columns = mesh.columns.max(tiles.isqrt());
        mesh.rows = mesh.rows.max(tiles.div_ceil(mesh.columns));
    }
    if let (Some(tracker), Some(cores)) = (&mut config.sharing_tracker, header.cores) {
        tracker.cores = cores;
        // As many entries as the L1s have lines, or as many as there may be.
        let l1_lines = config.l1.as_ref().map_or(0, |l1| cores * l1.sets * l1.ways);
        tracker.sets = (l1_lines / tracker.ways).next_power_of_two().min(4_096);
    }
    design.with_config(&config)
}
