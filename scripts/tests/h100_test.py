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
