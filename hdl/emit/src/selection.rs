//! `match` on a state: the part of lowering that knows of enums.
use crate::error::Fault;
use crate::expr::{Expr, SignalId};
use crate::lower::Lowering;
use crate::stmt::Stmt;
use rust_hdl::core::ast::VerilogMatch;
use signal::BeatWord;

impl Lowering<'_> {
    pub(super) fn selection(&mut self, selection: &VerilogMatch) -> Result<Stmt, Fault> {
        self.target = "a `match`".into();
        let signal = match self.expression(&selection.test, None) {
            Ok(Expr::Signal { id, width }) => Some((id, width)),
            Ok(_) => {
                self.report(Fault::Unsupported("a `match` in a kernel is on a signal".into()));
                None
            }
            Err(fault) => {
                self.report(fault);
                None
            }
        };
        let (mut cases, mut default) = (vec![], vec![]);
        for case in &selection.cases {
            let block = self.block(&case.block);
            if case.condition == "default" {
                default = block;
                continue;
            }
            let mut labels = vec![];
            for name in case.condition.split('|') {
                match signal.map(|(id, width)| self.state(id, width, name)) {
                    Some(Ok(label)) => labels.push(label),
                    Some(Err(fault)) => self.report(fault),
                    None => {}
                }
            }
            cases.push((labels, block));
        }
        let test = match signal {
            Some((id, width)) => Expr::Signal { id, width },
            None => Expr::constant(0, 1),
        };
        Ok(Stmt::Case { test, cases, default })
    }

    fn state(&self, id: SignalId, width: usize, name: &str) -> Result<Expr, Fault> {
        // A path may be written longer than the type's name: `ports::State::Idle`.
        let states = &self.symbols.all[id].states;
        let position = states.iter().position(|s| name == s || name.ends_with(&format!("::{s}")));
        match position {
            Some(value) => {
                let name = Some(states[value].clone());
                Ok(Expr::Const { width, value: BeatWord::new(value as u64, width), name })
            }
            None => Err(Fault::Unsupported(format!(
                "{name} is no state of {}",
                self.symbols.display(id)
            ))),
        }
    }

    /// A constant that meets an enum signal takes the state's name.
    pub(super) fn named_state(&self, id: SignalId, value: Expr) -> Expr {
        let number = value.value().map(|value| value.to_u64() as usize);
        match number.and_then(|number| self.symbols.all[id].states.get(number)) {
            Some(state) => value.called(Some(state.clone())),
            None => value,
        }
    }
}
