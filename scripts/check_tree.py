#!/usr/bin/env python3
"""Checks the workspace's files as text. Usage: scripts/check_tree.py [root]

Prints one line for each violation and exits with 1 when there is one. scripts/tests/check_tree_test.py shows each
rule fire.
"""

import re
import subprocess
import sys
import unicodedata
from pathlib import Path

# A Rust file longer than this is two files; the style asks for far less.
MAX_RUST_LINES = 400

# A paragraph longer than this is a list, a table, or two paragraphs.
MAX_PARAGRAPH = 600

# A commit's subject is one line of `git log --oneline` in a terminal of 80 columns. The rule holds for the commits
# after this one.
MAX_SUBJECT = 72
SUBJECTS_SINCE = "b9bbddebdde920ccdbbe16a65ff8134c6e00ce7b"

# A sentence that begins with one of these names its subject late or never.
OPENERS = "What|Which|It|That|So"

# A block that configs, the ledger and users name.
NAMED_BEFORE = re.compile(r"(?i:own_?store_?filter)")

# A block reports, an output has a value, a stage stalls; a request is local or remote. The reader's things are his own.
VOICE = [
    (re.compile(r"\b(told|tells? of|stands?(?!-)|stood|(?:hold|holds|held|holding) up(?! to\b))\b", re.IGNORECASE),
     "reports, outputs, is or stalls"),
    (re.compile(r"(?<!your )\b(own)\b(?!-store)", re.IGNORECASE), "local, separate or private"),
]

# Words are put together here, so that this file does not break its own rule.
POSTPONED = ["TO" "DO", "FIX" "ME", "XX" "X", "to" "do!", "unimple" "mented!"]
# A waiver, and the files in which it is one. Rust sources may name the first: the lint of emitted text looks for it.
VERILOG_ENDINGS = {".v", ".tera"}
WAIVERS = {"lint_" "off": VERILOG_ENDINGS, "#[ign" "ore": {".rs"}}

BINARY_ENDINGS = {".npz", ".png", ".fst", ".zst", ".wct", ".gz", ".xz"}

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.*?) *#*$")
FENCE = re.compile(r"^ *(```|~~~)")


def prose_lines(text):
    """The lines of a Markdown text with their numbers, without those inside code fences."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced:
            yield number, line


def anchors(text):
    """The anchors that a Markdown text's headings give, by the rule of the common hosts."""
    found = set()
    for _, line in prose_lines(text):
        heading = HEADING.match(line)
        if heading:
            title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
            kept = (c for c in title if c in " -_" or unicodedata.category(c)[0] in "LN")
            base = slug = "".join(kept).replace(" ", "-")
            again = 0
            while slug in found:
                again += 1
                slug = f"{base}-{again}"
            found.add(slug)
    return found


def check_whitespace(path, text):
    if text and not text.endswith("\n"):
        yield len(text.split("\n")), "the last line has no end"
    for number, line in enumerate(text.split("\n"), 1):
        if line.rstrip() != line:
            yield number, "white space at the end of the line"


def check_words(path, text):
    words = POSTPONED + [word for word, endings in WAIVERS.items() if path.suffix in endings]
    for number, line in enumerate(text.split("\n"), 1):
        for word in words:
            if re.search(r"(?<!\w)" + re.escape(word), line):
                yield number, f"`{word}` stands here"


def glossary(root):
    """What the glossary of docs/style.md says not to write: the phrases in its last column."""
    page = root / "docs/style.md"
    rows = re.findall(r"^\|.*\|.*\|(.*)\|$", page.read_text("utf-8"), re.MULTILINE) if page.is_file() else []
    return [phrase for row in rows for phrase in re.findall(r"`([^`]+)`", row)]


def glossary_pattern(phrases):
    """Finds phrases in prose, where one may be broken over two lines of a comment, and in names: `gone_by`, `GoneBy`."""
    between = r"(?:\s+(?://[/!]?\s*)?|_)"
    prose = "|".join(between.join(re.escape(word) for word in phrase.split()) for phrase in phrases)
    capitals = "|".join("".join(re.escape(word.capitalize()) for word in phrase.split()) for phrase in phrases)
    return re.compile(rf"(?<![A-Za-z0-9])(?i:{prose})(?![A-Za-z0-9])|(?:{capitals})(?![a-z])")


