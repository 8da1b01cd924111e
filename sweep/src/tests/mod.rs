//! A sweep of made-up commands: what is run, what a report says of it, and what a folder of a plan keeps to.

mod charts;

use super::*;
use crate::folder::Collected;
use ::report::chart::shown;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use tools::store::Store;

fn object(value: Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

/// Two designs, three and two values; a cost and a metric, of which a paper and a baseline have some.
fn plan(values: &[&str]) -> Plan {
    let axes: Vec<Axis> = values.iter().map(|text| text.parse().unwrap()).collect();
    let config = |name: &str| Config {
        name: name.into(),
        file: format!("{name}.toml"),
        text: "a = 1\n".into(),
    };
    let meaning = |name: &str, unit: &str, form, aim| Meaning {
        name: name.into(),
        unit: unit.into(),
        form,
        aim,
    };
    let command = |label: &str, meanings: Vec<Meaning>| Command {
        label: label.into(),
        words: vec![label.into()],
        inputs: vec![Input { name: "a.wct".into(), sha256: "0".repeat(64) }],
        meanings,
        about: vec![About { title: "System <s>".into(), text: "cores = 2\n".into() }],
    };
    let commands = vec![
        command("cost", vec![meaning("area", "um2", Form::Number, Aim::Cost)]),
        command(
            "count",
            vec![
                meaning("misses", "requests", Form::Number, Aim::Less),
                meaning("loads", "requests", Form::Number, Aim::Plain),
                meaning("holders", "count", Form::Matrix, Aim::Plain),
                meaning("distance", "touches", Form::Distances, Aim::Plain),
                meaning("modes", "count", Form::Decisions, Aim::Plain),
            ],
        ),
    ];
    let designs = vec![config("one"), config("two")];
    let product = Product::of(designs.len(), &axes);
    let point = |number: u64| {
        let choice = format!("{:?}", product.choice(number));
        Point { number, keys: commands.iter().map(|command| command.key("1", &choice)).collect() }
    };
    let points = (0..product.len()).map(point).collect();
    let words = ["sweep", "one", "two", "--", "cost", "--", "count"].map(String::from).to_vec();
    let (version, folder) = ("1".to_string(), "/".to_string());
    Plan { version, words, folder, designs, axes, commands, points, left_out: vec![] }
}

fn small() -> Plan {
    plan(&["l.sets=16,32,64", "l.ways=2,4"])
}

fn work(command: usize, point: &Point) -> Ended {
    let number = point.number as f64;
    let (figures, baseline, paper) = match command {
        0 => (json!({ "area": 100.0 + 10.5 * number }), json!({}), json!({ "area": 120 })),
        _ if point.number == 5 => return Ended::Error("no trace, at byte 7".into()),
        _ => (
            json!({
                "misses": 90 - 7 * point.number as i64, "loads": 100, "unknown": 1,
                "holders": [[0, 3], [point.number, 0]],
                "distance": { "histogram": [4, 0, 9], "cold": 2 },
                "modes": [{ "record": 10, "core": 1, "decision": "shared" }],
            }),
            json!({ "misses": 91 }),
            json!({}),
        ),
    };
    let measured = Measured {
        subject: "all".into(),
        figures: object(figures),
        baseline: object(baseline),
        paper: object(paper),
    };
    Ended::Outcome(Outcome { measured: vec![measured], tools: vec!["Tool 1.0".into()] })
}

fn rows_by(plan: &Plan, threads: usize) -> Vec<Row> {
    let folder = tempfile::tempdir().unwrap();
    let results = Results::local(Store::at(folder.path()), "a");
    run(plan, &plan.points, &results, threads, &|_| {}, work).unwrap().0
}

/// Every form of the report.
fn forms(plan: &Plan, rows: &[Row]) -> Vec<String> {
    let report = Report::new(plan, rows, "warpcache sweep ...");
    let json = serde_json::to_string(&report.json()).unwrap();
    vec![report.text(), report.markdown(), report.csv(), report.html().unwrap(), json]
}

fn parsed(text: &str) -> roxmltree::Document<'_> {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    roxmltree::Document::parse_with_options(text, options).unwrap()
}

#[test]
fn a_report_does_not_depend_on_threads() {
    let plan = small();
    let one = forms(&plan, &rows_by(&plan, 1));
    assert_eq!(one, forms(&plan, &rows_by(&plan, 4)));
    assert!(one.iter().all(|form| form.contains("no trace, at byte 7")));
}

