#!/bin/sh
# Counts letters and pairs of letters anew, and writes the table that the encoding detector reads.
# The result depends on the version of ICU, so it is kept in the repository.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2046
cc -o "$work/names" names.c $(pkg-config --cflags --libs icu-uc icu-i18n icu-io)
for language in $(sed -n '/^LANGUAGES/,/split/p' table.py | tr -d '"' | tr ' ' '\n' \
  | grep -xE '[a-z][a-z]|[a-z][a-z]\.split\(\)' | sed 's/\.split()//'); do
  "$work/names" "$language" > "$work/$language.txt"
done
PYTHONDONTWRITEBYTECODE=1 python3 table.py "$work" \
  > ../../Sources/SourceText/Detection/LetterStatistics.swift
