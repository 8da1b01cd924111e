"""Makes docs/results/area.md from reports. Usage: area_page.py AREA TIMING CURVES FOLDER > PAGE

AREA and TIMING are what `area` and `timing` write as Markdown; CURVES has such an AREA and a picture behind each heading.
Each table goes whole into a file of FOLDER, TARGET.csv, timing.csv or curves.csv. The page has one row for each text on
the library, with the least frequency, the papers' figures, and the pictures.
"""

import csv
import re
import sys
from pathlib import Path

HEAD = """# Area of every block

Made by `scripts/area.sh`; [area and timing](../reference/synthesis.md) has the method and its assumptions, [critical paths](critical-paths.md) the parts of the longest paths. A row is a block of a preset, alone; presets with the same figures share one.

## Area and frequency

![square micrometres of every block](area/blocks.svg)

"""
OTHERS = """
The other targets and all columns: {files}. The ends of each longest path: [timing.csv](area/timing.csv).

## The papers' figures
"""
ABSENT = """
Not in the table, because no block of a preset does the same: the buffers and queues of the cooperative network (taco16 §5.4.1, 4.82 mm2 at 40 nm), and the bypass logic of the last-level cache (isca23 §3.6, 1.9 % of the network).
"""
CURVES = """
## Curves

One knob of a preset at a time, on the library; figures in [curves.csv](area/curves.csv).
"""
COLUMNS = ["gates", "flip-flops", "memory bits", "um2"]
LIBRARY = "liberty"


def sections(report):
    """(title, table, text behind it) of each table of a report; the title is the line above."""
    lines = report.split("\n")
    starts = [n for n, line in enumerate(lines) if line.startswith("|") and not lines[n - 1].startswith("|")]
    ends = [*starts[1:], len(lines) + 2]
    for start, end in zip(starts, ends):
        stop = next(n for n in range(start, len(lines) + 1) if n == len(lines) or not lines[n].startswith("|"))
        table = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[start:stop]]
        del table[1]  # The rule below the head.
        yield lines[start - 2], table, "\n".join(lines[stop : end - 2]).strip("\n")


def target(title):
    """The name of a target in the title of its table."""
    name = title.split(",")[0].split(" ")[0]
    return LIBRARY if name.endswith("Library") else name


def write(path, rows):
    with open(path, "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([cell.replace(",", "") for cell in row] for row in rows)


def table(rows):
    head, *rest = rows
    rule = ["---", "---"] + ["---:"] * (len(head) - 2)
    return "".join(f"| {' | '.join(row)} |\n" for row in [head, rule, *rest])


def merged(areas, timing):
    """A row for each text: the presets that have it, its block, the chosen columns and the frequency."""
    head, *rows = areas
    heads = timing[0]
    frequency = {
        (row[0], row[1]): row[heads.index("MHz")] for row in timing[1:] if row[heads.index("target")] == LIBRARY
    }
    found = {}
    for row in rows:
        figures = row[1], *(row[head.index(column)] for column in COLUMNS)
        # Of what was not timed, the row of another preset serves.
        timed = [key for key in found if key[:-1] == figures]
        key = timed[0] if timed and (row[0], row[1]) not in frequency else (*figures, frequency.get((row[0], row[1]), "-"))
        found.setdefault(key, []).append(row[0])
    return [["block", "presets", *COLUMNS, "MHz"], *([f"`{name}`", ", ".join(of), *rest] for (name, *rest), of in found.items())]


def main(area, timing, curves, folder):
    area, timing, curves = (Path(path).read_text("utf-8") for path in (area, timing, curves))
    targets, papers = {}, ""
    for title, rows, behind in sections(area):
        if title.startswith("the papers"):
            papers = f"{title[0].upper()}{title[1:]}.\n\n{table(rows)}\n{behind}\n"
        else:
            targets[target(title)] = title, rows
    for name, (_, rows) in targets.items():
        write(Path(folder, f"{name}.csv"), rows)
    title, library = targets[LIBRARY]
    (paths, of_paths, _), = sections(timing)
    write(Path(folder, "timing.csv"), of_paths)
    drawn = [list(sections(part))[0][1] for part in curves.split("\n### ")[1:]]
    write(Path(folder, "curves.csv"), [drawn[0][0], *(row for rows in drawn for row in rows[1:])])
    page = HEAD + f"{title}; {paths}.\n\n" + table(merged(library, of_paths))
    files = ", ".join(f"[{name}.csv](area/{name}.csv)" for name in targets)
    page += OTHERS.format(files=files) + "\n" + papers + ABSENT + CURVES
    for picture in re.findall(r"^!\[.*\)$", curves, re.MULTILINE):
        page += f"\n{picture}\n"
    sys.stdout.write(page)


main(*sys.argv[1:])
