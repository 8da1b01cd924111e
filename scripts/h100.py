#!/usr/bin/env python3
"""Compares `evaluate` with an H100. Usage: scripts/h100.py FOLDER [--program PATH] [--out FOLDER] [--no-policies] [--no-figures]

FOLDER holds recordings of kernels, `<kernel>.npz`, and `counters.csv`, what the hardware counted for each of them. Runs
each on `baseline` with the systems `h100` and `h100-shared`, and writes h100.md and h100.svg into docs/results. The
systems' policies of replacement are compared by runs with each of the others, and each figure of the timing model by runs
with half of it and with twice as much. scripts/tests/h100_test.py has its tests.
"""

import argparse
import csv
import json
import math
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# A system by the percentage of the memory that the counters' kernels asked for as shared memory.
SYSTEMS = {"0": "h100", "100": "h100-shared"}
SIZES = {"0": "224 KB", "100": "28 KB"}
# Sets of each policy: a tree needs a power of two of ways, which four sets do not have.
POLICIES = {"nru": 4, "lru": 4, "srrip": 4, "random": 4, "fifo": 4, "plru": 7}
# Goals: of rates of hits, and of sectors.
MOST_RATE, MOST_SECTORS = 0.02, 0.05
# Of cycles: the least rank correlation, and the error from which on a row is bold.
LEAST_RANK, MOST_CYCLES = 0.9, 0.25
# Figures of the systems' timing model, by section.
FIGURES = {
    "cores": ["think"],
    "sm": ["hit_latency", "in_flight", "store_bytes", "atomic_bytes"],
    "network": ["latency", "port_bytes"],
    "l2": ["latency", "slice_bytes"],
    "dram": ["latency", "channel_bytes"],
}


class Wrong(Exception):
    pass


def counters(folder):
    """The rows of counters.csv, by kernel and percentage."""
    path = folder / "counters.csv"
    try:
        with path.open(newline="") as file:
            rows = list(csv.DictReader(file))
    except OSError as error:
        raise Wrong(f"{path}: must be readable; got {error.strerror}; try a folder of recordings") from error
    found = {}
    for row in rows:
        kernel, percent = row.pop("kernel", None), row.pop("carveout_percent", None)
        if not kernel or percent not in SYSTEMS:
            raise Wrong(f"{path}: carveout_percent must be one of {', '.join(SYSTEMS)}; got {percent}")
        found[kernel, percent] = {name: int(value) for name, value in row.items()}
    return found


def evaluate(program, trace, system, timing="none"):
    command = [program, "--quiet", "evaluate", "baseline", "--system", system, "--timing", timing]
    command += ["--metrics", "loads", "--json", "--trace", trace]
    ran = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise Wrong(ran.stderr.strip())
    return json.loads(ran.stdout)["total"]


class Row:
    """A kernel with a size of L1: figures of the program beside those of the hardware."""

    def __init__(self, kernel, percent, ours, theirs):
        self.kernel, self.percent, self.ours, self.theirs = kernel, percent, ours, theirs
        # A recording may have the warps of some SMs alone.
        self.share = ours["load_sectors_wanted"] / theirs["load_sectors"]
        self.rate = ours["sector_hit_rate"] or 0.0
        self.hardware = theirs["load_sector_hits"] / theirs["load_sectors"]

    @property
    def is_whole(self):
        return self.ours["load_sectors_wanted"] == self.theirs["load_sectors"]

    @property
    def rate_error(self):
        return self.rate - self.hardware

    def error(self, field):
        """Of a count of the whole GPU, over the hardware's; a part's is scaled by its share of the loads' sectors."""
        return self.ours[field] / self.share / self.theirs[field] - 1 if self.theirs[field] else 0.0


