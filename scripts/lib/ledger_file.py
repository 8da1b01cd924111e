"""The file of the ledger: its rows, the digests that show an edit by hand, and what is stale.

A line is a row as JSON: `row` (block@design), a record for each part that has passed, `digest` over all of that. The last
line has the number of rows and `chain`, a digest over theirs, so that no row is lost or added unnoticed. A record has
`text`, the hash of the Verilog that was judged: the row's part is stale once the block emits another text.
"""

import hashlib
import json
import re

HASH = re.compile(r"[0-9a-f]{32}")
ROW = re.compile(r"[a-z][a-z0-9_]*@[^\s@|`]+")
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def digest(value):
    """32 hexadecimal digits over a value of JSON, whatever the order of its fields."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_words(value):
    return isinstance(value, list) and bool(value) and all(isinstance(word, str) and word for word in value)


def is_hash(value):
    return isinstance(value, str) and bool(HASH.fullmatch(value))


def is_tools(value):
    return isinstance(value, dict) and bool(value) and is_words(list(value)) and is_words(list(value.values()))


def is_share(value):
    """A part of a whole, as [part, whole]."""
    return isinstance(value, list) and len(value) == 2 and all(map(is_count, value)) and value[0] <= value[1]


RUN = {
    "engines": lambda value: is_words(value) and len(value) > 1 and set(value) <= {"model", "hdl", "verilog"},
    "seed": is_count,
    "cycles": lambda value: is_count(value) and value > 0,
    "bins": is_share,
    "evidence": is_hash,
}


def is_runs(value):
    return isinstance(value, list) and bool(value) and all(
        isinstance(run, dict) and list(run) == list(RUN) and all(RUN[field](run[field]) for field in RUN) for run in value
    )


EVERY = {"text": is_hash, "date": lambda value: isinstance(value, str) and bool(DATE.fullmatch(value))}
TOOLS = {"tools": is_tools}

# The parts that are recorded, in the order of a row, with the fields of each.
PARTS = {
    "lockstep": {**EVERY, "runs": is_runs, **TOOLS},
    "lint": {**EVERY, "readers": is_words, **TOOLS},
    "proofs": {
        **EVERY, "cases": is_count, "proved": is_count, "bounded": is_count, "covers": is_count, "faults": is_share,
        "evidence": is_hash, **TOOLS,
    },
    "mutants": {
        **EVERY, "options": lambda value: isinstance(value, str), "listed": is_count, "tested": is_count, "killed": is_count,
        "equivalent": is_count, "survive": is_count, "evidence": is_hash, **TOOLS,
    },
    "areas": {
        **EVERY, "cells": is_count, "flip_flops": is_count, "memory_bits": is_count, "square_micrometres": lambda value:
        value is None or isinstance(value, (int, float)), **TOOLS,
    },
}


def row_problems(row):
    """What is wrong with a row, its digest included."""
    if not isinstance(row, dict) or not isinstance(row.get("row"), str) or not ROW.fullmatch(row["row"]):
        yield "a row begins with its name, block@design"
        return
    parts = [field for field in row if field not in ("row", "digest")]
    if list(row) != ["row", *(part for part in PARTS if part in parts), "digest"] or not parts:
        yield f"its fields must be row, at least one of {', '.join(PARTS)}, and digest, in this order"
        return
    for part in parts:
        record, fields = row[part], PARTS[part]
        if not isinstance(record, dict) or list(record) != list(fields):
            yield f"{part} must have the fields {', '.join(fields)}, in this order"
            continue
        for field, is_legal in fields.items():
            if not is_legal(record[field]):
                yield f"{part}.{field} cannot be {json.dumps(record[field])}"
    mutants = row.get("mutants")
    if isinstance(mutants, dict) and all(is_count(mutants.get(n)) for n in ("listed", "tested", "killed", "equivalent", "survive")):
        if not mutants["killed"] + mutants["equivalent"] + mutants["survive"] == mutants["tested"] <= mutants["listed"]:
            yield "mutants: killed, equivalent and survive must add up to tested, of listed at most"
    if row["digest"] != digest({field: row[field] for field in row if field != "digest"}):
        yield "its digest is not that of its contents: a row is made by scripts/test.sh --full alone"


def dumps(rows):
    """The file of these rows: {name: {part: record}}."""
    lines, digests = [], []
    for name in sorted(rows):
        row = {"row": name, **{part: rows[name][part] for part in PARTS if part in rows[name]}}
        row["digest"] = digest(row)
        digests.append(row["digest"])
        lines.append(row)
    lines.append({"rows": len(digests), "chain": digest(digests)})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def loads(text):
    """The rows of a file, and what is wrong with it, a sentence each."""
    rows, problems, lines = {}, [], []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            lines.append(json.loads(line))
        except ValueError as error:
            problems.append(f"line {number}: no JSON: {error}")
            lines.append(None)
    *lines, end = lines or [None]
    for number, row in enumerate(lines, 1):
        found = list(row_problems(row))
        name = row.get("row", "?") if isinstance(row, dict) else "?"
        problems += [f"line {number}, {name}: {problem}" for problem in found]
        if not found:
            rows[name] = {part: row[part] for part in PARTS if part in row}
    if not problems and text != dumps(rows):
        digests = [row["digest"] for row in lines]
        if end != {"rows": len(digests), "chain": digest(digests)}:
            problems.append("the last line is not the chain of the rows: one was added, removed or put elsewhere by hand")
        else:
            problems.append("rows must be there once each, by name, a line each, as scripts/test.sh --full writes them")
    return rows, problems


def stale(rows, today):
    """{row: [part, ...]} of what was judged of another text than today's; `today` is {row: hash}."""
    found = {}
    for name, records in rows.items():
        parts = [part for part, record in records.items() if record["text"] != today.get(name)]
        if parts:
            found[name] = parts
    return found


def stale_lines(rows, today):
    """The same as lines for a reader."""
    found = stale(rows, today)
    return [
        f"stale: {name}: {', '.join(parts)}" + ("" if name in today else "; no block of a design emits this row any more")
        for name, parts in found.items()
    ]
