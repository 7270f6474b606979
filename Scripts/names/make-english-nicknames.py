#!/usr/bin/env python3
"""Makes Sources/ContactLikeness/Names/EnglishNicknames.swift: English given names and short forms.

Usage: make-english-nicknames.py NICKNAMES_CSV > EnglishNicknames.swift

NICKNAMES_CSV is names.csv of https://github.com/carltonnorthern/nicknames, Apache License 2.0.
"""
import csv, sys, textwrap

lines = {}
with open(sys.argv[1], encoding="utf-8") as file:
    for row in csv.DictReader(file):
        if row["relationship"] == "has_nickname":
            lines.setdefault(row["name1"], []).append(row["name2"])
print("// Made by Scripts/names/make-english-nicknames.py; do not edit.")
for line in __doc__.split("\n\n")[2].strip().split("\n"):
    print("// " + line)
print("\nextension NicknameLists {")
print("  /// A name and behind it its short and pet forms, a name to a line.")
print('  static let english = """')
for name in sorted(lines):
    text = " ".join([name] + sorted(set(lines[name])))
    wrapped = textwrap.wrap(text, 90)
    for index, part in enumerate(wrapped):
        print("    " + part + (" \\" if index + 1 < len(wrapped) else ""))
print('    """')
print("}")
