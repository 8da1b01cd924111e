"""Pictures of several tops and what a user joins them with: where each box is, and which port each arrow is.

A box that names a module has its ports checked against the emitted text: an arrow may leave by an output and enter by an
input alone, so that a renamed port ends the run. Boxes without a module are the user's. `system_pictures.py` draws them.
"""

import re

FONT = 'font-family="sans-serif" font-size="12"'


def chip(side, x, outer, inner):
    """The boxes and arrows of a chip: `x` is its left edge, `outer` the side of its SMs and memory, `inner` the links'."""
    far = 20 if side == "left" else 1180
    boxes = {
        f"{side}_chip": (x, 50, 290, 500, f"sac_chip {outer}", "sac_chip"),
        f"{side}_entry": (x + 20, 80, 250, 60, "sac_entry, one an SM", "sac_entry"),
        f"{side}_tile": (x + 70, 180, 200, 160, "sac_tile, one a slice", "sac_tile"),
        f"{side}_monitor": (x + 20, 440, 250, 90, "chip_monitor: crd, profile_counters", "chip_monitor"),
        f"{side}_l1": (far, 80, 100, 60, "L1s of SMs", None),
        f"{side}_memory": (far, 200, 100, 120, "memory", None),
    }
    here, l1, memory = f"{side}_chip", f"{side}_l1", f"{side}_memory"
    arrows = [
        (l1, "", here, "request", 95), (here, "down_reply", l1, "", 125),
        (here, "memory", memory, "", 235), (memory, "", here, "memory_reply", 285),
        (here, "forward", "network", "", 95), ("network", "", here, "reply", 125),
        ("network", "", here, "local", 195), ("network", "", here, "link", 225),
        ("network", "", here, "remote_reply", 255), (here, "tile_reply", "network", "", 290),
        (here, "link_out", "network", "", 320),
        ("reconfigurator", "", here, "level", 455), (here, "answer", "reconfigurator", "", 485),
        (here, "profile_counter", "reconfigurator", "", 515),
    ]
    arrows += [
        (f"{side}_monitor", "hold", f"{side}_entry", "", x + 40), (f"{side}_monitor", "flush", f"{side}_tile", "", x + 110),
        (f"{side}_tile", "arrival", f"{side}_monitor", "", x + 190),
    ]
    return boxes, arrows


def two_chips():
    (left, to_left), (right, to_right) = chip("left", 210, "0", "right"), chip("right", 800, "1", "left")
    middle = {
        "network": (600, 80, 100, 260, "networks, links", None),
        "reconfigurator": (590, 440, 120, 90, "reconfigurator", "reconfigurator"),
        "eab_unit": (530, 640, 240, 60, "eab_unit", "eab_unit"),
    }
    to_unit = [
        ("reconfigurator", "eab_counters", "eab_unit", "", 600), ("reconfigurator", "eab_slice", "eab_unit", "", 640),
        ("eab_unit", "result", "reconfigurator", "", 695),
    ]
    return "isca23", "Two chips, one reconfigurator (isca23)", 1300, 720, {**left, **right, **middle}, to_left + to_right + to_unit


def ring():
    at = {"node 0": (210, 110), "node 1": (690, 110), "node 2": (690, 390), "node 3": (210, 390)}
    boxes = {name: (x, y, 200, 90, f"ccn_l1, {name}", "ccn_l1") for name, (x, y) in at.items()}
    arrows = []
    for here, there, request, response in (
        ("node 0", "node 1", 130, 180), ("node 1", "node 2", 870, 710),
        ("node 2", "node 3", 460, 410), ("node 3", "node 0", 230, 390),
    ):
        arrows.append((here, "request_next", there, "request_passing", request))
        arrows.append((there, "response_next", here, "response_passing", response))
    for name, (x, y) in at.items():
        core, l2 = f"core of {name}", f"L2 of {name}"
        boxes[core] = (x, 30 if y < 200 else 540, 200, 30, "core", None)
        boxes[l2] = (10 if x < 300 else 1010, y + 20, 80, 50, "L2", None)
        arrows += [
            (core, "", name, "core_request", x + 20), (name, "core_reply", core, "", x + 120),
            (name, "down_request", l2, "", y + 35), (l2, "", name, "down_reply", y + 57),
        ]
    return "taco16", "Both rings between four nodes (taco16)", 1100, 590, boxes, arrows


