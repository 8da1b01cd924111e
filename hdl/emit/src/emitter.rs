//! From the tree of blocks to modules, children first.
use crate::check;
use crate::collect::{Body, Node};
use crate::constants;
use crate::decided::decide;
use crate::design::Module;
use crate::error::{EmitError, Fault};
use crate::expr::SignalId;
use crate::group::{group, untangle};
use crate::header::header;
use crate::interface::{self, Element, Interface, Port};
use crate::layout::layout;
use crate::loops::Dependencies;
use crate::lower::Lowering;
use crate::manifest::{ManifestMemory, ManifestStorage, ManifestWord};
use crate::memory::{self, MemoryKind};
use crate::memory_error;
use crate::module::Content;
use crate::names;
use crate::naming;
use crate::outputs::take_lets;
use crate::simplify::{resolve_constants, select_by_case};
use crate::stmt::Stmt;
use crate::symbols::{Role, Symbols};
use crate::temps::materialise;
use crate::vectors::{self, Vectors};
use crate::words;
use signal::KindInfo;
use signal::marker::{Marker, MemoryShape};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// Collects the modules of a design.
#[derive(Default)]
pub struct Emitter {
    // Comment lines that are above every module.
    header: Vec<String>,
    /// The modules so far, leaf first.
    pub modules: Vec<Module>,
    /// Errors found so far.
    pub errors: Vec<EmitError>,
    /// The memories so far.
    pub memories: Vec<ManifestMemory>,
    /// The words that hold several things so far.
    pub words: Vec<ManifestWord>,
    /// The storage so far.
    pub storage: Vec<ManifestStorage>,
    // Lists of instances that are printed as loops, from the top: `top.ways`.
    looped: Vec<String>,
    // Emitted modules, by a block's number.
    emitted: HashMap<usize, Emitted>,
    // The instance that first used a module's name, and the module's text.
    printed: HashMap<String, (String, String)>,
}

/// Result of emitting a block, shared by all that are alike.
#[derive(Clone)]
struct Emitted {
    instance: String,
    interface: Interface,
    // Its parts of the emitter's lists.
    memories: Range<usize>,
    storage: Range<usize>,
    looped: Range<usize>,
}

impl Emitter {
    /// An emitter that puts `header` above every module.
    pub fn new(header: Vec<String>) -> Emitter {
        Emitter { header, ..Emitter::default() }
    }

    /// The memories, each with its path in Verilog.
    pub fn memories(&mut self) -> Vec<ManifestMemory> {
        let mut memories = std::mem::take(&mut self.memories);
        let looped: HashSet<&str> = self.looped.iter().map(String::as_str).collect();
        for memory in &mut memories {
            memory.path = path(&memory.instance, &looped);
        }
        memories
    }

    fn fail(&mut self, instance: &str, fault: Fault) {
        self.errors.push(EmitError { instance: instance.into(), fault });
    }

    /// Emits the block `node`, which is a module, and all in it. None when something is wrong.
    pub fn module(&mut self, node: &Node, instance: &str) -> Option<Interface> {
        match &node.body {
            Body::Kernel { info, .. } => {
                let Some(info) = info else {
                    let what = "the block has no `Kind` field, so its module has no name";
                    self.fail(instance, Fault::Unsupported(what.into()));
                    return None;
                };
                if node.is_again {
                    // A fault of the first is reported there alone.
                    let emitted = self.emitted.get(&node.number)?.clone();
                    return Some(self.again(&emitted, instance));
                }
                let from = self.lengths();
                let interface = self.kernel(node, info, instance)?;
                let to = self.lengths();
                let emitted = Emitted {
                    instance: instance.into(),
                    interface: interface.clone(),
                    memories: from[0]..to[0],
                    storage: from[1]..to[1],
                    looped: from[2]..to[2],
                };
                self.emitted.insert(node.number, emitted);
                Some(interface)
            }
            Body::Primitive(Marker::Ram(shape)) => {
                self.memory(node, MemoryKind::Ram, *shape, instance)
            }
            Body::Primitive(Marker::ByteRam(shape)) => {
                self.memory(node, MemoryKind::ByteRam, *shape, instance)
            }
            Body::Primitive(Marker::RegisterFile(shape)) => {
                self.memory(node, MemoryKind::RegisterFile, *shape, instance)
            }
            Body::Primitive(Marker::Register { .. }) => None,
        }
    }

