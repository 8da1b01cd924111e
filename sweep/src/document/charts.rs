//! Choice of the charts of a report.

use super::{Report, Series};
use crate::error::Error;
use crate::outcome::{Aim, Form};
use report::chart::{
    self, Bar, Bars, Heat, Lane, Lanes, Line, Lines, Mark, Points, Span, Undrawn, shown,
};
use serde_json::Value;
use std::collections::BTreeMap;

/// Points of which each has a separate mark; with more of them, a chart has means or the front alone.
const MOST_MARKS: usize = 40;

/// Lines that the eye distinguishes.
const MOST_LINES: usize = 8;

/// Points that have a heat map, or another chart, of which they are the only ones.
const MOST_SINGLE: usize = 8;

/// A chart with its title.
pub(super) struct Chart {
    pub(super) title: String,
    pub(super) svg: String,
}

/// All charts: of each number bars and lines, costs against metrics, then what single points have.
pub(super) fn of(report: &Report<'_>) -> Result<Vec<Chart>, Error> {
    draw(report).map_err(|error| Error::Input(error.to_string()))
}

fn draw(report: &Report<'_>) -> Result<Vec<Chart>, Undrawn> {
    let mut charts = Vec::new();
    let is_charted = |series: &&Series<'_>| {
        let is_compared = series.has_baseline() || series.has_paper();
        series.is_number()
            && series.meaning.aim != Aim::Plain
            && (is_compared || !series.is_constant())
    };
    let charted: Vec<&Series<'_>> = report.series.iter().filter(is_charted).collect();
    for series in &charted {
        if report.rows.len() <= MOST_MARKS {
            charts.push(bars(report, series)?);
        }
        for (index, axis) in report.plan.axes.iter().enumerate() {
            if axis.is_swept() && !series.is_constant() {
                charts.push(lines(report, series, index)?);
            }
        }
    }
    let costs =
        charted.iter().filter(|series| series.meaning.aim == Aim::Cost && !series.is_constant());
    for cost in costs {
        let is_metric = |series: &&&Series<'_>| {
            matches!(series.meaning.aim, Aim::Less | Aim::More) && !series.is_constant()
        };
        for metric in charted.iter().filter(is_metric) {
            charts.extend(front(report, cost, metric)?);
        }
    }
    if report.rows.len() <= MOST_SINGLE {
        for series in &report.series {
            for row in 0..report.rows.len() {
                charts.extend(single(report, series, row)?);
            }
        }
    }
    Ok(charts)
}

impl Series<'_> {
    fn title(&self) -> String {
        format!("{}, {}: {}", self.meaning.name, self.label, self.subject)
    }
}

fn bars(report: &Report<'_>, series: &Series<'_>) -> Result<Chart, Undrawn> {
    let title = series.title();
    let mut legend = vec!["value"];
    legend.extend(series.has_baseline().then_some("baseline"));
    legend.extend(series.has_paper().then_some("paper"));
    let mut bars = Vec::new();
    for (row, cell) in report.rows.iter().zip(&series.cells) {
        let baseline = series.has_baseline().then_some(cell.baseline);
        let paper = series.has_paper().then_some(cell.paper);
        let values = [Some(cell.value), baseline, paper].into_iter().flatten();
        let mut label = report.plan.name(row.number);
        // One that is cut must still say which point it is.
        if label.chars().count() > Bars::LETTERS {
            label = format!("#{} {label}", row.number);
        }
        for (part, value) in values.enumerate() {
            let Some(value) = value.and_then(Value::as_f64) else { continue };
            let mut parts = vec![0.0; legend.len()];
            parts[part] = value;
            bars.push(Bar { label: std::mem::take(&mut label), parts });
        }
    }
    let unit = Some(series.meaning.unit.as_str());
    let svg = Bars { title: &title, unit, legend: &legend, bars: &bars, shown }.svg()?;
    Ok(Chart { title, svg })
}

/// A line for each choice of the other fields, or one of means where there are too many.
fn lines(report: &Report<'_>, series: &Series<'_>, index: usize) -> Result<Chart, Undrawn> {
    let (plan, axis) = (report.plan, &report.plan.axes[index]);
    let product = plan.product();
    // Sums and counts of each place on the axis, by the number of the point with the first value of the axis.
    let mut lines: BTreeMap<u64, Vec<(f64, u64)>> = BTreeMap::new();
    for (place, row) in report.rows.iter().enumerate() {
        let at = product.choice(row.number).1[index];
        let first = row.number - product.stride(index) * at as u64;
        let line = lines.entry(first).or_insert_with(|| vec![(0.0, 0); axis.values.len()]);
        if let Some(value) = series.number(place) {
            line[at] = (line[at].0 + value, line[at].1 + 1);
        }
    }
    let is_mean = lines.len() > MOST_LINES;
    if is_mean {
        let mut sums = vec![(0.0, 0); axis.values.len()];
        for line in lines.values() {
            for (sum, (value, count)) in sums.iter_mut().zip(line) {
                *sum = (sum.0 + value, sum.1 + count);
            }
        }
        lines = BTreeMap::from([(0, sums)]);
    }
    let is_alone = lines.len() == 1;
    let line = |(first, values): (u64, Vec<(f64, u64)>)| Line {
        name: match (is_mean, is_alone) {
            (true, _) => "mean of all other choices".to_string(),
            (false, true) => series.meaning.name.clone(),
            (false, false) => others(report, first, index),
        },
        values: values
            .into_iter()
            .map(|(sum, count)| (count > 0).then(|| sum / count as f64))
            .collect(),
    };
    let lines: Vec<Line> = lines.into_iter().map(line).collect();
    let title = format!("{} over {}", series.title(), axis.field);
    let (places, along, unit) = (&axis.values, axis.field.as_str(), series.meaning.unit.as_str());
    let svg = Lines { title: &title, along, unit, places, lines: &lines }.svg()?;
    Ok(Chart { title, svg })
}

