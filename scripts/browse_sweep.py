#!/usr/bin/env python3
"""Reads a sweep's page in a headless Chromium. Usage: scripts/browse_sweep.py sweep.html sweep.csv

Both files are reports of one sweep. What the browser makes of the page is compared with the CSV: every chart has marks,
every table of figures has a row for each point, and a cell for each number; nothing comes from outside; the console is
silent. Then a row is taken away, an outside address put in, and a word said: each must be found, once. Status 1 when something does
not hold, 3 without a browser. scripts/gate.sh calls it where there is one; tests read pages as XML.
"""

import csv
import json
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

OPTIONS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-default-apps", "--disable-extensions",
    "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr", "--dump-dom",
]
MARKS = {"rect", "circle", "polyline"}


class Page(HTMLParser):
    """Headings, the table below each, and the marks of each chart."""

    def __init__(self):
        super().__init__()
        self.tables, self.charts, self.path, self.heading = {}, {}, [], ""

    def handle_starttag(self, tag, attrs):
        if tag == "h2":
            self.heading = ""
        elif tag == "table":
            self.tables[self.heading] = []
        elif tag == "tr":
            self.tables[self.heading].append([])
        elif tag in ("td", "th"):
            self.tables[self.heading][-1].append("")
        elif tag == "svg":
            self.charts[self.heading] = 0
        elif tag in MARKS and "svg" in self.path:
            self.charts[self.heading] += 1
        self.path.append(tag)

    def handle_endtag(self, tag):
        while self.path and self.path.pop() != tag:
            pass

    def handle_data(self, data):
        if "h2" in self.path:
            self.heading += data
        elif self.path and self.path[-1] in ("td", "th"):
            self.tables[self.heading][-1][-1] += data


def browse(browser, page, folder):
    """What the browser makes of a page, what its console says, and what it asks for."""
    log = Path(folder) / "net.json"
    command = [browser, *OPTIONS, f"--user-data-dir={folder}/profile", f"--log-net-log={log}", f"file://{page}"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True)
    said = [line for line in done.stderr.decode().splitlines() if ":CONSOLE" in line]
    events = json.loads(log.read_text("utf-8"))["events"]
    asked = {event.get("params", {}).get("url", "") for event in events}
    return done.stdout.decode(), said, sorted(url for url in asked if re.match(r"(https?|ftp|wss?):", url))


def own_hosts(browser):
    """What the browser asks for by itself, with a page that is empty."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "empty.html"
        page.write_text("<!DOCTYPE html><title>empty</title>", "utf-8")
        return {urlsplit(url).hostname for url in browse(browser, page, folder)[2]}


def faults(browser, page, figures, own):
    with tempfile.TemporaryDirectory() as folder:
        html, said, asked = browse(browser, page, folder)
    found = Page()
    found.feed(html)
    yield from (f"the console says: {line}" for line in said)
    yield from (f"an address outside: {url}" for url in asked if urlsplit(url).hostname not in own)
    if not found.charts:
        yield "no chart"
    # The first rectangle is the paper.
    yield from (f"{title}: a chart without marks" for title, marks in found.charts.items() if marks < 2)
    points = len({line["point"] for line in figures})
    for subject in {f"{line['command']}: {line['subject']}" for line in figures if line["figure"] != "error"}:
        rows = found.tables.get(subject, [[]])
        if len(rows) - 1 != points:
            yield f"{subject}: {len(rows) - 1} rows, not {points}"
        lines = [line for line in figures if f"{line['command']}: {line['subject']}" == subject]
        for figure in sorted({line["figure"] for line in lines} - set(rows[0])):
            yield f"{subject}: no column {figure}"
        cells = {(row[0], head): cell for row in rows[1:] for head, cell in zip(rows[0], row)}
        for line in lines:
            cell = cells.get((line["point"], line["figure"]))
            if line["value"] and cell is not None:
                if abs(float(cell) - float(line["value"])) > 1e-3 * abs(float(line["value"])):
                    yield f"{subject}: point {line['point']} has {line['figure']} {cell}, not {line['value']}"


def main(page, figures):
    browser = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chrome")
    if not browser:
        print("browse_sweep: needs Chromium; install Debian's `chromium`", file=sys.stderr)
        return 3
    page = Path(page).resolve()
    with open(figures, encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    own = own_hosts(browser)
    found = list(faults(browser, page, lines, own))
    text = page.read_text("utf-8")
    last = max(int(line["point"]) for line in lines)
    row = re.search(f"<tr><td class=\"text\">{last}</td>.*</tr>\n", text)
    image = "<img alt=\"\" src=\"http://outside.example/a.png\"/></body>"
    with tempfile.TemporaryDirectory() as folder:
        for name, expected, faulty in [
            ("a row that is missing", " rows, not ", text[: row.start()] + text[row.end() :]),
            ("an outside address", "an address outside: http://outside.example/a.png", text.replace("</body>", image)),
            ("a word on the console", "the console says: ", text.replace("</body>", "<script>console.log(1)</script></body>")),
        ]:
            copy = Path(folder) / "page.html"
            copy.write_text(faulty, "utf-8")
            told = list(faults(browser, copy, lines, own))
            # The console says too that an address cannot be reached.
            told = [fault for fault in told if "console" in expected or not fault.startswith("the console")]
            if len(told) != 1 or expected not in told[0]:
                found.append(f"{name} is found {len(told)} times: {told}")
    print("\n".join(found) if found else f"{len(lines)} numbers, nothing to say; each of three faults is found once")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
