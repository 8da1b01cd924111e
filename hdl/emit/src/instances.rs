//! The instances of one module's children; those of a list that differ by their number as a loop.
use crate::expr::{Expr, SignalId};
use crate::interface::{Interface, Port};
use crate::module::Content;
use crate::names::identifier;
use crate::numbers::{Meaning, mark};
use crate::roll::{Variable, roll_all};
use crate::text::Text;

/// The text of all instances, and the lists that are a loop in it.
pub fn print(content: &Content, text: &mut Text) -> (String, Vec<String>) {
    let (mut printed, mut loops) = (vec![], vec![]);
    let mut number = 0;
    while number < content.children.len() {
        let list = list_from(content, number);
        if let Some(loop_text) = as_loop(content, number, list, text) {
            printed.push(loop_text);
            loops.extend(content.node.children[number].name.split('$').next().map(String::from));
            number += list;
            continue;
        }
        if let Some(interface) = &content.children[number] {
            let name = identifier(&content.node.children[number].name);
            let pins = pins(content, number, interface, text);
            printed.push(format!("    {} u_{name} (\n{pins}    );\n", interface.module));
        }
        number += 1;
    }
    (printed.join("\n"), loops)
}

/// How many children from `number` on are one list.
fn list_from(content: &Content, number: usize) -> usize {
    let names = content.node.children[number..].iter().map(|child| child.name.as_str());
    let Some((stem, "0")) = content.node.children[number].name.split_once('$') else { return 1 };
    let is_next = |(k, name): &(usize, &str)| *name == format!("{stem}${k}");
    names.enumerate().take_while(is_next).count()
}

/// The `count` children from `number` on as one loop, if they differ by their number alone.
fn as_loop(content: &Content, number: usize, count: usize, text: &mut Text) -> Option<String> {
    if count < 2 {
        return None;
    }
    let module = content.children[number].as_ref().map(|interface| interface.module.clone())?;
    let mut texts = vec![];
    for child in number..number + count {
        let interface = content.children[child].as_ref()?;
        if interface.module != module {
            return None;
        }
        // The number is in front, so that the loop counts with it.
        let own = mark(Meaning::Bits { width: 1, of: count }, child - number);
        texts.push(own + &pins(content, child, interface, text));
    }
    let variable = &content.symbols.instance_variable;
    let found = roll_all(&texts, variable, Variable::Genvar)?;
    let (_, body) = found.body.split_once(']')?;
    let body: String = body.lines().map(|line| format!("        {line}\n")).collect();
    let (stem, _) = content.node.children[number].name.split_once('$')?;
    let (head, label, name) = (found.head(variable), content.symbols.free(stem), identifier(stem));
    Some(format!(
        "    generate\n        {head} begin : {label}\n            {module} u_{name} (\n{body}            );\n        end\n    endgenerate\n"
    ))
}

/// The connections of one child, a line each.
fn pins(content: &Content, number: usize, interface: &Interface, text: &mut Text) -> String {
    let mut pins: Vec<(String, String)> = vec![];
    for (present, pin) in [(interface.has_clock, "clock"), (interface.has_reset, "reset")] {
        if present {
            pins.push((pin.into(), pin.into()));
        }
    }
    for port in &interface.ports {
        let Some((name, _)) = port.printed() else { continue };
        let connected: Vec<SignalId> = interface
            .with(port)
            .into_iter()
            .filter_map(|port| signal(content, number, port))
            .collect();
        let values: Vec<_> = connected
            .iter()
            .map(|id| match content.layout.inlined.get(id) {
                Some(value) => value.clone(),
                None => Expr::Signal { id: *id, width: port.width },
            })
            .collect();
        let net = match values.as_slice() {
            [] => continue,
            [one] => text.expression(one, false),
            several => {
                let downwards: Vec<_> = several.iter().rev().cloned().collect();
                text.expression(&Expr::Cat(downwards), false)
            }
        };
        pins.push((name.into(), net));
    }
    let widest = pins.iter().map(|(pin, _)| pin.len()).max().unwrap_or(0);
    let pins: Vec<String> =
        pins.into_iter().map(|(pin, net)| format!("        .{pin:widest$} ({net})")).collect();
    pins.join(",\n") + "\n"
}

fn signal(content: &Content, number: usize, port: &Port) -> Option<SignalId> {
    content.symbols.find(&format!("{}${}", content.node.children[number].name, port.path))
}
