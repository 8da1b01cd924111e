#!/usr/bin/env python3
"""Draws which part of a system is connected to which, from its emitted Verilog. Usage: scripts/system_pictures.py [--check]

Reads the text of each preset's top below `generated/` and writes docs/pictures/<top>.svg; with `--check` it writes
nothing, prints the stale ones and exits with 1 when there is one. Parts are boxes, with how often each is there; streams
of ready and valid are arrows with the names of their ports. lib/assemblies.py has the pictures of several tops
together. scripts/tests/system_pictures_test.py has its tests.
"""

import re
import sys
from itertools import permutations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "lib"))
import assemblies  # noqa: E402

# The top of each preset that is drawn, and the beginnings of the streams that lead to cores: the others lead to the
# networks, to L2 or to memory.
TOPS = {
    "baseline/private_cluster": ("core_",),
    "ics15/decoupled_l1d_cluster": ("core_",),
    "pact20/shared_l1_cluster": ("core_", "home_status"),
    "taco16/ccn_cluster": ("core_",),
    "thesis12/tracker_cluster": ("core_", "warp", "decision", "ticket", "line"),
    "isca23/sac_chip": ("request", "down_reply"),
}

WIDE, LABEL, LINE, GAP, MARGIN = 340, 170, 20, 64, 16
FONT = 'font-family="sans-serif" font-size="12"'


def without_comments(text):
    return re.sub(r"//[^\n]*", "", text)


def outputs(text):
    """The output ports of a module."""
    return set(re.findall(r"output\s+(?:wire|reg)\s+(?:\[[^\]]*\]\s*)?(\w+)", without_comments(text)))


def parts(text, read):
    """The parts of a top: name, type without its digits, count, port to net, and which ports are outputs."""
    found, count = [], 1
    for line in re.finditer(
        r"for \(n = 0; n < (\d+);|^ +endgenerate|^ +(\w+) u_(\w+) \(\n(.*?)\n +\);", without_comments(text),
        re.MULTILINE | re.DOTALL,
    ):
        if line[1]:
            count = int(line[1])
        elif not line[2]:
            count = 1
        else:
            ports = dict(re.findall(r"\.(\w+)\s*\((\w+)", line[4]))
            kind = re.sub(r"_[0-9a-f]{8}$", "", line[2])
            kind = re.sub(r"(_[a-z]{3,}\d+)+$", "", kind)
            found.append({"name": line[3], "type": kind, "count": count, "ports": ports, "out": outputs(read(line[2]))})
    return found


def drivers(text):
    """Of each net that the top drives by itself, the nets that it is made of."""
    found = {}
    statement = r"^ *(?:assign )?(\w+)(?:\[[^=]*\])? = ([^;]*);"
    for target, value in re.findall(statement, without_comments(text), re.MULTILINE):
        found.setdefault(target, set()).update(re.findall(r"[a-z]\w*", value))
    return found


def streams(text, read):
    """The parts of a top, and its streams: from, to (a part's index, or None outside), names at both ends."""
    body = parts(text, read)
    top_ports = set(re.findall(r"(?:input|output)\s+(?:wire|reg)\s+(?:\[[^\]]*\]\s*)?(\w+)", without_comments(text)))
    made_of = drivers(text)
    sources = {}  # net to (part, port)
    for index, part in enumerate(body):
        for port, net in part["ports"].items():
            if port.endswith("_valid") and port in part["out"]:
                sources[net] = (index, port)
    found, read_nets = [], set()
    for index, part in enumerate(body):
        for port, net in part["ports"].items():
            if not port.endswith("_valid") or port in part["out"]:
                continue
            nets = [net] if net in sources or net in top_ports else sorted(made_of.get(net, ()))
            for source in nets:
                if source in sources:
                    origin, name = sources[source]
                    found.append((origin, index, name[:-6], port[:-6]))
                    read_nets.add(source)
                elif source in top_ports and source.endswith("_valid"):
                    found.append((None, index, source[:-6], port[:-6]))
    for net, (index, port) in sources.items():
        if net in top_ports:
            found.append((index, None, port[:-6], net[:-6]))
        elif net not in read_nets:
            for target, values in made_of.items():
                if net in values and target in top_ports:
                    found.append((index, None, port[:-6], target[:-6] if target.endswith("_valid") else target))
    return body, list(dict.fromkeys(found))


def arranged(count, links):
    """An order of the parts that puts as many neighbours side by side as it can."""
    def cost(order):
        place = {part: row for row, part in enumerate(order)}
        return sum(abs(place[a] - place[b]) - 1 for a, b, *_ in links if a is not None and b is not None and a != b)

    return min(permutations(range(count)), key=lambda order: (cost(order), order))


def joined(part, body):
    """The parts that share a net with this one, as a caption."""
    def nets(other):
        return {net for port, net in other["ports"].items() if port not in ("clock", "reset")}

    peers = [other["name"] for other in body if other is not part and nets(part) & nets(other)]
    return "joins " + ", ".join(peers) if peers else ""


