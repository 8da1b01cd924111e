//! The wrapper modules of memories.
use crate::interface::{Interface, Port};
use crate::text::range;
use signal::MAX_WIDTH;
use signal::marker::MemoryShape;

/// How a memory answers a read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MemoryKind {
    /// One cycle later.
    Ram,
    /// One cycle later; its bytes are written one by one.
    ByteRam,
    /// In the same cycle.
    RegisterFile,
}

/// The module's name: `ram_32x28_r1` is 32 words of 28 bits with one read port.
pub fn module_name(kind: MemoryKind, shape: MemoryShape) -> String {
    let stem = match kind {
        MemoryKind::Ram => "ram",
        MemoryKind::ByteRam => "byte_ram",
        MemoryKind::RegisterFile => "register_file",
    };
    format!("{stem}_{}x{}_r{}", shape.depth, shape.width, shape.reads)
}

/// Why there can be no memory of this shape, if there can be none.
pub fn refuse(shape: MemoryShape) -> Option<String> {
    let MemoryShape { depth, width, reads } = shape;
    let rule = match (depth, width, reads) {
        (0 | 1, ..) => "at least 2 words",
        (_, _, 0) => "at least one read port",
        (_, 1..=MAX_WIDTH, _) => return None,
        _ => "words of 1 to 1,024 bits",
    };
    Some(format!("a memory has {rule}; got {depth} words of {width} bits, {reads} read ports"))
}

/// Interface of a memory with `ports` for its parent.
pub fn interface(kind: MemoryKind, shape: MemoryShape, ports: Vec<Port>) -> Interface {
    let position = |path: String| ports.iter().position(|p| p.path == path);
    let through = match kind {
        MemoryKind::Ram | MemoryKind::ByteRam => vec![],
        MemoryKind::RegisterFile => (0..shape.reads)
            .filter_map(|r| {
                let data = position(format!("read${r}$data"))?;
                Some((data, position(format!("read${r}$address"))?))
            })
            .collect(),
    };
    let module = module_name(kind, shape);
    Interface { module, ports, through, has_clock: true, has_reset: false }
}

/// Sentence above the module.
pub fn summary(kind: MemoryKind) -> &'static str {
    match kind {
        MemoryKind::Ram => {
            "Memory, read one cycle later. A read in the cycle of a write to the same word gives the \
             old word. After a cycle without a read's enable, its data mean nothing. An error is for \
             a macro with ECC to tell, beside a word that it cannot correct."
        }
        MemoryKind::ByteRam => {
            "Memory, read one cycle later, its bytes written one by one. A read in the cycle of a \
             write to the same word gives the old word. After a cycle without a read's enable, its \
             data mean nothing. An error is for a macro with ECC to tell, beside a word that it \
             cannot correct."
        }
        MemoryKind::RegisterFile => {
            "Memory, read in the same cycle. A read in the cycle of a write to the same word gives \
             the old word."
        }
    }
}

/// The text between the port list and `endmodule`.
pub fn body(kind: MemoryKind, shape: MemoryShape) -> String {
    let mut text = format!("    reg {}words [0:{}];\n\n", range(shape.width), shape.depth - 1);
    if kind == MemoryKind::RegisterFile {
        for r in 0..shape.reads {
            text.push_str(&format!("    assign read_{r}_data = words[read_{r}_address];\n"));
        }
        text.push('\n');
    } else {
        for r in 0..shape.reads {
            text.push_str(&format!("    assign read_{r}_error = 1'b0;\n"));
        }
        text.push('\n');
    }
    let bytes = shape.width / 8;
    let is_by_byte = kind == MemoryKind::ByteRam && bytes > 1;
    if is_by_byte {
        text.push_str(&write_by_byte(bytes));
    }
    text.push_str("    always @(posedge clock) begin\n");
    if !is_by_byte {
        // An enable of one bit has no index.
        let enable = match kind {
            MemoryKind::ByteRam => "write_enable && write_byte_enable",
            _ => "write_enable",
        };
        text.push_str(&format!(
            "        if ({enable}) begin\n            words[write_address] <= write_data;\n        end\n"
        ));
    }
    if kind != MemoryKind::RegisterFile {
        for r in 0..shape.reads {
            text.push_str(&format!(
                "        if (read_{r}_enable) begin\n            \
                 read_{r}_data <= words[read_{r}_address];\n        end\n"
            ));
        }
    }
    text.push_str("    end\n");
    text
}

/// A process for each byte. Yosys takes time by the square of the bytes that one process writes: a minute for
/// 64, where this takes it two seconds.
fn write_by_byte(bytes: usize) -> String {
    format!(
        "    genvar i;\n\n    \
             generate\n        \
                 for (i = 0; i < {bytes}; i = i + 1) begin : g_byte\n            \
                     always @(posedge clock) begin\n                \
                         if (write_enable && write_byte_enable[i]) begin\n                    \
                             words[write_address][8 * i +: 8] <= write_data[8 * i +: 8];\n                \
                         end\n            \
                     end\n        \
                 end\n    \
             endgenerate\n\n"
    )
}
