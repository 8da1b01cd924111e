//! A figure as a chart: workloads and means on the axis, our bars, and separate bars of the paper's values.

use super::document::Drawn;
use report::chart::{Bar, Bars, Undrawn, shown};

/// The chart as SVG.
///
/// # Errors
/// The chart cannot be drawn.
pub(super) fn svg(drawn: &Drawn, paper: &str) -> Result<String, Undrawn> {
    let mut legend: Vec<&str> = drawn.series.iter().map(|series| series.name.as_str()).collect();
    let theirs = legend.len();
    let has_paper = drawn.rows.iter().any(|row| row.paper_value().is_some())
        || drawn.workloads.iter().any(|workload| workload.paper.is_some());
    if has_paper {
        legend.push("the paper's");
    }
    let mut bars = Vec::new();
    // Of the bars of a group the first has the label.
    let mut group = |label: String, values: &[(usize, Option<f64>)]| {
        let mut label = Some(label);
        for (series, value) in values {
            let Some(value) = value else { continue };
            let mut parts = vec![0.0; legend.len()];
            parts[*series] = *value;
            bars.push(Bar { label: label.take().unwrap_or_default(), parts });
        }
    };
    for workload in &drawn.workloads {
        let ours = workload.values.iter().copied().enumerate();
        let values: Vec<_> = ours.chain([(theirs, workload.paper)]).collect();
        group(workload.name.clone(), &values);
    }
    for row in drawn.rows.iter().filter(|row| row.out_of.is_none()) {
        let series = drawn.series.iter().position(|series| Some(&series.name) == row.of.as_ref());
        let values = [(series.unwrap_or(0), row.ours), (theirs, row.paper_value())];
        group(format!("{}, {}", row.take, row.class), &values);
    }
    let title = drawn.label(paper);
    Bars { title: &title, unit: Some(&drawn.unit), legend: &legend, bars: &bars, shown }.svg()
}
