//! Cost of a block, counted by hand.

use crate::subject::{library, turn};
use std::fs;
use synthesis::{AreaOptions, AreaReport, Error, Scale, Sram, Subject, Target, area};
use tools::store::Store;

fn options(target: Target, store: &tempfile::TempDir) -> AreaOptions {
    AreaOptions {
        targets: vec![target],
        sram: Sram::standard().unwrap(),
        macro_bits: Some(64),
        node_nm: None,
        scale: Scale::Square,
        store: Store::at(store.path()),
        threads: 2,
    }
}

fn measured(subject: &Subject, change: impl Fn(&mut AreaOptions)) -> Result<AreaReport, Error> {
    let store = tempfile::tempdir().unwrap();
    let mut options = options(Target::Liberty(Some(library())), &store);
    change(&mut options);
    area(std::slice::from_ref(subject), &options, &|_| {})
}

#[test]
fn square_micrometres_are_those_of_the_cells() {
    let report = measured(&turn(), |_| {}).unwrap();
    let [block] = report.blocks.as_slice() else { panic!("{report:?}") };
    let silicon = block.silicon.as_ref().unwrap();
    let module = |name: &str| silicon.modules.iter().find(|m| m.module == name).unwrap();
    // Four inverters of area 1; four flip-flops of area 6 among the rest.
    assert_eq!((module("invert").cells, module("invert").square_micrometres), (4, 4.0));
    assert_eq!(block.resources.flip_flops, 4);
    assert!(module("turn").square_micrometres > 24.0);
    let sum: f64 = silicon.modules.iter().map(|module| module.square_micrometres).sum();
    assert_eq!(silicon.logic_square_micrometres, sum);
    // Rows of modules add up to the block's, column by column.
    let flip_flops: u64 = silicon.modules.iter().map(|module| module.flip_flops).sum();
    let cells: u64 = silicon.modules.iter().map(|module| module.cells).sum();
    assert_eq!((flip_flops, cells), (4, 4 + block.resources.logic));
    let table = report.tables(true).remove(0);
    let column = |row: &[String], at: usize| row[at].replace(',', "").parse::<u64>().unwrap();
    for at in [2, 3] {
        let modules: u64 = table.rows[1..].iter().map(|row| column(row, at)).sum();
        assert_eq!(modules, column(&table.rows[0], at), "{}", table.text());
    }
    assert_eq!((block.memory_bits, block.macro_bits, block.storage_bits), (64, 64, 68));
    let sram = Sram::standard().unwrap().square_micrometres(16, 4, 1);
    assert!((silicon.macro_square_micrometres - sram).abs() < 0.001);
}

#[test]
fn a_top_is_told_part_by_part() {
    assert!(measured(&turn(), |_| {}).unwrap().blocks[0].parts.is_empty());
    let top = Subject { is_top: true, ..turn() };
    let report = measured(&top, |_| {}).unwrap();
    let [part] = report.blocks[0].parts.as_slice() else { panic!("{report:?}") };
    assert_eq!((part.module.as_str(), part.instances, part.flip_flops), ("invert", 1, 0));
    assert_eq!((part.logic, part.square_micrometres), (4, Some(4.0)));
    let tables = report.tables(false);
    let parts = tables.iter().map(|table| table.text()).find(|text| text.contains("parts of"));
    let parts = parts.unwrap();
    let row = parts.lines().find(|line| line.contains("invert")).unwrap();
    assert!(row.contains("100.0 %"), "{parts}");
}

#[test]
fn a_small_memory_is_flip_flops() {
    let report = measured(&turn(), |options| options.macro_bits = Some(65)).unwrap();
    let block = &report.blocks[0];
    assert_eq!(block.resources.flip_flops, 4 + 64 + 4);
    assert_eq!((block.memory_bits, block.macro_bits), (64, 0));
    let macros = block.silicon.as_ref().unwrap().macro_square_micrometres;
    assert!(macros == 0.0 && macros.is_sign_positive(), "{macros:?}");
}

#[test]
fn macros_are_brought_to_the_librarys_node_if_asked() {
    let macros = |scale| {
        let report = measured(&turn(), |options| {
            (options.node_nm, options.scale) = (Some(90.0), scale);
        });
        report.unwrap().blocks[0].silicon.as_ref().unwrap().macro_square_micrometres
    };
    let (scaled, plain) = (macros(Scale::Square), macros(Scale::None));
    assert!((scaled - 4.0 * plain).abs() < 0.01, "{scaled} {plain}");
}