class Timed:
    """A kernel with a size of L1: its cycles beside those of the hardware."""

    def __init__(self, kernel, percent, ours, theirs):
        self.kernel, self.percent = kernel, percent
        self.cycles, self.hardware = ours["cycles"], theirs["cycles"]
        self.share = ours["recorded_cores"]
        self.latency = ours["average_load_latency"]
        self.rate = ours["sector_hit_rate"] or 0.0
        self.rate_error = self.rate - theirs["load_sector_hits"] / theirs["load_sectors"]

    @property
    def error(self):
        return self.cycles / self.hardware - 1


def ranks(values):
    """From 1 on; equal values have the mean of their ranks."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) + 1) / 2 for value in values]


def rank_correlation(timed):
    """Spearman's, of our cycles and the hardware's."""
    ours, theirs = ranks([row.cycles for row in timed]), ranks([row.hardware for row in timed])
    middle = (len(timed) + 1) / 2
    products = sum((a - middle) * (b - middle) for a, b in zip(ours, theirs))
    squares = [sum((rank - middle) ** 2 for rank in of) for of in (ours, theirs)]
    return products / math.sqrt(squares[0] * squares[1]) if all(squares) else 0.0


def mean_error(timed):
    """The factor by which cycles are too many or too few, on geometric average, less 1."""
    return math.exp(sum(abs(math.log(row.cycles / row.hardware)) for row in timed) / len(timed)) - 1


def with_figure(text, section, field, factor):
    """A system with a figure of its timing model times a factor, at least 1."""
    head, tail = text.split(f"[{section}]\n")
    scaled = lambda found: f"{found[1]}{max(1, round(int(found[2]) * factor))}"  # noqa: E731
    tail, *rest = re.split(r"^(?=\[)", tail, maxsplit=1, flags=re.MULTILINE)
    tail, number = re.subn(rf"^({field} = )(\d+)$", scaled, tail, flags=re.MULTILINE)
    if number != 1:
        raise Wrong(f"{section}.{field}: must be in the system")
    return "".join([f"{head}[{section}]\n{tail}", *rest])


def left_out(by_figure):
    """Each kernel's rows under the figures that fit the other kernels best."""
    found = []
    for kernel in dict.fromkeys(row.kernel for row in by_figure[None]):
        others = lambda rows: [row for row in rows if row.kernel != kernel]  # noqa: B023, E731
        best = min(by_figure.values(), key=lambda rows: mean_error(others(rows)))
        found += [row for row in best if row.kernel == kernel]
    return found


def cycles_table(timed):
    head = ["kernel", "L1", "SMs", "cycles", "H100", "error", "hit rate", "error", "load latency"]
    cells = []
    for row in timed:
        cells.append(
            [f"`{row.kernel}`", SIZES[row.percent], str(row.share), f"{row.cycles:,}", f"{row.hardware:,}"]
            + [marked(row.error, MOST_CYCLES, "+.0%").replace("%", " %"), f"{row.rate:.4f}"]
            + [marked(row.rate_error, MOST_RATE, "+.4f"), f"{row.latency:,.0f}"]
        )
    return table(head, cells)


def figures_table(by_figure):
    head = ["figure", "half: rank correlation", "mean error", "twice: rank correlation", "mean error"]
    cells = []
    for section, fields in FIGURES.items():
        for field in fields:
            cell = [f"`{section}.{field}`"]
            for factor in (0.5, 2):
                rows = by_figure[section, field, factor]
                cell += [f"{rank_correlation(rows):.3f}", f"{mean_error(rows):.0%}".replace("%", " %")]
            cells.append(cell)
    return table(head, cells)


