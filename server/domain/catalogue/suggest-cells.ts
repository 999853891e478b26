/** The columns for which an import suggests values. */
export const suggestedColumns = ['color', 'fabricType', 'pattern', 'embellishments'] as const

export type SuggestedColumn = (typeof suggestedColumns)[number]

export interface CellSuggestion {
  column: SuggestedColumn
  /** As a cell holds it: several embellishments with `|` between. */
  value: string
}

const shades = [
  'red|maroon|burgundy|wine|pink|magenta|fuchsia|coral|peach|orange|rust|yellow|mustard|lemon|golden|gold|blue|navy|indigo',
  'turquoise|teal|green|olive|mint|lime|black|white|ivory|cream|beige|grey|gray|charcoal|silver|purple|violet|lavender',
  'mauve|lilac|brown|coffee|taupe|khaki|copper|multicolou?red',
].join('|')

/** 'Navy Blue', 'Off-White', 'Sea Green' or 'Red': the first colour of a text. */
const colorPattern = new RegExp(
  `\\b(?:(?:off|royal|sky|sea|bottle|dusty|rani|light|dark|hot|baby)[ -])?(?:${shades})(?: (?:${shades}))?\\b`,
  'i',
)

type Rule = readonly [pattern: RegExp, value: string]

/** The first that is found counts: what is more specific comes first. */
const fabrics: readonly Rule[] = [
  [/\bart silk\b/i, 'Art Silk'],
  [/\bpoly georgette\b/i, 'Poly Georgette'],
  [/\bsilk blend\b/i, 'Silk Blend'],
  [/\bcotton blend\b/i, 'Cotton Blend'],
  [/\blinen blend\b/i, 'Linen Blend'],
  [/\bgeorgette\b/i, 'Georgette'],
  [/\bchiffon\b/i, 'Chiffon'],
  [/\bvelvet\b/i, 'Velvet'],
  [/\bsatin\b/i, 'Satin'],
  [/\bcrepe\b/i, 'Crepe'],
  [/\borganza\b/i, 'Organza'],
  [/\bbrocade\b/i, 'Brocade'],
  [/\bchanderi\b/i, 'Chanderi'],
  [/\bkhadi\b/i, 'Khadi'],
  [/\blinen\b/i, 'Linen'],
  [/\brayon\b/i, 'Rayon'],
  [/\bviscose\b/i, 'Viscose'],
  [/\bdenim\b/i, 'Denim'],
  [/\bsilk\b/i, 'Silk'],
  [/\bcotton\b/i, 'Cotton'],
  [/\bnet\b/i, 'Net'],
]

const patterns: readonly Rule[] = [
  [/\bbandh(?:ani|ej)\b/i, 'Bandhani'],
  [/\bl[ea]h[ae]riya\b/i, 'Leheriya'],
  [/\bikk?at\b/i, 'Ikat'],
  [/\bpolka\b/i, 'Polka Dots'],
  [/\bgeometric\b/i, 'Geometric'],
  [/\bfloral\b/i, 'Floral'],
  [/\b(?:self-)?striped?\b/i, 'Striped'],
  [/\b(?:self-)?checke?[dr]?\b/i, 'Checked'],
  [/\bembroidered\b/i, 'Embroidered'],
  [/\bprint(?:ed|s)?\b/i, 'Printed'],
  [/\bdyed\b/i, 'Dyed'],
  [/\bwoven design\b/i, 'Woven Design'],
  [/\b(?:solid|plain)\b/i, 'Plain'],
]

/** All that are found count. */
const works: readonly Rule[] = [
  [/\bzari\b/i, 'Zari Work'],
  [/\bzard[oa][zs]i\b/i, 'Zardozi'],
  [/\bsequin/i, 'Sequin'],
  [/\bstone ?work\b|\bstones\b/i, 'Stone Work'],
  [/\bbead(?:s|ed)\b/i, 'Beads'],
  [/\bmirror/i, 'Mirror Work'],
  [/\bgota\b/i, 'Gota Patti'],
  [/\bchikan(?:kari)?\b/i, 'Chikankari'],
  [/\blace\b/i, 'Lace'],
  [/\bembroider/i, 'Embroidery'],
]

const titled = (text: string) => text.toLowerCase().replace(/(^|[ -])[a-z]/g, (start) => start.toUpperCase())

/** Of a name before a description, which may be about other garments, too. */
const firstOf = (rules: readonly Rule[], texts: string[]) => {
  for (const text of texts) {
    const found = rules.find(([pattern]) => pattern.test(text))
    if (found) return found[1]
  }
  return null
}

function colorOf(texts: string[]): string | null {
  for (const text of texts) {
    const [found] = colorPattern.exec(text) ?? []
    if (found) return titled(found.replace(/^off /i, 'Off-').replace(/\bgold\b/i, 'Golden'))
  }
  return null
}

/**
 * What a name and a description say about a garment, for the owner to confirm.
 * @param brands left out of the name, with tags that may be some: a brand may be called Silk
 */
export function suggestCells(name: string, description: string, brands: readonly string[]): CellSuggestion[] {
  const ownName = brands.reduce((text, brand) => (brand ? text.replaceAll(brand, ' ') : text), name)
  const texts = [ownName, description]
  const found = works.filter(([pattern]) => texts.some((text) => pattern.test(text)))
  const values: Record<SuggestedColumn, string | null> = {
    color: colorOf(texts),
    fabricType: firstOf(fabrics, texts),
    pattern: firstOf(patterns, texts),
    embellishments: found.map(([, value]) => value).join(' | ') || null,
  }
  return suggestedColumns.flatMap((column) => {
    const value = values[column]
    return value === null ? [] : [{ column, value }]
  })
}
