//! Helpers that the tests of this design's blocks have in common.

use design::Design;

/// A design with some fields, on a mesh with room for 256 cores.
pub fn design(fields: &str) -> Design {
    let text = format!("design = \"shared-l1\"\nname = \"t\"\nmesh.columns = 64\n{fields}");
    Design::parse(&text, "t.toml").unwrap()
}
