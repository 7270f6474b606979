#!/usr/bin/env python3
"""Makes Sources/CNameLists/english-nicknames.txt: English given names and short forms.

Usage: make-english-nicknames.py NICKNAMES_CSV > english-nicknames.txt

NICKNAMES_CSV is names.csv of https://github.com/carltonnorthern/nicknames, Apache License 2.0.
"""
import csv, sys

lines = {}
with open(sys.argv[1], encoding="utf-8") as file:
    for row in csv.DictReader(file):
        if row["relationship"] == "has_nickname":
            lines.setdefault(row["name1"], []).append(row["name2"])
print("# Made by Scripts/names/make-english-nicknames.py; do not edit.")
for line in __doc__.split("\n\n")[2].strip().split("\n"):
    print("# " + line)
print("#\n# A name and behind it its short and pet forms, a name to a line.")
for name in sorted(lines):
    print(" ".join([name] + sorted(set(lines[name]))))