#[test]
fn a_report_ends_with_what_it_was_made_of() {
    let plan = small();
    let report = forms(&plan, &rows_by(&plan, 1));
    let hash = "0".repeat(64);
    for form in [&report[1], &report[3], &report[4]] {
        let (config, system) = (form.find("a = 1").unwrap(), form.find("cores = 2").unwrap());
        // The last figure of the tables.
        let last_number = form.rfind("215.5").unwrap();
        for (what, place) in [("config", config), ("system", system)] {
            assert!(place > last_number, "{what}");
        }
        for text in [hash.as_str(), "a.wct", "Tool", "1.0", "warpcache sweep ..."] {
            assert!(form.rfind(text).is_some_and(|place| place > config), "{text}: {form}");
        }
    }
}

#[test]
fn what_is_there_is_not_run_again_but_for_errors() {
    let (plan, folder) = (small(), tempfile::tempdir().unwrap());
    let ran = AtomicU64::new(0);
    let mut made = Vec::new();
    for _ in 0..2 {
        let results = Results::local(Store::at(folder.path()), "a");
        let (_, count) = run(&plan, &plan.points, &results, 2, &|_| {}, |command, point| {
            ran.fetch_add(1, Ordering::Relaxed);
            work(command, point)
        })
        .unwrap();
        made.push(count);
    }
    // Twelve points, two commands; then the one that failed.
    assert_eq!((made, ran.into_inner()), (vec![24, 1], 25));
}

