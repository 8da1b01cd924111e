//! The drawn values, read back from the SVG, are those of the report.

use super::*;
use roxmltree::{Document, Node};

/// The charts of a plan's report, by title.
fn charts(plan: &Plan) -> BTreeMap<String, String> {
    let rows = rows_by(plan, 2);
    Report::new(plan, &rows, "").charts().unwrap().into_iter().collect()
}

fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// The elements of this name; of rectangles, those in front of the paper.
fn marks<'a>(chart: &'a Document<'a>, name: &'static str) -> Vec<Node<'a, 'a>> {
    let all = chart.descendants().filter(move |node| node.tag_name().name() == name);
    all.skip(usize::from(name == "rect")).collect()
}

fn texts(chart: &Document<'_>) -> Vec<String> {
    let texts = marks(chart, "text").into_iter().filter_map(|node| node.text());
    texts.map(|text| text.trim().to_string()).collect()
}

#[test]
fn heights_of_bars_are_the_numbers_of_the_csv() {
    let plan = small();
    let rows = rows_by(&plan, 2);
    let report = Report::new(&plan, &rows, "");
    let charts = report.charts().unwrap();
    let mut compared = 0;
    for (figure, most) in [("area, cost: all", 215.5), ("misses, count: all", 91.0)] {
        let (_, svg) = charts.iter().find(|(title, _)| title == figure).unwrap();
        let document = parsed(svg);
        let number = |node: &roxmltree::Node<'_, '_>, name| -> f64 {
            node.attribute(name).unwrap().parse().unwrap()
        };
        let bars = document.descendants().filter(|node| node.attribute("height") == Some("18"));
        // Values, baselines and papers' in turn, as the CSV has them.
        let csv = report.csv();
        let name = figure.split(',').next().unwrap();
        let lines = csv.lines().filter(|line| line.split(',').nth(6) == Some(name));
        let numbers: Vec<f64> = lines
            .flat_map(|line| line.split(',').skip(8).filter_map(|cell| cell.parse().ok()))
            .collect();
        let widths: Vec<f64> = bars.map(|bar| number(&bar, "width")).collect();
        assert_eq!(widths.len(), numbers.len(), "{figure}");
        for (width, number) in widths.iter().zip(&numbers) {
            // A bar has 570 pixels for the largest value, and ends at a whole one.
            assert!(
                (width * most / 570.0 - number).abs() <= most / 570.0,
                "{figure}: {width} for {number}"
            );
            compared += 1;
        }
    }
    // 12 points with a paper's figure, 11 with a baseline.
    assert_eq!(compared, 2 * 12 + 2 * 11);
}

#[test]
fn heights_of_lines_are_the_numbers_of_the_csv() {
    let plan = small();
    let svg = &charts(&plan)["misses, count: all over l.sets"];
    let chart = parsed(svg);
    // 300 pixels for the largest; from 360 upwards.
    let drawn: Vec<f64> = marks(&chart, "circle")
        .iter()
        .map(|dot| (360.0 - number(dot, "cy")) * 90.0 / 300.0)
        .collect();
    // A line for each design and number of ways: points 0, 2, 4, then 1, 3 and 5, which failed.
    let points = [0, 2, 4, 1, 3, 6, 8, 10, 7, 9, 11];
    let expected = points.map(|point| f64::from(90 - 7 * point));
    assert_eq!(drawn.len(), expected.len());
    for (drawn, expected) in drawn.iter().zip(expected) {
        assert!((drawn - expected).abs() <= 90.0 / 300.0, "{drawn} for {expected}");
        assert!(texts(&chart).contains(&shown(expected)), "{expected}");
    }
    for text in ["requests", "l.sets", "16", "32", "64", "one, l.ways 2", "two, l.ways 4", "0"] {
        assert!(texts(&chart).contains(&text.to_string()), "{text}");
    }
}

