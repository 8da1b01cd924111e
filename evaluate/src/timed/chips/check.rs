//! Whether chips can run in a system.

use crate::evaluation::{Refused, named_private, no_node};
use crate::timed::Cycles;
use design::{Design, NetworkKind};

/// Whether the chips of a design with so many SMs can run so.
///
/// # Errors
/// They do not share evenly, identifiers or sources are too few, or channels are not the same number a chip.
pub(in crate::timed) fn check(cycles: &Cycles, design: &Design, cores: u32) -> Result<(), Refused> {
    let missing = || no_node(design);
    let (sac, llc) = (design.sac().ok_or_else(missing)?, design.llc().ok_or_else(missing)?);
    let (name, system) = (design.name(), &cycles.setup.system);
    let sms = cores / sac.chips;
    let refuse = |what: String| Err(Refused::Design(what));
    if !sms.is_multiple_of(sac.sm_ports) {
        return refuse(format!(
            "{name}.sac.sm_ports: must divide the {sms} SMs of a chip in cycles; got {}; try --set sac.sm_ports={sms}",
            sac.sm_ports
        ));
    }
    if u64::from(sms) > 1 << llc.source_bits {
        let bits = sms.next_power_of_two().ilog2();
        return refuse(format!(
            "{name}.llc.source_bits: must be at least {bits} in cycles, for the {sms} SMs of a chip; got {}; try --set \
             llc.source_bits={bits}",
            llc.source_bits
        ));
    }
    if system.network().kind == NetworkKind::Mesh {
        return refuse(format!(
            "{}.network.kind: must be crossbar around {name} (\"sac\"), whose chips are joined by links; got mesh; try \
             --system isca23",
            system.name()
        ));
    }
    let l1s = named_private(design, system)?;
    let l1 = private::l1::Config::of(&l1s).ok_or_else(missing)?;
    cycles.check_outstanding(&l1s, "a system with l1.id_bits = ")?;
    let bits = l1.down_id_bits() as u32;
    if bits > llc.id_bits {
        return refuse(format!(
            "{name}.llc.id_bits: must be at least {bits} in cycles, as many as the L1s of {} have; got {}; try --set \
             llc.id_bits={bits}",
            system.name(),
            llc.id_bits
        ));
    }
    let channels = system.dram().channels;
    if !channels.is_multiple_of(sac.chips) {
        return refuse(format!(
            "{}.dram.channels: must be a multiple of the {} chips of {name} in cycles; got {channels}; try {}",
            system.name(),
            sac.chips,
            channels.next_multiple_of(sac.chips)
        ));
    }
    Ok(())
}
