"""The page of the ledger: what docs/results/ledger.md says, from its rows alone."""

HEAD = """# Ledger of what was verified

Made by `scripts/test.sh --full` from [`ledger.jsonl`](ledger.jsonl); [verification](../verification.md#the-ledger) has the form of the file. A row is a block of a design, in Verilog of one text: of a preset, or of a small geometry in [`proofs/mutation`](../../proofs/mutation). Of blocks whose text is the same in several designs, the first is judged. An empty cell is not yet run.

A row counts for the text whose hash is beside it. `scripts/test.sh` prints the rows whose block emits another text now.
"""


def number(value):
    return f"{value:,}"


def lockstep(record, usual=""):
    """Cycles for each set of engines, unless they are the usual ones, the seeds, and the bins of the longest run."""
    cycles, seeds = {}, []
    for run in record["runs"]:
        engines = ", ".join(run["engines"])
        cycles[engines] = cycles.get(engines, 0) + run["cycles"]
        if run["seed"] not in seeds:
            seeds.append(run["seed"])
    hit, reachable = max(record["runs"], key=lambda run: run["bins"][0])["bins"]
    sums = "; ".join(f"{number(count)} cycles of {engines}" for engines, count in cycles.items())
    seen = f"seed {', '.join(map(str, seeds))}; {hit} of {reachable} bins"
    return seen if sums == usual else f"{sums}; {seen}"


def usual_cycles(rows):
    """The cycles that most rows ran, if more than one did."""
    said = [lockstep(records["lockstep"]).partition("; seed ")[0] for records in rows.values() if "lockstep" in records]
    most = max(said, key=said.count, default="")
    return most if said.count(most) > 1 else ""


def lint(record, every=()):
    """The readers, or "all" where they are those that the page lists above the table."""
    return "all" if record["readers"] == list(every) else ", ".join(record["readers"])


def mutants(record):
    return f"{record['killed']} of {record['tested']} killed, {record['equivalent']} equivalent, {record['survive']} survive"


def areas(record):
    cells = f"{number(record['cells'])} cells, {number(record['flip_flops'])} flip-flops, {number(record['memory_bits'])} bits"
    silicon = record["square_micrometres"]
    return cells if silicon is None else f"{cells}; {silicon:,.0f} µm²"


CELLS = {"lockstep": lockstep, "lint": lint, "mutants": mutants, "areas": areas}


def table(heads, rows):
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def texts(records):
    """The first digits of the hashes that the parts were judged of: one, unless some were judged earlier."""
    found = dict.fromkeys(record["text"][:8] for record in records.values())
    return ", ".join(f"`{text}`" for text in found)


def date(records):
    return max(record["date"] for record in records.values())


def lint_alone(rows, every):
    """The rows of which only readers have run, an item for each day and list of readers; nothing without such rows."""
    items = {}
    for name, records in rows.items():
        found = items.setdefault((date(records), lint(records["lint"], every)), [])
        found.append(f"`{name}` {texts(records)}")
    head = "\n## Lint alone\nRows of which only the readers have run, each with its text.\n\n" if items else ""
    return head + "".join(f"- {day}, {readers}: {', '.join(found)}.\n" for (day, readers), found in sorted(items.items()))


def page(rows):
    """The whole page."""
    judged = {name: records for name, records in sorted(rows.items()) if set(records) & set(CELLS)}
    linted = {name: records for name, records in judged.items() if set(records) & set(CELLS) == {"lint"}}
    proved = {name: records for name, records in sorted(rows.items()) if "proofs" in records}
    every = max((records["lint"]["readers"] for records in rows.values() if "lint" in records), key=len, default=[])
    usual = usual_cycles(rows)
    cells = {**CELLS, "lint": lambda record: lint(record, every), "lockstep": lambda record: lockstep(record, usual)}
    text = HEAD + "\n## Blocks\nArea is that of Yosys's generic cells, and of the 45 nm library where there is a figure in µm²."
    text += f" Lockstep is {usual}, unless a row says otherwise." if usual else ""
    text += f" All readers are {', '.join(every)}.\n\n" if every else "\n\n"
    text += table(
        ["row", "text", "lockstep", "lint", "mutants", "area", "last"],
        [
            [f"`{name}`", texts(records), *(cells[part](records[part]) if part in records else "" for part in cells), date(records)]
            for name, records in judged.items() if name not in linted
        ],
    )
    text += lint_alone(linted, every)
    text += "\n## Proofs\nOf the small configurations that a block declares, with every property's fault.\n\n"
    text += table(
        ["block", "text", "cases", "proved for all time", "bounded", "situations reached", "faults found", "last"],
        [
            [
                f"`{name.split('@')[0]}`", f"`{record['text'][:8]}`", str(record["cases"]), str(record["proved"]),
                str(record["bounded"]), str(record["covers"]), "{} of {}".format(*record["faults"]), record["date"],
            ]
            for name, record in ((name, records["proofs"]) for name, records in proved.items())
        ],
    )
    return text + "\n## Tools\n" + "".join(f"- {line}\n" for line in sorted(set(tools(rows))))


def tools(rows):
    """A line for each version of a tool that is recorded; most begin with the tool's name."""
    for records in rows.values():
        for record in records.values():
            for tool, version in record["tools"].items():
                yield version if version.startswith(tool) else f"{tool}: {version}"
