//! One small configuration: its cover statements, then its assertions until each is decided.

use super::decide::{Bounded, Flat, Unbounded};
use super::{CaseReport, CoverReport, Options, Outcome, PropertyReport};
use crate::Error;
use crate::sources::{Assertion, Prepared};
use std::path::PathBuf;
use tools::place::Place;

pub(super) fn run(prepared: &Prepared, options: &Options) -> Result<CaseReport, Error> {
    let sources = prepared.sources(None).ok_or_else(|| prepared.fault("has no Verilog"))?;
    let flat = Flat::new(&sources)?;
    let reach = prepared.case().reach;
    let reached = if reach > 0 { flat.covers(reach)? } else { Vec::new() };
    let covers = prepared.covers().into_iter().filter(|_| reach > 0).map(|name| {
        let cycle = reached.iter().find(|(label, _)| *label == name).map(|(_, cycle)| *cycle);
        CoverReport { name, cycle }
    });
    let covers = covers.collect();
    let assertions = prepared.assertions();
    let outcomes = Decider { prepared, flat: &flat, options }.decide(&assertions)?;
    let properties = assertions.into_iter().zip(outcomes).map(|(assertion, outcome)| {
        PropertyReport { name: assertion.name, rule: assertion.rule, says: assertion.says, outcome }
    });
    Ok(CaseReport {
        case: prepared.case().name.to_owned(),
        properties: properties.collect(),
        covers,
    })
}

/// Steps of an induction: as many as the bounded check goes through cycles, within these.
const INDUCTION_DEPTHS: (u32, u32) = (4, 12);
/// How far beyond the depth a counterexample may lie that the bounded check shows once more, for its waveform.
const NEAR: u32 = 30;

/// Those of these assertions that are to hold for all time.
fn eternal(places: &[usize], assertions: &[Assertion]) -> Vec<usize> {
    places.iter().copied().filter(|place| assertions[*place].bounded.is_none()).collect()
}

fn names<'a>(places: &[usize], assertions: &'a [Assertion]) -> Vec<&'a str> {
    places.iter().map(|place| assertions[*place].name.as_str()).collect()
}

struct Decider<'a> {
    prepared: &'a Prepared<'a>,
    flat: &'a Flat,
    options: &'a Options,
}

impl Decider<'_> {
    /// The outcome of each assertion. Those that fail are set aside, and the rest is tried again.
    fn decide(&self, assertions: &[Assertion]) -> Result<Vec<Outcome>, Error> {
        let depth = self.prepared.case().depth;
        let mut outcomes: Vec<Option<Outcome>> = vec![None; assertions.len()];
        // An induction starts where the bounded check ends.
        let mut depth_of_check = depth.max(INDUCTION_DEPTHS.0);
        // Known first, it needs no cycle more than its steps: the last cycles of a check take most of its time.
        let all: Vec<usize> = (0..assertions.len()).collect();
        let mut known = match self.options.is_quick {
            true => Some(self.induction(&eternal(&all, assertions), assertions)?),
            false => None,
        };
        // What is only checked is checked to the whole depth.
        if let Some(Some(steps)) = known
            && assertions.iter().all(|assertion| assertion.bounded.is_none())
        {
            depth_of_check = steps.max(1);
        }
        loop {
            let open: Vec<usize> =
                (0..assertions.len()).filter(|place| outcomes[*place].is_none()).collect();
            if open.is_empty() {
                break;
            }
            self.flat.keep(&names(&open, assertions))?;
            match self.flat.bounded(depth_of_check)? {
                Bounded::Failed { cycle, names } => {
                    let wave = Some(self.save(names.first())?);
                    let failed =
                        open.iter().filter(|place| names.contains(&assertions[**place].name));
                    let failed: Vec<usize> = failed.copied().collect();
                    if failed.is_empty() {
                        return Err(self
                            .prepared
                            .fault(&format!("smtbmc names no known assertion: {names:?}")));
                    }
                    failed.iter().for_each(|place| {
                        outcomes[*place] = Some(Outcome::Failed { cycle, wave: wave.clone() });
                    });
                    known = None;
                    depth_of_check = depth_of_check.max(depth);
                    continue;
                }
                Bounded::Contradiction => {
                    open.iter().for_each(|place| outcomes[*place] = Some(Outcome::Contradiction));
                    continue;
                }
                Bounded::Passed => {}
            }
            let eternal = eternal(&open, assertions);
            let is_inductive = match known {
                Some(steps) => steps.is_some(),
                None => self.induction(&eternal, assertions)?.is_some(),
            };
            if let Some(longer) = self.prove(&eternal, is_inductive, assertions, &mut outcomes)? {
                // A counterexample beyond the depth: the bounded check shows it.
                depth_of_check = depth_of_check.max(longer);
                continue;
            }
            for place in open {
                let undecided = Outcome::Undecided { depth };
                let reason = assertions[place].bounded.clone();
                let bounded = reason.map(|reason| Outcome::Bounded { depth, reason });
                outcomes[place].get_or_insert(bounded.unwrap_or(undecided));
            }
        }
        Ok(outcomes.into_iter().flatten().collect())
    }

    /// Over how many cycles an induction of these assertions together succeeds, if it does: seconds of work either way.
    fn induction(&self, places: &[usize], assertions: &[Assertion]) -> Result<Option<u32>, Error> {
        if places.is_empty() {
            return Ok(None);
        }
        let (least, most) = INDUCTION_DEPTHS;
        let depth = self.prepared.case().depth.clamp(least, most);
        self.flat.induction(&names(places, assertions), depth)
    }

    /// Proves these assertions by induction if that succeeds, else by reachability, together or one by one; gives the cycles
    /// of a counterexample that is worth a waveform.
    fn prove(
        &self,
        places: &[usize],
        is_inductive: bool,
        assertions: &[Assertion],
        outcomes: &mut [Option<Outcome>],
    ) -> Result<Option<u32>, Error> {
        if places.is_empty() {
            return Ok(None);
        }
        let depth = self.prepared.case().depth;
        let names = |places: &[usize]| names(places, assertions);
        let by = if is_inductive { "induction" } else { "pdr" };
        let together = match is_inductive {
            true => Unbounded::Proved,
            false => self.flat.reachability(&names(places), self.options.effort)?,
        };
        match together {
            Unbounded::Proved => {
                for place in places {
                    outcomes[*place] = Some(Outcome::Proved { by, depth });
                }
                return Ok(None);
            }
            Unbounded::Failed { cycles } if cycles <= depth + NEAR => return Ok(Some(cycles)),
            Unbounded::Failed { .. } | Unbounded::Undecided => {}
        }
        for place in places {
            outcomes[*place] = match self
                .flat
                .reachability(&names(&[*place]), self.options.effort)?
            {
                Unbounded::Failed { cycles } if cycles <= depth + NEAR => return Ok(Some(cycles)),
                Unbounded::Failed { cycles } => {
                    Some(Outcome::Failed { cycle: cycles - 1, wave: None })
                }
                Unbounded::Proved => Some(Outcome::Proved { by, depth }),
                Unbounded::Undecided => None,
            };
        }
        Ok(None)
    }

    /// Writes the waveform of the failure that was found last.
    fn save(&self, label: Option<&String>) -> Result<PathBuf, Error> {
        let label = label.map_or("failure", String::as_str);
        let path = self.options.waves.join(format!("{}-{label}.vcd", self.prepared.block()));
        let waveform = self.flat.waveform()?;
        let written = Place::of(&path).and_then(|place| place.write(waveform.as_bytes()));
        written.map_err(Error::io(&path.display().to_string()))?;
        Ok(path)
    }
}
