#!/usr/bin/env python3
"""Counts letters and pairs of letters in the output of `names`, and writes the Swift table that the
encoding detector reads. Usage: table.py FOLDER-WITH-ONE-FILE-A-LANGUAGE > LetterStatistics.swift"""

import collections, math, sys, unicodedata

from people_and_streets import NAMES

LANGUAGES = """de fr es pt it nl sv da fi is ca en et sq pl cs sk hu ro hr lt lv tr vi
ru uk be bg sr mk el he ar fa th""".split()
PAIRS = 170
NONLATIN = 230
TONES = "\u0300\u0301\u0303\u0309\u0323"


def vietnamese(text):
    """As windows-1258 writes it: the tone is a character of its own where the page lacks the letter."""
    result = []
    for character in unicodedata.normalize("NFC", text):
        try:
            character.encode("cp1258")
            result.append(character)
        except UnicodeEncodeError:
            parts = unicodedata.normalize("NFD", character)
            tones = [p for p in parts if p in TONES]
            rest = [p for p in parts if p not in TONES]
            result.append(unicodedata.normalize("NFC", "".join(rest)) + "".join(tones))
    return "".join(result)


def words(language, text):
    if language == "vi":
        text = vietnamese(text)
    if language == "ro":
        text = text.translate({0x219: 0x15F, 0x21B: 0x163})
    word = []
    for character in text:
        kind = unicodedata.category(character)
        if kind[0] == "L" or kind == "Mn":
            word.append("i" if character == "İ" and language != "tr" else
                        character if character == "İ" else character.lower())
        else:
            if word:
                yield word
            word = []
    if word:
        yield word


def digit(cost):
    return "0123456789abcdefghij"[max(0, min(19, round(cost)))]


def groups(costs):
    by_cost = collections.defaultdict(list)
    for item, cost in costs.items():
        by_cost[digit(cost)].append(item)
    return " ".join(d + "".join(sorted(by_cost[d])) for d in sorted(by_cost))


def wrapped(text, indent):
    """A Swift string literal over many lines. Marks and right-to-left letters are escaped, so that
    editors show the line in its order."""
    lines, line, width = [], "", 0
    for character in text:
        special = unicodedata.bidirectional(character) in ("R", "AL", "NSM") or \
            unicodedata.category(character)[0] == "M"
        piece = "\\u{%X}" % ord(character) if special else character
        if width + len(piece) > 98 - indent - 1:
            lines.append(line + "\\")
            line, width = "", 0
        line += piece
        width += len(piece)
    lines.append(line)
    return "\n".join(" " * indent + l for l in lines)


print("""// Made by Scripts/letter-statistics/table.py from the names of regions, languages, currencies and
// cities that ICU holds in each language. Don't edit.

/// How often letters and pairs of letters occur in the languages that used 8-bit code pages.
enum LetterStatistics {
  /// A language, the costs of its letters, and those of the pairs with a letter beyond ASCII that
  /// are commoner than their letters alone would make them.
  ///
  /// A cost is the negative binary logarithm of a probability, as one digit to base 20; the items
  /// of that cost follow it, up to a space. `_` is the edge of a word. A pair that is not listed
  /// costs as much as its second letter and `unlisted` more.
  static let languages: [(language: String, unlisted: UInt8, letters: String, pairs: String)] = [""")
for language in LANGUAGES:
    letters, before, pairs = (collections.Counter() for _ in range(3))
    lines = open(f"{sys.argv[1]}/{language}.txt", encoding="utf-8").read().split("\n")
    alphabet = {line[1:] for line in lines if line.startswith("=")}
    lines = [line for line in lines if not line.startswith("=")]
    # Names of people and streets count for more: there are fewer, and they are what is to be read.
    for line in lines + NAMES.get(language, "").split() * 3:
        for word in words(language, line.strip()):
            padded = ["_"] + word + ["_"]
            for p, c in zip(padded, padded[1:]):
                letters[c] += 1
                before[p] += 1
                if p > "\x7f" or c > "\x7f":
                    pairs[p, c] += 1
    total = sum(letters.values())
    # Letters of foreign names in passing are none of the language.
    letters = {l: n for l, n in letters.items() if n / total > 0.00012 or n >= 12 and l < "\x7f"}
    # Letters of the alphabet that no name has are rare, but are of the language.
    for letter in words(language, " ".join(sorted(alphabet))):
        for l in letter:
            letters.setdefault(l, 0.0004 * total)
    cost = {l: -math.log2(n / total) for l, n in letters.items()}
    gains = {}
    for (p, c), n in pairs.items():
        if p not in letters or c not in letters or n < 2:
            continue
        pair = -math.log2(0.9 * n / before[p] + 0.1 * letters[c] / total)
        gain = n * (cost[c] + 2 - pair)
        if gain > 0:
            gains[p + c] = (gain, pair)
    count = NONLATIN if language in "ru uk be bg sr mk el he ar fa th vi".split() else PAIRS
    best = sorted(gains, key=lambda k: (-gains[k][0], k))[:count]
    listed = set(best)
    unlisted = [(k, n) for k, n in pairs.items()
                if k[0] + k[1] not in listed and k[0] in letters and k[1] in letters]
    actual = sum(n for _, n in unlisted) / total + 1e-9
    high = [l for l in letters if l > "\x7f"]
    independent = sum(
        letters[p] * letters[c] for p in letters for c in letters
        if (p > "\x7f" or c > "\x7f") and p + c not in listed) / total ** 2
    penalty = max(1, min(3, round(math.log2(independent / actual))))
    print(f'    (\n      "{language}", {penalty},')
    print('      """\n' + wrapped(groups(cost), 6) + '\n      """,')
    print('      """\n' + wrapped(groups({k: gains[k][1] for k in best}), 6) + '\n      """\n    ),')
print("  ]\n}")
