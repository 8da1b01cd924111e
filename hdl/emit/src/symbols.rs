//! The signals of one module: its ports and locals, its children's ports, its `let`s.
use crate::collect::{AtomInfo, Body, Node};
use crate::error::Fault;
use crate::expr::SignalId;
use crate::names;
use crate::words::Field;
use rust_hdl::core::prelude::AtomKind;
use signal::MAX_WIDTH;
use signal::marker::Marker;
use std::collections::{HashMap, HashSet};

/// A net, port or register of a module.
#[derive(Clone, Debug)]
pub struct Symbol {
    /// As the kernel names it, with `$` for `.` and `[ ]`.
    pub path: String,
    /// Its name in Verilog.
    pub name: String,
    /// Width in bits.
    pub width: usize,
    /// Role in the module.
    pub role: Role,
    /// The states of an enum, else empty.
    pub states: Vec<String>,
    /// Bit fields, if the signal is a word of several.
    pub fields: Vec<Field>,
}

/// Role of a signal in its module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// An input port.
    Input,
    /// An output port.
    Output,
    /// A local signal, a `let`, or an intermediate value of the emitter.
    Local,
    /// An input of a child that is a module: the child's number.
    ChildInput(usize),
    /// An output of a child that is a module.
    ChildOutput(usize),
    /// The next value of a register: the child's number.
    RegisterNext(usize),
    /// The value of a register, `x_q`: the number of the child.
    RegisterValue(usize),
}

impl Role {
    /// True when the kernel has to drive it.
    pub fn is_driven_by_kernel(self) -> bool {
        !matches!(self, Role::Input | Role::ChildOutput(_) | Role::RegisterValue(_))
    }
}

/// The signals of a module by number, by path and by name.
#[derive(Debug, Default)]
pub struct Symbols {
    /// All signals; a [`SignalId`] is a position in it.
    pub all: Vec<Symbol>,
    by_path: HashMap<String, SignalId>,
    by_name: HashMap<String, SignalId>,
    /// The wire that reads what nothing else reads.
    pub sink: String,
    /// Variable of loops of statements.
    pub loop_variable: String,
    /// Variable of loops of instances.
    pub instance_variable: String,
    // Names of instances, and the sink.
    reserved: HashSet<String>,
}

impl Symbols {
    /// The signals of `node`, without `let`s; faults of names go to `faults`.
    pub fn of(node: &Node, faults: &mut Vec<Fault>) -> Symbols {
        let mut symbols = Symbols::default();
        faults.extend(node.atoms.iter().filter_map(width_fault));
        for atom in &node.atoms {
            let role = match atom.kind {
                AtomKind::InputParameter => Role::Input,
                AtomKind::OutputParameter => Role::Output,
                _ => Role::Local,
            };
            let name = names::identifier(&atom.path);
            symbols.declare(atom, atom.path.clone(), name, role, faults);
        }
        for (number, child) in node.children.iter().enumerate() {
            let register = matches!(child.body, Body::Primitive(Marker::Register { .. }));
            if register && let Some(fault) = child.atoms.first().and_then(width_fault) {
                let Fault::SignalWidth { width, .. } = fault else { continue };
                faults.push(Fault::SignalWidth { signal: names::display(&child.name), width });
            }
            for atom in &child.atoms {
                let input = atom.kind == AtomKind::InputParameter;
                let role = match (register, input) {
                    (true, true) => Role::RegisterNext(number),
                    (true, false) => Role::RegisterValue(number),
                    (false, true) => Role::ChildInput(number),
                    (false, false) => Role::ChildOutput(number),
                };
                if atom.kind == AtomKind::LocalSignal {
                    continue;
                }
                let path = format!("{}${}", child.name, atom.path);
                let name = names::identifier(&path);
                symbols.declare(atom, path, name, role, faults);
            }
        }
        symbols.reserve(node, faults);
        check_states(&symbols.all, faults);
        symbols
    }

    /// Instances and the sink share the module's one space of names with the signals.
    fn reserve(&mut self, node: &Node, faults: &mut Vec<Fault>) {
        let modules = node
            .children
            .iter()
            .filter(|child| !matches!(child.body, Body::Primitive(Marker::Register { .. })));
        for child in modules {
            let name = format!("u_{}", names::identifier(&child.name));
            let second = format!("the instance {}", names::display(&child.name));
            let first = match self.by_name.get(&name) {
                Some(&other) => self.display(other),
                None if !self.reserved.insert(name.clone()) => "another instance".into(),
                None => continue,
            };
            faults.push(Fault::NameCollision { name, first, second });
        }
        self.sink = self.free("unused");
        self.reserved.insert(self.sink.clone());
        self.loop_variable = self.free("i");
        self.reserved.insert(self.loop_variable.clone());
        self.instance_variable = self.free("n");
        self.reserved.insert(self.instance_variable.clone());
    }