    fn lengths(&self) -> [usize; 3] {
        [self.memories.len(), self.storage.len(), self.looped.len()]
    }

    /// A block like one that was emitted: its text is there, what is known by instance is listed for this one too.
    fn again(&mut self, emitted: &Emitted, instance: &str) -> Interface {
        let Emitted { instance: first, interface, memories, storage, looped } = emitted;
        let here = |of: &str| format!("{instance}{}", &of[first.len()..]);
        let again: Vec<_> = self.memories[memories.clone()].to_vec();
        self.memories.extend(again.into_iter().map(|memory| {
            let instance = here(&memory.instance);
            ManifestMemory { instance, ..memory }
        }));
        let again: Vec<_> = self.storage[storage.clone()].to_vec();
        self.storage.extend(again.into_iter().map(|storage| {
            let instance = here(&storage.instance);
            ManifestStorage { instance, ..storage }
        }));
        let again: Vec<_> = self.looped[looped.clone()].iter().map(|list| here(list)).collect();
        self.looped.extend(again);
        interface.clone()
    }

    fn memory(
        &mut self,
        node: &Node,
        kind: MemoryKind,
        shape: MemoryShape,
        instance: &str,
    ) -> Option<Interface> {
        if let Some(what) = memory::refuse(shape) {
            self.fail(instance, Fault::Unsupported(what));
            return None;
        }
        let interface = memory::interface(kind, shape, interface::ports(node));
        let is_reg = |port: &Port| kind != MemoryKind::RegisterFile && port.name.ends_with("_data");
        let module = interface.module.clone();
        let text = comment(memory::summary(kind))
            + &header(&interface, &is_reg)
            + "\n"
            + &memory::body(kind, shape);
        self.print(&module, module.clone(), text, instance);
        let MemoryShape { depth, width, reads } = shape;
        let instance = instance.to_string();
        self.memories.push(ManifestMemory {
            instance,
            path: String::new(),
            module,
            kind,
            depth,
            width,
            read_ports: reads,
        });
        Some(interface)
    }

