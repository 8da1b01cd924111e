//! The records of every kernel, worked out by hand for small sizes; and names, sizes and repetition.
//!
//! Lines of 32 bytes and sectors of 8 make small sizes telling: an element is 4 bytes, so element e of an
//! array that begins at byte b is in line (b + 4e) / 32, and in its sector ((b + 4e) mod 32) / 8.

use super::*;
use traces::{Entry, Kernel, Kind as Does, Record, Trace};

const PLACE: Place = Place { line_bytes: 32, sector_bytes: 8, address_bits: 40 };

fn open(name: &str) -> Box<dyn Trace> {
    name.parse::<Workload>().unwrap().open(&PLACE).unwrap()
}

fn records(mut trace: Box<dyn Trace>) -> Vec<Record> {
    std::iter::from_fn(|| trace.next_record().unwrap()).collect()
}

/// Name and grid of each launch.
fn launches(name: &str) -> Vec<Kernel> {
    let kernels = records(open(name)).into_iter().filter_map(|record| match record {
        Record::Kernel(kernel) => Some(kernel),
        _ => None,
    });
    kernels.collect()
}

/// A warp's entries: `L line:sectors ...`, `S`, `A`, and `B` for a barrier, in hexadecimal sectors.
fn does(name: &str, launch: usize, group: u32, warp: usize) -> Vec<String> {
    let mut before = 0;
    for record in records(open(name)) {
        match record {
            Record::Kernel(_) => before += 1,
            Record::Group(found) if before == launch + 1 && found.number() == group => {
                return found.entries(warp).map(written).collect();
            }
            _ => {}
        }
    }
    panic!("{name} has no group {group} in launch {launch}");
}

fn written(entry: Entry<'_>) -> String {
    let Entry::Instruction(instruction) = entry else { return "B".to_string() };
    let letter = match instruction.operation.kind {
        Does::Load => "L",
        Does::Store => "S",
        Does::Atomic => "A",
    };
    let lines = instruction.lines().map(|access| format!(" {}:{:x}", access.line, access.sectors));
    letter.to_string() + &lines.collect::<String>()
}

#[test]
fn matmul_reads_a_row_and_a_column() {
    // A lies at byte 0, B at 256 (line 8), C at 512 (line 16). Warp 1 has row 1 of three: A's elements 3, 4,
    // 5 by all lanes; B's rows of elements 0 to 2, 3 to 5, 6 to 8; C's elements 3 to 5.
    let expected = ["L 0:2", "L 8:3", "L 0:4", "L 8:6", "L 0:4", "L 8:8 9:1", "S 16:6"];
    assert_eq!(does("matmul:3", 0, 0, 1), expected);
    assert!(does("matmul:3", 0, 0, 3).is_empty());
    // 33 columns are two groups of 32 by 8 side by side, 33 rows five above each other.
    let kernel = Kernel { groups: 10, warps: 8, name: "matmul".to_string() };
    assert_eq!(launches("matmul:33"), [kernel]);
}

#[test]
fn matmul_tiled_reads_tiles() {
    // Rows of 17 elements have 68 bytes; B lies at 1280 (line 40), C at 2560 (line 80). Group 1 has the tile
    // of column 16 and rows 0 to 15, its warp 0 rows 0 and 1.
    let expected = [
        "L 0:f 1:f 2:f 3:f 4:1", // A, rows 0 and 1, columns 0 to 15: bytes 0..64 and 68..132
        "L 42:1 44:1",           // B, rows 0 and 1, column 16: bytes 64 and 132
        "B",
        "B",
        "L 2:1 4:1", // A, rows 0 and 1, column 16
        "L 76:1",    // B, row 16, column 16: byte 1152; there is no row 17
        "B",
        "B",
        "S 82:1 84:1",
    ];
    assert_eq!(does("matmul_tiled:17", 0, 1, 0), expected);
}

#[test]
fn stencil_reads_four_neighbours_and_changes_grids() {
    // The second grid lies at 256 (line 8). Of nine points one is inner, element 4; in launch 1 it is read
    // there, with 1, 7, 3 and 5, and written to the first.
    let expected = ["L 8:4", "L 8:1", "L 8:8", "L 8:2", "L 8:4", "S 0:4"];
    assert_eq!(does("stencil:3", 1, 0, 1), expected);
    assert!(does("stencil:3", 1, 0, 0).is_empty());
    assert_eq!(launches("stencil:3").len(), 4);
}

#[test]
fn convolution_reads_what_is_inside() {
    // The image's four pixels lie in line 0, the weights at 256 (line 8), the result at 512 (line 16). Row 0
    // has nothing above it, its left pixel nothing to the left, its right one nothing to the right.
    let expected = [
        "L 8:1", "L 8:1", "L 8:2", // above
        "L 8:2", "L 0:1", "L 8:4", "L 0:1", "L 8:4", "L 0:1", // beside: pixel 0; 0 and 1; 1
        "L 8:8", "L 0:2", "L 8:8", "L 0:2", "L 9:1", "L 0:2", // below: pixel 2; 2 and 3; 3
        "S 16:1",
    ];
    assert_eq!(does("convolution:2", 0, 0, 0), expected);
}