    /// Keeps names from the signals that are still to come: those of vectors.
    pub fn reserve_names<'a>(&mut self, names: impl Iterator<Item = &'a str>) {
        self.reserved.extend(names.map(String::from));
    }

    /// `stem` or, if taken, `stem_1`, `stem_2`, ...
    pub fn free(&self, stem: &str) -> String {
        let taken = |name: &str| self.by_name.contains_key(name) || self.reserved.contains(name);
        let mut name = stem.to_string();
        let mut tries = 0;
        while taken(&name) {
            tries += 1;
            name = format!("{stem}_{tries}");
        }
        name
    }

    fn declare(
        &mut self,
        atom: &AtomInfo,
        path: String,
        name: String,
        role: Role,
        faults: &mut Vec<Fault>,
    ) {
        faults.extend(names::check(&name).err());
        if let Some(&other) = self.by_name.get(&name) {
            faults.push(Fault::NameCollision {
                name: name.clone(),
                first: names::display(&self.all[other].path),
                second: names::display(&path),
            });
        }
        let (width, states) = (atom.width, atom.states.clone());
        self.insert(Symbol { path, name, width, role, states, fields: vec![] });
    }

    fn insert(&mut self, symbol: Symbol) -> SignalId {
        let id = self.all.len();
        self.by_path.insert(symbol.path.clone(), id);
        self.by_name.insert(symbol.name.clone(), id);
        self.all.push(symbol);
        id
    }

    /// Adds a local signal of the emitter, under a name like `stem`.
    pub fn add_local(&mut self, path: String, stem: &str, width: usize) -> SignalId {
        let name = self.free(&names::legal(stem));
        let (role, states, fields) = (Role::Local, vec![], vec![]);
        self.insert(Symbol { path, name, width, role, states, fields })
    }

    /// Gives the signal that name, if it is free.
    pub fn rename(&mut self, id: SignalId, name: String) {
        if self.free(&name) == name && names::check(&name).is_ok() {
            self.by_name.remove(&self.all[id].name);
            self.by_name.insert(name.clone(), id);
            self.all[id].name = name;
        }
    }

    /// The signal that the kernel calls `path`.
    pub fn find(&self, path: &str) -> Option<SignalId> {
        self.by_path.get(path).copied()
    }

    /// The name that the kernel gives `id` by `let`.
    pub fn binding(&self, id: SignalId) -> Option<&str> {
        self.all[id].path.strip_prefix("let$")?.split('$').next()
    }

    /// How many `let`s of the kernel have this name.
    pub fn bindings(&self, name: &str) -> usize {
        (0..self.all.len()).filter(|&id| self.binding(id) == Some(name)).count()
    }

    /// The signal as messages name it.
    pub fn display(&self, id: SignalId) -> String {
        names::display(&self.all[id].path)
    }
}

fn width_fault(atom: &AtomInfo) -> Option<Fault> {
    let fault = Fault::SignalWidth { signal: names::display(&atom.path), width: atom.width };
    (!(1..=MAX_WIDTH).contains(&atom.width)).then_some(fault)
}

/// States are printed as parameters of the module, so one name must mean one state.
fn check_states(symbols: &[Symbol], faults: &mut Vec<Fault>) {
    let mut seen: HashMap<String, (usize, usize, &str)> = HashMap::new();
    for symbol in symbols {
        for (value, state) in symbol.states.iter().enumerate() {
            let name = constant_name(state);
            let this = (value, symbol.width, symbol.path.as_str());
            let other = *seen.entry(name.clone()).or_insert(this);
            if (other.0, other.1) != (value, symbol.width) {
                let of = |path: &str| format!("{state} of {}", names::display(path));
                let (first, second) = (of(other.2), of(&symbol.path));
                faults.push(Fault::NameCollision { name, first, second });
                return;
            }
        }
    }
}

/// `State::WaitForFill` as a parameter's name: `STATE_WAIT_FOR_FILL`. A name of that form stays as it is.
pub fn constant_name(state: &str) -> String {
    if !state.contains("::") {
        return state.into();
    }
    let mut name = String::new();
    for (i, c) in state.replace("::", "_").chars().enumerate() {
        if c.is_uppercase() && i > 0 && !name.ends_with('_') {
            name.push('_');
        }
        name.extend(c.to_uppercase());
    }
    name
}
