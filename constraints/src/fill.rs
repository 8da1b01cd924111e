//! How the testbench fills memories before its first cycle: a loop for all that differ in their numbers alone.
use emit::{Manifest, ManifestMemory};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Columns that a line has at most.
const COLUMNS: usize = 100;

/// Memories of one shape whose paths differ in their numbers alone.
struct Group<'a> {
    /// The path around its numbers.
    around: Vec<&'a str>,
    depth: usize,
    width: usize,
    numbers: BTreeSet<Vec<usize>>,
}

/// The processes that fill the memories, each word with bits of its own; empty if there is none.
pub fn text(manifest: &Manifest) -> String {
    let groups = groups(&manifest.memories);
    let deepest = groups.iter().map(|group| group.around.len() - 1).max().unwrap_or(0);
    let genvars: Vec<String> = (0..deepest).map(genvar).collect();
    let mut text = String::new();
    if deepest > 0 {
        let _ = writeln!(text, "    genvar {};", genvars.join(", "));
    }
    groups.iter().enumerate().for_each(|(number, group)| group.print(number, &mut text));
    text
}

fn genvar(number: usize) -> String {
    format!("tb__g{number}")
}

/// `nodes[3].u_nodes.u_words` as `nodes[`, 3 and `].u_nodes.u_words`.
fn apart(path: &str) -> (Vec<&str>, Vec<usize>) {
    let (mut around, mut numbers, mut rest) = (vec![], vec![], path);
    while let Some((before, (number, _))) = rest
        .find('[')
        .map(|at| rest.split_at(at + 1))
        .and_then(|(before, behind)| Some((before, behind.split_once(']')?)))
    {
        around.push(before);
        numbers.push(number.parse().unwrap_or(0));
        rest = &rest[before.len() + number.len()..];
    }
    around.push(rest);
    (around, numbers)
}

/// In the order in which the first of each comes. Numbers that do not fill a box have no loop.
fn groups(memories: &[ManifestMemory]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group> = vec![];
    for ManifestMemory { path, depth, width, .. } in memories {
        let (around, own) = apart(path);
        let (depth, width) = (*depth, *width);
        let is_like = |group: &&mut Group| {
            group.around == around && (group.depth, group.width) == (depth, width)
        };
        match groups.iter_mut().find(is_like) {
            Some(group) => {
                group.numbers.insert(own);
            }
            None => groups.push(Group { around, depth, width, numbers: [own].into() }),
        }
    }
    let in_no_loop = |group: &Group| {
        let of = |memory: &&ManifestMemory| {
            let (around, _) = apart(&memory.path);
            around == group.around && (memory.depth, memory.width) == (group.depth, group.width)
        };
        memories.iter().filter(of).map(alone).collect::<Vec<_>>()
    };
    groups
        .into_iter()
        .flat_map(|group| if group.is_box() { vec![group] } else { in_no_loop(&group) })
        .collect()
}

fn alone(memory: &ManifestMemory) -> Group<'_> {
    let ManifestMemory { path, depth, width, .. } = memory;
    let (around, numbers) = (vec![path.as_str()], [vec![]].into());
    Group { around, depth: *depth, width: *width, numbers }
}