def check_glossary(path, text, pattern):
    """One term for each thing."""
    if path.suffix not in {".rs", ".md", ".v", ".py", ".sh"} or path.name == "style.md" or not pattern:
        return
    for found in pattern.finditer(text):
        said = re.sub(r"\s+(//[/!]?)?\s*", " ", found[0])
        yield text.count("\n", 0, found.start()) + 1, f"`{said}` stands here; docs/style.md has the term"


def named_otherwise(root):
    """The words that no name has, by the table of docs/style.md that begins "in names write"."""
    page = root / "docs/style.md"
    _, _, table = (page.read_text("utf-8") if page.is_file() else "").partition("| in names write | not |\n")
    rows = re.findall(r"^\|[^|]*\|([^|]*)\|$", table.partition("\n\n")[0], re.MULTILINE)
    return {word for row in rows for word in re.findall(r"`([a-z_]+)`", row)}


def name_words(name):
    """The words of a name, one after another: `is_told_q` and `IsTold` have `told`."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", NAMED_BEFORE.sub("", name))]


def check_names(path, name, text, words):
    """Names of hardware are those that a reader of the Verilog would search for: every name of an emitted text, and of
    the sources of hardware the files, types and modules."""
    if name.startswith("generated/") and path.suffix == ".v":
        found = [(m.start(), m[0]) for m in re.finditer(r"(?<![\w'\"])[A-Za-z]\w*", re.sub(
            r"//[^\n]*|\"[^\"\n]*\"", lambda comment: " " * len(comment[0]), text))]
    elif name.startswith("hdl/") and path.suffix == ".rs":
        stem = path.parent.name if path.stem == "mod" else path.stem
        found = [(0, stem), *((m.start(), m[1]) for m in re.finditer(r"^ *(?:pub(?:\([^)]*\))? )?(?:struct|enum|trait|type"
                 r"|mod) (\w+)", text, re.MULTILINE))]
    else:
        return
    for said in dict.fromkeys(said for _, said in found):
        for word in words.intersection(name_words(said)):
            at = next(at for at, other in found if other == said)
            yield text.count("\n", 0, at) + 1, f"the name `{said}` has `{word}`; docs/style.md has the term"


def paragraphs(text):
    """The paragraphs of a Markdown text that are no headings, lists or tables: number of the first line, and text."""
    first, lines, listed = 0, [], False
    for number, line in [*prose_lines(text), (0, "")]:
        starts_item = re.match(r" *([-*+]|\d+\.) ", line)
        ends = not line.strip() or starts_item or re.match(r"[#|>]|<!--| {4}", line) or number != first + len(lines)
        if ends and lines:
            yield first, " ".join(lines)
            first, lines = 0, []
        if not line.strip():
            listed = False
        elif starts_item:
            listed = True
        elif not re.match(r"[#|>]|<!--| {4}", line) and not (listed and line.startswith(" ")):
            first, lines = first or number, [*lines, line]


def check_card(path, text):
    """What the card of docs/style.md asks of a page, as far as a program can tell."""
    if path.suffix != ".md":
        return
    for number, paragraph in paragraphs(text):
        if len(paragraph) > MAX_PARAGRAPH:
            yield number, f"a paragraph of {len(paragraph)} characters; at most {MAX_PARAGRAPH}, or a list or table"
    for number, line in prose_lines(text):
        line = re.sub(r"`[^`]*`", "`", line)
        for found in re.finditer(rf"(?:^[-*+#>|\d. ]*|[.?!]\)?(?:\*\*)? |\| )(?:\*\*)?({OPENERS})\b(?! \()", line):
            yield number, f"a sentence begins with `{found[1]}`; name the thing, then say what it does"

def check_docs(path, text):
    """The card's first rule in the doc comments of Rust, which are pages, port sentences and help texts; tests aside."""
    if path.suffix != ".rs" or "tests" in path.parts:
        return
    before, fenced = "", False
    for number, line in enumerate(text.split("\n"), 1):
        doc = re.match(r" *//[/!] ?(.*)", line)
        said = re.sub(r"`[^`]*`", "`", doc[1]).strip() if doc else ""
        if FENCE.match(said):
            fenced = not fenced
        starts = not before or before[-1] in ".?!" or before.startswith("#") or re.match(r"[-|#]|\d+\. ", said)
        pattern = rf"{'^[-*#>|. ]*(?:R?[0-9]+[*.]* )?|' if starts else ''}[.?!]\)?(?:\*\*)? "
        for found in [] if fenced else re.finditer(rf"(?:{pattern})(?:\*\*)?({OPENERS})\b(?! \()", said):
            yield number, f"a sentence begins with `{found[1]}`; name the thing, then say what it does"
        before = said