    fn kernel(&mut self, node: &Node, info: &KindInfo, instance: &str) -> Option<Interface> {
        let Body::Kernel { statements, .. } = &node.body else { return None };
        let errors_before = self.errors.len();
        let children: Vec<Option<Interface>> = node
            .children
            .iter()
            .map(|child| self.module(child, &format!("{instance}.{}", names::display(&child.name))))
            .collect();
        let mut faults = Vec::new();
        let plain = naming::plain(info);
        faults.extend(names::check(&plain).err());
        let mut symbols = Symbols::of(node, &mut faults);
        for (id, name) in vectors::alone(node, &symbols) {
            symbols.rename(id, name);
        }
        let statements = Lowering::new(&mut symbols, &mut faults).block(statements);
        check::check(&statements, &symbols, &mut faults);
        let statements = take_lets(constants::settle(statements, &symbols), &symbols);
        words::name_fields(&statements, node, &mut symbols);
        let mut dependencies = Dependencies::of(&statements);
        through_children(node, &children, &symbols, &mut dependencies);
        if let Some(found) = dependencies.find_loop() {
            let path = found.into_iter().map(|id| symbols.display(id)).collect();
            faults.push(Fault::Loop { path });
        }
        faults.into_iter().for_each(|fault| self.fail(instance, fault));
        if self.errors.len() > errors_before {
            return None;
        }
        let groups = decide(group(resolve_constants(statements), |id| id), &symbols);
        let statements: Vec<Stmt> = groups.into_iter().flat_map(|group| group.statements).collect();
        let mut apart = BTreeSet::new();
        let (mut vectors, mut groups) = loop {
            let vectors = Vectors::find(node, &symbols, &dependencies, &apart);
            let groups = group(statements.clone(), |id| vectors.driven_with(id));
            let without_loop = vectors.lets_without_loop(&groups, &symbols);
            if without_loop.is_empty() {
                break (vectors, groups);
            }
            apart.extend(without_loop);
        };
        symbols.reserve_names(vectors.names());
        for group in &mut groups {
            group.statements = select_by_case(std::mem::take(&mut group.statements));
        }
        let groups = materialise(groups, &mut symbols, &vectors);
        // The paths as they are now, through intermediate wires and children.
        let mut paths = dependencies.clone();
        groups.iter().for_each(|group| paths.extend(&group.statements));
        let groups = untangle(groups, &paths, &vectors);
        let layout = layout(groups, &mut symbols, &mut vectors);
        let resets = resets(node);
        let mut interface = Interface {
            module: plain.clone(),
            ports: with_vectors(interface::ports(node), &symbols, &vectors),
            through: through(node, &symbols, &dependencies),
            has_clock: !resets.is_empty() || children.iter().flatten().any(|c| c.has_clock),
            has_reset: !resets.is_empty() || children.iter().flatten().any(|c| c.has_reset),
        };
        let content = Content {
            symbols: &symbols,
            vectors: &vectors,
            layout: &layout,
            node,
            children: &children,
            resets: &resets,
        };
        let is_reg =
            |port: &Port| content.symbols.find(&port.path).is_some_and(|id| content.is_reg(id));
        let (body, loops) = content.body();
        let said = comment(&info.summary);
        if info.is_open {
            let text = said.clone() + &header(&interface, &is_reg) + &body;
            interface.module = naming::with_content(&plain, &text);
        }
        let text = said + &header(&interface, &is_reg) + "\n" + &body;
        self.looped.extend(loops.into_iter().map(|list| format!("{instance}.{list}")));
        if !self.printed.contains_key(&interface.module) {
            self.words.extend(words::words(&interface.module, &symbols, &vectors));
        }
        self.print(&interface.module, plain, text, instance);
        self.count(node, &interface.module, instance);
        Some(interface)
    }

    /// Prints a module once; a second one of its name must be the same.
    fn print(&mut self, module: &str, plain: String, body: String, instance: &str) {
        if let Some((other, text)) = self.printed.get(module) {
            if *text != body {
                let fault = Fault::ModuleCollision { module: module.into(), other: other.clone() };
                self.fail(instance, fault);
            }
            return;
        }
        let mut text: String = self.header.iter().map(|line| format!("// {line}\n")).collect();
        text.push_str("`default_nettype none\n\n");
        text.push_str(&body);
        text.push_str("endmodule\n\n`default_nettype wire\n");
        self.printed.insert(module.into(), (instance.into(), body));
        self.modules.push(Module { name: module.into(), plain, text });
    }

    fn count(&mut self, node: &Node, module: &str, instance: &str) {
        let (mut register_bits, mut memory_bits) = (0, 0);
        for child in &node.children {
            match &child.body {
                // No storage of the block's: it keeps a constant until a macro reports errors.
                Body::Primitive(_) if child.name == memory_error::OUTPUT => {}
                Body::Primitive(Marker::Register { .. }) => {
                    register_bits += child.atoms.first().map_or(0, |d| d.width);
                }
                Body::Primitive(Marker::Ram(m) | Marker::ByteRam(m) | Marker::RegisterFile(m)) => {
                    memory_bits += m.depth * m.width;
                }
                Body::Kernel { .. } => {}
            }
        }
        let (instance, module) = (instance.to_string(), module.to_string());
        self.storage.push(ManifestStorage { instance, module, register_bits, memory_bits });
    }
}

