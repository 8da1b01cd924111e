//! One module's text.
use crate::collect::Node;
use crate::expr::{Expr, SignalId};
use crate::interface::{Interface, Port};
use crate::layout::Layout;
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use crate::text::{Text, constant, range};
use crate::usage::Usage;
use signal::Word;
use std::collections::{BTreeMap, BTreeSet};

/// Everything that the text of a module with a kernel is made of.
pub struct Content<'a> {
    /// Its signals.
    pub symbols: &'a Symbols,
    /// Its statements.
    pub layout: &'a Layout,
    /// The block.
    pub node: &'a Node,
    /// The modules of its children; none for a register.
    pub children: &'a [Option<Interface>],
    /// The reset values of its registers by child number, hexadecimal.
    pub resets: &'a BTreeMap<usize, String>,
}

/// The `module ... (...);` of `interface`; `registered` names the outputs that are `reg`.
pub fn header(interface: &Interface, registered: &dyn Fn(&str) -> bool) -> String {
    let mut rows: Vec<(Option<String>, String, String)> = vec![];
    let mut implicit = |present: bool, name: &str| {
        if present {
            rows.push((None, "input  wire".into(), name.into()));
        }
    };
    implicit(interface.has_clock, "clock");
    implicit(interface.has_reset, "reset");
    for Port { name, width, is_input, bundle, .. } in &interface.ports {
        let kind = match (is_input, registered(name)) {
            (true, _) => "input  wire",
            (false, true) => "output reg ",
            (false, false) => "output wire",
        };
        let text = format!("{kind} {}", range(*width));
        rows.push((bundle.clone(), text.trim_end().into(), name.clone()));
    }
    let widest = rows.iter().map(|(_, kind, _)| kind.len()).max().unwrap_or(0);
    let mut text = format!("module {} (\n", interface.module);
    let (mut bundle, last) = (None, rows.len().saturating_sub(1));
    for (i, (of, kind, name)) in rows.into_iter().enumerate() {
        if of != bundle {
            // What follows a bundle without being in one stands apart from it.
            if of.is_none() {
                text.push('\n');
            }
            text.push_str(&of.iter().map(|b| format!("    // {b}\n")).collect::<String>());
            bundle = of;
        }
        let comma = if i == last { "" } else { "," };
        text.push_str(&format!("    {kind:widest$} {name}{comma}\n"));
    }
    text + ");\n"
}

