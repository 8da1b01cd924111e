#!/usr/bin/env python3
"""Shows that system_pictures.py finds the parts and streams of a top, and that the book's pictures are not stale."""

import contextlib
import io
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import system_pictures  # noqa: E402
from system_pictures import assemblies  # noqa: E402

TOP = """
module top (
    input  wire [3:0] core_valid, // in the ring: a_valid
    output wire       memory_valid,
    output wire [3:0] flushed
);
    always @* begin : drive_nodes_passing_valid
        for (i = 1; i < 4; i = i + 1) begin
            nodes_passing_valid[i] = nodes_next_valid[i - 1];
        end
    end
    generate
        for (n = 0; n < 4; n = n + 1) begin : nodes
            node_01234567 u_nodes (
                .clock         (clock),
                .request_valid (core_valid[n]),
                .passing_valid (nodes_passing_valid[n]),
                .next_valid    (nodes_next_valid[n]),
                .down_valid    (nodes_down_valid[n]),
                .flushed       (nodes_flushed[n])
            );
        end
    endgenerate
    switch_inputs4_89abcdef u_switch (
        .in_valid  (nodes_down_valid),
        .out_valid (memory_valid)
    );
    barrier u_barrier (
        .node_flushed (nodes_flushed)
    );
endmodule
"""
MODULES = {
    "node_01234567": "input wire request_valid, input wire passing_valid, output wire next_valid, "
    "output reg down_valid, output wire flushed",
    "switch_inputs4_89abcdef": "input wire [3:0] in_valid, output wire out_valid",
    "barrier": "input wire [3:0] node_flushed",
}


class Pictures(unittest.TestCase):
    def test_parts_and_streams(self):
        body, links = system_pictures.streams(TOP, MODULES.get)
        self.assertEqual([(part["type"], part["count"]) for part in body], [("node", 4), ("switch", 1), ("barrier", 1)])
        self.assertEqual(sorted(links, key=str), [
            (0, 0, "next", "passing"),
            (0, 1, "down", "in"),
            (1, None, "out", "memory"),
            (None, 0, "core", "request"),
        ])

    def test_a_type_keeps_the_digits_that_are_its_name(self):
        body = system_pictures.parts(TOP.replace("node_01234567", "shared_l1_80f993c9"), lambda _: "")
        self.assertEqual(body[0]["type"], "shared_l1")

    def test_a_picture_names_what_it_joins(self):
        text = system_pictures.draw("top", TOP, MODULES.get, ("core",))
        for words in (">4 x node<", ">switch<", ">down<", ">core<", ">memory<", "next to the neighbour's passing", "joins nodes"):
            self.assertIn(words, text)

    def test_neighbours_are_side_by_side(self):
        self.assertEqual(system_pictures.arranged(3, [(0, 1), (0, 2)]), (1, 0, 2))
        self.assertEqual(system_pictures.arranged(3, [(0, 1), (1, 2)]), (0, 1, 2))

    def test_a_picture_of_several_tops_names_the_ports_that_they_have(self):
        text = "input wire a_valid, input wire [3:0] level_hold, output wire b_ready, output reg done"
        boxes = {"one": (0, 0, 9, 9, "one", "one"), "mine": (20, 0, 9, 9, "mine", None)}
        for arrow in (("mine", "", "one", "a", 5), ("mine", "", "one", "level", 5), ("one", "done", "mine", "", 5)):
            picture = assemblies.draw(("", "title", 90, 90, boxes, [arrow]), lambda _: text)
            self.assertIn(f">{arrow[1] or arrow[3]}</text>", picture)
        for arrow, said in (
            (("mine", "", "one", "done", 5), "one has no input done"),
            (("one", "b", "mine", "", 5), "one has no output b"),
            (("mine", "", "one", "gone", 5), "one has no input gone"),
        ):
            with self.assertRaisesRegex(ValueError, said):
                assemblies.draw(("", "title", 90, 90, boxes, [arrow]), lambda _: text)

    def test_the_pictures_of_the_book_are_those_of_the_generated_text(self):
        self.assertEqual(system_pictures.main(["--check"]), 0)

    def test_a_stale_picture_is_named(self):
        kept, system_pictures.pictures = system_pictures.pictures, lambda root: [(root / "README.md", "another")]
        try:
            with contextlib.redirect_stdout(io.StringIO()) as said:
                self.assertEqual(system_pictures.main(["--check"]), 1)
            self.assertEqual(said.getvalue(), "README.md is stale; run scripts/system_pictures.py\n")
        finally:
            system_pictures.pictures = kept


if __name__ == "__main__":
    unittest.main()