#[test]
fn gates_and_luts_are_counted() {
    let store = tempfile::tempdir().unwrap();
    let targets = [Target::Generic, Target::Ice40, Target::Ecp5, Target::Xilinx];
    let options = AreaOptions { targets: targets.to_vec(), ..options(Target::Generic, &store) };
    let report = area(&[turn()], &options, &|_| {}).unwrap();
    let flip_flops: Vec<u64> = report.blocks.iter().map(|b| b.resources.flip_flops).collect();
    // A memory this small is flip-flops on iCE40; on ECP5 and Xilinx it is LUTs, whose answer needs a
    // register.
    assert_eq!(flip_flops, [4, 72, 8, 8]);
    assert!(report.blocks[2].resources.lut_memories > 0);
    assert!(report.blocks.iter().all(|block| block.resources.logic > 0));
    assert!(report.blocks.iter().all(|block| block.silicon.is_none()));
    let tables = report.tables(true);
    assert_eq!(tables.len(), 4, "no paper's figure without a library");
    assert!(tables[0].text().starts_with("generic gates, by Yosys "));
    let chart = report.chart().unwrap();
    assert!(chart.starts_with("<svg") && chart.contains("shadow_tags: cells, generic"), "{chart}");
}

#[test]
fn the_papers_figure_stands_beside() {
    let report = measured(&turn(), |options| options.node_nm = Some(80.0)).unwrap();
    let [figure] = report.papers.as_slice() else { panic!("{:?}", report.papers) };
    let own = report.blocks[0].silicon.as_ref().unwrap().square_micrometres;
    assert!((figure.ours.unwrap() - 15.0 * own / 4.0 / 1e6).abs() < 1e-6, "{figure:?}");
    let text = report.tables(true).last().unwrap().text();
    assert!(text.contains("mine: 15 x shadow_tags"), "{text}");
    assert!(text.contains("taco16 §5.4.1: shadow tags of 15 cores"), "{text}");
}

#[test]
fn a_library_of_no_use_is_the_users_fault() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.lib");
    let good = fs::read_to_string(library()).unwrap();
    let refused = |text: String| {
        fs::write(&path, text).unwrap();
        let target = Target::Liberty(Some(path.clone()));
        let error = measured(&turn(), |options| options.targets = vec![target.clone()]);
        let error = error.unwrap_err();
        assert_eq!(error.status(), 2, "{error}");
        error.to_string().replace(&path.display().to_string(), "mine.lib")
    };
    let open = good.trim_end().strip_suffix('}').unwrap().to_string();
    assert_eq!(
        refused(open),
        "mine.lib:2: the group `library` must be closed; try a Liberty file that other tools read"
    );
    // Legal Liberty, with a flip-flop that Yosys cannot use: it needs a latch enable.
    let odd = good.replace("clocked_on : \"CK\"", "clocked_on : \"CK & D\"");
    let said = refused(odd);
    assert!(
        said.starts_with("mine.lib: must be a Liberty file that Yosys can map to; got "),
        "{said}"
    );
    let no_area = good.replacen("area : 6;", "", 1);
    assert_eq!(
        refused(no_area),
        "mine.lib: every cell must have an `area`; got none for DFF; try adding it"
    );
}

#[test]
fn the_same_again_needs_no_tool() {
    let store = tempfile::tempdir().unwrap();
    let options = options(Target::Generic, &store);
    let first = area(&[turn()], &options, &|_| {}).unwrap();
    let entries = || fs::read_dir(store.path()).unwrap().count();
    assert_eq!(entries(), 1);
    // Whoever reads this entry did not run Yosys.
    let entry = fs::read_dir(store.path()).unwrap().next().unwrap().unwrap().path();
    let text = fs::read_to_string(&entry).unwrap();
    fs::write(&entry, text.replace("_SDFF_PP0_\\\": 4", "_SDFF_PP0_\\\": 40")).unwrap();
    let second = area(&[turn()], &options, &|_| {}).unwrap();
    assert_eq!(first.blocks[0].resources.flip_flops, 4);
    assert_eq!(second.blocks[0].resources.flip_flops, 40);
    // Other hardware is another entry.
    let mut other = turn();
    other.emitted.modules[2].text = other.emitted.modules[2].text.replace("4'd1", "4'd2");
    area(&[other], &options, &|_| {}).unwrap();
    assert_eq!(entries(), 2);
}
