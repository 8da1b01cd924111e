//! Signals that differ by a number alone (`entries[0].way`, `entries[1].way`, ...) as one packed
//! vector, so that the text does not grow with a design's entries, ways, lanes or cores.
use crate::collect::{Body, Node};
use crate::expr::SignalId;
use crate::group::Group;
use crate::loops::Dependencies;
use crate::names;
use crate::symbols::{Role, Symbol, Symbols};
use crate::text::Text;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Fewer `let`s of one name stay apart.
const FEWEST_LETS: usize = 3;

/// A packed vector: element `i` is at `[i * width +: width]`.
#[derive(Clone, Debug)]
pub struct Vector {
    /// Its name in Verilog.
    pub name: String,
    /// Bits of an element.
    pub width: usize,
    /// The elements by number; at least two.
    pub elements: Vec<SignalId>,
}

impl Vector {
    /// Bits of all elements.
    pub fn bits(&self) -> usize {
        self.width * self.elements.len()
    }

    /// Number of the element `id`, if it is one.
    pub fn number(&self, id: SignalId) -> Option<usize> {
        self.elements.iter().position(|&element| element == id)
    }
}

/// The vectors of a module.
#[derive(Debug, Default)]
pub struct Vectors {
    all: Vec<Vector>,
    place: HashMap<SignalId, (usize, usize)>,
    // Signals that one block of statements must drive, by one of them.
    together: BTreeMap<SignalId, SignalId>,
}

/// Signals alike but for a number are one vector: where the number is, and what else they share.
type Likeness = (String, String, usize, &'static str);

/// The signals of a list by number; of a list of lists by both, else the second is 0.
type Numbered = BTreeMap<(usize, usize), SignalId>;

/// All numbers are there, and lists in a list are equally long.
fn is_complete(numbered: &Numbered) -> bool {
    let columns = numbered.keys().filter(|(row, _)| *row == 0).count().max(1);
    let place = |number: usize| (number / columns, number % columns);
    numbered.keys().copied().eq((0..numbered.len()).map(place))
}

impl Vectors {
    /// The vectors among `symbols`, of which `paths` are the combinational dependencies.
    ///
    /// A simulator follows whole vectors. Where one would depend on itself by way of a child, its
    /// elements stay apart; where it would by way of other signals of the module, one block of
    /// statements drives them all, in the kernel's order.
    ///
    /// A `let` in a loop of the kernel is a vector too, unless `apart` names it.
    pub fn find(
        node: &Node,
        symbols: &Symbols,
        paths: &Dependencies,
        apart: &BTreeSet<SignalId>,
    ) -> Vectors {
        let mut vectors = Vectors::default();
        for ((before, after, width, _), numbered) in alike(node, symbols) {
            if numbered.len() < 2 || !is_complete(&numbered) {
                continue;
            }
            let name = symbols.free(&names::identifier(&(before + &after)));
            vectors.add(Vector { name, width, elements: numbered.into_values().collect() });
        }
        for elements in lets(symbols) {
            if elements.len() >= FEWEST_LETS && !apart.contains(&elements[0]) {
                let Symbol { name, width, .. } = &symbols.all[elements[0]];
                vectors.add(Vector { name: name.clone(), width: *width, elements });
            }
        }
        while let Some(tangled) = vectors.tangled_by_children(symbols, paths) {
            vectors.remove(&tangled);
        }
        vectors.tie(paths);
        vectors
    }

    /// The vectors of `let`s that `groups` do not drive in loops, by their first elements.
    pub fn lets_without_loop(&self, groups: &[Group], symbols: &Symbols) -> BTreeSet<SignalId> {
        let mut text = Text::new(symbols, self);
        let mut without = BTreeSet::new();
        for group in groups {
            let is_let = |&&id: &&SignalId| symbols.all[id].path.starts_with("let$");
            let roots = group.targets.iter().filter(is_let).map(|&id| self.root(id));
            let roots: BTreeSet<SignalId> =
                roots.filter(|&root| self.place(root).is_some()).collect();
            if !roots.is_empty() {
                let alone = text.outside_loops(&group.statements);
                without.extend(
                    alone.into_iter().map(|id| self.root(id)).filter(|id| roots.contains(id)),
                );
            }
        }
        without
    }

    /// Adds `vector`, unless another one has its name.
    fn add(&mut self, vector: Vector) {
        if self.all.iter().any(|other| other.name == vector.name) {
            return;
        }
        for (number, &id) in vector.elements.iter().enumerate() {
            self.place.insert(id, (self.all.len(), number));
        }
        self.all.push(vector);
    }

    fn remove(&mut self, roots: &BTreeSet<SignalId>) {
        let all = std::mem::take(&mut self.all);
        self.place.clear();
        for vector in all.into_iter().filter(|vector| !roots.contains(&vector.elements[0])) {
            self.add(vector);
        }
    }

    /// The names of all vectors.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|vector| vector.name.as_str())
    }

    /// The vector that holds `id`, and its number there.
    pub fn place(&self, id: SignalId) -> Option<(&Vector, usize)> {
        self.place.get(&id).map(|&(vector, number)| (&self.all[vector], number))
    }

    /// Gives the vector of `id` the name of that of `other`.
    pub fn rename(&mut self, id: SignalId, other: SignalId) {
        let name = self.place(other).map(|(vector, _)| vector.name.clone());
        if let (Some(name), Some(&(vector, _))) = (name, self.place.get(&id)) {
            self.all[vector].name = name;
        }
    }

    /// The signal that represents the whole vector of `id`: its first element, or `id` itself.
    pub fn root(&self, id: SignalId) -> SignalId {
        self.place(id).map_or(id, |(vector, _)| vector.elements[0])
    }

    /// The signal that represents all that one block of statements drives together with `id`.
    pub fn driven_with(&self, id: SignalId) -> SignalId {
        let root = self.root(id);
        self.together.get(&root).copied().unwrap_or(root)
    }

    /// The vectors on the first loop found that leads through a child.
    fn tangled_by_children(
        &self,
        symbols: &Symbols,
        paths: &Dependencies,
    ) -> Option<BTreeSet<SignalId>> {
        let merged = paths.merged(|id| self.root(id));
        let is_child = |id: &SignalId| matches!(symbols.all[*id].role, Role::ChildOutput(_));
        self.loops(&merged).into_iter().find(|ring| ring.iter().any(is_child))
    }

    /// The sets of signals that depend on each other once vectors are one signal each.
    fn loops(&self, merged: &Dependencies) -> Vec<BTreeSet<SignalId>> {
        let mut rings: Vec<BTreeSet<SignalId>> = vec![];
        for vector in &self.all {
            let root = vector.elements[0];
            if rings.iter().any(|ring| ring.contains(&root)) {
                continue;
            }
            let reached = merged.reach(root);
            if reached.contains(&root) {
                let is_back = |id: &SignalId| merged.reach(*id).contains(&root);
                rings.push(reached.into_iter().filter(is_back).collect());
            }
        }
        rings
    }

    /// True if the vector of `id` depends on itself, or on what depends on it.
    pub fn is_tied(&self, id: SignalId) -> bool {
        self.together.contains_key(&self.root(id))
    }

    fn tie(&mut self, paths: &Dependencies) {
        let merged = paths.merged(|id| self.root(id));
        for ring in self.loops(&merged) {
            let first = ring.first().copied();
            self.together.extend(ring.iter().filter_map(|&id| Some((id, first?))));
        }
    }
}