/// A point's design and fields but for one.
fn others(report: &Report<'_>, number: u64, index: usize) -> String {
    let (design, values) = report.plan.choice(number);
    let others = report.plan.axes.iter().zip(values).enumerate();
    let others = others.filter(|(place, (axis, _))| *place != index && axis.is_swept());
    let others = others.map(|(_, (axis, value))| format!("{} {value}", axis.field));
    let design = (report.plan.designs.len() > 1).then(|| design.name.clone());
    design.into_iter().chain(others).collect::<Vec<_>>().join(", ")
}

/// A cost against a metric, if some point has both.
fn front(
    report: &Report<'_>,
    cost: &Series<'_>,
    metric: &Series<'_>,
) -> Result<Option<Chart>, Undrawn> {
    let sign = if metric.meaning.aim == Aim::More { -1.0 } else { 1.0 };
    let both = (0..report.rows.len())
        .filter_map(|row| Some((row, cost.number(row)?, metric.number(row)?)));
    let mut points: Vec<(usize, f64, f64)> = both.collect();
    points.sort_by(|a, b| {
        a.1.total_cmp(&b.1).then((sign * a.2).total_cmp(&(sign * b.2))).then(a.0.cmp(&b.0))
    });
    let mut best = f64::INFINITY;
    let mut marks = Vec::new();
    for (row, x, y) in points {
        let is_front = sign * y < best;
        best = best.min(sign * y);
        marks.push(Mark { name: format!("#{}", report.rows[row].number), at: (x, y), is_front });
    }
    let all = marks.len();
    if all > MOST_MARKS {
        marks.retain(|mark| mark.is_front);
        let keep = marks.len().div_ceil(MOST_MARKS).max(1);
        marks = marks.into_iter().step_by(keep).collect();
    }
    if marks.is_empty() {
        return Ok(None);
    }
    let shown = if all > marks.len() {
        format!(" ({} of {all} points, on the front)", marks.len())
    } else {
        String::new()
    };
    let title = format!("{} against {}{shown}", metric.title(), cost.title());
    let along = format!("{} ({})", cost.meaning.name, cost.meaning.unit);
    let upwards = format!("{} ({})", metric.meaning.name, metric.meaning.unit);
    let svg = Points { title: &title, along: &along, upwards: &upwards, marks: &marks }.svg()?;
    Ok(Some(Chart { title, svg }))
}

/// The chart of what a single point has under a name.
fn single(report: &Report<'_>, series: &Series<'_>, row: usize) -> Result<Option<Chart>, Undrawn> {
    let Some(value) = series.cells[row].value else { return Ok(None) };
    let title = format!("{}; {}", series.title(), report.plan.name(report.rows[row].number));
    let svg = match series.meaning.form {
        Form::Number | Form::Other => return Ok(None),
        Form::Matrix => {
            let Some(cells) = matrix(value) else { return Ok(None) };
            Heat {
                title: &title,
                columns: "core that held the line",
                rows: "core that missed",
                unit: &series.meaning.unit,
                cells: &cells,
            }
            .svg()?
        }
        Form::Distances => distances(&title, &series.meaning.unit, value)?,
        Form::Decisions => match modes(&title, value)? {
            Some(svg) => svg,
            None => return Ok(None),
        },
    };
    Ok(Some(Chart { title, svg }))
}

fn matrix(value: &Value) -> Option<Vec<Vec<f64>>> {
    let numbers = |row: &Value| row.as_array()?.iter().map(Value::as_f64).collect::<Option<_>>();
    value.as_array()?.iter().map(numbers).collect()
}

fn distances(title: &str, unit: &str, value: &Value) -> Result<String, Undrawn> {
    let counts = value["histogram"].as_array().map_or(&[][..], Vec::as_slice);
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    chart::distances(title, unit, counts.iter().map(number), number(&value["cold"]))
}

/// A lane for each core that has decided; none where nothing was decided.
fn modes(title: &str, value: &Value) -> Result<Option<String>, Undrawn> {
    let legend = ["private", "shared", "before a decision"];
    let mut lanes: BTreeMap<u64, Vec<Span>> = BTreeMap::new();
    let mut end = 0.0_f64;
    for decision in value.as_array().map_or(&[][..], Vec::as_slice) {
        let (Some(record), Some(core)) = (decision["record"].as_f64(), decision["core"].as_u64())
        else {
            continue;
        };
        let what = usize::from(decision["decision"] == "shared");
        let lane = lanes.entry(core).or_insert_with(|| vec![Span { from: 0.0, what: 2 }]);
        lane.push(Span { from: record, what });
        end = end.max(record);
    }
    if lanes.is_empty() {
        return Ok(None);
    }
    let lane = |(core, spans)| Lane { label: format!("core {core}"), spans };
    let lanes: Vec<Lane> = lanes.into_iter().map(lane).collect();
    // A twentieth more, so that the last decision has a length.
    let chart = Lanes {
        title,
        along: "requests of all cores",
        end: end * 1.05 + 1.0,
        legend: &legend,
        lanes: &lanes,
    };
    chart.svg().map(Some)
}
