//! One module's text.
use crate::collect::Node;
use crate::expr::{Expr, SignalId};
use crate::group::Group;
use crate::instances;
use crate::interface::Interface;
use crate::layout::Layout;
use crate::numbers::{LOOP, Meaning, mark, plain};
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use crate::text::{Text, figure, range};
use crate::usage::Usage;
use crate::vectors::{Vector, Vectors};
use crate::words::Field;
use crate::wrap::wrapped;
use signal::BeatWord;
use std::collections::{BTreeMap, BTreeSet};

/// Largest number of pieces of a vector that are listed as unused one by one.
const MOST_PIECES: usize = 2;

/// Everything that the text of a module with a kernel is made of.
pub struct Content<'a> {
    /// Signals of the module, by number.
    pub symbols: &'a Symbols,
    /// Signals that are elements of vectors.
    pub vectors: &'a Vectors,
    /// Order and grouping of the statements.
    pub layout: &'a Layout,
    /// Node of the block tree that the module prints.
    pub node: &'a Node,
    /// The modules of its children; none for a register.
    pub children: &'a [Option<Interface>],
    /// The reset values of its registers by child number, hexadecimal.
    pub resets: &'a BTreeMap<usize, String>,
}

impl Content<'_> {
    /// The signal is driven by an `always @*`.
    pub fn is_reg(&self, id: SignalId) -> bool {
        self.layout.blocks.contains(&id)
    }

    /// The text between the port list and `endmodule`, and the lists of instances that are a loop in it.
    pub fn body(&self) -> (String, Vec<String>) {
        let mut text = Text::new(self.symbols, self.vectors);
        let logic = self.logic(&mut text);
        let (instances, loops) = instances::print(self, &mut text);
        let registers = self.registers(&mut text);
        let sections = [
            self.parameters(&text),
            self.declarations(!loops.is_empty()),
            logic,
            self.unused(),
            instances,
            registers,
        ];
        let sections: Vec<String> = sections.into_iter().filter(|s| !s.is_empty()).collect();
        (wrapped(&plain(&sections.join("\n"))), loops)
    }

    fn parameters(&self, text: &Text) -> String {
        let line = |(name, value): &(String, BeatWord)| {
            format!("    localparam {}{name} = {};\n", range(value.width()), figure(*value))
        };
        let constants = text.constants.values().map(line);
        constants.chain(text.fields.values().map(Field::parameters)).collect()
    }

    /// Nets and registers; a local with a single `assign` is declared with it.
    fn declarations(&self, has_loop: bool) -> String {
        let mut out = String::new();
        for (id, symbol) in self.symbols.all.iter().enumerate() {
            let (name, width) = match self.vectors.place(id) {
                None => (&symbol.name, symbol.width),
                Some((vector, 0)) => (&vector.name, vector.bits()),
                Some(_) => continue,
            };
            let declared_elsewhere = matches!(symbol.role, Role::Input | Role::Output)
                || self.layout.inlined.contains_key(&id)
                || self.layout.renamed.contains_key(&id)
                || self.layout.wholes.contains(&id);
            let kind = match symbol.role {
                _ if declared_elsewhere => continue,
                Role::RegisterValue(_) => "reg",
                _ if self.is_reg(id) => "reg",
                Role::ChildOutput(_) => "wire",
                // Taken over by a child's output.
                _ if self.layout.taken_over.contains(&id) => "wire",
                _ if self.vectors.place(id).is_some() => "wire",
                _ => continue,
            };
            out.push_str(&format!("    {kind} {}{name};\n", range(width)));
        }
        if has_loop {
            out.push_str(&format!("    genvar {};\n", self.symbols.instance_variable));
        }
        out
    }

    fn logic(&self, text: &mut Text) -> String {
        let mut out = String::new();
        let mut after_block = false;
        for group in &self.layout.groups {
            if let Some(line) = self.assign(group, text) {
                if after_block {
                    out.push('\n');
                }
                out.push_str(&line);
                after_block = false;
                continue;
            }
            if !out.is_empty() {
                out.push('\n');
            }
            let mut block = String::new();
            text.statements(&group.statements, 2, &mut block);
            let target = group.targets.first().map_or("", |&target| self.name(target));
            let label = self.symbols.free(&format!("drive_{target}"));
            out.push_str(&match block.contains(LOOP) {
                true => {
                    let counter = &self.symbols.loop_variable;
                    // A loop that a condition leaves out would leave its counter as it was.
                    let is_always_run = block.contains(&format!("{LOOP}        for"));
                    let start =
                        if is_always_run { "" } else { &format!("        {counter} = 0;\n") };
                    format!(
                        "    always @* begin : {label}\n        integer {counter};\n{start}{block}"
                    )
                }
                false => format!("    always @* begin\n{block}"),
            });
            out.push_str("    end\n");
            after_block = true;
        }
        out
    }

    /// The name of a signal, or of the vector that it is an element of.
    fn name(&self, id: SignalId) -> &str {
        let vector = self.vectors.place(id).map(|(vector, _)| vector.name.as_str());
        vector.unwrap_or(&self.symbols.all[id].name)
    }

    /// A group that is one `assign`.
    fn assign(&self, group: &Group, text: &mut Text) -> Option<String> {
        let first = *group.targets.first()?;
        let is_output = self.symbols.all[first].role == Role::Output;
        if self.layout.wholes.contains(&first) {
            let assignments: BTreeMap<SignalId, &Expr> = group.assignments()?.into_iter().collect();
            let downwards: Vec<&Expr> = assignments.into_values().rev().collect();
            let (value, _) = text.side_by_side(&downwards)?;
            let (vector, _) = self.vectors.place(first)?;
            let Vector { name, width, elements } = vector;
            let head = match is_output {
                true => format!("assign {name}"),
                false => format!("wire {}{name}", range(width * elements.len())),
            };
            return Some(format!("    {head} = {value};\n"));
        }
        if self.is_reg(first) {
            return None;
        }
        if let Some(lines) = text.choice_alone(group) {
            let line = |(id, line): (SignalId, String)| format!("    {} {line}\n", self.head(id));
            return Some(lines.into_iter().map(line).collect());
        }
        let (target, value) = group.assignment()?;
        let value = text.expression(value, false);
        Some(format!("    {} {} = {value};\n", self.head(target), text.signal(target)))
    }

    /// Text before the name of a signal that one `assign` drives.
    fn head(&self, id: SignalId) -> String {
        let symbol = &self.symbols.all[id];
        let is_declared = symbol.role == Role::Output || self.vectors.place(id).is_some();
        if is_declared {
            "assign".into()
        } else {
            format!("wire {}", range(symbol.width)).trim_end().into()
        }
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
        let text = Text::new(self.symbols, self.vectors);
        let mut parts = vec![];
        for (id, symbol) in self.symbols.all.iter().enumerate() {
            // A renamed output is the signal that it drives; a decided comparison's wires are gone.
            let is_gone =
                |id: SignalId| self.symbols.all[id].role == Role::Local && !driven.contains(&id);
            if self.layout.renamed.contains_key(&id) || is_gone(id) {
                continue;
            }
            if let Some((vector, number)) = self.vectors.place(id) {
                if number == 0 {
                    parts.extend(self.unread_of(vector, &usage));
                }
                continue;
            }
            let unread = usage.unread(id, symbol);
            match unread.len() > MOST_PIECES {
                true => parts.push(symbol.name.clone()),
                false => parts.extend(
                    unread.into_iter().map(|(low, width)| plain(&text.bits(id, low, width))),
                ),
            }
        }
        if parts.is_empty() {
            return String::new();
        }
        parts.insert(0, "1'b0".into());
        sink(&self.symbols.sink, &parts)
    }

    /// Unread pieces of `vector`; the whole where they are many and small.
    fn unread_of(&self, vector: &Vector, usage: &Usage) -> Vec<String> {
        let mut unread: Vec<(usize, usize)> = vec![];
        for (number, &id) in vector.elements.iter().enumerate() {
            for (low, width) in usage.unread(id, &self.symbols.all[id]) {
                let low = number * vector.width + low;
                match unread.last_mut() {
                    Some((start, bits)) if *start + *bits == low => *bits += width,
                    _ => unread.push((low, width)),
                }
            }
        }
        let is_whole = unread == [(0, vector.bits())];
        if is_whole || unread.len() > MOST_PIECES {
            return vec![vector.name.clone()];
        }
        let of = vector.bits();
        let piece = |(low, width)| vector.name.clone() + &mark(Meaning::Bits { width, of }, low);
        unread.into_iter().map(|bits| plain(&piece(bits))).collect()
    }

    fn registers(&self, text: &mut Text) -> String {
        let (mut on_reset, mut on_clock) = (vec![], vec![]);
        for (id, symbol) in self.symbols.all.iter().enumerate() {
            let Role::RegisterValue(number) = symbol.role else { continue };
            if let Some((vector, number)) = self.vectors.place(id)
                && let Some((reset, next)) = self.whole_register(vector, text)
            {
                if number == 0 {
                    on_reset.push(format!("            {} <= {reset};\n", vector.name));
                    on_clock.push(format!("            {} <= {next};\n", vector.name));
                }
                continue;
            }
            let Some(next) = self.next_of(id) else { continue };
            let value = match self.layout.inlined.get(&next) {
                Some(value) => text.expression(value, false),
                None => text.signal(next),
            };
            let reset = self.reset_of(number, id, text);
            on_reset.push(format!("            {} <= {reset};\n", text.signal(id)));
            on_clock.push(format!("            {} <= {value};\n", text.signal(id)));
        }
        if on_reset.is_empty() {
            return String::new();
        }
        let (on_reset, on_clock) = (text.rolled(&on_reset, 3), text.rolled(&on_clock, 3));
        let head = match on_reset.contains(LOOP) || on_clock.contains(LOOP) {
            true => {
                format!(" : registers\n        integer {};", self.symbols.loop_variable)
            }
            false => String::new(),
        };
        format!(
            "    always @(posedge clock) begin{head}\n        if (reset) begin\n{on_reset}        end \
             else begin\n{on_clock}        end\n    end\n"
        )
    }

    /// The signal that a register takes next.
    fn next_of(&self, value: SignalId) -> Option<SignalId> {
        let Role::RegisterValue(number) = self.symbols.all[value].role else { return None };
        self.symbols.find(&format!("{}$d", self.node.children[number].name))
    }

    fn reset_of(&self, register: usize, value: SignalId, text: &mut Text) -> String {
        let (reset, symbol) = (&self.resets[&register], &self.symbols.all[value]);
        match u64::from_str_radix(reset, 16) {
            Ok(value) => {
                let name = symbol.states.get(value as usize).cloned();
                let (value, width) = (BeatWord::new(value, symbol.width), symbol.width);
                text.expression(&Expr::Const { width, value, name }, false)
            }
            Err(_) => format!("{}'h{reset}", symbol.width),
        }
    }

    /// Reset and next value of a whole vector of registers, where each is one word.
    fn whole_register(&self, vector: &Vector, text: &mut Text) -> Option<(String, String)> {
        let mut resets = vec![];
        let mut next = vec![];
        for &id in &vector.elements {
            let Role::RegisterValue(number) = self.symbols.all[id].role else { return None };
            resets.push(self.reset_of(number, id, text));
            let from = self.next_of(id)?;
            let width = self.symbols.all[from].width;
            next.push(
                self.layout.inlined.get(&from).cloned().unwrap_or(Expr::Signal { id: from, width }),
            );
        }
        if resets.windows(2).any(|pair| pair[0] != pair[1]) {
            return None;
        }
        let downwards: Vec<&Expr> = next.iter().rev().collect();
        let (next, _) = text.side_by_side(&downwards)?;
        let is_zero = vector.elements.iter().all(|&id| match self.symbols.all[id].role {
            Role::RegisterValue(number) => self.resets[&number].chars().all(|c| c == '0'),
            _ => false,
        });
        let bits = vector.bits();
        let reset = match is_zero {
            true => format!("{bits}'d0"),
            false => format!("{{{}{{{}}}}}", vector.elements.len(), resets.first()?),
        };
        Some((reset, next))
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