/// The signals that are all there is of a list, each with the list's name: `rows_q` for `rows_0_q`, so that a
/// port has one name in every geometry.
pub fn alone(node: &Node, symbols: &Symbols) -> Vec<(SignalId, String)> {
    let families = alike(node, symbols);
    // A list may have elements of several widths.
    let elements = |list: &Likeness| {
        let is_of = |other: &&Likeness| (&other.0, &other.1, other.3) == (&list.0, &list.1, list.3);
        families.iter().filter(|(other, _)| is_of(other)).map(|(_, all)| all.len()).sum::<usize>()
    };
    let is_named_here = |id: SignalId| match symbols.all[id].role {
        Role::Local | Role::Input | Role::Output => true,
        Role::RegisterNext(child) | Role::RegisterValue(child) => {
            number_in(&node.children[child].name).is_some()
        }
        Role::ChildInput(_) | Role::ChildOutput(_) => false,
    };
    let alone = families.iter().filter(|(list, _)| elements(list) == 1);
    let named = alone.filter_map(|(list, all)| {
        let id = *all.get(&(0, 0)).filter(|id| is_named_here(**id))?;
        Some((id, names::identifier(&(list.0.clone() + &list.1))))
    });
    named.collect()
}

/// The signals of `node` that have a number, by what they share. Ports of a memory are left out:
/// its few read ports serve different ends.
fn alike(node: &Node, symbols: &Symbols) -> BTreeMap<Likeness, Numbered> {
    let mut families: BTreeMap<Likeness, Numbered> = BTreeMap::new();
    for (id, symbol) in symbols.all.iter().enumerate() {
        let (of_child, role) = match symbol.role {
            Role::Input => (None, "input"),
            Role::Output => (None, "output"),
            Role::Local => (None, "local"),
            Role::ChildInput(child) => (Some(child), "child's input"),
            Role::ChildOutput(child) => (Some(child), "child's output"),
            Role::RegisterNext(child) => (Some(child), "next value"),
            Role::RegisterValue(child) => (Some(child), "value"),
        };
        let is_memory = |child: usize| matches!(node.children[child].body, Body::Primitive(_));
        let child = of_child.filter(|&child| is_memory(child));
        let searched = child.map_or(symbol.path.as_str(), |child| &node.children[child].name);
        let Some((start, digits)) = number_in(searched) else { continue };
        let Ok(number) = digits.parse() else { continue };
        let mut before = symbol.path[..start].to_string();
        let mut after = symbol.path[start + digits.len()..].trim_start_matches('$');
        let mut column = 0;
        // Of a port that is a list of lists both numbers are.
        if child.is_none()
            && matches!(symbol.role, Role::Input | Role::Output)
            && let Some((0, digits)) = number_in(after)
            && let Ok(number) = digits.parse()
        {
            (column, after) = (number, after[digits.len()..].trim_start_matches('$'));
        }
        if after.is_empty() {
            before.truncate(before.len().saturating_sub(1));
        }
        let list = (before, after.to_string(), symbol.width, role);
        families.entry(list).or_default().insert((number, column), id);
    }
    families
}

/// The `let`s of one name and width, in the kernel's order.
fn lets(symbols: &Symbols) -> Vec<Vec<SignalId>> {
    let mut families: BTreeMap<(&str, usize), Vec<SignalId>> = BTreeMap::new();
    for (id, symbol) in symbols.all.iter().enumerate() {
        if let Some(binding) = symbol.path.strip_prefix("let$") {
            let name = binding.split('$').next().unwrap_or(binding);
            families.entry((name, symbol.width)).or_default().push(id);
        }
    }
    families.into_values().collect()
}

/// The first part of `path` that is a number, and where it starts. A `let` has none.
fn number_in(path: &str) -> Option<(usize, &str)> {
    if path.starts_with("let$") {
        return None;
    }
    let mut start = 0;
    for part in path.split('$') {
        if part.starts_with(|c: char| c.is_ascii_digit()) {
            return Some((start, part));
        }
        start += part.len() + 1;
    }
    None
}
