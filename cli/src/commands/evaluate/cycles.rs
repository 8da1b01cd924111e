//! Runs in cycles.

use super::document::Run;
use super::{Asked, Subject};
use crate::failure::{Failure, OrFail, Status};
use design::{Design, DesignKind};
use evaluate::{Cycles, Organisation, Setup, Stopped};
use testbenches::engine::EngineKind;
use traces::Trace;

/// A run in cycles; private caches, or memory-side, beside it have a separate run, in the same surroundings. None where the trace
/// is wider than the design.
pub(super) fn in_cycles(
    asked: &Asked<'_>,
    subject: &Subject,
    engines: &[EngineKind],
) -> Result<Option<Run>, Failure> {
    let Asked { source, part, .. } = asked;
    let Subject { design, baseline, setup, .. } = subject;
    let run = |design: &Design, cycles: &Cycles| {
        let mut trace = asked.open(subject)?;
        match cycles.run(design, &mut trace, &source.name(), part) {
            Err(_) if trace.is_exceeded() => Ok(None),
            ran => Ok::<_, Failure>(Some((ran.map_err(stopped)?, trace))),
        }
    };
    let cycles = subject.cycles(engines);
    let Some(((mut report, ran), trace)) = run(design, &cycles)? else { return Ok(None) };
    let beside = match baseline {
        Some(_) if design.kind() == DesignKind::Sac => {
            let cycles = Cycles { organisation: Organisation::MemorySide, ..cycles };
            run(design, &cycles)?.map(|((report, _), _)| report)
        }
        Some(baseline) => {
            let system = setup.system.around(design).or_wrong_input()?;
            let setup = Setup { system, cores: Some(report.cores.len() as u32), ..setup.clone() };
            let cycles = Cycles { setup, beside: Some(design.clone()), ..cycles };
            run(baseline, &cycles)?.map(|((report, _), _)| report)
        }
        None => None,
    };
    if let Some(beside) = &beside {
        report.compare(beside);
    }
    let names: Vec<&str> = engines.iter().map(|engine| engine.name()).collect();
    let (of, engine) = ((design, &setup.system), Some(names.join(",")));
    let run = Run::new(of, trace.header(), (part, ran), engine, (report, beside));
    Ok(Some(Run { top: subject.top, ..run }))
}

/// A run in cycles that did not come to its end.
fn stopped(stopped: Stopped) -> Failure {
    let status = match &stopped {
        Stopped::Refused(_) | Stopped::Trace(_) => Status::WrongInput,
        Stopped::Engine(error) if error.is_tool() => Status::Tool,
        Stopped::Engine(_) | Stopped::Broken(_) => Status::DoesNotHold,
    };
    Failure::new(status, stopped.to_string())
}
