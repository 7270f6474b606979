#!/usr/bin/env python3
"""Makes Sources/CNameLists/common-names.txt: how common given and family names are.

Usage: make-common-names.py NAMES_DIRECTORY PACKAGES_DIRECTORY > common-names.txt

NAMES_DIRECTORY holds
  common-surnames-by-country.csv, common-forenames-by-country.csv
      https://github.com/sigpwned/popular-names-by-country-dataset, commit eb62e13d, CC0 1.0
  us-census-1990-last.txt, us-census-1990-female.first.txt, us-census-1990-male.first.txt
      https://www2.census.gov/topics/genealogy/1990surnames/, US Census Bureau, public domain
PACKAGES_DIRECTORY holds packages of the Python package index, taken apart (pip download, unzip):
  faker 40.54.0, MIT licence, Copyright (c) 2012 Daniele Faraglia: names by language
  indian_names 0.3, BSD 3-Clause licence, Shraddha Kishan Tripathi
  japanese_personal_name_dataset 0.4.0, MIT licence, shuheilocale: surnames with the number of
      people who bear them, and readings of given names

A share is that among the people of the country where the name is commonest, for in one address
book most are of one country. Where a source gives shares, they are taken; where it gives ranks
alone, a share is estimated from the rank by how names are spread where shares are known
(for surnames 1 % over the rank's square root, for given names 1.5 %); where it gives neither, all
names of a list are taken for equally common.
"""
import csv, importlib, math, os, subprocess, sys, unicodedata

LEAST = 2.0 ** -16
PLAIN = {0xE6: "ae", 0xF0: "d", 0x111: "d", 0xF8: "o", 0xFE: "th", 0x127: "h", 0x131: "i",
         0x142: "l", 0x153: "oe", 0x167: "t", 0x259: "e", 0x629: "\u0647", 0x649: "\u064A",
         0x6CC: "\u064A", 0x6A9: "\u0643", 0x671: "\u0627"}


def is_mark(code):
    return (0x300 <= code <= 0x36F or code == 0x640 or 0x64B <= code <= 0x65F or code == 0x670
            or 0x591 <= code <= 0x5C7)


def folded(name):
    """As NameFolding does it: no case, no marks, no blanks, hyphens or apostrophes."""
    text = unicodedata.normalize("NFKC", name).casefold()
    text = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    text = "".join(PLAIN.get(ord(c), c) for c in text if not is_mark(ord(c)))
    text = unicodedata.normalize("NFC", text)
    return "".join(c for c in text if c.isalpha() or unicodedata.category(c) in ("Mn", "Mc"))


class Names:
    def __init__(self):
        self.given, self.family, self.sexes = {}, {}, {}

    def add(self, table, name, share, sex=None):
        key = folded(name)
        if not key or len(key) > 24 or any(c.isdigit() for c in key):
            return
        if len(key) < 2 and ord(key[0]) < 0x370:
            return
        table[key] = max(table.get(key, 0), min(share, 0.4))
        if sex:
            self.sexes.setdefault(key, {}).setdefault(sex, 0)
            self.sexes[key][sex] = max(self.sexes[key][sex], share)


def variants(row):
    names = {row["Romanized Name"], row["Localized Name"]}
    return [part for name in names for part in name.replace("/", ",").split(",") if part.strip()]


def read_countries(names, directory):
    with open(os.path.join(directory, "common-surnames-by-country.csv"), encoding="utf-8-sig") as f:
        for row in csv.DictReader(f):
            percent = row["Percent"].strip().rstrip("%")
            rank = float(row["Rank"] or 100)
            share = 0.01 / math.sqrt(rank)
            if percent:
                share = float(percent)
            for name in variants(row):
                names.add(names.family, name, share)
    with open(os.path.join(directory, "common-forenames-by-country.csv"), encoding="utf-8-sig") as f:
        for row in csv.DictReader(f):
            share = 0.015 / math.sqrt(float(row["Index"] or 50))
            for name in variants(row):
                names.add(names.given, name, share, row["Gender"].lower()[:1])


def read_census(names, directory):
    for file, table, sex in [("last", "family", None), ("female.first", "given", "f"),
                             ("male.first", "given", "m")]:
        with open(os.path.join(directory, f"us-census-1990-{file}.txt")) as f:
            for line in f:
                name, percent = line.split()[:2]
                share = float(percent) / 100 * (0.5 if sex else 1)
                if share >= LEAST:
                    names.add(getattr(names, table), name, share, sex)


