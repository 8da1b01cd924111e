//! The emitted text: clean under every front end, its storage as the block's page says.

use testbenches::testing::{clean, stored_bits};

use super::super::Dut;
use super::{all, defaults};

/// The formula of the page's section on cost, against what the emitter counted.
#[test]
fn every_geometry_is_lint_clean_and_stores_what_the_page_says() {
    for (config, manifest) in all().iter().zip(clean::<Dut>(&all())) {
        let expected: u64 = config.figures().iter().map(|figure| figure.ours).sum();
        assert_eq!(stored_bits(&manifest) as u64, expected, "{config:?}");
    }
    let figures = defaults().figures().iter().map(|figure| figure.ours).collect::<Vec<u64>>();
    let (line, sectors, id) = (41, 4, 7);
    let ids = 16 * (line + id + sectors) + 16 * (line + id + 1);
    let (ar, aw, w) = (4 + line + sectors, 1 + 4 + line + 2, 1 + 32 + 256);
    let replies = 2 * (id + 2 + 2 + 256 + 1) + 4;
    assert_eq!(
        figures,
        [32 * (line + sectors + id + 2), ids, ar + aw + w + replies + 1 + line + 2]
    );
}
