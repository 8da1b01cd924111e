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
CATALOGUE = "reference/blocks.md"


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


def content(name):
    path = ROOT / name
    title = f"# `{name}`\n\n"
    if path.is_dir():
        command = ["git", "-C", str(ROOT), "ls-files", name]
        files = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.decode().split()
        return title + "".join(f"- `{file}`\n" for file in files)
    text = path.read_text("utf-8")
    module = module_page(text) if path.name == "mod.rs" else None
    if module is not None:
        title = f"# `{path.parent.name}`\n\nThe head of `{name}`.\n\n"
        return title + re.sub(r"^#", "##", module, flags=re.MULTILINE)
    fence = "~" * 8
    return f"{title}{fence}{FENCE.get(path.suffix, 'text')}\n{text}{fence}\n"


def chapters(items):
    for item in items:
        if isinstance(item, dict) and "Chapter" in item:
            yield item["Chapter"]
            yield from chapters(item["Chapter"]["sub_items"])


def chapter(name, parents):
    title = name.split("/")[-2] if name.endswith("/mod.rs") else name
    path = page_of(name)
    return {"Chapter": {
        "name": title, "content": content(name), "number": None, "sub_items": [], "path": path, "source_path": path,
        "parent_names": parents,
    }}


def main():
    _, book = json.load(sys.stdin)
    items = book["items"]
    shown = {}  # Name of a file, and the path of the first page that links to it.
    for page in chapters(items):
        folder = posixpath.dirname(page["path"])

        def link(found):
            name = posixpath.normpath(posixpath.join("docs", folder, found[1]))
            if name.startswith("docs/") or not (ROOT / name).exists():
                return found[0]
            shown.setdefault(name, page["path"])
            return f"]({posixpath.relpath(page_of(name), folder or '.')}{found[2] or ''})"

        page["content"] = README.sub(r"](\1index.md\2)", LINK.sub(link, page["content"]))
    catalogue = next(page for page in chapters(items) if page["path"] == CATALOGUE)
    blocks = [name for name, page in shown.items() if page == CATALOGUE or name.endswith("/mod.rs")]
    catalogue["sub_items"] += [chapter(name, [catalogue["name"]]) for name in blocks]
    others = sorted(name for name in shown if name not in blocks)
    items += ["Separator", *(chapter(name, []) for name in others)] if others else []
    json.dump(book, sys.stdout)


if __name__ == "__main__":
    # mdBook asks which of its outputs the preprocessor serves: all.
    if sys.argv[1:2] != ["supports"]:
        main()