def hierarchy():
    levels = [
        ("cores", "cores, or SMs", None), ("cluster", "private_cluster: L1s and crossbar", "private_cluster"),
        ("buffer", "atomic_buffer, one a slice", "atomic_buffer"), ("slice", "llc_slice, one a slice", "llc_slice"),
        ("order", "line_order, one a slice", "line_order"), ("axi", "axi4_memory, one a slice", "axi4_memory"),
        ("memory", "AXI4 interconnect, DRAM controller", None),
    ]
    boxes = {name: (30, 40 + 120 * row, 480, 50, words, module) for row, (name, words, module) in enumerate(levels)}
    boxes["flush"] = (640, 160, 110, 290, "flush control", None)
    arrows = []
    for above, below, down, up in (
        ("cores", "cluster", ("", "core_request"), ("core_reply", "")),
        ("cluster", "buffer", ("down_request", "request"), ("reply", "down_reply")),
        ("buffer", "slice", ("slice_request", "request"), ("reply", "slice_reply")),
        ("slice", "order", ("memory_request", "request"), ("reply", "memory_reply")),
        ("order", "axi", ("memory_request", "request"), ("reply", "memory_reply")),
    ):
        arrows += [(above, down[0], below, down[1], 60), (below, up[0], above, up[1], 290)]
    arrows += [("cluster", "core_status", "cores", "", 400)]
    arrows += [("axi", name, "memory", "", at) for name, at in (("ar", 60), ("aw", 130), ("w", 200))]
    arrows += [("memory", "", "axi", name, at) for name, at in (("r", 290), ("b", 360))]
    for row, name in ((1, "cluster"), (2, "buffer"), (3, "slice")):
        arrows += [("flush", "", name, "flush", 58 + 120 * row), (name, "flushed", "flush", "", 78 + 120 * row)]
    return "baseline llc", "From the cores to AXI4 (baseline, llc)", 780, 830, boxes, arrows


ASSEMBLIES = {"two_chips": two_chips, "ring": ring, "hierarchy": hierarchy}


def check_port(module, text, port, direction):
    """The name of a port or of a stream, or the beginning of a group of ports."""
    declared = re.findall(rf"{direction}\s+(?:wire|reg)\s+(?:\[[^\]]*\]\s*)?(\w+)", re.sub(r"//[^\n]*", "", text))
    if not any(name == port or name == f"{port}_valid" or name.startswith(f"{port}_") and not name.endswith("_ready")
               for name in declared):
        raise ValueError(f"{module} has no {direction} {port}")


def apart(here, there):
    """Whether two boxes are side by side, so that an arrow between them is level."""
    return here[0] + here[2] <= there[0] or there[0] + there[2] <= here[0]


def draw(assembly, read):
    """The picture as SVG; `read` gives the text of a module."""
    _, title, width, height, boxes, arrows = assembly
    lines = [
        f'<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">',
        '<defs><marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0,0 L8,4 L0,8 z" fill="#335577"/></marker></defs>',
        f'<rect x="0" y="0" width="{width}" height="{height}" fill="#FFFFFF"/>',
    ]

    def text(x, y, words, anchor="middle", style="", halo=0):
        lines.append(f'<text x="{x}" y="{y}" {FONT} text-anchor="{anchor}" {style}fill="#222222" '
                     f'stroke="#FFFFFF" stroke-width="{halo}" paint-order="stroke">{words}</text>')

    text(width / 2, 18, title, style='font-weight="bold" ')
    for x, y, wide, high, words, module in boxes.values():
        holds = any(x < a and y < b and a + c < x + wide and b + d < y + high for a, b, c, d, *_ in boxes.values())
        fill = "#FFFFFF" if holds or module is None else "#EEF3F8"
        dashes = '' if module else ' stroke-dasharray="4 3"'
        lines.append(f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{fill}" stroke="#335577" '
                     f'stroke-width="1.5" rx="4"{dashes}/>')
        text(x + wide / 2, y + 18 if holds else y + high / 2 + 4, words, style='font-weight="bold" ' if module else "")
    # Arrows are behind all names. Those that go down side by side have their names at different heights.
    places = len(lines)
    upright = sorted({arrow[4] for arrow in arrows if not apart(boxes[arrow[0]], boxes[arrow[2]])})
    levels = {at: 0.3 + 0.2 * (row % 3) for row, at in enumerate(upright)}
    for here, out, there, into, at in arrows:
        for name, port, direction in ((here, out, "output"), (there, into, "input")):
            if port and boxes[name][5]:
                check_port(boxes[name][5], read(boxes[name][5]), port, direction)
        (x, y, wide, high), (a, b, c, d) = boxes[here][:4], boxes[there][:4]
        label = out or into
        label = f"{out} to {into}" if out and into else label
        if apart(boxes[here], boxes[there]):
            start, end = (x + wide, a) if x + wide <= a else (x, a + c)
            points = f"{start},{at} {end},{at}"
            text((start + end) / 2, at - 4, label)
        else:
            start, end = (y + high, b) if y + high <= b else (y, b + d)
            points = f"{at},{start} {at},{end}"
            text(at + 4, min(start, end) + levels[at] * abs(end - start) + 4, label, "start", halo=4)
        lines.insert(places, f'<polyline points="{points}" fill="none" stroke="#335577" stroke-width="1.2" '
                     'marker-end="url(#head)"/>')
    return "\n".join(lines) + "\n</svg>\n"
