//! A block's Verilog with changed text.

use crate::dut::Dut;
use crate::engine::{self, BoxedEngine, VerilogEngine};

/// The Verilog of a block, in which `change` makes another text of each module's.
pub fn altered<D: Dut>(
    config: &D::Config,
    change: impl Fn(&emit::Module) -> String,
) -> BoxedEngine<D> {
    let (design, mut source) = engine::emitted::<D>(config).unwrap();
    let mut changed = 0;
    for (module, (_, text)) in design.modules.iter().zip(&mut source.files) {
        let other = change(module);
        changed += usize::from(other != *text);
        *text = other;
    }
    assert!(changed > 0, "nothing is changed in the text of {}", D::NAME);
    Box::new(VerilogEngine::new(&source, 1).unwrap())
}

/// The Verilog of a block whose memories show another word after each cycle that is not as `is_read` says of the enable
/// of a read port: `{}` is a block that reads what it looks at, `!{}` one that reads all else.
pub fn with_restless_memories<D: Dut>(config: &D::Config, is_read: &str) -> BoxedEngine<D> {
    altered::<D>(config, |module| {
        let mut text = module.text.clone();
        for port in 0.. {
            let enable = format!("read_{port}_enable");
            let head = format!("        if ({enable}) begin\n");
            if !text.contains(&head) {
                break;
            }
            let is_read = is_read.replace("{}", &enable);
            let other = format!(
                "        read_{port}_data <= ~words[read_{port}_address];\n        if ({is_read}) begin\n"
            );
            text = text.replace(&head, &other);
        }
        text
    })
}