def check_voice(path, name, text):
    """The card's second and third rules: in the book, in datasheets, in comments of Rust and of Verilog. The card quotes
    the words, and the change log tells of old ones."""
    if path.suffix == ".md" and (name == "README.md" or name.startswith(("docs/", "generated/"))):
        said = [] if path.name == "style.md" else prose_lines(text)
    elif path.suffix in {".rs", ".v", ".tera"}:
        lines = ((number, re.search(r"(?:^|\s)//[/!]? ?(.*)", line)) for number, line in enumerate(text.split("\n"), 1))
        said = ((number, comment[1]) for number, comment in lines if comment)
    else:
        return
    for number, line in said:
        line = re.sub(r'`[^`]*`|"[^"]*"|\]\([^)]*\)', "`", line)
        for words, instead in VOICE:
            for found in words.finditer(line):
                yield number, f"`{found[1]}` is used; write {instead}"


def check_pages(root, files):
    """The card of every page of the book."""
    for path in files:
        name = str(path.relative_to(root))
        if name == "README.md" or name.startswith("docs/"):
            for number, message in check_card(path, path.read_text("utf-8")) if path.suffix == ".md" else []:
                yield f"{name}:{number}: {message}"


def check_subjects(root, since=SUBJECTS_SINCE):
    """One change a commit, in one line. A clone without that commit has newer ones alone when it is shallow; an export
    without history, or of another one, has nothing to check."""

    def git(*arguments):
        command = ["git", "-C", str(root), *arguments]
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else None

    if git("merge-base", "--is-ancestor", since, "HEAD") is not None:
        range_ = [f"{since}..HEAD"]
    elif (git("rev-parse", "--is-shallow-repository") or "").strip() == "true":
        range_ = ["HEAD"]
    else:
        return
    for line in (git("log", "--no-merges", "--format=%h %s", *range_) or "").splitlines():
        commit, _, subject = line.partition(" ")
        if len(subject) > MAX_SUBJECT:
            yield f"commit {commit}: a subject of {len(subject)} characters, `{subject}`; at most {MAX_SUBJECT}"


def check_size(path, text):
    lines = text.count("\n")
    if path.suffix == ".rs" and lines > MAX_RUST_LINES:
        yield lines, f"{lines} lines; a Rust file has at most {MAX_RUST_LINES}"


def check_model(path, text):
    """A golden model that can see the hardware's types might be written after the hardware."""
    if path.suffix == ".rs" and ("model" in path.parts or path.name == "model.rs"):
        for number, line in enumerate(text.split("\n"), 1):
            if "rust_hdl" in line:
                yield number, "a golden model names rust_hdl"


def check_links(path, text):
    if path.suffix != ".md":
        return
    for number, line in prose_lines(text):
        for target in LINK.findall(re.sub(r"`[^`]*`", "", line)):
            if re.match(r"[a-z]+:", target):
                continue
            name, _, anchor = target.partition("#")
            file = path.parent / name if name else path
            if not file.exists():
                yield number, f"the link {target} leads nowhere"
            elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text("utf-8")):
                yield number, f"the link {target} names no heading of that page"