class Picture:
    def __init__(self):
        self.lines, self.height = [], MARGIN

    def text(self, x, y, words, anchor="middle", style=""):
        words = words.replace("&", "&amp;").replace("<", "&lt;")
        self.lines.append(f'<text x="{x}" y="{y}" {FONT} text-anchor="{anchor}" {style}fill="#222222">{words}</text>')

    def box(self, x, y, height, part):
        for offset in (8, 4, 0) if part["count"] > 1 else (0,):
            self.lines.append(
                f'<rect x="{x + offset}" y="{y - offset}" width="{WIDE}" height="{height}" fill="#EEF3F8" '
                f'stroke="#335577" stroke-width="1.5" rx="4"/>'
            )
        count = f"{part['count']} x " if part["count"] > 1 else ""
        self.text(x + WIDE / 2, y + height / 2 + 4, count + part["type"], style='font-weight="bold" ')

    def arrow(self, points):
        path = " ".join(f"{x},{y}" for x, y in points)
        self.lines.append(
            f'<polyline points="{path}" fill="none" stroke="#335577" stroke-width="1.2" marker-end="url(#head)"/>'
        )


def draw(name, text, read, left):
    """The picture of a top as SVG."""
    body, links = streams(text, read)
    moving = [index for index in range(len(body)) if any(index in link[:2] for link in links)]
    place = {part: row for row, part in enumerate(moving)}
    within = [(place[a], place[b], n, m) for a, b, n, m in links if a is not None and b is not None]
    order = [moving[row] for row in arranged(len(moving), within)]
    picture, x = Picture(), MARGIN + LABEL
    right, frames = x + WIDE, {}
    y = MARGIN + 34
    for part in order:
        outside = [link for link in links if part in link[:2] and None in link[:2]]
        sides = {True: [], False: []}
        for link in outside:
            sides[(link[2] if link[0] is None else link[3]).startswith(left)].append(link)
        loops = [link for link in links if link[0] == link[1] == part]
        alone = not any(part in link[:2] for link in links if None not in link[:2])
        rows = max(len(sides[True]), len(sides[False]) + 2 * len(loops) + alone, 2)
        height = rows * LINE + 8
        frames[part] = (y, height)
        picture.box(x, y, height, body[part])
        for is_left, found in sides.items():
            for row, (origin, _, near, far) in enumerate(found):
                at = y + 14 + row * LINE
                edge, end = (x, x - 40) if is_left else (right, right + 40)
                edge += 8 if not is_left and body[part]["count"] > 1 and at < y + height - 8 else 0
                outer = far if origin is not None else near
                picture.arrow([(edge, at), (end, at)] if origin is not None else [(end, at), (edge, at)])
                picture.text(end - 6 if is_left else end + 6, at + 4, outer, "end" if is_left else "start")
        for row, (_, _, out, into) in enumerate(loops):
            at = y + 14 + (len(sides[False]) + 2 * row) * LINE
            edge = right + (8 if body[part]["count"] > 1 else 0)
            picture.arrow([(edge, at), (edge + 40, at), (edge + 40, at + LINE), (edge, at + LINE)])
            picture.text(edge + 46, at + LINE / 2 + 4, f"{out} to the neighbour's {into}", "start")
        if alone:
            picture.text(right + 16, y + height - 14, joined(body[part], body), "start")
        y += height + GAP
    for first, second in zip(order, order[1:]):
        down = [(a, n) for a, b, n, m in links if {a, b} == {first, second}]
        top, bottom = sum(frames[first]), frames[second][0] - (8 if body[second]["count"] > 1 else 0)
        for column, (origin, label) in enumerate(down):
            at = x + (column + 0.5) * WIDE / len(down)
            picture.arrow([(at, top), (at, bottom)] if origin == first else [(at, bottom), (at, top)])
            picture.text(at + 4, top + 16 + 13 * (column % 3), label, "start")
    y -= GAP - 24
    for part in (part for index, part in enumerate(body) if index not in moving):
        picture.box(x, y, 2 * LINE, part)
        picture.text(right + 16, y + LINE + 4, joined(part, body), "start")
        y += 2 * LINE + 16
    width, height = right + LABEL + 150 + MARGIN, y + MARGIN
    picture.text(width / 2, MARGIN + 4, name, style='font-weight="bold" ')
    head = (
        f'<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">\n'
        '<defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0,0 L8,4 L0,8 z" fill="#335577"/></marker></defs>\n'
        f'<rect x="0" y="0" width="{width}" height="{height}" fill="#FFFFFF"/>\n'
    )
    return head + "\n".join(picture.lines) + "\n</svg>\n"


def pictures(root):
    for place, left in TOPS.items():
        preset, top = place.split("/")
        files = {path.stem: path for path in (root / "generated" / preset).rglob("*.v")}

        def read(module, files=files):
            return files[module].read_text("utf-8")

        yield root / f"docs/pictures/{top}.svg", draw(f"{top} ({preset})", read(top), read, left)
    for name, make in assemblies.ASSEMBLIES.items():
        assembly = make()
        presets = [root / "generated" / preset for preset in assembly[0].split()]
        files = {path.stem: path for preset in presets for path in preset.rglob("*.v")}
        text = assemblies.draw(assembly, lambda module, files=files: files[module].read_text("utf-8"))
        yield root / f"docs/pictures/{name}.svg", text


def main(arguments):
    root, stale = Path(__file__).resolve().parent.parent, 0
    for path, text in pictures(root):
        if "--check" in arguments:
            if not path.is_file() or path.read_text("utf-8") != text:
                print(f"{path.relative_to(root)} is stale; run scripts/system_pictures.py")
                stale = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
