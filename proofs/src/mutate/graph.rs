//! And-inverter graphs: read as Yosys writes them, built anew with equal gates shared, and written for ABC.
//!
//! A literal is twice a variable's number, plus one when it is inverted; 0 is false and 1 true. The variables are
//! the inputs, then the latches, then the gates.

use std::collections::HashMap;

/// A variable or its inverse.
pub(super) type Literal = usize;

/// A sequential circuit, as `write_aiger -ascii -symbols -zinit` prints it: all latches start at 0.
#[derive(Clone, Debug, Default)]
pub(super) struct Circuit {
    /// Each input's name.
    pub inputs: Vec<String>,
    pub latches: Vec<Latch>,
    /// The two inputs of each gate.
    pub gates: Vec<(Literal, Literal)>,
    /// Literals that must never be true.
    pub bad: Vec<Literal>,
    /// Literals that are always true.
    pub constraints: Vec<Literal>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Latch {
    /// The names of the wires that it drives.
    pub names: Vec<String>,
    pub next: Literal,
}

impl Circuit {
    /// Reads the text; `None` when it is no AIGER.
    pub(super) fn parse(text: &str) -> Option<Circuit> {
        let mut lines = text.lines();
        let head = numbers(lines.next()?.strip_prefix("aag ")?)?;
        let &[_, inputs, latches, outputs, gates, bad, constraints, ..] = head.as_slice() else {
            return None;
        };
        let mut rows = |count: usize| -> Option<Vec<Vec<usize>>> {
            (0..count).map(|_| numbers(lines.next()?)).collect()
        };
        rows(inputs)?;
        let latches = rows(latches)?;
        rows(outputs)?;
        let (bad, constraints, gates) = (rows(bad)?, rows(constraints)?, rows(gates)?);
        let first = |rows: Vec<Vec<usize>>| rows.into_iter().map(|row| row[0]).collect();
        let latch = |row: &Vec<usize>| Some(Latch { names: vec![], next: *row.get(1)? });
        let gate = |row: &Vec<usize>| Some((*row.get(1)?, *row.get(2)?));
        let mut circuit = Circuit {
            inputs: vec![String::new(); inputs],
            latches: latches.iter().map(latch).collect::<Option<_>>()?,
            gates: gates.iter().map(gate).collect::<Option<_>>()?,
            bad: first(bad),
            constraints: first(constraints),
        };
        for line in lines.take_while(|line| *line != "c") {
            let (place, names) = line.split_once(' ')?;
            match (place.chars().next()?, place[1..].parse::<usize>().ok()?) {
                ('i', place) => circuit.inputs.get_mut(place)?.push_str(names),
                ('l', place) => {
                    circuit.latches.get_mut(place)?.names =
                        names.split(' ').map(str::to_owned).collect();
                }
                _ => {}
            }
        }
        Some(circuit)
    }

    /// Variables before the first gate.
    pub(super) fn sources(&self) -> usize {
        self.inputs.len() + self.latches.len()
    }
}

fn numbers(line: &str) -> Option<Vec<usize>> {
    line.split(' ').map(|word| word.parse().ok()).collect()
}

/// Gates over so many variables, each gate once.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    sources: usize,
    gates: Vec<(Literal, Literal)>,
    known: HashMap<(Literal, Literal), Literal>,
}

impl Graph {
    pub(super) fn new(sources: usize) -> Graph {
        Graph { sources, gates: Vec::new(), known: HashMap::new() }
    }

    pub(super) fn and(&mut self, a: Literal, b: Literal) -> Literal {
        let (low, high) = (a.min(b), a.max(b));
        match (low, high) {
            (0, _) => 0,
            (1, other) => other,
            (low, high) if low == high => low,
            (low, high) if low ^ 1 == high => 0,
            pair => {
                let next = 2 * (self.sources + self.gates.len() + 1);
                let literal = *self.known.entry(pair).or_insert(next);
                if literal == next {
                    self.gates.push(pair);
                }
                literal
            }
        }
    }

    pub(super) fn all(&mut self, literals: impl IntoIterator<Item = Literal>) -> Literal {
        literals.into_iter().fold(1, |all, literal| self.and(all, literal))
    }

    pub(super) fn differ(&mut self, a: Literal, b: Literal) -> Literal {
        let (left, right) = (self.and(a, b ^ 1), self.and(a ^ 1, b));
        self.and(left ^ 1, right ^ 1) ^ 1
    }

    /// The graph in AIGER's binary form; the last variables before the gates are latches with these next values.
    pub(super) fn aiger(&self, latches: &[Literal], outputs: &[Literal]) -> Vec<u8> {
        let inputs = self.sources - latches.len();
        let (variables, gates) = (self.sources + self.gates.len(), self.gates.len());
        let mut text =
            format!("aig {variables} {inputs} {} {} {gates}\n", latches.len(), outputs.len());
        for literal in latches.iter().chain(outputs) {
            text.push_str(&format!("{literal}\n"));
        }
        let mut bytes = text.into_bytes();
        for (place, (low, high)) in self.gates.iter().enumerate() {
            push(&mut bytes, 2 * (self.sources + place + 1) - high);
            push(&mut bytes, high - low);
        }
        bytes
    }
}

/// Seven bits a byte, the lowest first; the top bit says that more follow.
fn push(bytes: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        bytes.push(number as u8 & 0x7f | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circuit_is_read_with_its_names() {
        let text =
            "aag 4 2 1 0 1 1 1\n2\n4\n6 8\n7\n3\n8 5 2\ni0 a[0]\ni1 b[0]\nl0 u.q r\nc\nGenerated\n";
        let circuit = Circuit::parse(text).unwrap();
        assert_eq!(circuit.inputs, ["a[0]", "b[0]"]);
        assert_eq!(circuit.latches[0].names, ["u.q", "r"]);
        assert_eq!((circuit.latches[0].next, circuit.sources()), (8, 3));
        assert_eq!(
            (circuit.gates, circuit.bad, circuit.constraints),
            (vec![(5, 2)], vec![7], vec![3])
        );
        assert!(Circuit::parse("aag 1 1 0 0\n2\n").is_none());
    }

    #[test]
    fn equal_gates_are_one_and_trivial_ones_none() {
        let mut graph = Graph::new(2);
        let both = graph.and(2, 4);
        assert_eq!((graph.and(4, 2), both), (6, 6));
        assert_eq!(
            [graph.and(2, 0), graph.and(2, 1), graph.and(2, 2), graph.and(2, 3)],
            [0, 2, 2, 0]
        );
        assert_eq!(graph.differ(6, 6), 0);
        assert_eq!(graph.all([2, 1, 4]), 6);
    }

    #[test]
    fn the_binary_form_has_a_difference_for_each_operand() {
        let mut graph = Graph::new(80);
        let gate = graph.and(2, 5);
        assert_eq!(gate, 162);
        let bytes = graph.aiger(&[gate], &[gate ^ 1]);
        assert_eq!(bytes, [b"aig 81 79 1 1 1\n162\n163\n".as_slice(), &[157, 1, 3]].concat());
    }
}