def check_decisions(root, files):
    """Every decision stands in the index of docs/README.md once, under its title, and has the number of its file."""
    index = root / "docs/README.md"
    text = index.read_text("utf-8") if index.is_file() else ""
    links = re.findall(r"\[([^\]]*)\]\(decisions/([^)\s]+)\)", "\n".join(line for _, line in prose_lines(text)))
    for path in files:
        if path.parent != root / "docs/decisions":
            continue
        named = [said for said, name in links if name == path.name]
        heading = path.read_text("utf-8").partition("\n")[0]
        found = re.fullmatch(r"# (\d+)\. (.+)", heading)
        if len(named) != 1:
            yield f"{path.relative_to(root)}:1: docs/README.md must link to it once, not {len(named)} times"
        if not found or not path.name.startswith(f"{int(found[1]):04}-"):
            yield f"{path.relative_to(root)}:1: the heading `{heading}` has not the number of the file"
        elif any(said not in (found[2], found[2][0].lower() + found[2][1:]) for said in named):
            yield f"{path.relative_to(root)}:1: docs/README.md calls it `{named[0]}`, its heading `{found[2]}`"


def check_summary(root, files):
    """SUMMARY.md, from which mdBook builds docs/, names every page there once."""
    summary = root / "docs/SUMMARY.md"
    pages = [path for path in files if path.suffix == ".md" and root / "docs" in path.parents and path != summary]
    if not (root / "docs/book.toml").is_file():
        return
    named = LINK.findall(summary.read_text("utf-8")) if summary.is_file() else []
    for path in pages:
        count = named.count(path.relative_to(root / "docs").as_posix())
        if count != 1:
            yield f"{path.relative_to(root)}:1: docs/SUMMARY.md must name the page once, not {count} times"


CHECKS = [check_whitespace, check_words, check_size, check_model, check_links, check_docs]


def check_modules(root, files):
    """Rust files that no file beside or above them declares as a module: the compiler passes them over, tests too."""
    texts = {path: path.read_text() for path in files if path.suffix == ".rs"}
    by_path = {name for text in texts.values() for name in re.findall(r'path = "([^"]+)"', text)}
    for path in texts:
        is_folder = path.name == "mod.rs"
        name, parent = (path.parent.name, path.parent.parent) if is_folder else (path.stem, path.parent)
        above = [parent / "mod.rs", parent / "lib.rs", parent / "main.rs", parent.with_suffix(".rs")]
        above = [texts[at] for at in above if at in texts and at != path]
        if name in ("lib", "main", "build") or not above or any(path.match(at.lstrip("./")) for at in by_path):
            continue
        if not any(re.search(rf"\bmod {name}\b", text) for text in above):
            yield f"{path.relative_to(root)}:1: no file declares `mod {name}`, so that nothing compiles it"


def workspace_files(root):
    """Git's files and those that it would take: what a commit of everything would hold."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout.decode().split("\0")
    return sorted({root / name for name in names if name and (root / name).is_file()})


def violations(root):
    files = workspace_files(root)
    if not files:
        yield f"{root}: no files to check"
    phrases = glossary(root)
    pattern = glossary_pattern(phrases) if phrases else None
    words = named_otherwise(root)
    for path in files:
        if path.suffix in BINARY_ENDINGS:
            continue
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            yield f"{path.relative_to(root)}:1: no text, and none of {', '.join(sorted(BINARY_ENDINGS))}"
            continue
        found = [message for check in CHECKS for message in check(path, text)]
        name = path.relative_to(root).as_posix()
        found += check_names(path, name, text, words) if words else []
        found += check_voice(path, name, text)
        for number, message in [*found, *check_glossary(path, text, pattern)]:
            yield f"{name}:{number}: {message}"
    yield from check_decisions(root, files)
    yield from check_summary(root, files)
    yield from check_pages(root, files)
    yield from check_modules(root, files)
    yield from check_subjects(root)


def main(arguments):
    root = Path(arguments[0]) if arguments else Path(__file__).resolve().parent.parent
    found = list(violations(root))
    print("\n".join(found) if found else f"{len(workspace_files(root))} files, nothing to say")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
