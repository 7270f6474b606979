#!/usr/bin/env python3
"""Makes Sources/ContactLikeness/Names/JapaneseSurnameList.swift: how surnames in characters are read.

Usage: make-japanese-surnames.py PACKAGES_DIRECTORY > JapaneseSurnameList.swift

PACKAGES_DIRECTORY holds japanese_personal_name_dataset 0.4.0 of the Python package index, taken
apart: MIT licence, shuheilocale.
"""
import csv, os, subprocess, sys

path = os.path.join(sys.argv[1], "japanese_personal_name_dataset/dataset/last_name_org.csv")
with open(path, encoding="utf-8") as f:
    rows = [(row[0], row[3]) for row in csv.reader(f)]
# Characters are compared in their simplified forms.
text = subprocess.run(["uconv", "-x", "Traditional-Simplified"], capture_output=True, text=True,
                      input="\n".join(name for name, _ in rows), check=True).stdout
entries = [f"{name} {row[1]}" for name, row in zip(text.split("\n"), rows)]
print("// swift-format-ignore-file")
print("// Made by Scripts/names/make-japanese-surnames.py; do not edit.")
for line in __doc__.split("\n\n")[2].strip().split("\n"):
    print("// " + line)
print("\nextension Surnames {")
print("  /// A surname in simplified characters and its reading, one behind the other.")
print('  static let japanese: StaticString = """')
for start in range(0, len(entries), 20):
    end = " \\" if start + 20 < len(entries) else ""
    print("    " + " ".join(entries[start:start + 20]) + end)
print('    """')
print("}")