#[test]
fn a_folder_gives_the_same_report_whatever_ran_where_and_tells_what_is_missing() {
    let (plan, above) = (small(), tempfile::tempdir().unwrap());
    let path = above.path().join("plan");
    let folder = PlanFolder::make(&path, plan.clone(), 1, &[]).unwrap();
    let all = folder.points(None).unwrap().to_vec();
    for point in all.iter().rev().filter(|point| point.number != 3) {
        let opened = PlanFolder::open(&path, "1").unwrap();
        let place = opened.points(Some(point.number..point.number + 1)).unwrap();
        run(opened.plan(), place, &opened.results(), 1, &|_| {}, work).unwrap();
    }
    let Collected { rows, missing } = folder.collect(&|_| {}).unwrap();
    assert_eq!((rows.len(), missing), (11, vec![3]));
    run(&plan, &all, &folder.results(), 2, &|_| {}, work).unwrap();
    let Collected { rows, missing } = folder.collect(&|_| {}).unwrap();
    assert!(missing.is_empty());
    assert_eq!(forms(&plan, &rows), forms(&plan, &rows_by(&plan, 1)));

    // A half of a result is none, and one of another key is refused.
    let results = folder.results();
    let place = results.place(&plan.points[4].keys[0]);
    let whole = fs::read(&place).unwrap();
    fs::write(&place, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(folder.collect(&|_| {}).unwrap().missing, [4]);
    fs::copy(results.place(&plan.points[2].keys[0]), &place).unwrap();
    let refused = folder.collect(&|_| {}).unwrap_err().to_string();
    assert!(
        refused.contains("must be the result of its key") && refused.contains("point 4"),
        "{refused}"
    );
}

#[test]
fn folders_that_are_none_of_a_plan_are_refused() {
    let above = tempfile::tempdir().unwrap();
    let place = |name: &str| above.path().join(name);
    let refused = |path: &Path| PlanFolder::open(path, "1").unwrap_err().to_string();
    assert!(refused(&place("nowhere")).contains("must be a folder that sweep --plan made; got"));
    assert!(refused(above.path()).contains("; got one without plan.json; try sweep --plan "));
    let made = place("made");
    PlanFolder::make(&made, small(), 1, &[]).unwrap();
    let other = PlanFolder::open(&made, "2").unwrap_err().to_string();
    assert!(other.contains("must be a plan of this version, 2; got one of 1; try "), "{other}");
    let text = fs::read_to_string(made.join("plan.json")).unwrap();
    fs::write(made.join("plan.json"), text.replace("a.wct", "b.wct")).unwrap();
    assert!(refused(&made).contains("; got a plan.json that was changed; try "));
    fs::write(made.join("plan.json"), &text[..text.len() / 2]).unwrap();
    assert!(refused(&made).contains("; got a plan.json that is none ("));

    let room = |path: &Path| PlanFolder::require_room(path).unwrap_err().to_string();
    assert!(room(&made).contains("; got a folder that is not empty; try "));
    assert!(room(&place("no/where")).contains("; got no folder "));
    fs::write(place("file"), "mine").unwrap();
    assert!(room(&place("file")).contains("must be an empty folder, or a place for one; got "));
    fs::create_dir(place("empty")).unwrap();
    std::os::unix::fs::symlink("empty", place("link")).unwrap();
    assert!(room(&place("link")).contains("; got a symbolic link; try "));
    assert!(room(Path::new(".")).ends_with("; got a folder without a name; try ./another"));
    let unwritable =
        PlanFolder::make(Path::new("/proc/new"), small(), 1, &[]).unwrap_err().to_string();
    let expected =
        "/proc/new: must be readable and writable; got entity not found; try another folder";
    assert_eq!(unwritable, expected);
    let folder = PlanFolder::make(&place("empty"), small(), 1, &[]).unwrap();
    let beyond = folder.points(Some(11..13)).unwrap_err().to_string();
    assert_eq!(
        beyond,
        "--points 11..13: must be within the plan's points, 0..12; got 13; try 0..12"
    );
}

#[test]
fn the_page_is_xml_with_every_row_and_nothing_from_outside() {
    let plan = small();
    let rows = rows_by(&plan, 2);
    let report = Report::new(&plan, &rows, "warpcache sweep ...");
    let (page, csv) = (report.html().unwrap(), report.csv());
    let faults = |page: &str| faults(page, &csv, rows.len());
    assert_eq!(faults(&page), Vec::<String>::new());
    // The contents lead to every heading.
    let headings = page.matches("<h2>").count();
    assert_eq!(
        (1..=headings).filter(|n| page.contains(&format!("<a href=\"#part-{n}\">"))).count(),
        headings
    );
    // Each kind of fault is found.
    let row = page.find("<tr><td class=\"text\">7</td>").unwrap();
    let end = row + page[row..].find("</tr>\n").unwrap() + 6;
    assert_eq!(faults(&format!("{}{}", &page[..row], &page[end..])).len(), 1);
    let picture = page.replace("</h1>", "</h1><img src=\"http://a.example/b.png\"/>");
    assert_eq!(faults(&picture), ["an address outside: http://a.example/b.png"]);
    let style = page.replacen("<style>", "<style>@import 'http://a.example/b.css';", 1);
    assert_eq!(faults(&style).len(), 1);
    let picture = page.replacen("<h1>", "<h1 style=\"background: url(b.png)\">", 1);
    assert_eq!(faults(&picture), ["an address outside: background: url(b.png)"]);
    assert_eq!(faults(&page.replace("<h1>", "<script>1</script><h1>")), ["a script"]);
}

/// The errors of a page: too few rows or cells for the CSV, charts without marks, scripts, addresses.
fn faults(page: &str, csv: &str, points: usize) -> Vec<String> {
    let document = parsed(page);
    let all = || document.root_element().descendants();
    let named = |name: &'static str| all().filter(move |node| node.tag_name().name() == name);
    let mut faults: Vec<String> = named("script").map(|_| "a script".to_string()).collect();
    for node in all() {
        let fetches = |name: &str, value: &str| {
            ["src", "srcset", "href", "data", "action", "poster"].contains(&name)
                || value.contains("url(")
                || value.contains("@import")
        };
        // A place of the page itself is none outside.
        let fetched = node.attributes().filter(|it| fetches(it.name(), it.value()));
        let fetched = fetched.filter(|it| !it.value().starts_with('#'));
        faults.extend(fetched.map(|it| format!("an address outside: {}", it.value())));
        let style = node.text().filter(|_| node.tag_name().name() == "style").unwrap_or_default();
        faults.extend(fetches("", style).then(|| format!("an address outside: {style}")));
    }
    for chart in named("svg") {
        let is_mark = |name: &str| ["rect", "circle", "polyline"].contains(&name);
        // The first rectangle is the paper.
        let marks = chart.descendants().filter(|node| is_mark(node.tag_name().name()));
        faults.extend((marks.count() < 2).then(|| "a chart without marks".to_string()));
    }
    // Subject by subject: cells by point and head.
    let titles = named("h2").map(|title| title.text().unwrap_or_default());
    let titles: Vec<&str> =
        titles.filter(|title| ["cost: all", "count: all"].contains(title)).collect();
    let mut cells: BTreeMap<(String, String, String), String> = BTreeMap::new();
    for (title, table) in titles.iter().zip(named("table")) {
        let texts = |row: roxmltree::Node<'_, '_>| {
            let cells = row.children().filter(roxmltree::Node::is_element);
            cells.map(|cell| cell.text().unwrap_or_default().to_string()).collect::<Vec<_>>()
        };
        let rows: Vec<Vec<String>> =
            table.children().filter(roxmltree::Node::is_element).map(texts).collect();
        if rows.len() - 1 != points {
            faults.push(format!("{title}: {} rows, not {points}", rows.len() - 1));
        }
        for row in &rows[1..] {
            let named = rows[0].iter().zip(row);
            cells.extend(named.map(|(head, cell)| {
                ((title.to_string(), row[0].clone(), head.clone()), cell.clone())
            }));
        }
    }
    for line in csv.lines().skip(1).filter(|line| !line.contains(",error,")) {
        let columns: Vec<&str> = line.split(',').collect();
        let (point, figure, value) = (columns[0], columns[6], columns[8]);
        let key =
            (format!("{}: {}", columns[4], columns[5]), point.to_string(), figure.to_string());
        let is_there = match cells.get(&key) {
            Some(cell) => *cell == shown(value.parse().unwrap()),
            // A row that is missing was counted.
            None => !cells.keys().any(|(title, other, _)| *title == key.0 && other == point),
        };
        faults.extend((!is_there).then(|| format!("{line}: not in the page")));
    }
    faults
}

#[test]
fn effects_are_mean_changes_with_all_else_the_same() {
    let plan = small();
    let rows = rows_by(&plan, 1);
    let json = serde_json::to_value(Report::new(&plan, &rows, "").json()).unwrap();
    let effect = |field: &str, from: &str, figure: &str| {
        let all = json["effects"].as_array().unwrap().iter();
        let mut found =
            all.filter(|it| it["field"] == field && it["from"] == from && it["figure"] == figure);
        let found = found.next().unwrap();
        (found["change"].as_f64().unwrap(), found["pairs"].as_u64().unwrap())
    };
    // A place on the last axis is 1 further, on the first 2; point 5 has no misses: 5 - 4, 5 - 3 and 7 - 5 miss.
    assert_eq!(effect("l.ways", "2", "area"), (10.5, 6));
    assert_eq!(effect("l.sets", "16", "area"), (21.0, 4));
    assert_eq!(effect("l.ways", "2", "misses"), (-7.0, 5));
    assert_eq!(effect("l.sets", "32", "misses"), (-14.0, 3));
}

#[test]
fn a_report_of_many_points_is_small() {
    let plan = plan(&[
        "a.a=1,2,3,4,5,6,7,8,9,10",
        "a.b=1,2,3,4,5,6,7,8,9,10",
        "a.c=1,2,3,4,5,6,7,8,9,10",
        "a.d=1,2,3,4,5",
    ]);
    let row = |point: &Point| Row {
        number: point.number,
        ended: (0..2).map(|c| work(c, point)).collect(),
    };
    let rows: Vec<Row> = plan.points.iter().map(row).collect();
    assert_eq!(rows.len(), 10_000);
    let page = Report::new(&plan, &rows, "").html().unwrap();
    assert!(page.len() < 5_000_000, "{} bytes", page.len());
    assert!(page.contains("<th>loads</th>"));

    // With more figures than have room it has those that have charts, and says so; no row is missing.
    let (mut plan, mut rows) = (plan, rows);
    let names: Vec<String> = (0..60).map(|n| format!("part_{n}")).collect();
    let part =
        |name: &String| Meaning { name: name.clone(), ..plan.commands[1].meanings[1].clone() };
    let parts: Vec<Meaning> = names.iter().map(part).collect();
    plan.commands[1].meanings.extend(parts);
    for row in &mut rows {
        let Ended::Outcome(outcome) = &mut row.ended[1] else { continue };
        let number = 1_000_000 + row.number;
        outcome.measured[0].figures.extend(names.iter().map(|name| (name.clone(), number.into())));
    }
    let report = Report::new(&plan, &rows, "");
    let page = report.html().unwrap();
    assert!(page.len() < 5_000_000, "{} bytes", page.len());
    assert!(page.contains("<th>misses</th>") && !page.contains("<th>part_0</th>"));
    assert!(page.contains("are in the CSV and the JSON.") && report.csv().contains(",part_59,"));
    assert_eq!(page.matches("<tr><td class=\"text\">9999</td>").count(), 2);
}

#[test]
fn what_is_the_same_at_every_point_is_reported_once_with_what_stands_beside_it() {
    let (plan, set) = (plan(&["l.sets=16,32"]), |misses: u64, baseline: u64| {
        let figures = object(json!({ "misses": misses, "loads": 100 }));
        let baseline = object(json!({ "misses": baseline, "loads": 100 }));
        let measured = Measured { subject: "all".into(), figures, baseline, paper: Map::new() };
        Ended::Outcome(Outcome { measured: vec![measured], tools: vec![] })
    });
    let text = |baseline: fn(u64) -> u64| {
        let row = |point: &Point| Row {
            number: point.number,
            ended: vec![work(0, point), set(5, baseline(point.number))],
        };
        let rows: Vec<Row> = plan.points.iter().map(row).collect();
        Report::new(&plan, &rows, "").text()
    };
    let same = text(|_| 7);
    let lines: Vec<Vec<&str>> =
        same.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(lines.contains(&vec!["misses", "5"]), "{same}");
    assert!(lines.contains(&vec!["misses,", "baseline", "7"]), "{same}");
    // The same number beside another baseline is not the same.
    let changing = text(|point| 7 + point);
    assert!(changing.contains("misses  misses, baseline"), "{changing}");
    assert!(changing.contains("The same at every point: loads 100."), "{changing}");
}
