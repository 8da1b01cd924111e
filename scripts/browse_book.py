#!/usr/bin/env python3
"""Reads the built book in a headless Chromium, page by page. Usage: scripts/browse_book.py [FOLDER]

FOLDER is build/book unless given; scripts/book.sh builds it. Of the pages as the browser shows them, each link within
the book must lead to a file, and to a heading where it names one; each picture must be drawn; the console is silent; the
sidebar leads to each page; the search finds a block. Then one page gets a dead link, a link to no heading, a missing
picture, one that is no picture, and a word on the console: each must be found, once. Status 1 when something does not
hold, 3 without a browser or a book. `scripts/test.sh --full book` calls it.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

OPTIONS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-default-apps", "--disable-extensions",
    "--allow-file-access-from-files", "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr", "--dump-dom",
]
# The width of a picture is 0 where none is drawn; a page tells it in an attribute.
WIDTHS = """<script>
for (const image of document.images) image.loading = "eager";
addEventListener("load", () => { for (const image of document.images) image.dataset.width = image.naturalWidth; });
</script></body>"""
# Elements that are not of mdBook's page: the sidebar of a browser without scripts, and the answer of
# a server.
NO_PAGES = {"toc.html", "404.html"}


class Page(HTMLParser):
    """Links, pictures with their widths, and the ids that a link may name."""

    def __init__(self, html):
        super().__init__()
        self.links, self.pictures, self.ids, self.results = [], [], set(), 0
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if attrs.get("id"):
            self.ids.add(attrs["id"])
        if tag == "a" and attrs.get("href"):
            self.links.append(attrs["href"])
            self.results += attrs.get("aria-details", "").startswith("mdbook-teaser")
        elif tag == "img":
            self.pictures.append((attrs.get("src", ""), attrs.get("data-width", "0")))


def browse(browser, address, *options):
    """A page as the browser shows it, and what its console says."""
    with tempfile.TemporaryDirectory() as profile:
        command = [browser, *OPTIONS, *options, f"--user-data-dir={profile}", address]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True)
    said = [line for line in done.stderr.decode().splitlines() if ":CONSOLE" in line]
    return Page(done.stdout.decode()), said


def target_of(page, link):
    """The file that a link of a page leads to, and the id on it; None for another address."""
    parts = urlsplit(link)
    if parts.scheme not in ("", "file") or parts.netloc:
        return None
    path = Path(os.path.normpath(page.parent / unquote(parts.path))) if parts.path else page
    return path, unquote(parts.fragment)


def faults(pages, root, only=None):
    """What does not hold, of all pages or of one. `pages` are {file: (page, console)}."""
    for file, (page, said) in pages.items():
        if only not in (None, file):
            continue
        name = file.relative_to(root)
        # A picture or link that is not there is reported once, with its name.
        yield from (f"{name}: the console says: {line}" for line in said if "ERR_FILE_NOT_FOUND" not in line)
        yield from (f"{name}: the picture {source} is not drawn" for source, width in page.pictures if int(width) == 0)
        for link in page.links:
            target = target_of(file, link)
            if target is None:
                continue
            path, fragment = target
            if not path.is_file():
                yield f"{name}: the link {link} leads nowhere"
            elif fragment and path in pages and fragment not in pages[path][0].ids:
                yield f"{name}: the link {link} names no heading of that page"


def copied(built, folder):
    """A copy of the book whose pictures tell their widths."""
    root = Path(folder) / "book"
    shutil.copytree(built, root)
    files = sorted(file for file in root.rglob("*.html") if file.name not in NO_PAGES)
    for file in files:
        file.write_text(file.read_text("utf-8").replace("</body>", WIDTHS), "utf-8")
    return root, files


def missed(browser, pages, root):
    """Faults put into the first page, one at a time, that are not found once."""
    file = root / "index.html"
    text = file.read_text("utf-8")
    (root / "broken.svg").write_text("no picture", "utf-8")
    for added, expected in [
        ('<a href="nowhere.html">a</a>', "the link nowhere.html leads nowhere"),
        ('<a href="style.html#nothing">a</a>', "the link style.html#nothing names no heading of that page"),
        ('<img alt="" src="missing.svg">', "the picture missing.svg is not drawn"),
        ('<img alt="" src="broken.svg">', "the picture broken.svg is not drawn"),
        ("<script>console.error('out of order')</script>", "the console says: "),
    ]:
        file.write_text(text.replace("</main>", f"{added}</main>"), "utf-8")
        found = list(faults({**pages, file: browse(browser, f"file://{file}")}, root, file))
        if len(found) != 1 or expected not in found[0]:
            yield f"of `{added}` is found: {found}"
    file.write_text(text, "utf-8")


def main(built="build/book"):
    browser = shutil.which("chromium") or shutil.which("google-chrome") or shutil.which("chrome")
    if not browser or not Path(built, "index.html").is_file():
        print("browse_book: needs Chromium, Debian's `chromium`, and a book; try scripts/book.sh", file=sys.stderr)
        return 3
    with tempfile.TemporaryDirectory() as folder:
        root, files = copied(Path(built).resolve(), folder)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            pages = dict(zip(files, pool.map(lambda file: browse(browser, f"file://{file}"), files)))
        found = list(faults(pages, root))
        first = root / "index.html"
        sidebar = {target[0] for link in pages[first][0].links if (target := target_of(first, link))}
        found += [f"{file.relative_to(root)}: the sidebar does not lead there" for file in files if file not in sidebar]
        answer, _ = browse(browser, f"file://{first}?search=coalescer", "--virtual-time-budget=20000")
        if answer.results == 0:
            found.append("the search for `coalescer` finds nothing")
        pictures = sum(len(page.pictures) for page, _ in pages.values())
        links = sum(len(page.links) for page, _ in pages.values())
        found += missed(browser, pages, root)
    end = f"{len(pages)} pages, {links} links, {pictures} pictures, nothing to say; each of five faults is found once"
    print("\n".join(found) if found else end)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
