//! Lines, bytes and modules of Verilog text.
//!
//! rust-hdl's printer walks the same tree as ours. Our registers and memories are a comment-like
//! marker to it, one line without meaning where ours prints a register or an array, and clock and
//! reset are not there; so its text of our tree is not legal Verilog, and is shorter than legal text
//! would be. A block written in rust-hdl's types is in [`crate::native`].

use emit::Design;

/// The size of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Lines that are not blank.
    pub lines: usize,
    /// Bytes, blank lines included.
    pub bytes: usize,
    /// Lines that begin with `module `, after any blanks.
    pub modules: usize,
}

impl Size {
    /// The size of Verilog in one text.
    pub fn of_text(text: &str) -> Size {
        Size {
            lines: text.lines().filter(|line| !line.trim().is_empty()).count(),
            bytes: text.len(),
            modules: text.lines().filter(|line| line.trim_start().starts_with("module ")).count(),
        }
    }

    /// The size of all files of a design.
    pub fn of_design(design: &Design) -> Size {
        let text: String = design.modules.iter().map(|module| module.text.as_str()).collect();
        Size::of_text(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subject::subjects;

    #[test]
    fn a_text_is_counted() {
        let text = "// A module in a comment.\n\nmodule a(x);\n  input x;\nendmodule // a\n";
        assert_eq!(Size::of_text(text), Size { lines: 4, bytes: text.len(), modules: 1 });
    }

    /// Sharing is what keeps our text small: rust-hdl prints a module an instance. A block without two instances of a
    /// module has nothing to share.
    #[test]
    fn our_text_has_fewer_modules_than_rust_hdls() {
        let mut sharing = 0;
        let subjects = subjects().unwrap();
        for subject in &subjects {
            let design = subject.emit().unwrap();
            let ours = Size::of_design(&design);
            let name = &subject.name;
            assert_eq!(ours.modules, design.modules.len(), "{name}");
            let theirs = Size::of_text(&subject.rust_hdl_text());
            assert!(ours.modules <= theirs.modules, "{name}: {ours:?} {theirs:?}");
            sharing += usize::from(ours.modules < theirs.modules);
        }
        assert!(2 * sharing > subjects.len(), "{sharing} of {}", subjects.len());
    }
}
