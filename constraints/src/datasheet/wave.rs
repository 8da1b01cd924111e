//! A timing diagram as WaveDrom's JSON.
use crate::about::Timing;
use serde_json::{Value, json};

/// `{ "signal": [...] }`, a lane a line, so that a diff shows the lane that changed.
pub fn json(timing: &Timing) -> String {
    let lanes: Vec<String> = timing
        .lanes
        .iter()
        .map(|lane| {
            let mut entry = json!({ "name": lane.port, "wave": lane.wave });
            if !lane.data.is_empty() {
                entry["data"] = Value::from(lane.data.clone());
            }
            format!("    {entry}")
        })
        .collect();
    format!("{{\n  \"signal\": [\n{}\n  ]\n}}", lanes.join(",\n"))
}
