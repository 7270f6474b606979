#!/usr/bin/env python3
"""Makes Sources/CNameLists/japanese-surnames.txt: how surnames in characters are read.

Usage: make-japanese-surnames.py PACKAGES_DIRECTORY > japanese-surnames.txt

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
print("# Made by Scripts/names/make-japanese-surnames.py; do not edit.")
for line in __doc__.split("\n\n")[2].strip().split("\n"):
    print("# " + line)
print("#\n# A surname in simplified characters and its reading, a surname to a line.")
print("\n".join(entries))
