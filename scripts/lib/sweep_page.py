"""Makes a page of docs/results/sweeps. Usage: sweep_page.py ABOVE MADE PAGE CHART...

ABOVE is a file of Markdown for the head of the page; MADE.md, MADE.html and MADE.csv are a sweep's reports. The page is
PAGE.md: the head, the drawings of each CHART (the beginning of a title in the report) as PAGE-1.svg, PAGE-2.svg and so
on, a table of few figures, and the sources. PAGE.csv has every figure.
"""

import csv
import re
import shutil
import sys
from html import unescape
from pathlib import Path

# Columns of each subject, if the sweep has it.
FIGURES = ["l1_miss_rate", "l2_bytes", "logic"]


def pictures(html, page, charts):
    drawn = re.findall(r"<h2>([^<]*)</h2>\n(?:<div[^>]*>\n)?(<svg.*?</svg>)", html, re.DOTALL)
    count = 0
    for chart in charts:
        found = [(unescape(title), svg) for title, svg in drawn if unescape(title).startswith(chart)]
        if not found:
            sys.exit(f"a report must have a chart of {chart}; got {[title for title, _ in drawn]}")
        for title, svg in found:
            count += 1
            file = Path(f"{page}-{count}.svg")
            file.write_text(svg + "\n", "utf-8")
            yield f"![{title}]({file.name})\n"


def short(value):
    return value if value.isdigit() else f"{float(value):.3f}"


def table(lines):
    """A row a point: its fields, then the figures, the baseline's behind a slash."""
    fields = [name for name in lines[0] if "." in name]
    shown = [line for figure in FIGURES for line in lines if line["figure"] == figure]
    heads = list(dict.fromkeys((line["figure"], line["subject"]) for line in shown))
    rows = {}
    for line in shown:
        cell = short(line["value"]) + (f" / {short(line['baseline'])}" if line["baseline"] else "")
        rows.setdefault(int(line["point"]), [line[name] for name in fields] + [""] * len(heads))
        rows[int(line["point"])][len(fields) + heads.index((line["figure"], line["subject"]))] = cell
    head = [f"`{name}`" for name in fields] + [f"`{figure}`, {subject}" for figure, subject in heads]
    text = [head, ["---:"] * len(head), *(rows[point] for point in sorted(rows))]
    return "".join(f"| {' | '.join(row)} |\n" for row in text)


def main(above, made, page, *charts):
    images = pictures(Path(made + ".html").read_text("utf-8"), page, charts)
    shutil.copyfile(made + ".csv", page + ".csv")
    with open(made + ".csv", encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    report = Path(made + ".md").read_text("utf-8")
    sources = report[report.rindex("\nSources\n") + 1 :].replace("Sources\n", "## Sources\n", 1)
    named = f"Behind a slash is the private L1; [{Path(page).name}.csv]({Path(page).name}.csv) has every figure.\n"
    parts = [Path(above).read_text("utf-8"), *images, table(lines), named, sources]
    Path(page + ".md").write_text("\n".join(parts), "utf-8")


main(*sys.argv[1:])
