//! Nets below a module that a fragment of it reads: `(* hierconn *) wire \u_queue.used_q ;`.
//!
//! Yosys joins such a wire with the net of that name, and leaves one that names nothing free without a word.

/// The paths that `text` names.
pub(crate) fn named(text: &str) -> Vec<&str> {
    let wires = text.split("(* hierconn *)").skip(1);
    wires
        .filter_map(|wire| wire.split(';').next()?.split('\\').nth(1)?.split_whitespace().next())
        .collect()
}

/// Whether `path` leads from `module` of `files` (name and text of each) to something that has its last name.
pub(crate) fn leads(files: &[(String, String)], module: &str, path: &str) -> bool {
    let text_of = |module: &str| {
        let name = format!("{module}.v");
        files.iter().find(|(file, _)| *file == name).map(|(_, text)| text.as_str())
    };
    let Some(mut text) = text_of(module) else { return false };
    for part in path.split('.') {
        if let Some((label, _)) = part.split_once('[') {
            if !words(text).collect::<Vec<_>>().windows(2).any(|pair| pair == ["begin", label]) {
                return false;
            }
            continue;
        }
        // An instance: the module's name is before the instance's.
        let below = text
            .lines()
            .find_map(|line| line.trim().strip_suffix(&format!(" {part} (")).and_then(text_of));
        match below {
            Some(below) => text = below,
            None => return path.ends_with(part) && words(text).any(|word| word == part),
        }
    }
    false
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Vec<(String, String)> {
        let top = "module top ();\n    generate\n        for (n = 0; n < 2; n = n + 1) begin : ways\n            way u_ways (\n            );\n        end\n    endgenerate\n    queue u_queue (\n    );\nendmodule";
        let texts = [
            ("top", top),
            ("way", "module way ();\n    reg [1:0] row_q;\nendmodule"),
            ("queue", "module queue ();\n    reg used_q;\nendmodule"),
        ];
        texts.map(|(name, text)| (format!("{name}.v"), text.to_owned())).to_vec()
    }

    #[test]
    fn a_path_leads_through_instances_and_their_loops() {
        for path in ["u_queue.used_q", "ways[1].u_ways.row_q"] {
            assert!(leads(&files(), "top", path), "{path}");
        }
    }

    #[test]
    fn what_is_not_there_is_found() {
        for path in
            ["u_queue.free_q", "u_ways_1.row_q", "ways[1].row_q", "rows[1].u_ways.row_q", "u_queue"]
        {
            assert!(!leads(&files(), "top", path), "{path}");
        }
        assert!(!leads(&files(), "other", "u_queue.used_q"));
    }

    #[test]
    fn paths_are_read_from_their_declarations() {
        let text = "(* hierconn *) wire [2:0] \\u_a.x_q ;\nwire y = \\u_a.x_q ;\n(* hierconn *) wire \\u_b.c[0].z ;";
        assert_eq!(named(text), ["u_a.x_q", "u_b.c[0].z"]);
    }
}