def cycles_part(timed, by_figure):
    whole = [row for row in timed if row.share == max(row.share for row in timed)]
    worst = max(timed, key=lambda row: abs(math.log(row.cycles / row.hardware)))
    by_size = [f"{rank_correlation([row for row in timed if row.percent == size]):.3f} with {SIZES[size]}" for size in SIZES]
    parts = [
        "## Cycles",
        "The same in cycles ([the rules](../reference/metrics.md#sectored-l1-in-cycles)), beside the longest SM's cycles on "
        "the hardware, as they are: no scale is fitted. Errors are ours over the hardware's less 1, bold beyond 25 %. SMs "
        "are those that the recording has; L2 and DRAM then serve these with their share. Hit rates are of the runs in "
        "cycles.",
        f"- **Rank correlation** (Spearman's) of all {len(timed)}: {rank_correlation(timed):.3f}, "
        f"{' and '.join(by_size)}; of the {len(whole)} that are recorded whole {rank_correlation(whole):.3f}.\n"
        f"- **Mean error** (geometric, of the factor): {mean_error(timed):.0%}".replace("%", " %")
        + f"; the largest error is {worst.error:+.0%}".replace("%", " %")
        + f", of `{worst.kernel}` with {SIZES[worst.percent]}.",
        cycles_table(timed),
    ]
    if by_figure:
        out = left_out(by_figure)
        parts += [
            "### Sensitivity",
            "Each figure of the timing model halved and doubled, the others as they are. The figures were chosen on these "
            "ten kernels; latencies, widths and counts are near what is published of the GPU, but for `think`, "
            "`in_flight`, `store_bytes`, `atomic_bytes` and `dram.channel_bytes`, which are fitted.",
            figures_table(by_figure),
            f"**A kernel left out.** With the one of these {len(by_figure)} systems that has the smallest mean error on the "
            f"nine other kernels, the tenth's mean error is {mean_error(out):.0%}".replace("%", " %")
            + f", and the rank correlation of such predictions {rank_correlation(out):.3f}.",
        ]
    return parts


def marked(error, most, form):
    """An error, bold where it misses the goal."""
    text = format(error, form)
    return text if abs(error) <= most else f"**{text}**"


def percent(error):
    return marked(error, MOST_SECTORS, "+.1%").replace("%", " %")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def main_table(rows):
    head = ["kernel", "L1", "SMs", "hit rate", "H100", "error", "sectors from L2", "L2 reads"]
    cells = []
    for row in rows:
        sms = f"{row.share:.0%}".replace("%", " %")
        cells.append(
            [f"`{row.kernel}`", SIZES[row.percent], sms, f"{row.rate:.4f}", f"{row.hardware:.4f}"]
            + [marked(row.rate_error, MOST_RATE, "+.4f")]
            + [percent(row.error("sectors_from_l2")), percent(row.error("l2_read_sectors"))]
        )
    return table(head, cells)


def memory_table(rows):
    head = ["kernel", "L1", "L2 hits", "H100", "error", "DRAM reads", "H100", "error"]
    cells = []
    for row in (row for row in rows if row.is_whole):
        pairs = []
        for field in ("l2_sector_hits", "dram_read_sectors"):
            pairs += [f"{row.ours[field]:,}", f"{row.theirs[field]:,}", percent(row.error(field))]
        cells.append([f"`{row.kernel}`", SIZES[row.percent], *pairs])
    return table(head, cells)


