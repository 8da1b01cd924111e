//! Rules of every text.
use super::{design, samples::*, text};
use rust_hdl::core::prelude::Block;
use signal::prelude::*;

fn every_design() -> Vec<emit::Design> {
    vec![
        design(&Stage::new(8)),
        design(&Select::new(3, 8)),
        design(&Machine::new()),
        design(&Slices::new()),
        design(&Bank::new(2)),
        design(&Storage::new()),
        design(&Crossing::new()),
        design(&Margin::new(0)),
    ]
}

#[test]
fn every_module_has_its_header_and_declares_every_net() {
    for module in every_design().iter().flat_map(|d| &d.modules) {
        let start = "// Made by a test.\n`default_nettype none\n\n// ";
        assert!(module.text.starts_with(start), "{}", module.text);
        assert!(module.text.contains(&format!("\nmodule {} (\n", module.name)));
        assert!(module.text.ends_with("endmodule\n\n`default_nettype wire\n"));
        assert!(!module.text.contains('$'), "{}", module.text);
        assert!(!module.text.contains("initial"), "{}", module.text);
    }
}

#[test]
fn the_same_block_gives_the_same_bytes() {
    let files = |designs: Vec<emit::Design>| designs.iter().map(|d| d.files()).collect::<Vec<_>>();
    assert_eq!(files(every_design()), files(every_design()));
}

#[test]
fn the_file_list_names_leaf_modules_first() {
    assert_eq!(
        design(&Storage::new()).filelist(),
        "ram_6x9_r1.v\nregister_file_6x9_r2.v\nstorage.v\n"
    );
}

#[test]
fn the_files_are_written_as_they_are_listed() {
    let folder = std::env::temp_dir().join(format!("emit-text-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let design = design(&Storage::new());
    design.write_to(&folder).unwrap();
    for (name, text) in design.files() {
        assert_eq!(std::fs::read_to_string(folder.join(name)).unwrap(), text);
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(design.write_to(&folder).is_err());
}

#[test]
fn the_manifest_describes_ports_memories_and_storage() {
    let manifest = design(&Storage::new()).manifest;
    let ports: Vec<String> = manifest
        .ports
        .iter()
        .map(|p| format!("{} {:?} {} {:?} {:?}", p.name, p.direction, p.width, p.stream, p.role))
        .collect();
    assert_eq!(
        ports,
        [
            "clock In 1 None Clock",
            "reset In 1 None Reset",
            "write_enable In 1 Some(\"write\") Payload",
            "write_address In 3 Some(\"write\") Payload",
            "write_data In 9 Some(\"write\") Payload",
            "address In 3 None Plain",
            "late Out 9 None Plain",
            "now Out 9 None Plain",
            "ram_error Out 1 None MemoryError",
        ]
    );
    let memories: Vec<String> = manifest
        .memories
        .iter()
        .map(|m| format!("{} {}x{}", m.instance, m.depth, m.width))
        .collect();
    assert_eq!(memories, ["storage.words 6x9", "storage.flags 6x9"]);
    assert_eq!(manifest.storage[0].memory_bits, 2 * 6 * 9);
    assert_eq!(design(&Slices::new()).manifest.storage[0].register_bits, 70);
}

/// The outputs of a block that depend on inputs of their cycle, and these.
fn paths(block: &dyn Block) -> Vec<(String, String)> {
    let ports = design(block).manifest.ports.into_iter();
    ports
        .filter(|port| !port.depends_on.is_empty())
        .map(|port| (port.name, port.depends_on.join(" ")))
        .collect()
}

#[test]
fn the_manifest_has_the_inputs_that_outputs_depend_on() {
    let named = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        pairs.iter().map(|(output, inputs)| (output.to_string(), inputs.to_string())).collect()
    };
    // Through a register, or a memory that answers a cycle later, nothing goes in the same cycle.
    assert_eq!(paths(&Stage::new(8)), named(&[("input_ready", "output_ready")]));
    assert_eq!(paths(&Storage::new()), named(&[("now", "address")]));
    // Through a child, conditions, and what two branches write.
    let through = [("y", "choose a b"), ("taken", "choose b")];
    assert_eq!(paths(&Crossing::new()), named(&through));
}

/// What is written most plainly.
#[derive(LogicBlock)]
struct Plain {
    kind: Kind,
    a: Wire<In>,
    y: Wire<Out>,
    held: Flop<Bit>,
}

impl Logic for Plain {
    #[kernel]
    fn update(&mut self) {
        self.held.hold();
        self.y = self.a << 3;
        if self.a.any() {
            self.held.d = true;
            self.y = self.a >> 1;
        }
        if self.a.all() && !self.held.q {
            self.y = bits_to(self.a.xor(), 8);
        }
    }
}

#[test]
fn blanks_parentheses_and_widths_stand_only_where_they_say_something() {
    let block = Plain {
        kind: Kind::of::<Plain>("A test."),
        a: Wire::new(8),
        y: Wire::new(8),
        held: Flop::new(),
    };
    let design = design(&block);
    let text = text(&design, "plain");
    for line in [
        "    reg held_q;",
        "if (|a) begin",
        "if ((&a) && !held_q) begin",
        " = a << 3;",
        " = a >> 1;",
        " = {7'd0, ^a};",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}
