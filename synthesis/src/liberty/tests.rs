use super::*;

/// The library of the tests of this crate.
const SMALL: &str = include_str!("../../tests/suite/small.lib");

fn parse(text: &str) -> Result<Library, String> {
    Library::parse(Path::new("a.lib"), text.into()).map_err(|error| {
        assert_eq!(error.status(), 2);
        error.to_string()
    })
}

#[test]
fn cells_have_areas_and_some_are_flip_flops() {
    let library = parse(SMALL).unwrap();
    assert_eq!(library.name, "small");
    assert_eq!((library.buffer, library.node_nm), (None, None));
    let areas = |name: &str| library.cells[name].square_micrometres;
    assert_eq!((areas("NAND2"), areas("DFF")), (Some(2.0), Some(6.0)));
    let flip_flops: Vec<&String> =
        library.cells.iter().filter(|(_, cell)| cell.is_flip_flop).map(|(name, _)| name).collect();
    assert_eq!(flip_flops, ["DFF"]);
}

#[test]
fn the_smallest_of_several_buffers_drives() {
    let strong = "cell (BUF4) { area : 0.5; pin (A) { direction : input; } \
                  pin (Y) { direction : output; function : \"(A)\"; } }\n  cell (BUF) {";
    let library = parse(&SMALL.replace("cell (BUF) {", strong)).unwrap();
    assert_eq!(library.buffer.as_deref(), Some("BUF4"));
}

#[test]
fn what_is_broken_is_refused_with_its_line() {
    let end = "; try a Liberty file that other tools read";
    let open = SMALL.trim_end().strip_suffix('}').unwrap();
    let line = |text: &str| 1 + SMALL[..SMALL.find(text).unwrap()].matches('\n').count();
    let area = line("area : 2");
    // A quote that is not closed shifts all that follow: the last one has no partner.
    let quote = 1 + SMALL[..SMALL.rfind('"').unwrap()].matches('\n').count();
    let library = line("library (small)");
    for (text, expected) in [
        (String::new(), "a.lib:1: there must be a group `library`".to_string()),
        ("module a; endmodule".into(), "a.lib:1: behind `module` must be `:` or `(`".into()),
        (
            "library (a) { }".into(),
            "a.lib:1: the library must have a flip-flop: a cell with a group `ff`".into(),
        ),
        (open.into(), format!("a.lib:{library}: the group `library` must be closed")),
        (
            format!("{SMALL}}}"),
            format!("a.lib:{}: a `}}` must close a group", SMALL.lines().count() + 1),
        ),
        (
            SMALL.replacen("area : 2;", "area : big;", 1),
            format!("a.lib:{area}: an area must be a number of square micrometres; got `big`"),
        ),
        (
            SMALL.replacen("function : \"A\";", "function : \"A;", 1),
            format!("a.lib:{quote}: a text must end in `\"`"),
        ),
        (SMALL.replace("/* A", "/ A"), "a.lib:1: behind `/` must be `:` or `(`".into()),
        (
            SMALL.replace("function :", "purpose :"),
            "a.lib:1: the library must have gates: cells with a pin that has a `function`".into(),
        ),
    ] {
        let refused = parse(&text).unwrap_err();
        assert!(refused.starts_with(&expected) && refused.ends_with(end), "{refused}\n{expected}");
    }
    let noise: String =
        (0..100_000).map(|number| char::from(33 + (number * 7 % 90) as u8)).collect();
    assert!(parse(&noise).unwrap_err().len() < 200);
}

#[test]
fn a_file_that_is_none_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (place, got) in [
        (folder.path().join("absent.lib"), "No such file or directory (os error 2)"),
        (folder.path().to_path_buf(), "something that is not a file"),
    ] {
        let error = Library::read(&place).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "{}: must be a Liberty file of at most 268435456 bytes; got {got}; try --target \
                 liberty without a file",
                place.display()
            )
        );
        assert_eq!(error.status(), 2);
    }
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_library() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("marked.lib");
    std::fs::write(&place, format!("\u{feff}{SMALL}")).unwrap();
    assert_eq!(Library::read(&place).unwrap().text, SMALL);
}