#[test]
fn transpose_writes_columns() {
    // The result lies at 512 (line 16), since 9 * 9 elements have 324 bytes. Row 1 is bytes 36..72; of the
    // result it is column 1: elements 1, 10, 19, ... at bytes 4, 40, 76, ..., 36 bytes apart.
    // Of lines 16 to 22 and 24 to 25: 4, 32 + 8, 64 + 12, 96 + 16, 128 + 20, 160 + 24, 192 + 28, 256, 288 + 4.
    let expected = ["L 1:f 2:1", "S 16:1 17:2 18:2 19:4 20:4 21:8 22:8 24:1 25:1"];
    assert_eq!(does("transpose:9", 0, 0, 1), expected);
}

#[test]
fn histogram_adds_to_bins() {
    // 16,385 elements are one more than all 64 groups have threads: group 0 goes round again for it.
    let found = does("histogram:16385", 0, 0, 0);
    assert_eq!(found.len(), 4);
    assert_eq!(found[0], "L 0:f 1:f 2:f 3:f");
    // Element 16,384 is at byte 65,536; the bins, of 1,024 bytes, begin at 65,792: lines 2,056 to 2,087.
    assert_eq!(found[2], "L 2048:1");
    let bin = found[3].strip_prefix("A ").and_then(|access| access.split_once(':')).unwrap();
    assert!((2056..2088).contains(&bin.0.parse().unwrap()), "{found:?}");
    assert_eq!(does("histogram:16385", 0, 1, 0).len(), 2);
    assert_eq!(launches("histogram:257")[0].groups, 2);
}

#[test]
fn kmeans_reads_every_feature_for_every_cluster() {
    // Two points: feature f is in bytes 8f..8f + 8; centres lie at 256 (line 8), 64 bytes each, the result at
    // 768 (line 24).
    let found = does("kmeans:2", 1, 0, 0);
    assert_eq!(found.len(), 8 * 16 * 2 + 1);
    assert_eq!(found[..4], ["L 0:1", "L 8:1", "L 0:2", "L 8:1"]);
    assert_eq!(found[2 * 16..][..2], ["L 0:1", "L 10:1"]);
    assert_eq!(found[2 * 127..], ["L 3:8", "L 23:8", "S 24:1"]);
}

#[test]
fn reduction_leaves_one_element_a_group() {
    // 600 elements; two sums at 2560 (line 80), one at 2816 (line 88). Group 1 has elements 512 to 599, its
    // warp 2 of them 576 to 599: bytes 2304..2400.
    let barriers = ["B"; 8];
    let expected = [&["L 72:f 73:f 74:f"][..], &barriers].concat();
    assert_eq!(does("reduction:600", 0, 1, 2), expected);
    let expected = [&["L 64:f 65:f 66:f 67:f"][..], &barriers, &["S 80:1"]].concat();
    assert_eq!(does("reduction:600", 0, 1, 0), expected);
    let expected = [&["L 80:1"][..], &barriers, &["S 88:1"]].concat();
    assert_eq!(does("reduction:600", 1, 0, 0), expected);
    let groups: Vec<u32> = launches("reduction:600").iter().map(|kernel| kernel.groups).collect();
    assert_eq!(groups, [2, 1]);
}

#[test]
fn spmv_walks_a_row() {
    // One row, all of whose entries are in column 0: offsets in line 0, columns from line 8, values from 16,
    // x in 24, y in 32.
    let found = does("spmv:1", 0, 0, 0);
    let entries = (found.len() - 3) / 3;
    assert!((1..=15).contains(&entries) && found.len() == 3 + 3 * entries, "{found:?}");
    assert_eq!(
        (&*found[0], &*found[1], found.last().unwrap().as_str()),
        ("L 0:1", "L 0:1", "S 32:1")
    );
    for (entry, loads) in found[2..].chunks_exact(3).enumerate() {
        let (line, sectors) = (entry / 8, 1 << (entry % 8 / 2));
        let of = |first: usize| format!("L {}:{sectors:x}", first + line);
        assert_eq!(loads, [of(8), of(16), "L 24:1".to_string()]);
    }
}

#[test]
fn bfs_looks_at_the_neighbours_of_the_front() {
    // One vertex with edges to itself: it is the front of launch 0, and nothing new is reached. Fronts in
    // lines 16 and 24, costs in 32.
    let found = does("bfs:1", 0, 0, 0);
    assert_eq!(found[..3], ["L 16:1", "L 0:1", "L 0:1"]);
    assert!(found.len() > 3 && found.iter().all(|entry| entry.starts_with('L')), "{found:?}");
    assert!(found[3..].chunks_exact(2).all(|loads| loads[1] == "L 32:1"));
    assert_eq!(launches("bfs:1").len(), 1);
}

