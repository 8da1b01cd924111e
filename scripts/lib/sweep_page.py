"""Makes a page of docs/results/sweeps. Usage: sweep_page.py ABOVE MADE PAGE CHART...

ABOVE is a file of Markdown for the head of the page; MADE.md and MADE.html are a sweep's reports. The page is PAGE.md;
of each CHART, the beginning of a title in the report, the drawings go into PAGE-1.svg, PAGE-2.svg and so on.
"""

import re
import sys
from html import unescape
from pathlib import Path


def main(above, made, page, *charts):
    html = Path(made + ".html").read_text("utf-8")
    drawn = re.findall(r"<h2>([^<]*)</h2>\n(<svg.*?</svg>)", html, re.DOTALL)
    images = []
    for chart in charts:
        found = [(unescape(title), svg) for title, svg in drawn if unescape(title).startswith(chart)]
        if not found:
            sys.exit(f"{made}.html: must have a chart of {chart}; got {[title for title, _ in drawn]}")
        for title, svg in found:
            file = Path(f"{page}-{len(images) + 1}.svg")
            file.write_text(svg + "\n", "utf-8")
            images.append(f"![{title}]({file.name})\n")
    report = Path(made + ".md").read_text("utf-8")
    Path(page + ".md").write_text("\n".join([Path(above).read_text("utf-8"), *images, report]), "utf-8")


main(*sys.argv[1:])
