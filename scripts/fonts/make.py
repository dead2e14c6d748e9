#!/usr/bin/env python3
"""Makes the fonts in client/src/assets/fonts from packages in node_modules. Run it after a change of a range below:

    apt-get install python3-fonttools python3-brotli     # fontTools 4.38 or newer
    python3 scripts/fonts/make.py

Prints the size of each file and its unicode-range for client/src/styles/fonts.css. See docs/decisions/pages/064-fonts.md.
"""

import copy
import io
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / 'client/src/assets/fonts'
INTER = ROOT / 'node_modules/inter-ui/variable/InterVariable.woff2'
FRAUNCES = ROOT / 'node_modules/@fontsource-variable/fraunces/files'

# The weights that the product uses. Fraunces has one weight, cut for a heading of 36 pixels, and a light one for quotes.
INTER_AXES = {'opsz': 14, 'wght': (400, 400, 650)}
FRAUNCES_AXES = {'wght': 575, 'opsz': 36}
LIGHT_AXES = {'wght': 420, 'opsz': 30}
# Units of a letter's height: a unit is a fiftieth of a pixel in text. The sources have 2,000 and more.
UNITS = 800


def letters(text):
    """Parses 'U+0100-02BA, U+02BD' to a set of code points."""
    points = set()
    for part in text.replace('U+', '').replace(',', ' ').split():
        first, _, last = part.partition('-')
        points |= set(range(int(first, 16), int(last or first, 16) + 1))
    return points


# English, Western Europe, Yoruba and Igbo, the sign of the naira, and eighths.
LATIN = letters(
    '0020-007E 00A0-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 2010-2015 2018-201E 2020-2022 2026 2030 2032-2033 '
    '2039-203A 2044 20AC 2122 2190-2193 2212 2215 '
    '0143-0144 01F8-01F9 1E44-1E45 1E62-1E63 1EB8-1EB9 1ECA-1ECD 1EE4-1EE5 20A6 215B-215E'
)
MARKS = letters('0300-0301 0303-0304 0308-0309 0323')
# Letters of most languages of Europe and Africa, of Turkey and Vietnam, and of names from other scripts, and signs of currencies.
# Phonetic signs and old letters are left to the fonts of the device.
EXTENDED = letters(
    '0100-017F 0181 0186 0189-018A 018F-0190 0192 0194 0198-0199 019D 01A0-01A1 01AF-01B0 01B3-01B4 01CD-01D4 01DD 01E6-01E7 '
    '0218-021B 0253-0254 0256-0257 0259 025B 0263 0272 1E0C-1E0D 1E24-1E25 1E44-1E45 1E5A-1E5B 1E62-1E63 1E6C-1E6D 1E92-1E93 '
    '1EA0-1EF9 20A6 20AB 20B1 20B5 20B9-20BA'
)
GREEK = letters('0384-038A 038C 038E-03A1 03A3-03CE')
CYRILLIC = letters('0301 0400-045F 0490-0491 04B0-04B1 2116')
# What a quote is written with.
BASIC = letters('0020-007E 00A0 2013-2014 2018-2019 201C-201D 2026')

INTER_FEATURES = ['kern', 'mark', 'mkmk', 'locl', 'pnum', 'tnum']


def reread(font):
    data = io.BytesIO()
    font.flavor = None
    font.save(data)
    return TTFont(io.BytesIO(data.getvalue()))


def cut(font, axes):
    """Returns the font with fewer variations and smaller numbers."""
    scaled = reread(instancer.instantiateVariableFont(font, axes, optimize=True))
    scale_upem(scaled, UNITS)
    return reread(scaled)


def fraunces(axes):
    """Returns Fraunces with the letters of its three files, whose accented letters share the parts that they consist of."""
    parts = [cut(TTFont(FRAUNCES / f'fraunces-{name}-opsz-normal.woff2'), axes) for name in ('latin', 'latin-ext', 'vietnamese')]
    whole, *more = parts
    for part in more:
        whole = merged(whole, part)
    return whole


def upright(font):
    """Gives h, m, n, s and & the plain forms that Fraunces has for small sizes: the others lean, and its & is hard to read."""
    known = set(font.getGlyphOrder())
    for table in font['cmap'].tables:
        for code, name in table.cmap.items():
            if f'{name}.alt' in known:
                table.cmap[code] = f'{name}.alt'
    return reread(font)


def merged(font, other):
    """Adds the other file's letters. They have no kerning: no letters of two files have."""
    for each in (font, other):
        for name in ('glyf', 'hmtx', 'cmap', 'maxp', 'GPOS', 'GSUB'):
            each.get(name)
    known, added = font.getBestCmap(), other.getBestCmap()
    code_of = {name: code for code, name in added.items()}
    order, names = list(font.getGlyphOrder()), {}

    def take(name):
        if name in names:
            return names[name]
        if code_of.get(name) in known:
            names[name] = known[code_of[name]]
            return names[name]
        new = name
        while new in font['glyf'].glyphs:
            new += '.more'
        names[name] = new
        glyph = copy.deepcopy(other['glyf'][name])
        for component in glyph.components if glyph.isComposite() else []:
            component.glyphName = take(component.glyphName)
        font['glyf'].glyphs[new] = glyph
        font['hmtx'].metrics[new] = other['hmtx'].metrics[name]
        order.append(new)
        return new

    for code, name in added.items():
        if code in known:
            continue
        taken = take(name)
        for table in font['cmap'].tables:
            if table.isUnicode():
                table.cmap[code] = taken
    font.setGlyphOrder(order)
    font['glyf'].glyphOrder = order
    font['maxp'].numGlyphs = len(order)
    return reread(font)


def write(name, font, wanted, features):
    font = reread(font)
    options = Options()
    options.flavor = 'woff2'
    options.glyph_names = False
    options.hinting = False
    options.layout_features = features
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.flavor = 'woff2'
    font.save(TARGET / f'{name}.woff2')
    print(f'{name}: {(TARGET / f"{name}.woff2").stat().st_size} bytes\n  {ranges(set(font.getBestCmap()))}')


def ranges(codes):
    found = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ', '.join(f'U+{a:04X}' if a == b else f'U+{a:04X}-{b:04X}' for a, b in found)


inter = cut(TTFont(INTER), INTER_AXES)
write('inter-latin', inter, LATIN | MARKS, INTER_FEATURES)
# Two letters of this file rarely stand side by side, so that kerning would be of no use.
write('inter-extended', inter, EXTENDED - LATIN | MARKS, [name for name in INTER_FEATURES if name != 'kern'])
write('inter-greek', inter, GREEK, INTER_FEATURES)
write('inter-cyrillic', inter, CYRILLIC, INTER_FEATURES)
display = upright(fraunces(FRAUNCES_AXES))
write('fraunces', display, LATIN, ['kern', 'liga'])
write('fraunces-extended', display, EXTENDED - LATIN, [])
write('fraunces-light', fraunces(LIGHT_AXES), BASIC, ['kern', 'liga'])