#[test]
fn bfs_reaches_every_vertex_once_by_level() {
    let graph = graph::Graph::generate(300, 2);
    let levels = graph.levels();
    // A vertex of level l has a neighbour before it of level l - 1, and none below.
    for vertex in 0..300_usize {
        let before = (0..300_u64).filter(|&other| {
            (0..graph.degree(other)).any(|number| {
                graph.entry(other, number).map(|place| graph.column(place)) == Some(vertex as u64)
            })
        });
        let nearest = before.map(|other| levels[other as usize]).min().unwrap_or(u32::MAX);
        let expected = if vertex == 0 { 0 } else { nearest.saturating_add(1) };
        assert_eq!(levels[vertex], expected, "vertex {vertex}");
    }
    let last = levels.iter().filter(|&&level| level != u32::MAX).max().unwrap();
    assert_eq!(launches("bfs:300").len(), *last as usize + 1);
}

#[test]
fn needleman_wunsch_goes_by_diagonals() {
    // 17 letters are two blocks a side, so three diagonals, of which the outer two leave all cores but one
    // without work. Rows have 18 cells, 72 bytes; the cells begin at 1536.
    let groups: Vec<u32> =
        launches("needleman_wunsch:17").iter().map(|kernel| kernel.groups).collect();
    assert_eq!(groups, [1, 2, 1]);
    // The last block has row 17 and column 17 alone.
    let mut expected = vec!["L 40:2"]; // how alike, cell (17, 17): byte 1292
    expected.push("L 88:2"); // left, (17, 16): byte 1536 + 1288
    expected.push("L 86:1"); // above, (16, 17): 1536 + 1220
    expected.push("L 86:1"); // between, (16, 16): 1536 + 1216
    expected.extend(["B"; 31]);
    expected.push("S 88:2"); // (17, 17): 1536 + 1292
    assert_eq!(does("needleman_wunsch:17", 2, 0, 0), expected);
    // Of the middle diagonal group 0 is below, group 1 to the right: column 17, rows 1 to 16.
    assert_eq!(does("needleman_wunsch:17", 1, 1, 0)[..2], ["L 4:2", "L 6:4"]);
}

#[test]
fn every_workload_ends_at_its_smallest_and_repeats() {
    for kind in all() {
        let name = format!("{}:1", kind.name);
        let found = records(open(&name));
        assert!(matches!(found[0], Record::Kernel(_)), "{name}");
        assert!(found.iter().any(|record| matches!(record, Record::Group(_))), "{name}");
        let name = format!("{}:50", kind.name);
        assert_eq!(records(open(&name)), records(open(&name)), "{name}");
        assert!(!kind.summary.is_empty() && (1..=kind.most).contains(&kind.default));
    }
    assert!(all().is_sorted_by_key(|kind| kind.name));
}

#[test]
fn records_are_legal_as_wct() {
    // A written trace is checked when it is read: bounds, counts, the order of groups.
    for kind in all() {
        let mut trace = open(&format!("{}:40", kind.name));
        let mut bytes = Vec::new();
        let mut sink = traces::create(traces::Format::Wct, &mut bytes, trace.header()).unwrap();
        traces::copy(trace.as_mut(), sink.as_mut()).unwrap();
        drop(sink);
        assert!(bytes.len() > 100, "{}", kind.name);
    }
}

#[test]
fn what_is_no_workload() {
    let wrong = |text: &str| text.parse::<Workload>().unwrap_err().to_string();
    let names = "bfs, convolution, histogram, kmeans, matmul, matmul_tiled, needleman_wunsch, reduction, \
                 spmv, stencil, transpose";
    for (got, nearest) in [("matmull", "matmul"), ("stencill:4", "stencil"), ("bsf", "bfs")] {
        let name = got.split(':').next().unwrap();
        let text = format!("workload must be one of {names}; got {name:?}; try {nearest}");
        assert_eq!(wrong(got), text);
    }
    for size in ["0", "8193", "-1", "", "1e3", "4:4", "99999999999999999999"] {
        let text = format!(
            "matmul: size must be an integer in 1..=8192 (rows of a matrix); got {size:?}; try matmul:256"
        );
        assert_eq!(wrong(&format!("matmul:{size}")), text);
    }
    assert_eq!("matmul".parse::<Workload>().unwrap().to_string(), "matmul:256");
}

#[test]
fn arrays_must_have_addresses() {
    let place = Place { address_bits: 16, ..PLACE };
    let at = |name: &str| name.parse::<Workload>().unwrap().open(&place).map(|_| ());
    assert_eq!(at("transpose:64"), Ok(())); // 2 * 64 * 64 * 4 bytes are half of 2^16
    assert_eq!(
        at("transpose:128").unwrap_err().to_string(),
        "transpose: its arrays must lie within addresses of 16 bits; got 131072 bytes; try a size below 128, or \
         --set l1.address_bits=17"
    );
}