#[test]
fn a_front_is_of_what_no_point_beats_and_stands_where_the_csv_says() {
    let plan = small();
    let svg = &charts(&plan)["misses, count: all against area, cost: all"];
    let chart = parsed(svg);
    let dots = marks(&chart, "circle");
    // Each point costs more and misses less than the one before: all are on the front.
    let points: Vec<f64> = (0..12).filter(|point| *point != 5).map(f64::from).collect();
    assert_eq!(dots.len(), points.len());
    for (dot, point) in dots.iter().zip(points) {
        let (cost, misses) = (100.0 + 10.5 * point, 90.0 - 7.0 * point);
        let along = (number(dot, "cx") - 90.0) * 215.5 / 620.0;
        let upwards = (400.0 - number(dot, "cy")) * 90.0 / 340.0;
        assert!((along - cost).abs() <= 215.5 / 620.0, "{along} for {cost}");
        assert!((upwards - misses).abs() <= 90.0 / 340.0, "{upwards} for {misses}");
        let value = format!("#{point}: {}, {misses}", shown(cost));
        assert!(texts(&chart).contains(&value), "{value}");
    }
    assert!(
        ["area (um2)", "misses (requests)"]
            .iter()
            .all(|text| texts(&chart).contains(&text.to_string()))
    );

    // Costs and metrics in some order, some of them equal: a point is on the front when none is as good in both and better in one.
    let values: Vec<(u64, u64)> = (0..12).map(|n| (n * 7 % 12, (n * 11 + 12) % 13 / 3)).collect();
    let measured = |name: &str, value: u64| {
        let figures = object(json!({ name: value }));
        let (baseline, paper) = Default::default();
        let measured = vec![Measured { subject: "all".into(), figures, baseline, paper }];
        Ended::Outcome(Outcome { measured, tools: vec![] })
    };
    let row = |(number, (cost, misses)): (u64, &(u64, u64))| Row {
        number,
        ended: vec![measured("area", *cost), measured("misses", *misses)],
    };
    let rows: Vec<Row> = (0..).zip(&values).map(row).collect();
    let charts = Report::new(&plan, &rows, "").charts().unwrap();
    let (_, svg) = charts.iter().find(|(title, _)| title.contains(" against ")).unwrap();
    let chart = parsed(svg);
    let most = values.iter().map(|value| value.0).max().unwrap() as f64;
    let is_front = |dot: &&Node<'_, '_>| dot.attribute("fill") == Some("#E0933C");
    let front = marks(&chart, "circle");
    let front = front.iter().filter(is_front).map(|dot| (number(dot, "cx") - 90.0) * most / 620.0);
    let beats = |a: &(u64, u64), b: &(u64, u64)| a.0 <= b.0 && a.1 <= b.1 && a != b;
    let unbeaten = values.iter().filter(|value| !values.iter().any(|other| beats(other, value)));
    let mut unbeaten: Vec<u64> = unbeaten.map(|value| value.0).collect();
    unbeaten.sort_unstable();
    assert_eq!(unbeaten, [0, 1, 2, 4, 6]);
    assert_eq!(front.map(|cost| cost.round() as u64).collect::<Vec<_>>(), unbeaten);
}

#[test]
fn single_points_have_heat_maps_distances_and_modes() {
    let plan = plan(&["l.sets=16,32"]);
    let charts = charts(&plan);
    let of = |name: &str| &charts[&format!("{name}, count: all; two, l.sets 32")];

    // [[0, 3], [3, 0]] at point 3.
    let chart = parsed(of("holders"));
    let cells = marks(&chart, "rect");
    let at = |cell: &Node<'_, '_>| (number(cell, "x"), number(cell, "y"));
    let places: Vec<(f64, f64)> = cells.iter().map(at).collect();
    assert_eq!(places, [(90.0, 64.0), (128.0, 64.0), (90.0, 84.0), (128.0, 84.0)]);
    let shades: Vec<_> = cells.iter().map(|cell| cell.attribute("fill").unwrap()).collect();
    assert_eq!(shades, ["#FFFFFF", "#78AAE1", "#78AAE1", "#FFFFFF"]);
    assert_eq!(texts(&chart).iter().filter(|text| *text == "3").count(), 2);

    // Touches at distances 0, 1 and 2 to 3, and first ones.
    let chart = parsed(of("distance"));
    let widths: Vec<f64> = marks(&chart, "rect").iter().map(|bar| number(bar, "width")).collect();
    let expected = [4.0, 9.0, 2.0].map(|count: f64| (count * 570.0 / 9.0).round());
    assert_eq!(widths, expected);
    for text in ["0", "1", "2 to 3", "first touch", "touches", "4", "9", "2"] {
        assert!(texts(&chart).contains(&text.to_string()), "{text}");
    }

    // Core 1 decides at request 10; until then, none was made. Three legends are before.
    let chart = parsed(of("modes"));
    let spans: Vec<(f64, f64)> = marks(&chart, "rect")[3..]
        .iter()
        .map(|span| (number(span, "x"), number(span, "width")))
        .collect();
    let decided = (90.0 + 770.0 * 10.0 / 11.5_f64).round();
    assert_eq!(spans, [(90.0, decided - 90.0), (decided, 860.0 - decided)]);
    for text in ["core 1", "10", "private", "shared", "before a decision", "requests of all cores"]
    {
        assert!(texts(&chart).contains(&text.to_string()), "{text}");
    }
}

#[test]
fn a_label_that_is_cut_says_which_point_it_is() {
    let plan = plan(&["a_long_section.with_a_long_field=16,32", "l.ways=2,4"]);
    let svg = &charts(&plan)["area, cost: all"];
    let cut: Vec<String> =
        texts(&parsed(svg)).into_iter().filter(|text| text.ends_with("...")).collect();
    assert_eq!(cut.len(), 8);
    assert!(
        cut.iter().enumerate().all(|(point, label)| label.starts_with(&format!("#{point} "))),
        "{cut:?}"
    );
}