impl Group<'_> {
    /// How many numbers there are at each place of the path.
    fn counts(&self) -> Vec<usize> {
        let most = |at: usize| self.numbers.iter().map(|own| own[at] + 1).max().unwrap_or(0);
        (0..self.around.len() - 1).map(most).collect()
    }

    fn is_box(&self) -> bool {
        self.counts().iter().product::<usize>() == self.numbers.len()
    }

    fn print(&self, number: usize, text: &mut String) {
        let counts = self.counts();
        let name = format!("tb__memory_{number}");
        let mut indent = "    ".to_string();
        if !counts.is_empty() {
            *text += "    generate\n";
        }
        for (at, count) in counts.iter().enumerate() {
            indent += "    ";
            let (i, label) = (genvar(at), if at == 0 { name.as_str() } else { "list" });
            let _ = writeln!(
                text,
                "{indent}for ({i} = 0; {i} < {count}; {i} = {i} + 1) begin : {label}"
            );
        }
        if !counts.is_empty() {
            indent += "    ";
        }
        let label = if counts.is_empty() { name.as_str() } else { "fill" };
        // Seeds that differ a little differ much a few words later.
        let seed = (0..counts.len()).fold(number.to_string(), |seed, at| {
            let product = format!("{} * ({seed})", counts[at]);
            format!("{} + {product}", genvar(at))
        });
        let slots = self.width.div_ceil(64);
        let path = on_lines(&indent, &self.path());
        let _ = write!(
            text,
            "{indent}initial begin : {label}\n\
             {indent}    integer i;\n\
             {indent}    reg [63:0] state;\n\
             {indent}    state = SEED + {seed};\n\
             {indent}    for (i = 0; i < {}; i = i + 1) begin\n\
             {indent}        state = tb__stirred(state);\n\
             {path}.words[i]\n\
             {indent}            = {{{slots}{{state}}}};\n\
             {indent}    end\n\
             {indent}end\n",
            self.depth
        );
        for _ in &counts {
            indent.truncate(indent.len() - 4);
            let _ = writeln!(text, "{indent}end");
        }
        if !counts.is_empty() {
            *text += "    endgenerate\n";
        }
    }

    fn path(&self) -> String {
        let mut path = self.around[0].to_string();
        for (at, behind) in self.around[1..].iter().enumerate() {
            path += &genvar(at);
            path += behind;
        }
        path
    }
}

/// The path of a memory on as many lines as it takes: a long one is broken behind a dot.
fn on_lines(indent: &str, path: &str) -> String {
    let (first, next) = (format!("{indent}        tb__dut"), format!("{indent}            "));
    let end = ".words[i]".len();
    let (mut lines, mut column) = (first.clone(), first.len());
    for name in path.split('.') {
        if column > first.len() && column + 1 + name.len() + end > COLUMNS {
            lines += &format!(".\n{next}{name}");
            column = next.len() + name.len();
        } else {
            lines += &format!(".{name}");
            column += 1 + name.len();
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use emit::MemoryKind;

    fn memory(path: &str) -> ManifestMemory {
        ManifestMemory {
            instance: String::new(),
            path: path.to_string(),
            module: String::new(),
            kind: MemoryKind::Ram,
            depth: 4,
            width: 65,
            read_ports: 1,
        }
    }

    fn paths(memories: &[ManifestMemory]) -> Vec<String> {
        groups(memories).iter().map(Group::path).collect()
    }

    #[test]
    fn memories_that_differ_in_their_numbers_are_one_loop() {
        let all: Vec<_> = (0..15)
            .flat_map(|i| {
                (0..4).map(move |j| format!("nodes[{i}].u_nodes.ways[{j}].u_ways.u_tags"))
            })
            .map(|path| memory(&path))
            .collect();
        assert_eq!(paths(&all), ["nodes[tb__g0].u_nodes.ways[tb__g1].u_ways.u_tags"]);
        assert_eq!(groups(&all)[0].counts(), [15, 4]);
        // One that is not there, or is of another shape, leaves no box.
        let alone: Vec<_> = all[..59].iter().map(|memory| memory.path.clone()).collect();
        assert_eq!(paths(&all[..59]), alone);
        let mut uneven = all.clone();
        uneven[59].depth = 5;
        assert_eq!(paths(&uneven).len(), 60);
        assert_eq!(paths(&[memory("u_tags.u_words")]), ["u_tags.u_words"]);
    }

    #[test]
    fn a_long_path_is_broken_behind_a_dot() {
        let first = format!("            tb__dut.{}", "a".repeat(100 - 20 - 9 - 8));
        let fits = format!("{first}.u_words");
        assert_eq!(on_lines("    ", &fits[20..]), fits);
        let broken = on_lines("    ", &format!("a{}", &fits[20..]));
        assert_eq!(
            broken,
            format!("            tb__dut.a{}.\n                u_words", &first[20..])
        );
    }
}
