#!/bin/sh
# Subsets the packages' fonts into client/theme/fonts. The results are committed: run it again when a
# font or a package changes. It needs Python with `pip install fonttools brotli`. Hinting is left out: it
# is 50% of a font's size, and phones don't use it.
set -eu
cd "$(dirname "$0")/.."

packages=node_modules
out=client/theme/fonts
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT

# All characters of the shop's own English texts, and ₹, which the packages have in another subset.
english=U+20-7E,U+A0,U+A9,U+B0,U+B7,U+BD,U+D7,U+E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+203A,U+2212
rupee=U+20B9

subset() { # from, to, then subset options
  from=$1 to=$2
  shift 2
  python3 -m fontTools.subset "$from" --output-file="$to" --no-hinting "$@"
}

# Merges two subsets of a package: the English letters, and the rupee sign.
english_of() { # latin, latin-ext, to
  subset "$1" "$scratch/latin.ttf" --unicodes="$english" --flavor=
  subset "$2" "$scratch/rupee.ttf" --unicodes="$rupee" --flavor=
  python3 -m fontTools.merge --output-file="$scratch/merged.ttf" "$scratch/latin.ttf" "$scratch/rupee.ttf"
  subset "$scratch/merged.ttf" "$3" --unicodes='*' --flavor=woff2
}

hind=$packages/@fontsource/hind/files
for weight in 400 600; do
  english_of "$hind/hind-latin-$weight-normal.woff2" "$hind/hind-latin-ext-$weight-normal.woff2" "$out/hind-english-$weight.woff2"
  subset "$hind/hind-devanagari-$weight-normal.woff2" "$out/hind-devanagari-$weight.woff2" \
    --unicodes='*' --layout-features='*' --flavor=woff2
done
subset "$packages/@fontsource/martel/files/martel-devanagari-800-normal.woff2" "$out/martel-devanagari-800.woff2" \
  --unicodes='*' --layout-features='*' --flavor=woff2

# Fraunces in the one weight that is used.
fraunces=$packages/@fontsource-variable/fraunces/files
for part in latin latin-ext; do
  python3 -m fontTools.varLib.instancer "$fraunces/fraunces-$part-wght-normal.woff2" wght=600 \
    --output "$scratch/fraunces-$part.ttf"
done
english_of "$scratch/fraunces-latin.ttf" "$scratch/fraunces-latin-ext.ttf" "$out/fraunces-english-600.woff2"
for part in latin latin-ext; do
  subset "$scratch/fraunces-$part.ttf" "$out/fraunces-$part-600.woff2" --unicodes='*' --flavor=woff2
done

# Only the word हिन्दी, the only Devanagari on English pages.
subset "$hind/hind-devanagari-600-normal.woff2" "$out/hind-hindi-600.woff2" \
  --text='हिन्दी' --layout-features='*' --flavor=woff2
# The Hindi sentence of the enquiry, which is shown on English pages, too.
subset "$hind/hind-devanagari-400-normal.woff2" "$out/hind-enquiry-400.woff2" \
  --text='कीमत सिर्फ़ फ़ोन पर बताई जाती है। सबसे कम दाम की गारंटी।' --layout-features='*' --flavor=woff2
