#!/usr/bin/env python3
"""Shows each rule of check_tree.py fire on a deliberate fault, and stay silent on a tree without one."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import check_tree  # noqa: E402



def found(files):
    """What is said about a tree of these files: {name: text or bytes}."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        subprocess.run(["git", "init", "-q", folder], check=True)
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return list(check_tree.violations(root))


class Rules(unittest.TestCase):
    def test_a_clean_tree_has_nothing_said_about_it(self):
        self.assertEqual(found({
            "a.md": "# A title, with `code`\n[b](b/c.md#two-words) [here](#a-title-with-code) [away](https://x.y/)\n",
            "b/c.md": "# C\n## Two words\n```\n[no](link.md)\n# No heading\n```\n`[no](link.md)`\n",
            "src/lib.rs": "//! One.\n" * 399 + "mod model;\n",
            "src/model.rs": "use std::collections::VecDeque;\n",
        }), [])

    def test_an_empty_tree_is_an_error(self):
        self.assertEqual(len(found({})), 1)

    def test_white_space_at_the_end_of_a_line(self):
        self.assertEqual(found({"a.v": "module a; \nendmodule\t\n"}), [
            "a.v:1: white space at the end of the line",
            "a.v:2: white space at the end of the line",
        ])

    def test_a_carriage_return_is_white_space(self):
        self.assertEqual(len(found({"a.rs": "fn a() {}\r\n"})), 1)

    def test_a_file_that_is_no_text(self):
        endings = ", ".join(sorted(check_tree.BINARY_ENDINGS))
        self.assertEqual(found({"a.pyc": b"\xa7\r\n", "b.md": "b\n"}), [f"a.pyc:1: no text, and none of {endings}"])

    def test_a_last_line_without_an_end(self):
        self.assertEqual(found({"a.rs": "fn a() {}"}), ["a.rs:1: the last line has no end"])

    def test_postponed_work(self):
        for word in check_tree.POSTPONED:
            self.assertEqual(found({"a.md": f"x {word}\n"}), [f"a.md:1: `{word}` stands here"])

    def test_waivers_in_code_but_not_in_prose(self):
        for word, endings in check_tree.WAIVERS.items():
            for ending in endings:
                self.assertEqual(found({f"a{ending}": f"\n// {word}\n"}), [f"a{ending}:2: `{word}` stands here"])
            self.assertEqual(found({"a.md": f"no {word}\n"}), [])

    def test_words_for_which_the_glossary_has_a_term(self):
        # Put together here, so that this file does not break the rule.
        phrase = "on its " "way"
        page = f"| term | means | not |\n| --- | --- | --- |\n| in flight | asked for | `{phrase}` |\n"
        said = f"`{phrase}` stands here; docs/style.md has the term"
        self.assertEqual(found({"docs/style.md": page, "a.rs": "// In flight, on the way.\n"}), [])
        self.assertEqual(found({"docs/style.md": page, "a.rs": f"\n// What is {phrase}.\n"}), [f"a.rs:2: {said}"])
        self.assertEqual(found({"docs/style.md": page, "a.rs": "//! A line is on\n//! its way.\n"}), [f"a.rs:1: {said}"])
        self.assertEqual(found({"a.rs": f"// What is {phrase}.\n"}), [])

    def test_phrases_of_the_glossary_in_names(self):
        page = "| term | means | not |\n| --- | --- | --- |\n| time out | wait too long | `gave " "up` |\n"
        for name in ("gave_" "up", "has_gave_" "up_q", "GAVE_" "UP", "Gave" "Up", "RequestGave" "Up"):
            said = {"gave_" "up": "gave_" "up", "has_gave_" "up_q": "gave_" "up"}.get(name, name.removeprefix("Request"))
            self.assertEqual(found({"docs/style.md": page, "a.rs": f"fn {name}() {{}}\n"}), [
                f"a.rs:1: `{said}` stands here; docs/style.md has the term",
            ])
        for name in ("engave_" "up", "gave_" "upper", "Gave" "Upper", "gave", "up"):
            self.assertEqual(found({"docs/style.md": page, "a.rs": f"fn {name}() {{}}\n"}), [])

    def test_words_that_no_name_of_hardware_has(self):
        page = "| in names write | not |\n| --- | --- |\n| reported | `told`, `asks` |\n"

        def of(name, text):
            return found({"docs/style.md": page, name: text})

        end = "; docs/style.md has the term"
        self.assertEqual(of("generated/a/b.v", "module b (\n  input a,\n  output c_asks // it asks\n);\n  wire is_told_q;\n"), [
            f"generated/a/b.v:3: the name `c_asks` has `asks`{end}",
            f"generated/a/b.v:5: the name `is_told_q` has `told`{end}",
        ])
        self.assertEqual(of("hdl/a/told.rs", "\n"), [f"hdl/a/told.rs:1: the name `told` has `told`{end}"])
        self.assertEqual(of("hdl/a/told/mod.rs", "\n"), [f"hdl/a/told/mod.rs:1: the name `told` has `told`{end}"])
        self.assertEqual(of("hdl/a/b.rs", "\npub(super) struct WasTold;\n"), [
            f"hdl/a/b.rs:2: the name `WasTold` has `told`{end}",
        ])
        self.assertEqual(of("hdl/a/b.rs", "// A struct asks\nfn told() {}\n"), [])
        self.assertEqual(of("generated/a/b.v", 'module b; // asks\nwire untold; initial $display("told");\nendmodule\n'), [])
        self.assertEqual(found({
            "docs/style.md": page.replace("asks", "own"), "hdl/own_store_filter/mod.rs": "struct OwnStoreFilter;\nstruct Own;\n",
        }), [f"hdl/own_store_filter/mod.rs:2: the name `Own` has `own`{end}"])
        self.assertEqual(of("cli/told.rs", "struct Told;\n"), [])

    def test_a_paragraph_of_the_book_that_is_too_long(self):
        long, said = "word " * 120 + "end", "a paragraph of 603 characters; at most 600, or a list or table"
        self.assertEqual(found({"README.md": f"# A\n\n{long}\n"}), [f"README.md:3: {said}"])
        self.assertEqual(found({"docs/a.md": "word\n" * 120 + "end\n"}), [f"docs/a.md:1: {said}"])
        self.assertEqual(found({"docs/a.md": f"- a\n\n{long}\n"}), [f"docs/a.md:3: {said}"])
        self.assertEqual(found({
            "a/b.md": f"{long}\n",
            "docs/a.md": f"- {long}\n  {long}\n\n| {long} |\n\n```\n{long}\n```\n1. {long}\n{long[:599]}\n\n{long[:599]}\n",
        }), [])

    def test_sentences_of_the_book_that_begin_with_a_pronoun(self):
        for word in check_tree.OPENERS.split("|"):
            said = f"a sentence begins with `{word}`; name the thing, then say what it does"
            for line in (f"{word} is", f"A block. {word} is", f"- **{word} is**", f"**A block.** {word} is", f"## {word} is", f"| a | {word} is |"):
                self.assertEqual(found({"docs/a.md": f"\n{line}\n"}), [f"docs/a.md:2: {said}"], line)
            clean = f"The {word.lower()} of `{word} is` e.g. {word}s.\n```\n{word}\n```\n"
            self.assertEqual(found({"docs/a.md": clean, "a.md": f"{word} is\n"}), [])

    def test_docs_of_rust_that_begin_with_a_pronoun(self):
        for word in check_tree.OPENERS.split("|"):
            said = f"a sentence begins with `{word}`; name the thing, then say what it does"
            for text in (f"/// {word} is.", f"//! A block. {word} is.", f"    /// A block.\n    /// {word} is.",
                         f"//! # Rules\n//! - **R1** {word} is.", f"/// # Errors\n/// {word} is."):
                number = text.count("\n") + 1
                self.assertEqual(found({"a/src/b.rs": f"{text}\n"}), [f"a/src/b.rs:{number}: {said}"], text)
            clean = f"/// The\n/// {word} of `{word}`, and\n// {word} is\n/// ```\n/// {word} is\n/// ```\n"
            self.assertEqual(found({"a/src/b.rs": clean, "a/tests/b.rs": f"/// {word} is.\n"}), [])

    def test_verbs_that_name_no_action_and_own_things(self):
        verbs = ("told", "tells of", "tell of", "stands", "stand", "stood", "holds up", "held up", "Stands")
        cases = [(verb, "reports, outputs, is or stalls") for verb in verbs] + [("own", "local, separate or private")]
        for word, instead in cases:
            for name, text in (("README.md", "A core {} it.\n"), ("docs/a.md", "- A core {}\n"), ("generated/a/b.md", "{}\n"),
                               ("a/src/b.rs", "/// {}\n"), ("a/tests/b.rs", "//! {}\n"), ("c.rs", "let a = 1; // {}\n"),
                               ("generated/a/b.v", "  input a, // {}.\n"), ("a/b.v.tera", "// {}.\n")):
                said = [f"{name}:1: `{word}` is used; write {instead}"]
                self.assertEqual(found({name: text.format(word)}), said, name)
            quoted = f'"{word}" `{word}` [a](https://{word.replace(" ", "-")}/)\n```\n{word}\n```\n'
            self.assertEqual(found({"docs/a.md": quoted, "a.md": f"{word}\n", "docs/style.md": f"{word}\n"}), [])
            self.assertEqual(found({"a.rs": f'let {word.replace(" ", "_")} = "{word}";\n', "b.v": f"wire {word};\n"}), [])
        kept = "Your own RTL; a bench of your own; the own-store filter; it holds up to 4; stand-ins; standstill, untold.\n"
        self.assertEqual(found({"docs/a.md": kept, "a.rs": f"/// {kept}"}), [])

    def test_pages_that_the_summary_does_not_name_once(self):
        book = {"docs/book.toml": "\n", "docs/a.md": "a\n", "docs/b/README.md": "b\n"}
        both = "- [a](a.md)\n- [b](b/README.md)\n"
        self.assertEqual(found({**book, "docs/SUMMARY.md": both}), [])
        for summary, page, count in (("- [b](b/README.md)\n", "a", 0), (both + "- [again](a.md)\n", "a", 2)):
            said = f"docs/{page}.md:1: docs/SUMMARY.md must name the page once, not {count} times"
            self.assertEqual(found({**book, "docs/SUMMARY.md": summary}), [said])
        self.assertEqual(len(found(book)), 2)

    def test_subjects_of_commits(self):
        def git(folder, *arguments):
            identity = ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "protocol.file.allow=always"]
            done = subprocess.run(["git", *identity, "-C", folder, *arguments], check=True, stdout=subprocess.PIPE)
            return done.stdout.decode().strip()

        def said(folder, since):
            return [line.partition(": ")[2] for line in check_tree.check_subjects(Path(folder), since)]

        with tempfile.TemporaryDirectory() as parent:
            folder, shallow = f"{parent}/full", f"{parent}/shallow"
            subprocess.run(["git", "init", "-q", "-b", "main", folder], check=True)
            self.assertEqual(said(folder, "0" * 40), [])
            self.assertEqual(said(parent, "0" * 40), [])
            git(folder, "commit", "-q", "--allow-empty", "-m", "x" * 80)
            base = git(folder, "rev-parse", "HEAD")
            git(folder, "commit", "-q", "--allow-empty", "-m", "y" * 72 + "\n\n" + "z" * 90)
            git(folder, "checkout", "-q", "-b", "side")
            git(folder, "commit", "-q", "--allow-empty", "-m", "aside")
            git(folder, "checkout", "-q", "main")
            git(folder, "merge", "-q", "--no-ff", "side", "-m", "m" * 90)
            self.assertEqual(said(folder, base), [])
            git(folder, "commit", "-q", "--allow-empty", "-m", "w" * 73)
            long = [f"a subject of 73 characters, `{'w' * 73}`; at most 72"]
            self.assertEqual(said(folder, base), long)
            self.assertEqual(said(folder, "0" * 40), [])
            subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{folder}", shallow], check=True)
            self.assertEqual(said(shallow, base), long)

    def test_a_rust_file_that_is_too_long(self):
        self.assertEqual(found({"a.rs": "//\n" * 401}), ["a.rs:401: 401 lines; a Rust file has at most 400"])

    def test_a_model_that_sees_the_hardware(self):
        message = "a golden model names rust_hdl"
        self.assertEqual(found({"b/model.rs": "use rust_hdl::core;\n"}), [f"b/model.rs:1: {message}"])
        self.assertEqual(found({"b/model/x.rs": "use rust_hdl::core;\n"}), [f"b/model/x.rs:1: {message}"])
        self.assertEqual(found({"b/rtl.rs": "use rust_hdl::core;\n"}), [])

    def test_a_file_that_nothing_compiles(self):
        lost = "t/suite/lost.rs:1: no file declares `mod lost`, so that nothing compiles it"
        suite = {"t/suite/main.rs": "mod kept;\n", "t/suite/kept.rs": "mod deep;\n", "t/suite/kept/deep.rs": "\n"}
        self.assertEqual(found(suite), [])
        self.assertEqual(found({**suite, "t/suite/lost.rs": "\n"}), [lost])
        self.assertEqual(found({**suite, "t/suite/lost/mod.rs": "\n"}), [lost.replace("lost.rs", "lost/mod.rs")])
        by_path = {"t/other/main.rs": '#[path = "../suite/lost.rs"]\nmod lost;\n'}
        self.assertEqual(found({**suite, **by_path, "t/suite/lost.rs": "\n"}), [])

    def test_links_that_lead_nowhere(self):
        self.assertEqual(found({"a.md": "# A\n[x](b.md) and [y](#c)\n"}), [
            "a.md:2: the link b.md leads nowhere",
            "a.md:2: the link #c names no heading of that page",
        ])

    def test_decisions_that_the_index_does_not_name_as_they_are(self):
        pages = {
            "docs/decisions/0001-one.md": "# 1. The name of `one`\n",
            "docs/decisions/0012-two.md": "# 12. DynEB, twice\n",
        }
        one, two = "[the name of `one`](decisions/0001-one.md)", "[DynEB, twice](decisions/0012-two.md)"

        def said(index, **changed):
            return found({**pages, **changed, "docs/README.md": index})

        self.assertEqual(said(f"# A\n{one},\n{two}.\n"), [])
        omitted = "docs/decisions/0012-two.md:1: docs/README.md must link to it once, not 0 times"
        self.assertEqual(said(f"{one}\n"), [omitted])
        self.assertEqual(found({"docs/decisions/0012-two.md": pages["docs/decisions/0012-two.md"]}), [omitted])
        self.assertEqual(said(f"{one}\n```\n{two}\n```\n"), [omitted])
        self.assertEqual(said(f"{one} {two} {two}\n"), [omitted.replace("0 times", "2 times")])
        self.assertEqual(said(f"{one} {two.replace('twice', 'once')}\n"), [
            "docs/decisions/0012-two.md:1: docs/README.md calls it `DynEB, once`, its heading `DynEB, twice`",
        ])
        for heading in ("# DynEB, twice", "# 2. DynEB, twice"):
            self.assertEqual(said(f"{one} {two}\n", **{"docs/decisions/0012-two.md": f"{heading}\n"}), [
                f"docs/decisions/0012-two.md:1: the heading `{heading}` has not the number of the file",
            ])


if __name__ == "__main__":
    unittest.main()
