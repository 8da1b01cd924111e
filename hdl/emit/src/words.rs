//! Words that hold several things: which bits are which.
use crate::collect::{Body, Node};
use crate::expr::{Expr, SignalId};
use crate::manifest::{ManifestField, ManifestWord};
use crate::names;
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbol, Symbols};
use crate::vectors::Vectors;
use signal::marker::Marker;
use std::collections::BTreeMap;

/// Some bits of a word that are one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Name of the field, the last part of the signal that takes it.
    pub name: String,
    /// The lowest of them.
    pub low: usize,
    /// Width of the field in bits.
    pub width: usize,
    /// They are a list, whose elements lie side by side.
    pub is_list: bool,
}

impl Field {
    /// The highest bit.
    pub fn high(&self) -> usize {
        self.low + self.width - 1
    }

    /// The bits by the names of their positions: `ID_MSB:ID_LSB`.
    pub fn range(&self) -> String {
        match self.names().as_slice() {
            [high, low] => format!("{high}:{low}"),
            names => names.concat(),
        }
    }

    /// The `localparam`s of its positions.
    pub fn parameters(&self) -> String {
        let values = [self.high(), self.low];
        let line = |(name, value)| format!("    localparam {name} = {value};\n");
        self.names().into_iter().zip(values).map(line).collect()
    }

    fn names(&self) -> Vec<String> {
        let name = self.name.to_uppercase();
        match self.width {
            1 => vec![format!("{name}_BIT")],
            _ => vec![format!("{name}_MSB"), format!("{name}_LSB")],
        }
    }
}

/// A part of a word, and what the kernel makes of it.
struct Part {
    word: SignalId,
    /// Whose value the word is; mostly itself.
    origin: SignalId,
    target: SignalId,
    low: usize,
    width: usize,
}

/// Notes the fields of every word of `node` that `statements` take apart: of a memory's word what is assigned of it, of
/// others, which may be a number of which some bits are read, only if nothing is left.
pub fn name_fields(statements: &[Stmt], node: &Node, symbols: &mut Symbols) {
    let mut words: BTreeMap<SignalId, Vec<Part>> = BTreeMap::new();
    for part in parts(statements, symbols) {
        words.entry(part.word).or_default().push(part);
    }
    let mut taken: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (word, parts) in words {
        let width = symbols.all[word].width;
        let is_memory = is_of_memory(parts[0].origin, node, symbols);
        let mut taken_with_it = taken.clone();
        let fields = fields(parts, symbols, &mut taken_with_it);
        let is_whole =
            fields.len() > 1 && fields.iter().map(|field| field.width).sum::<usize>() == width;
        if is_memory || is_whole {
            symbols.all[word].fields = fields;
            taken = taken_with_it;
        }
    }
}

/// Slices of registers and of blocks' outputs that `statements` assign once and in every cycle.
fn parts(statements: &[Stmt], symbols: &Symbols) -> Vec<Part> {
    let mut times: BTreeMap<SignalId, usize> = BTreeMap::new();
    for target in statements.iter().flat_map(Stmt::targets) {
        *times.entry(target).or_default() += 1;
    }
    let assigned = statements.iter().filter_map(|statement| match statement {
        Stmt::Let { target, value } => Some((*target, value)),
        Stmt::Assign { target, value } => (times[target] == 1).then_some((*target, value)),
        Stmt::If { .. } | Stmt::Case { .. } => None,
    });
    let assigned: BTreeMap<SignalId, &Expr> = assigned.collect();
    let part = |(&target, value): (&SignalId, &&Expr)| {
        let Expr::Slice { of, low, width } = value else { return None };
        let Expr::Signal { id: word, .. } = **of else { return None };
        let origin = match assigned.get(&word) {
            Some(Expr::Signal { id, .. }) => *id,
            _ => word,
        };
        let role = symbols.all[origin].role;
        let is_word = matches!(role, Role::ChildOutput(_) | Role::RegisterValue(_));
        is_word.then_some(Part { word, origin, target, low: *low, width: *width })
    };
    assigned.iter().filter_map(part).collect()
}

/// The signal is a word of a memory, or of a block around one.
fn is_of_memory(word: SignalId, node: &Node, symbols: &Symbols) -> bool {
    let Symbol { role: Role::ChildOutput(child), width, .. } = symbols.all[word] else {
        return false;
    };
    let is_memory = |node: &Node| match &node.body {
        Body::Primitive(Marker::Ram(m) | Marker::ByteRam(m) | Marker::RegisterFile(m)) => {
            m.width == width
        }
        _ => false,
    };
    let child = &node.children[child];
    is_memory(child) || child.children.iter().any(is_memory)
}

