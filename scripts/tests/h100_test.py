#!/usr/bin/env python3
"""Shows that h100.py prints errors as they are, marks those that miss, and scales what is recorded in part."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import h100  # noqa: E402

THEIRS = {
    "load_sectors": 1000,
    "load_sector_hits": 500,
    "sectors_from_l2": 500,
    "l2_read_sectors": 400,
    "l2_sector_hits": 300,
    "dram_read_sectors": 100,
    "cycles": 1000,
}
OURS = {
    "load_sectors_wanted": 1000,
    "sector_hit_rate": 0.5,
    "sectors_from_l2": 500,
    "l2_read_sectors": 400,
    "l2_sector_hits": 300,
    "dram_read_sectors": 100,
}


def row(kernel="k", percent="0", **changes):
    return h100.Row(kernel, percent, OURS | changes, THEIRS)


def timed(cycles, hardware, kernel="k", percent="0", **changes):
    ours = {"cycles": cycles, "recorded_cores": 132, "average_load_latency": 250.4, "sector_hit_rate": 0.5}
    return h100.Timed(kernel, percent, ours | changes, THEIRS | {"cycles": hardware})


class Cycles(unittest.TestCase):
    def test_ranks_of_equal_values_are_their_mean(self):
        self.assertEqual(h100.ranks([30, 10, 20, 20]), [4, 1, 2.5, 2.5])

    def test_rank_correlation_by_hand(self):
        # Squares of differences of ranks are 0, 1, 1, 0: 1 - 6 * 2 / (4 * 15).
        pairs = [(10, 1), (30, 2), (20, 3), (40, 4)]
        self.assertAlmostEqual(h100.rank_correlation([timed(*pair) for pair in pairs]), 0.8)
        self.assertAlmostEqual(h100.rank_correlation([timed(a, -b) for a, b in pairs]), -0.8)
        self.assertEqual(h100.rank_correlation([timed(1, 1), timed(1, 2)]), 0.0)

    def test_too_few_cycles_are_as_wrong_as_too_many(self):
        self.assertAlmostEqual(h100.mean_error([timed(200, 100), timed(50, 100)]), 1.0)
        self.assertAlmostEqual(h100.mean_error([timed(100, 100)]), 0.0)

    def test_large_errors_are_bold_and_a_part_says_so(self):
        table = h100.cycles_table([timed(1260, 1000), timed(740, 1000), timed(1240, 1000, recorded_cores=32)])
        self.assertIn("| 132 | 1,260 | 1,000 | **+26 %** | 0.5000 | +0.0000 | 250 |", table)
        self.assertIn("**-26 %**", table)
        self.assertIn("| 32 | 1,240 | 1,000 | +24 % |", table)

    def test_a_figure_is_scaled_in_its_section_alone(self):
        text = (h100.ROOT / "systems" / "h100.toml").read_text()
        for section, fields in h100.FIGURES.items():
            for field in fields:
                lines = list(zip(text.splitlines(), h100.with_figure(text, section, field, 2).splitlines()))
                changed = [(old, new) for old, new in lines if old != new]
                self.assertEqual(len(changed), 1, (section, field))
                (old, new), = changed
                self.assertEqual(int(new.split(" = ")[1]), 2 * int(old.split(" = ")[1]))
                self.assertTrue(old.startswith(field))
        self.assertIn("[l2]\nlatency = 1\n", h100.with_figure("[l2]\nlatency = 1\n", "l2", "latency", 0.5))
        with self.assertRaisesRegex(h100.Wrong, "sm.ways: must be in the system"):
            h100.with_figure(text, "sm", "ways", 2)

    def test_a_kernel_that_is_left_out_has_no_say(self):
        # The second system is perfect for "b" alone, the first for "a" alone.
        first = [timed(100, 100, "a"), timed(300, 100, "b")]
        second = [timed(400, 100, "a"), timed(100, 100, "b")]
        found = {row.kernel: row.cycles for row in h100.left_out({None: first, "x": second})}
        self.assertEqual(found, {"a": 400, "b": 300})

    def test_the_page_has_what_is_unfavourable(self):
        rows = [timed(100, 100, "a"), timed(10, 200, "b", "100"), timed(300, 300, "c")]
        page = h100.page([row()], {}, rows, {})
        self.assertIn("the largest error is -95 %, of `b` with 28 KB", page)
        self.assertIn("rank correlation 0.500 (goal: above 0.9)", page)
        self.assertNotIn("## Cycles", h100.page([row()], {}))


class Errors(unittest.TestCase):
    def test_equal_counts_have_no_error(self):
        same = row()
        self.assertEqual((same.rate_error, same.error("l2_read_sectors")), (0.0, 0.0))
        self.assertNotIn("**", h100.main_table([same]))

    def test_an_error_that_misses_is_bold_in_either_direction(self):
        for rate in (0.521, 0.479):
            self.assertIn(f"**{rate - 0.5:+.4f}**", h100.main_table([row(sector_hit_rate=rate)]))
        for reads, text in ((421, "**+5.2 %**"), (379, "**-5.2 %**")):
            self.assertIn(text, h100.main_table([row(l2_read_sectors=reads)]))
        self.assertIn("| +0.0199 |", h100.main_table([row(sector_hit_rate=0.5199)]))

    def test_a_part_is_scaled_by_its_loads_and_has_no_row_of_l2(self):
        part = row(load_sectors_wanted=250, sectors_from_l2=125, l2_read_sectors=110)
        self.assertEqual(part.error("sectors_from_l2"), 0.0)
        self.assertAlmostEqual(part.error("l2_read_sectors"), 0.1)
        self.assertFalse(part.is_whole)
        self.assertNotIn("`k`", h100.memory_table([part]))
        self.assertIn("`k`", h100.memory_table([row()]))

    def test_the_page_counts_what_is_met_and_names_the_worst(self):
        rows = [row(), row("bad", "100", sector_hit_rate=0.4, sectors_from_l2=600)]
        page = h100.page(rows, {"nru": rows})
        self.assertIn("within 0.02 of the hardware: 1 of 2; the largest error is -0.1000, of `bad` with 28 KB", page)
        self.assertIn("within 5 %: 1 of 2; the largest error is **+20.0 %**, of `bad`", page)
        self.assertIn("| `nru` | 4 | 28 KB | **-0.1000** | `bad` |", page)

    def test_a_policy_changes_its_system_alone(self):
        text = h100.policy_system("plru", "h100")
        self.assertIn('replacement = "plru"\n', text)
        self.assertIn("sets = 7\n", text)
        self.assertEqual(text.count("\n"), h100.policy_system("lru", "h100").count("\n"))

    def test_wrong_counters_are_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaisesRegex(h100.Wrong, "counters.csv: must be readable; got No such file"):
                h100.counters(Path(folder))
            (Path(folder) / "counters.csv").write_text("kernel,carveout_percent\nk,50\n")
            with self.assertRaisesRegex(h100.Wrong, "carveout_percent must be one of 0, 100; got 50"):
                h100.counters(Path(folder))

    def test_a_bar_is_as_tall_as_its_rate(self):
        chart = h100.chart([row(sector_hit_rate=0.25)])
        self.assertIn('height="50.0" fill="#1f5a99"', chart)
        self.assertIn('height="100.0" fill="#8db8e2"', chart)


if __name__ == "__main__":
    unittest.main()
