//! Effect of a field by itself: the mean change of each number between two of its values, all else the same.

use crate::document::Series;
use crate::plan::Plan;
use crate::run::Row;
use serde::Serialize;
use std::collections::HashMap;

/// The mean change of a number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// As in `l1.sets`.
    pub field: String,
    /// Its value before.
    pub from: String,
    /// Its value after: the next in the order given.
    pub to: String,
    /// The command, by its label.
    pub command: String,
    /// The measured subject.
    pub subject: String,
    /// Its name.
    pub figure: String,
    /// As in `requests`.
    pub unit: String,
    /// Its mean over the points before.
    pub before: f64,
    /// The mean change.
    pub change: f64,
    /// Pairs of points that differ in this field alone, both with this number.
    pub pairs: u64,
}

/// The effects of each swept field, between each two of its values that follow each other.
pub(crate) fn effects(plan: &Plan, rows: &[Row], series: &[Series<'_>]) -> Vec<Effect> {
    let product = plan.product();
    let places: HashMap<u64, usize> =
        rows.iter().enumerate().map(|(place, row)| (row.number, place)).collect();
    let mut effects = Vec::new();
    for (index, axis) in plan.axes.iter().enumerate() {
        let stride = product.stride(index);
        let steps = axis.values.windows(2).enumerate();
        for (step, values) in steps {
            let before = rows.iter().enumerate();
            let pairs: Vec<(usize, usize)> = before
                .filter(|(_, row)| product.choice(row.number).1[index] == step)
                .filter_map(|(place, row)| Some((place, *places.get(&(row.number + stride))?)))
                .collect();
            effects.extend(series.iter().filter_map(|series| {
                let (mut sum, mut change, mut count) = (0.0, 0.0, 0_u64);
                for (before, after) in &pairs {
                    if let (Some(before), Some(after)) =
                        (series.number(*before), series.number(*after))
                    {
                        (sum, change, count) = (sum + before, change + after - before, count + 1);
                    }
                }
                (count > 0).then(|| Effect {
                    field: axis.field.clone(),
                    from: values[0].clone(),
                    to: values[1].clone(),
                    command: series.label.to_string(),
                    subject: series.subject.to_string(),
                    figure: series.meaning.name.clone(),
                    unit: series.meaning.unit.clone(),
                    before: sum / count as f64,
                    change: change / count as f64,
                    pairs: count,
                })
            }));
        }
    }
    effects
}