/// The fields that `parts` of one word are, the highest first; none if they overlap. A name has one place in a module,
/// `taken`: a second one is called by its whole path.
fn fields(
    mut parts: Vec<Part>,
    symbols: &Symbols,
    taken: &mut BTreeMap<String, (usize, usize)>,
) -> Vec<Field> {
    let mut fields: Vec<Field> = vec![];
    parts.sort_by_key(|part| std::cmp::Reverse(part.low));
    for Part { target, low, width, .. } in parts {
        let (name, is_list) = name(&symbols.all[target]);
        match fields.last_mut() {
            // Two signals that are given the same bits.
            Some(last) if (last.low, last.width) == (low, width) => continue,
            Some(last) if last.low < low + width => return vec![],
            Some(last) if is_list && last.name == name && last.low == low + width => {
                (last.low, last.width) = (low, last.width + width);
                continue;
            }
            _ => {}
        }
        let place = (low, width);
        let is_free = is_list || *taken.entry(name.clone()).or_insert(place) == place;
        let name = if is_free { name } else { names::identifier(&symbols.all[target].path) };
        fields.push(Field { name, low, width, is_list });
    }
    fields
}

/// The last part of what the kernel calls a signal, and whether that is an element of a list.
fn name(symbol: &Symbol) -> (String, bool) {
    if let Some(binding) = symbol.path.strip_prefix("let$") {
        return (binding.split('$').next().unwrap_or(binding).into(), false);
    }
    let path = match symbol.role {
        Role::RegisterNext(_) => symbol.path.rsplit_once('$').map_or("", |(register, _)| register),
        _ => &symbol.path,
    };
    let is_number = |part: &&str| part.starts_with(|c: char| c.is_ascii_digit());
    let is_list = path.split('$').any(|part| is_number(&part));
    let last = path.split('$').rfind(|part| !is_number(part));
    (last.unwrap_or(path).into(), is_list)
}

/// The words of a module that hold several things; of a vector, its first element represents all.
pub fn words(module: &str, symbols: &Symbols, vectors: &Vectors) -> Vec<ManifestWord> {
    let word = |(id, symbol): (SignalId, &Symbol)| {
        let (name, is_first) = match vectors.place(id) {
            Some((vector, number)) => (&vector.name, number == 0),
            None => (&symbol.name, true),
        };
        let field = |field: &Field| ManifestField {
            name: field.name.clone(),
            high: field.high(),
            low: field.low,
        };
        (is_first && !symbol.fields.is_empty()).then(|| ManifestWord {
            module: module.into(),
            name: name.clone(),
            width: symbol.width,
            fields: symbol.fields.iter().map(field).collect(),
        })
    };
    symbols.all.iter().enumerate().filter_map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str, low: usize, width: usize) -> Field {
        Field { name: name.into(), low, width, is_list: false }
    }

    /// The fields of a register of 12 bits of which these signals are given bits.
    fn named(targets: &[(&str, usize, usize)]) -> Vec<Field> {
        let mut symbols = Symbols::default();
        let word = symbols.add_local("word".into(), "word", 12);
        symbols.all[word].role = Role::RegisterValue(0);
        let node = Node {
            name: "top".into(),
            body: Body::Kernel { info: None, statements: vec![] },
            atoms: vec![],
            children: vec![],
            said: vec![],
            number: 0,
            is_again: false,
        };
        let statement = |(path, low, width): &(&str, usize, usize)| {
            let target = symbols.add_local((*path).into(), path, *width);
            let of = Box::new(Expr::Signal { id: word, width: 12 });
            Stmt::Assign { target, value: Expr::Slice { of, low: *low, width: *width } }
        };
        let statements: Vec<Stmt> = targets.iter().map(statement).collect();
        name_fields(&statements, &node, &mut symbols);
        symbols.all[word].fields.clone()
    }

    #[test]
    fn a_word_has_the_fields_that_it_is_taken_apart_into() {
        let found = named(&[("pop$last", 0, 1), ("pop$id", 4, 8), ("pop$sector", 1, 3)]);
        assert_eq!(found, [field("id", 4, 8), field("sector", 1, 3), field("last", 0, 1)]);
        assert_eq!(found[0].range(), "ID_MSB:ID_LSB");
        assert_eq!(
            found[0].parameters(),
            "    localparam ID_MSB = 11;\n    localparam ID_LSB = 4;\n"
        );
        assert_eq!(found[2].range(), "LAST_BIT");
        assert_eq!(found[2].parameters(), "    localparam LAST_BIT = 0;\n");
    }

    #[test]
    fn a_register_of_which_bits_are_left_has_no_fields() {
        assert_eq!(named(&[("id", 4, 8), ("last", 0, 1)]), []);
        assert_eq!(named(&[("id", 4, 8), ("part", 2, 6), ("last", 0, 2)]), []);
    }

    #[test]
    fn elements_of_a_list_are_one_field() {
        let found = named(&[("lane$1", 8, 4), ("lane$0", 4, 4), ("mask", 0, 4)]);
        let list = Field { is_list: true, ..field("lane", 4, 8) };
        assert_eq!(found, [list, field("mask", 0, 4)]);
    }
}
