"""locale_peer.py texts | time SECONDS: the figures of Localizing, as Babel writes them, a figure a line."""

import datetime
import gettext
import sys
import time
import zoneinfo

from babel import Locale, negotiate_locale
from babel.dates import format_date, format_timedelta
from babel.lists import format_list
from babel.numbers import format_currency, format_decimal, format_percent

ENGLISH = Locale("en")
MADRID = zoneinfo.ZoneInfo("Europe/Madrid")
# 2026-03-14T09:26:53Z, the clock of the stubs.
NOW = 1_773_480_413
VOTES = {"one": "%(count)s vote", "other": "%(count)s votes"}


class Catalog(gettext.NullTranslations):
    """What a compiled .mo file is in memory."""

    words = {"SummaryViewModel.title": "Ideas"}

    def gettext(self, message):
        return self.words.get(message, message)


catalog = Catalog()


def date(run):
    return format_date(datetime.datetime.fromtimestamp(NOW + 4_711 * run, MADRID), "medium", ENGLISH)


def plural(run):
    count = run & 255
    return VOTES[ENGLISH.plural_form(count)] % {"count": format_decimal(count, locale=ENGLISH)}


FIGURES = {
    "integer": lambda run: format_decimal(1_234 + run, locale=ENGLISH),
    "decimal": lambda run: format_decimal(1_914.5 + run, "#,##0.##", ENGLISH),
    "percent": lambda run: format_percent(run % 100 / 100, locale=ENGLISH),
    "currency": lambda run: format_currency(run, "EUR", locale=ENGLISH),
    "date": date,
    "distance": lambda run: format_timedelta(
        datetime.timedelta(hours=-(run % 20 + 1)), granularity="hour", threshold=2, add_direction=True, locale=ENGLISH
    ),
    "list": lambda run: format_list(["Ada", "Grace", f"Linus {run % 256}"], locale=ENGLISH),
    "constant": lambda run: catalog.gettext("SummaryViewModel.title"),
    "plural": plural,
    "negotiation": lambda run: negotiate_locale(["es-MX", "es", "en"], ["en", "es"], sep="-"),
}


def nanoseconds(figure, seconds):
    start = time.process_time()
    runs = 0
    while True:
        for run in range(runs, runs + 200):
            figure(run)
        runs += 200
        elapsed = time.process_time() - start
        if elapsed > seconds:
            return elapsed * 1e9 / runs


if sys.argv[1] == "texts":
    for name, figure in FIGURES.items():
        print(name, figure(7), sep="\t")
else:
    seconds = float(sys.argv[2])
    for name, figure in FIGURES.items():
        nanoseconds(figure, seconds / 5)
        print(name, nanoseconds(figure, seconds))