def read_faker(names, directory):
    sys.path.insert(0, directory)
    people = os.path.join(directory, "faker", "providers", "person")
    for locale in sorted(os.listdir(people)):
        if "_" not in locale or locale.startswith("__"):
            continue
        provider = importlib.import_module(f"faker.providers.person.{locale}").Provider
        lists = []
        for field in sorted(dir(provider)):
            if "romanized" in field or "prefix" in field or "suffix" in field or "middle" in field:
                if "romanized" not in field:
                    continue
            kind = ("given" if field.startswith("first") and "name" in field
                    else "family" if field.startswith("last") and "name" in field else None)
            value = getattr(provider, field)
            if kind and isinstance(value, (tuple, list, dict)):
                sex = "f" if "female" in field else "m" if "_male" in field else None
                lists.append((kind, sex, value))
        for kind, sex, value in lists:
            if isinstance(value, dict):
                total = sum(value.values())
                shares = {n: w / total for n, w in value.items() if isinstance(n, str)}
            else:
                distinct = sorted({n for n in value if isinstance(n, str)})
                shares = {name: min(0.005, 1 / max(len(distinct), 1)) for name in distinct}
            for name, share in sorted(shares.items()):
                if name.strip():
                    half = 0.5 if sex and kind == "given" else 1
                    names.add(getattr(names, kind), name, share * half, sex if kind == "given" else None)


def read_indian(names, directory):
    for file, table, sex in [("last", "family", None), ("first.female", "given", "f"),
                             ("first.male", "given", "m")]:
        with open(os.path.join(directory, "indian_names", file + ".names")) as f:
            for line in f.read().split("\n")[1:]:
                if line.strip():
                    names.add(getattr(names, table), line.strip(), 0.002, sex)


def read_japanese(names, directory):
    data = os.path.join(directory, "japanese_personal_name_dataset", "dataset")
    with open(os.path.join(data, "last_name_org.csv"), encoding="utf-8") as f:
        for name, count, kana, latin in csv.reader(f):
            share = int(count) / 125e6
            for text in (name, latin, latin.replace("ou", "o").replace("uu", "u")):
                names.add(names.family, text, share)
    for file, sex in [("man", "m"), ("woman", "f")]:
        with open(os.path.join(data, f"first_name_{file}_opti.csv"), encoding="utf-8") as f:
            for row in csv.reader(f):
                for text in (row[1], row[1].replace("ou", "o").replace("uu", "u"), row[0]):
                    names.add(names.given, text, 0.001, sex)


def simplified(keys):
    """Traditional characters as simplified ones, by ICU's own tool."""
    han = [k for k in keys if any(0x3400 <= ord(c) <= 0x9FFF for c in k)]
    text = subprocess.run(["uconv", "-x", "Traditional-Simplified"], input="\n".join(han),
                          capture_output=True, text=True, check=True).stdout
    return dict(zip(han, text.split("\n")))


def main():
    names = Names()
    read_countries(names, sys.argv[1])
    read_census(names, sys.argv[1])
    read_faker(names, sys.argv[2])
    read_indian(names, sys.argv[2])
    read_japanese(names, sys.argv[2])
    simple = simplified(set(names.given) | set(names.family))
    rows = {}

    def code(share):
        return chr(ord("a") + max(0, min(25, round(-math.log2(share) * 1.5)))) if share else "-"

    for key in set(names.given) | set(names.family):
        given, family = names.given.get(key, 0), names.family.get(key, 0)
        if max(given, family) < LEAST:
            continue
        sexes = names.sexes.get(key, {})
        f, m = sexes.get("f", 0), sexes.get("m", 0)
        sex = "f" if f > 8 * m else "m" if m > 8 * f else "b" if f or m else "-"
        key = simple.get(key, key)
        old = rows.get(key, (0, 0, "-"))
        rows[key] = (max(old[0], given), max(old[1], family), sex if sex != "-" else old[2])
    entries = [f"{key} {code(g)}{code(f)}{s}" for key, (g, f, s) in
               sorted(rows.items(), key=lambda item: item[0].encode())]
    print("# Made by Scripts/names/make-common-names.py; do not edit.")
    print("#")
    print("# A name to a line, folded, and behind a blank how common it is as a given and as a family name (`a` for")
    print("# everybody's, one and a half letters on for half as common, `-` for never) and whose given name it is")
    print("# (`f`, `m`, `b` for both); in the order of their bytes.")
    print("#")
    for line in __doc__.split("\n\n", 1)[1].strip().split("\n")[2:]:
        print(("# " + line).rstrip())
    print("\n".join(entries))


main()