def chart(rows):
    """Rates of hits beside each other, a pair of bars a kernel and size."""
    kernels = list(dict.fromkeys(row.kernel for row in rows))
    bar, gap, left, high, top = 12, 18, 46, 200, 46
    group = 4 * bar + gap
    width = left + len(kernels) * group + gap
    font = 'font-family="sans-serif" font-size="11"'
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {top + high + 76}" {font}>',
        f'<rect width="{width}" height="{top + high + 76}" fill="#ffffff"/>',
        f'<text x="{left}" y="16">Share of the sectors of loads that hit in L1</text>',
    ]
    colours = {("0", True): "#1f5a99", ("0", False): "#8db8e2", ("100", True): "#b3541e", ("100", False): "#f0b48c"}
    names = {True: "evaluate", False: "H100"}
    x = left
    for (size, ours), colour in colours.items():
        out.append(f'<rect x="{x}" y="24" width="10" height="10" fill="{colour}"/>')
        out.append(f'<text x="{x + 14}" y="33">{names[ours]}, {SIZES[size]}</text>')
        x += 130
    for tick in range(0, 11, 2):
        y = top + high * (1 - tick / 10)
        out.append(f'<line x1="{left}" y1="{y:g}" x2="{width - gap}" y2="{y:g}" stroke="#dddddd"/>')
        out.append(f'<text x="{left - 6}" y="{y + 4:g}" text-anchor="end">{tick / 10:g}</text>')
    bars = {(row.kernel, row.percent): row for row in rows}
    for number, kernel in enumerate(kernels):
        x = left + gap + number * group
        for size in SYSTEMS:
            row = bars.get((kernel, size))
            for ours in (True, False):
                value = (row.rate if ours else row.hardware) if row else 0.0
                tall = max(value * high, 0.5)
                colour = colours[size, ours]
                out.append(f'<rect x="{x}" y="{top + high - tall:.1f}" width="{bar - 1}" height="{tall:.1f}" fill="{colour}"/>')
                x += bar
        middle, base = x - 2 * bar, top + high + 12
        out.append(f'<text x="{middle}" y="{base}" text-anchor="end" transform="rotate(-35 {middle} {base})">{kernel}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def worst(rows):
    rate = max(rows, key=lambda row: abs(row.rate_error))
    sectors = max(rows, key=lambda row: abs(row.error("sectors_from_l2")))
    return rate, sectors


def policy_system(policy, system):
    text = (ROOT / "systems" / f"{system}.toml").read_text()
    text = text.replace('replacement = "nru"', f'replacement = "{policy}"')
    return text.replace("sets = 4", f"sets = {POLICIES[policy]}")


def policy_table(by_policy):
    head = ["policy", "sets", "L1", "largest error of a hit rate", "of", "largest error of sectors from L2", "of"]
    cells = []
    for policy, rows in by_policy.items():
        for size in SYSTEMS:
            rate, sectors = worst([row for row in rows if row.percent == size])
            cells.append(
                [f"`{policy}`", str(POLICIES[policy]), SIZES[size], marked(rate.rate_error, MOST_RATE, "+.4f")]
                + [f"`{rate.kernel}`", percent(sectors.error("sectors_from_l2")), f"`{sectors.kernel}`"]
            )
    return table(head, cells)


def met(rows, error, most):
    return f"{sum(abs(error(row)) <= most for row in rows)} of {len(rows)}"


def page(rows, by_policy, timed=(), by_figure=None):
    whole = [row for row in rows if row.is_whole]
    rate, sectors = worst(rows)
    parts = [
        "# An H100 beside `evaluate`",
        "Kernels recorded access by access on an H100, and what its counters counted of the same kernels without the "
        "recording, for two sizes of L1; beside them `warpcache evaluate baseline --timing none` with the systems "
        "`h100` (224 KB of L1) and `h100-shared` (28 KB). [The rules](../reference/metrics.md#sectored-l1) of the model "
        "have no parameter of a kernel. Made by `scripts/h100.py FOLDER`.",
        "![Hit rates of each kernel](h100.svg)",
        f"- **Hit rates** within {MOST_RATE} of the hardware: {met(rows, lambda row: row.rate_error, MOST_RATE)}; the "
        f"largest error is {rate.rate_error:+.4f}, of `{rate.kernel}` with {SIZES[rate.percent]}.\n"
        f"- **Sectors from L2** (`sectors_from_l2`) within 5 %: "
        f"{met(rows, lambda row: row.error('sectors_from_l2'), MOST_SECTORS)}; the largest error is "
        f"{percent(sectors.error('sectors_from_l2'))}, of `{sectors.kernel}` with {SIZES[sectors.percent]}.\n"
        f"- **Reads of L2 behind the coalescers** (`l2_read_sectors`) within 5 %: "
        f"{met(rows, lambda row: row.error('l2_read_sectors'), MOST_SECTORS)}."
        + (
            f"\n- **Cycles**: rank correlation {rank_correlation(timed):.3f} (goal: above {LEAST_RANK}), mean error "
            f"{mean_error(timed):.0%}".replace("%", " %") + " ([below](#cycles))."
            if timed
            else ""
        ),
        main_table(rows),
        "Errors are ours less the hardware's, or over it less 1; bold ones miss the goal. SMs is the recorded share of "
        "the loads' sectors: counts of a part are scaled by it.",
    ]
    if whole:
        parts += [
            "## L2 and DRAM",
            "Sectors, of kernels whose warps are all recorded. Elsewhere the SMs that are left out share lines with those "
            "that are there, and a scaled count would be none of the hardware's.",
            memory_table(rows if whole else []),
        ]
    if timed:
        parts += cycles_part(timed, by_figure)
    if by_policy:
        parts += [
            "## Replacement",
            "The same runs with each policy of `[sm] replacement`. A line's set is a hash of its address.",
            policy_table(by_policy),
        ]
    parts += [
        "## Differences",
        "- **Order.** Without time, warps issue an access each in turn; the hardware's warps drift apart.\n"
        "- **Fitted** to these kernels, both sizes together: sets, replacement, the number of coalescers and what they "
        "have in flight. Sizes, lines and sectors are the hardware's.\n"
        "- **A load in flight** counts as a hit of the next load of its sector.\n"
        "- **Dependences** are not recorded: in cycles each warp has as many instructions in flight, where a chain has one "
        "and an unrolled loop more. Instructions that are no accesses are `think` alone.\n"
        "- **Recordings of some SMs**: lines that they share with the others are fetched by them alone, so that DRAM is "
        "busier than the hardware's.\n"
        "- **Coalescers.** Requests of about four SMs merge in L2's network as long as one is in flight, here the last 500; "
        "the hardware's SMs begin at different times, so that fewer merge where all load the same few lines.",
    ]
    return "\n\n".join(parts) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--program", default=ROOT / "target" / "release" / "warpcache", type=Path)
    parser.add_argument("--out", default=ROOT / "docs" / "results", type=Path)
    parser.add_argument("--no-policies", action="store_true")
    parser.add_argument("--no-figures", action="store_true")
    given = parser.parse_args()
    theirs = counters(given.folder)
    kernels = list(dict.fromkeys(kernel for kernel, _ in theirs))

    def run(system_of, row=Row, timing="none"):
        both = [(kernel, size) for kernel in kernels for size in SYSTEMS if (kernel, size) in theirs]

        def one(kernel, size):
            trace = given.folder / f"{kernel}.npz"
            return row(kernel, size, evaluate(given.program, trace, system_of(size), timing), theirs[kernel, size])

        # As many at a time as there are processors: each is a process, which a thread waits for.
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda pair: one(*pair), both))

    rows = run(SYSTEMS.get)
    by_policy = {}
    if not given.no_policies:
        by_policy["nru"] = rows
        with tempfile.TemporaryDirectory() as folder:
            for policy in list(POLICIES)[1:]:
                for system in SYSTEMS.values():
                    (Path(folder) / f"{system}.toml").write_text(policy_system(policy, system))
                by_policy[policy] = run(lambda size: Path(folder) / f"{SYSTEMS[size]}.toml")
    timed = run(SYSTEMS.get, Timed, "cycles")
    by_figure = {}
    if not given.no_figures:
        by_figure[None] = timed
        with tempfile.TemporaryDirectory() as folder:
            for figure in [(name, field, factor) for name in FIGURES for field in FIGURES[name] for factor in (0.5, 2)]:
                for system in SYSTEMS.values():
                    text = (ROOT / "systems" / f"{system}.toml").read_text()
                    (Path(folder) / f"{system}.toml").write_text(with_figure(text, *figure))
                by_figure[figure] = run(lambda size: Path(folder) / f"{SYSTEMS[size]}.toml", Timed, "cycles")
    (given.out / "h100.md").write_text(page(rows, by_policy, timed, by_figure))
    (given.out / "h100.svg").write_text(chart(rows))


if __name__ == "__main__":
    try:
        main()
    except Wrong as error:
        print(f"h100: {error}", file=sys.stderr)
        sys.exit(2)