/// `top.ways[3].words` as Verilog names it below the top: `ways[3].u_ways.u_words`.
fn path(instance: &str, looped: &HashSet<&str>) -> String {
    let mut parts = instance.split('.');
    let mut above = parts.next().unwrap_or_default().to_string();
    let mut path = vec![];
    for part in parts {
        match part.split_once('[') {
            Some((list, _)) if looped.contains(format!("{above}.{list}").as_str()) => {
                path.extend([part.to_string(), format!("u_{list}")]);
            }
            _ => path.push(format!("u_{}", part.replace('[', "_").replace(']', ""))),
        }
        above = format!("{above}.{part}");
    }
    path.join(".")
}

/// `text` as comment lines of up to 100 columns, without marks of code.
fn comment(text: &str) -> String {
    let mut out = String::new();
    let mut line = String::from("//");
    for word in text.replace('`', "").split_whitespace() {
        if line.len() + 1 + word.len() > 100 {
            out.push_str(&line);
            out.push('\n');
            line = String::from("//");
        }
        line.push(' ');
        line.push_str(word);
    }
    out + &line + "\n"
}

fn resets(node: &Node) -> BTreeMap<usize, String> {
    let reset = |(number, child): (usize, &Node)| match &child.body {
        Body::Primitive(Marker::Register { reset }) => Some((number, reset.clone())),
        _ => None,
    };
    node.children.iter().enumerate().filter_map(reset).collect()
}

fn through_children(
    node: &Node,
    children: &[Option<Interface>],
    symbols: &Symbols,
    dependencies: &mut Dependencies,
) {
    for (child, interface) in node.children.iter().zip(children) {
        let Some(interface) = interface else { continue };
        let id =
            |port: usize| symbols.find(&format!("{}${}", child.name, interface.ports[port].path));
        for &(output, input) in &interface.through {
            if let (Some(output), Some(input)) = (id(output), id(input)) {
                dependencies.add(output, input);
            }
        }
    }
}

fn through(node: &Node, symbols: &Symbols, dependencies: &Dependencies) -> Vec<(usize, usize)> {
    let ports: Vec<Option<SignalId>> =
        interface::ports(node).iter().map(|port| symbols.find(&port.path)).collect();
    let number: BTreeMap<SignalId, usize> =
        ports.iter().enumerate().filter_map(|(port, id)| Some(((*id)?, port))).collect();
    let mut pairs = vec![];
    for (output, id) in ports.iter().enumerate() {
        let Some(id) = id.filter(|&id| symbols.all[id].role == Role::Output) else { continue };
        let reached = dependencies.reach(id);
        pairs.extend(reached.iter().filter_map(|id| Some((output, *number.get(id)?))));
    }
    pairs.sort_unstable();
    pairs
}

/// `ports` with their places in vectors.
fn with_vectors(mut ports: Vec<Port>, symbols: &Symbols, vectors: &Vectors) -> Vec<Port> {
    for port in &mut ports {
        let Some(id) = symbols.find(&port.path) else { continue };
        let of_vector = vectors.place(id).map(|(vector, number)| Element {
            vector: vector.name.clone(),
            count: vector.elements.len(),
            number,
        });
        let name = &symbols.all[id].name; // Of the only element it is the list's.
        let alone = || Element { vector: name.clone(), count: 1, number: 0 };
        port.element = of_vector.or_else(|| (*name != port.name).then(alone));
        // Streams of a list are one in Verilog, and have one name: `offered` for `offered_0`.
        if let (Some(_), [list, number, _, ..]) =
            (&port.element, port.path.split('$').collect::<Vec<_>>().as_slice())
            && port.bundle.as_ref().is_some_and(|bundle| *bundle == format!("{list}_{number}"))
        {
            port.bundle = Some((*list).to_string());
        }
    }
    ports
}
