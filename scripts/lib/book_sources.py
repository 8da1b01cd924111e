#!/usr/bin/env python3
"""A preprocessor of mdBook: files outside docs/ that pages link to become pages of the book.

mdBook calls it (docs/book.toml) with a book as JSON on standard input, and takes the changed one from standard output. A
block's file is shown by its page, the comment at its head; any other file as text; a folder as the list of its files.
"""

import json
import os
import posixpath
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LINK = re.compile(r"\]\(((?:\.\./)[^)\s#]+)(#[^)\s]*)?\)")
# mdBook calls the page index.html, and leaves links to it.
README = re.compile(r"\]\(((?:[\w.-]+/)*)README\.md(#[^)\s]*)?\)")
FENCE = {".rs": "rust", ".py": "python", ".sh": "sh", ".toml": "toml", ".v": "verilog"}
# The page below which the blocks' pages are, and its links to them.
CATALOGUE = "reference/blocks.md"
BLOCK = re.compile(r"\[`(\w+)`\]\((?:\.\./)+source/(hdl/[\w/]*/mod\.rs)\.md\)")


def page_of(name):
    """The page that shows a file or folder of the workspace."""
    return f"source/{name}.md"


def module_page(text):
    """The comment at the head of a Rust module, without links that rustdoc alone resolves; None without one."""
    lines = re.match(r"(?://!.*\n)+", text)
    if not lines:
        return None
    page = re.sub(r"^//! ?", "", lines[0], flags=re.MULTILINE)
    page = re.sub(r"\[(`[^`]*`)\](?:\([^)]*\))?", r"\1", page)
    return re.sub(r"\[([^\]]*)\]\([\w:!]*::[\w:!]*\)", r"\1", page)


def content(name, title):
    path = ROOT / name
    head, title = f"# `{title}`\n\nThe head of `{name}`.\n\n", f"# `{name}`\n\n"
    if path.is_dir():
        command = ["git", "-C", str(ROOT), "ls-files", name]
        files = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.decode().split()
        return title + "".join(f"- `{file}`\n" for file in files)
    text = path.read_text("utf-8")
    module = module_page(text) if path.name == "mod.rs" else None
    if module is not None:
        return head + re.sub(r"^#", "##", module, flags=re.MULTILINE)
    fence = "~" * 8
    return f"{title}{fence}{FENCE.get(path.suffix, 'text')}\n{text}{fence}\n"


def chapters(items):
    for item in items:
        if isinstance(item, dict) and "Chapter" in item:
            yield item["Chapter"]
            yield from chapters(item["Chapter"]["sub_items"])


def chapter(name, title, number=None, parents=()):
    path = page_of(name)
    return {"Chapter": {
        "name": title, "content": content(name, title), "number": number, "sub_items": [], "path": path,
        "source_path": path, "parent_names": list(parents),
    }}


def main():
    _, book = json.load(sys.stdin)
    items = book["items"]
    shown = set()
    for page in chapters(items):
        folder = posixpath.dirname(page["path"])

        def link(found):
            name = posixpath.normpath(posixpath.join("docs", folder, found[1]))
            if name.startswith("docs/") or not (ROOT / name).exists():
                return found[0]
            shown.add(name)
            return f"]({posixpath.relpath(page_of(name), folder or '.')}{found[2] or ''})"

        page["content"] = README.sub(r"](\1index.md\2)", LINK.sub(link, page["content"]))
    catalogue = next(page for page in chapters(items) if page["path"] == CATALOGUE)
    blocks = BLOCK.findall(catalogue["content"])
    for place, (title, name) in enumerate(blocks, 1):
        shown.discard(name)
        catalogue["sub_items"].append(chapter(name, title, [*catalogue["number"], place], [catalogue["name"]]))
    items += ["Separator", *(chapter(name, name) for name in sorted(shown))] if shown else []
    json.dump(book, sys.stdout)


if __name__ == "__main__":
    # mdBook asks which of its outputs the preprocessor serves: all.
    if sys.argv[1:2] != ["supports"]:
        main()
