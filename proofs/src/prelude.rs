//! Definitions that the fragments of every module can use.
//!
//! | name | meaning |
//! | --- | --- |
//! | `<PORT>_BITS` | width of a port, as in `LOOKUP_LINE_BITS` |
//! | the module's geometry, as its name gives it | `DEPTH` of `queue_width8_depth2`; `WORDS` of `ram_4x7_r1` |
//! | the case's constants | as in `WAYS`; one of the same name hides the geometry's |
//! | `formal_was_reset` | the cycle before was one of reset |
//! | `formal_on` | this cycle is not one of reset, and not the first of all, which always is |
//!
//! The last two are there in modules with a clock and a reset. A reset may come back in any cycle.

use std::fmt::Write as _;

/// The prelude of the module `name`, by its ports (name and width) and the case's constants.
pub(crate) fn text(name: &str, ports: &[(String, usize)], constants: &[(&str, u64)]) -> String {
    let mut text = String::from("\n    // Inserted by the prover.\n");
    let has = |name: &str| ports.iter().any(|(port, _)| port == name);
    for (port, width) in ports {
        let _ = writeln!(text, "    localparam {}_BITS = {width};", port.to_uppercase());
    }
    let is_hidden = |name: &str| constants.iter().any(|(constant, _)| *constant == name);
    for (name, value) in geometry(name).iter().filter(|(name, _)| !is_hidden(name)) {
        let _ = writeln!(text, "    localparam {name} = {value};");
    }
    for (name, value) in constants {
        let _ = writeln!(text, "    localparam {name} = {value};");
    }
    if has("clock") && has("reset") {
        text.push_str(RESET);
    }
    text
}

const RESET: &str = "    reg formal_started = 1'b0;
    reg formal_was_reset = 1'b0;
    always @(posedge clock) begin
        formal_started <= 1'b1;
        formal_was_reset <= reset;
    end
    wire formal_on = formal_started && !reset;
    always @* if (!formal_started) assume (reset);
";

/// The figures in a module's name: `_depth2` is (`DEPTH`, 2), `_4x7` of a memory (`WORDS`, 4).
fn geometry(module: &str) -> Vec<(String, u64)> {
    let figure = |part: &str| {
        if let Some((words, width)) = part.split_once('x')
            && let (Ok(words), Ok(_)) = (words.parse(), width.parse::<u64>())
        {
            return Some(("WORDS".to_owned(), words));
        }
        let digits = part.find(|c: char| c.is_ascii_digit())?;
        let (name, value) = part.split_at(digits);
        (!name.is_empty()).then_some((name.to_uppercase(), value.parse().ok()?))
    };
    module.split('_').skip(1).filter_map(figure).collect()
}

/// The ports of an emitted module, by name and width.
pub(crate) fn ports(module: &str) -> Vec<(String, usize)> {
    let code = module.lines().map(|line| line.split("//").next().unwrap_or_default().trim());
    code.take_while(|line| *line != ");").filter_map(port).collect()
}

/// A line such as `input  wire [4:0]  write_set,`.
fn port(line: &str) -> Option<(String, usize)> {
    let rest = line.strip_prefix("input").or_else(|| line.strip_prefix("output"))?.trim_start();
    let rest = rest.strip_prefix("wire").or_else(|| rest.strip_prefix("reg"))?.trim_start();
    let (width, name) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(":0]")) {
        Some((upper, name)) => (upper.parse::<usize>().ok()? + 1, name),
        None => (1, rest),
    };
    Some((name.trim().trim_end_matches(',').to_owned(), width))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_are_read_with_their_widths() {
        let module = "module a (\n    input  wire        clock,\n    // write (a set);\n    input  wire [4:0]  write_set,  // Set, of (\n                                    // two);\n    output reg  [12:0] y\n);\n    wire z;\n";
        let expected = [("clock", 1), ("write_set", 5), ("y", 13)];
        assert_eq!(ports(module), expected.map(|(name, width)| (name.to_owned(), width)));
    }

    #[test]
    fn widths_and_constants_are_declared() {
        let text = text("tags_ways4_depth8", &[("line".into(), 9)], &[("WAYS", 2)]);
        assert!(
            text.contains("localparam LINE_BITS = 9;\n") && text.contains("localparam WAYS = 2;\n"),
            "{text}"
        );
        assert!(!text.contains("formal_on"), "{text}");
        assert!(text.contains("DEPTH = 8") && !text.contains("WAYS = 4"), "{text}");
    }

    #[test]
    fn a_name_gives_the_geometry() {
        let named = |module| -> Vec<(String, u64)> { geometry(module) };
        let figures = |figures: &[(&str, u64)]| -> Vec<(String, u64)> {
            figures.iter().map(|(name, value)| (name.to_string(), *value)).collect()
        };
        assert_eq!(named("queue_width8_depth2"), figures(&[("WIDTH", 8), ("DEPTH", 2)]));
        assert_eq!(named("ram_4x7_r1"), figures(&[("WORDS", 4), ("R", 1)]));
        assert_eq!(named("decoupled_l1d_tag_store"), figures(&[]));
    }
}
