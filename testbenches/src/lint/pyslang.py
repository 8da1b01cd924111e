"""Lints the designs given on standard input as JSON lists of the top module and the files.

What pyslang says goes to standard error; before each design, its number is reported there too.
"""
import json
import os
import sys

from pyslang.driver import Driver


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


for number, (top, *files) in enumerate(json.load(sys.stdin)):
    os.write(2, f"@@ {number}\n".encode())
    driver = Driver()
    driver.addStandardArgs()
    words = ["pyslang", "--std", "1364-2005", "-Weverything", "--color-diagnostics=false", "--top", top]
    driver.parseCommandLine(" ".join(words + [quoted(file) for file in files]))
    if driver.processOptions() and driver.parseAllSources():
        compilation = driver.createCompilation()
        driver.reportCompilation(compilation, True)
        driver.runAnalysis(compilation)
        driver.reportDiagnostics(True)
    else:
        driver.reportParseDiags()
os.write(2, b"@@ end\n")