impl Content<'_> {
    /// The signal is driven by an `always @*`.
    pub fn is_reg(&self, id: SignalId) -> bool {
        self.layout.blocks.contains(&id)
    }

    /// The text between the port list and `endmodule`.
    pub fn body(&self) -> String {
        let mut text = Text { symbols: self.symbols, states: BTreeMap::new() };
        let logic = self.logic(&mut text);
        let instances = self.instances(&mut text);
        let registers = self.registers(&mut text);
        let sections = [
            self.parameters(&text),
            self.declarations(),
            logic,
            self.unused(),
            instances,
            registers,
        ];
        let sections: Vec<String> = sections.into_iter().filter(|s| !s.is_empty()).collect();
        sections.join("\n")
    }

    fn parameters(&self, text: &Text) -> String {
        let line = |(name, value): &(String, Word)| {
            format!("    localparam {}{name} = {};\n", range(value.width()), constant(*value))
        };
        text.states.values().map(line).collect()
    }

    /// Nets and registers; a local with a single `assign` is declared with it.
    fn declarations(&self) -> String {
        let mut out = String::new();
        for (id, symbol) in self.symbols.all.iter().enumerate() {
            let declared_elsewhere = matches!(symbol.role, Role::Input | Role::Output)
                || self.layout.inlined.contains_key(&id)
                || self.layout.renamed.contains_key(&id);
            let kind = match symbol.role {
                _ if declared_elsewhere => continue,
                Role::RegisterValue(_) => "reg",
                _ if self.is_reg(id) => "reg",
                Role::ChildOutput(_) => "wire",
                // Taken over by a child's output.
                _ if self.layout.taken_over.contains(&id) => "wire",
                _ => continue,
            };
            out.push_str(&format!("    {kind} {}{};\n", range(symbol.width), symbol.name));
        }
        out
    }

    fn logic(&self, text: &mut Text) -> String {
        let mut out = String::new();
        let mut after_block = false;
        for group in &self.layout.groups {
            if let Some((target, value)) = group.assignment() {
                let symbol = &self.symbols.all[target];
                let value = text.expression(value, false);
                let head = match symbol.role {
                    Role::Output => format!("assign {}", symbol.name),
                    _ => format!("wire {}{}", range(symbol.width), symbol.name),
                };
                if after_block {
                    out.push('\n');
                }
                out.push_str(&format!("    {head} = {value};\n"));
                after_block = false;
                continue;
            }
            if !out.is_empty() {
                out.push('\n');
            }
            out.push_str("    always @* begin\n");
            text.statements(&group.statements, 2, &mut out);
            out.push_str("    end\n");
            after_block = true;
        }
        out
    }

    /// Reads what nothing reads, in a wire whose name says so: linters accept that without waivers.
    fn unused(&self) -> String {
        let mut usage = Usage::default();
        self.layout.inlined.values().for_each(|value| usage.see(value));
        for group in &self.layout.groups {
            see(&group.statements, &mut usage);
        }
        let groups = self.layout.groups.iter().flat_map(|group| &group.targets);
        let driven: BTreeSet<&SignalId> = groups.chain(&self.layout.taken_over).collect();
        let mut parts = vec![];
        for (id, symbol) in self.symbols.all.iter().enumerate() {
            // A renamed output is the signal that it drives; a decided comparison's wires are gone.
            let is_gone = symbol.role == Role::Local && !driven.contains(&id);
            if self.layout.renamed.contains_key(&id) || is_gone {
                continue;
            }
            for (low, width) in usage.unread(id, symbol) {
                let whole = width == symbol.width;
                let of = Expr::Signal { id, width: symbol.width };
                let part = Expr::Slice { of: Box::new(of.clone()), low, width };
                let mut text = Text { symbols: self.symbols, states: BTreeMap::new() };
                parts.push(text.expression(if whole { &of } else { &part }, false));
            }
        }
        if parts.is_empty() {
            return String::new();
        }
        parts.insert(0, "1'b0".into());
        sink(&self.symbols.sink, &parts)
    }

    fn instances(&self, text: &mut Text) -> String {
        let mut out = vec![];
        for (number, interface) in self.children.iter().enumerate() {
            let Some(interface) = interface else { continue };
            let name = crate::names::identifier(&self.node.children[number].name);
            let mut pins: Vec<(String, String)> = vec![];
            for (present, pin) in [(interface.has_clock, "clock"), (interface.has_reset, "reset")] {
                if present {
                    pins.push((pin.into(), pin.into()));
                }
            }
            for port in &interface.ports {
                let path = format!("{}${}", self.node.children[number].name, port.path);
                let Some(id) = self.symbols.find(&path) else { continue };
                let net = match self.layout.inlined.get(&id) {
                    Some(value) => text.expression(value, false),
                    None => self.symbols.all[id].name.clone(),
                };
                pins.push((port.name.clone(), net));
            }
            let widest = pins.iter().map(|(pin, _)| pin.len()).max().unwrap_or(0);
            let pins: Vec<String> = pins
                .into_iter()
                .map(|(pin, net)| format!("        .{pin:widest$} ({net})"))
                .collect();
            let module = &interface.module;
            out.push(format!("    {module} u_{name} (\n{}\n    );\n", pins.join(",\n")));
        }
        out.join("\n")
    }

    fn registers(&self, text: &mut Text) -> String {
        let (mut on_reset, mut on_clock) = (String::new(), String::new());
        for symbol in &self.symbols.all {
            let Role::RegisterValue(number) = symbol.role else { continue };
            let next = format!("{}$d", self.node.children[number].name);
            let Some(next) = self.symbols.find(&next) else { continue };
            let value = match self.layout.inlined.get(&next) {
                Some(value) => text.expression(value, false),
                None => self.symbols.all[next].name.clone(),
            };
            let reset = &self.resets[&number];
            let reset = match u64::from_str_radix(reset, 16) {
                Ok(value) => {
                    let state = symbol.states.get(value as usize).cloned();
                    let (value, width) = (Word::new(value, symbol.width), symbol.width);
                    text.expression(&Expr::Const { width, value, state }, false)
                }
                Err(_) => format!("{}'h{reset}", symbol.width),
            };
            on_reset.push_str(&format!("            {} <= {reset};\n", symbol.name));
            on_clock.push_str(&format!("            {} <= {value};\n", symbol.name));
        }
        if on_reset.is_empty() {
            return String::new();
        }
        format!(
            "    always @(posedge clock) begin\n        if (reset) begin\n{on_reset}        end \
             else begin\n{on_clock}        end\n    end\n"
        )
    }
}

/// The wire that reads `parts`, in lines of up to 100 columns.
///
/// Verilator accepts it for its name, slang for its attribute, which Icarus takes on a declaration
/// without a value only.
fn sink(name: &str, parts: &[String]) -> String {
    let head = format!("    (* unused *) wire {name};\n    assign {name} = &{{");
    let line = head.clone() + &parts.join(", ") + "};\n";
    if line.lines().all(|line| line.len() <= 100) {
        return line;
    }
    let mut text = head;
    let mut line = String::new();
    for (i, part) in parts.iter().enumerate() {
        let comma = if i + 1 == parts.len() { "" } else { "," };
        if line.is_empty() || line.len() + part.len() + 2 > 100 {
            text.push_str(&line);
            text.push('\n');
            line = String::from("       ");
        }
        line.push_str(&format!(" {part}{comma}"));
    }
    text + &line + "\n    };\n"
}

fn see(statements: &[Stmt], usage: &mut Usage) {
    for statement in statements {
        statement.expressions().into_iter().for_each(|e| usage.see(e));
        statement.blocks().into_iter().for_each(|block| see(block, usage));
    }
}
