//! Traces whose addresses are wider than a design's: its tags grow, unless their width was chosen.

use super::document::{AddressBits, Run};
use super::sources::Source;
use super::{Asked, Subject, addressing};
use crate::failure::{Failure, OrFail, Status};
use crate::progress;
use design::{Config, Design, L1, Problems, Sac};
use traces::Residency;

/// Whether they may grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// They are as the user has chosen.
    Stated,
    /// They are those of a preset, or the default.
    Free,
    /// They have grown from so many bits.
    Grown(u32),
}

impl Width {
    pub(super) fn of(design: &Design) -> Width {
        match design.states(addressing(design).section, "address_bits") {
            true => Width::Stated,
            false => Width::Free,
        }
    }
}

/// Runs a source on a subject by `run`, which gives nothing where the source is wider; then again, with wider tags.
pub(super) fn run(
    asked: &Asked<'_>,
    subject: &Subject,
    run: &dyn Fn(&Subject) -> Result<Option<Run>, Failure>,
) -> Result<Run, Failure> {
    let mut subject = subject.clone();
    loop {
        if let Some(ran) = run(&subject)? {
            let grown = match subject.width {
                Width::Grown(config) => Some(bits(&subject.design, config)),
                Width::Stated | Width::Free => None,
            };
            return Ok(Run { address_bits: grown, ..ran });
        }
        subject = wider(asked, subject)?;
    }
}

/// A trace that is wider than the design.
pub(super) fn refused(name: &str, design: &Design, needed: u32) -> Failure {
    let section = addressing(design).section;
    let text = format!(
        "{name}: addresses must have at most the {} bits of {section}.address_bits of {}; got {needed}; try --set \
         {section}.address_bits={needed}",
        bits_of(design),
        design.name()
    );
    Failure::new(Status::WrongInput, text)
}

/// How wide the addresses of a source are, as far as it is run.
pub(super) fn needed(asked: &Asked<'_>, subject: &Subject) -> Result<u32, Failure> {
    let Asked { source: Source::File(path), part, shows } = asked else { return Ok(0) };
    let trace = traces::open(path).or_wrong_input()?;
    let label = format!("{}, width of addresses", path.display());
    let mut trace = progress::of_requests(label, None, !shows, trace);
    let (cores, held) = (subject.cores()?, subject.setup.system.cores());
    let (warps, groups, parts) = (held.warps, held.groups, subject.design.chips());
    let residency = Residency { cores, warps, groups, parts };
    Ok(evaluate::address_bits(trace.as_mut(), part, &residency))
}

fn wider(asked: &Asked<'_>, subject: Subject) -> Result<Subject, Failure> {
    // More than now in any case: a line was beyond it.
    let now = bits_of(&subject.design);
    let needed = needed(asked, &subject)?.max(now + 1);
    let from = match subject.width {
        Width::Stated => return Err(refused(&asked.source.name(), &subject.design, needed)),
        Width::Free => now,
        Width::Grown(config) => config,
    };
    let design = with(&subject.design, needed).or_wrong_input()?;
    let baseline = subject.baseline.as_ref().map(|baseline| with(baseline, needed));
    let baseline = baseline.transpose().or_wrong_input()?;
    Ok(Subject { design, baseline, width: Width::Grown(from), ..subject })
}

/// The design with addresses of so many bits.
fn with(design: &Design, address_bits: u32) -> Result<Design, Problems> {
    let l1 = design.l1().cloned().map(|l1| L1 { address_bits, ..l1 });
    let sac = design.sac().cloned().map(|sac| Sac { address_bits, ..sac });
    design.with_config(&Config { l1, sac, ..design.config().clone() })
}

pub(super) fn bits_of(design: &Design) -> u32 {
    addressing(design).address_bits
}

/// Addresses that have grown from those of a config.
fn bits(design: &Design, config: u32) -> AddressBits {
    AddressBits { section: addressing(design).section, config, run: bits_of(design) }
}
