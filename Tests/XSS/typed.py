"""What the app makes of what is typed, and how much of it it takes: `TypedText` and `IdeaLimits`, said again."""

import re
import unicodedata

TITLE, TEXT, NAME, TAGS, TAG = 120, 4000, 60, 5, 30


def is_control(letter):
    return unicodedata.category(letter) == "Cc" or ord(letter) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(letter) <= 0xFDEF


def line(typed):
    """On one line: what is no letter is a blank, and none stand at the ends."""
    kept = "".join(" " if is_control(letter) or letter in "\u2028\u2029" else letter for letter in typed)
    return unicodedata.normalize("NFC", kept.strip())


def lines(typed):
    """With line breaks of one kind, and tabs; other controls are left out."""
    kept = "".join(letter for letter in typed if letter in "\n\r\t" or not is_control(letter))
    return re.sub("\r\n?", "\n", unicodedata.normalize("NFC", kept.strip()))


def tags(typed):
    """Between commas, each once."""
    found = {}
    for tag in map(line, typed.split(",")):
        if tag:
            found.setdefault(tag.lower(), tag)
    return list(found.values())


def are_tags(found):
    return 0 < len(found) <= TAGS and all(len(tag) <= TAG for tag in found)
