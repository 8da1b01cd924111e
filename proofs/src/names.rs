//! The names that Verilog text declares, to find those that a fragment and its module both have.

/// Names of wires, registers, constants and the like that are declared in the module itself, not in a block or a
/// function in it, in order.
pub(crate) fn declared(text: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 0usize;
    let mut declaration = None;
    for token in tokens(text) {
        match token {
            "begin" | "function" => depth += 1,
            "end" | "endfunction" => depth = depth.saturating_sub(1),
            "wire" | "reg" | "integer" | "localparam" | "genvar" => {
                declaration = Some(Declaration::default());
            }
            _ => {}
        }
        if let Some(open) = &mut declaration
            && let Step::Name(name) = open.take(token)
            && depth == 0
        {
            names.push(name.to_owned());
        }
        if token == ";" {
            declaration = None;
        }
    }
    names
}

/// A name that is declared twice, at least once of it in `added`.
pub(crate) fn clash(module: &str, added: &str) -> Option<String> {
    let own = declared(module);
    let added = declared(added);
    let is_twice =
        |(place, name): (usize, &String)| own.contains(name) || added[..place].contains(name);
    added
        .iter()
        .enumerate()
        .find(|(place, name)| is_twice((*place, name)))
        .map(|(_, name)| name.clone())
}

/// `module` with other names for its constants that `added` declares too: what a fragment calls `WAYS` is a plain number,
/// the module's has the width of what it is compared with.
pub(crate) fn apart(module: &str, added: &str) -> String {
    let added = declared(added);
    let own = declared(module).into_iter().filter(|name| !name.contains(char::is_lowercase));
    own.filter(|name| added.contains(name)).fold(module.to_owned(), |text, name| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut parts = text.split(name.as_str());
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let is_whole = !out.ends_with(is_part) && !part.starts_with(is_part);
            out += if is_whole { "SIZED_" } else { "" };
            out += &name;
            out += part;
        }
        out
    })
}

/// A declaration as its tokens come: what is in brackets or behind `=` is no name.
#[derive(Default)]
struct Declaration {
    brackets: usize,
    has_name: bool,
}

enum Step<'a> {
    Name(&'a str),
    Other,
}

impl Declaration {
    fn take<'a>(&mut self, token: &'a str) -> Step<'a> {
        match token {
            "[" | "(" | "{" => self.brackets += 1,
            "]" | ")" | "}" => self.brackets = self.brackets.saturating_sub(1),
            "," if self.brackets == 0 => self.has_name = false,
            "wire" | "reg" | "integer" | "localparam" | "genvar" | "signed" | "input"
            | "output" => {}
            name if self.brackets == 0 && !self.has_name && name.starts_with(is_first) => {
                self.has_name = true;
                return Step::Name(name);
            }
            _ => {}
        }
        Step::Other
    }
}

fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.flat_map(|line| {
        let mut rest = line;
        std::iter::from_fn(move || {
            rest = rest.trim_start();
            let first = rest.chars().next()?;
            let end = match first {
                // An escaped identifier ends with a space, whatever is in it.
                '\\' => rest.find(char::is_whitespace),
                _ if is_part(first) => rest.find(|c| !is_part(c)),
                _ => Some(first.len_utf8()),
            };
            let length = end.unwrap_or(rest.len());
            let (token, after) = rest.split_at(length);
            rest = after;
            Some(token)
        })
    })
}

fn is_first(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_' || c == '\\'
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_constant_that_a_fragment_has_too_gets_another_name() {
        let module = "    localparam [1:0] WAYS = 2'd2;\n    localparam [1:0] ODD_WAYS = 2'd3;\n    wire a = b < WAYS;\n";
        let added = "    localparam WAYS = 2;\n    localparam SETS = 4;\n";
        let expected = "    localparam [1:0] SIZED_WAYS = 2'd2;\n    localparam [1:0] ODD_WAYS = 2'd3;\n    wire a = b < SIZED_WAYS;\n";
        assert_eq!(clash(module, added).as_deref(), Some("WAYS"));
        assert_eq!(apart(module, added), expected);
        assert_eq!(clash(&apart(module, added), added), None);
    }

    #[test]
    fn names_are_those_of_the_module_itself() {
        let text = "module queue (
    input  wire       clock,
    output reg  [3:0] pop_data // a wire that is none
);
    wire [7:0] a, b; localparam ONE = 1, TWO = ONE + 1;
    (* anyconst *) reg signed [DEPTH-1:0] which;
    (* hierconn *) wire \\u_words.word_0 ; wire \\u_words.word_1 = \\u_words.word_0 ;
    wire full = used == {1'b1, head};
    always @* begin : one
        integer i;
    end
    function f; input [1:0] x; reg y; f = x; endfunction
endmodule";
        let names = [
            "clock",
            "pop_data",
            "a",
            "b",
            "ONE",
            "TWO",
            "which",
            r"\u_words.word_0",
            r"\u_words.word_1",
            "full",
        ];
        assert_eq!(declared(text), names);
    }

    #[test]
    fn what_both_declare_is_found() {
        let module = "module queue (input wire push_valid);\n    reg [3:0] used_q;\nendmodule";
        assert_eq!(clash(module, "    wire used = used_q != 0;\n"), None);
        assert_eq!(clash(module, "    wire used_q = 1'b0;\n").as_deref(), Some("used_q"));
        assert_eq!(clash(module, "    wire push_valid;\n").as_deref(), Some("push_valid"));
        assert_eq!(clash(module, "    wire a;\n    reg a;\n").as_deref(), Some("a"));
    }
}
