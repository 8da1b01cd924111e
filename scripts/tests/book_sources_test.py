#!/usr/bin/env python3
"""Shows what book_sources.py makes of links that leave docs/, and of the comment at a module's head."""

import io
import json
import sys
import unittest
from contextlib import redirect_stdout
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lib"))
import book_sources  # noqa: E402


def page(path, content, number=None):
    return {"Chapter": {"name": path, "content": content, "number": number, "sub_items": [], "path": path}}


def book(*pages):
    """The items of a book of these pages behind the preprocessor."""
    given = io.StringIO(json.dumps([{}, {"items": list(pages)}]))
    with mock.patch.object(sys, "stdin", given), redirect_stdout(io.StringIO()) as out:
        book_sources.main()
    return json.loads(out.getvalue())["items"]


class Sources(unittest.TestCase):
    def test_a_block_is_below_the_catalogue_and_another_file_at_the_end(self):
        row = "[`shared_l1`](../../hdl/shared_l1/src/node/mod.rs) [all](../../scripts/lib#x) [index](../README.md#y)"
        catalogue, _, other = book(page("reference/blocks.md", row, [3]))
        self.assertEqual(
            catalogue["Chapter"]["content"],
            "[`shared_l1`](../source/hdl/shared_l1/src/node/mod.rs.md) [all](../source/scripts/lib.md#x) [index](../index.md#y)",
        )
        block = catalogue["Chapter"]["sub_items"][0]["Chapter"]
        self.assertEqual((block["name"], block["number"]), ("shared_l1", [3, 1]))
        self.assertTrue(block["content"].startswith("# `shared_l1`\n\nThe head of `hdl/shared_l1/src/node/mod.rs`.\n"))
        self.assertIn("\n## Rules\n", block["content"])
        self.assertEqual(other["Chapter"]["path"], "source/scripts/lib.md")
        self.assertIn("\n- `scripts/lib/book_sources.py`\n", other["Chapter"]["content"])

    def test_a_link_that_leads_nowhere_stays_for_the_browser_to_find(self):
        text = "[a](../../nowhere.rs) [b](cli.md)"
        self.assertEqual(book(page("reference/blocks.md", text))[0]["Chapter"]["content"], text)

    def test_links_that_rustdoc_alone_resolves(self):
        head = "//! Of [`tracker`](crate::tracker), [`queue`] and [a page](docs/a.md).\n//!\n//! ```\nfn a() {}\n"
        self.assertEqual(book_sources.module_page(head), "Of `tracker`, `queue` and [a page](docs/a.md).\n\n```\n")
        self.assertIsNone(book_sources.module_page("fn a() {}\n"))


if __name__ == "__main__":
    unittest.main()
