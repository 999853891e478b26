import type { Design } from '../design.ts'
import { bandhani, leheriya, shibori } from './fields/dyed.ts'
import type { Field } from './fields/field.ts'
import { blockFloral, blockStars, dots, garden } from './fields/printed.ts'
import { sequins } from './fields/sequined.ts'
import { butiAndPaisley, jaal, phulkari, sprigs } from './fields/stitched.ts'
import { bare, checks, chevron, ikat, stripes } from './fields/woven.ts'
import { pick, type Random } from './rng.ts'

const FIELDS: Record<Design['pattern'], readonly Field[]> = {
  Plain: [bare],
  Embroidered: [butiAndPaisley, sprigs, jaal, butiAndPaisley],
  Printed: [blockFloral, blockStars],
  Dyed: [bandhani, bandhani, leheriya],
  Geometric: [chevron, ikat],
  Floral: [garden],
  'Polka Dots': [dots],
  Other: [stripes, butiAndPaisley],
}

/** Crafts that a design names; the first that matches decides the field. */
const CRAFTS: readonly (readonly [RegExp, Field])[] = [
  [/leheriya/i, leheriya],
  [/bandh|gharchola/i, bandhani],
  [/shibori|tie.?dye/i, shibori],
  [/ikat|patola/i, ikat],
  [/phulkari/i, phulkari],
  [/ajrakh|dabu|khun/i, blockStars],
  [/kalamkari|jaal|brocade|banarasi|tanchoi/i, jaal],
  [/chevron/i, chevron],
  [/polka|pin.?dot/i, dots],
  [/check/i, checks],
  [/mashru|stripe/i, stripes],
  [/chikan|jamdani|sprig/i, sprigs],
  [/\bbut[ia]|booti|kanjivaram|paithani|kanjeevaram/i, butiAndPaisley],
  [/block.?print|handblock/i, blockFloral],
]

/** Covered with sequins, rather than set with some. */
export const isSequined = ({ slug }: Design) => /golden-sequin/.test(slug)

/** Reads the name first; a craft that fits the pattern wins over the pattern's usual fields. */
export function fieldFor(design: Design, random: Random): Field {
  const usual = pick(random, FIELDS[design.pattern])
  if (design.pattern === 'Plain') return usual
  if (isSequined(design)) return sequins
  const named =
    CRAFTS.find(([craft]) => craft.test(design.slug)) ??
    CRAFTS.find(([craft]) => craft.test(design.productName))
  if (named !== undefined) return named[1]
  const told = CRAFTS.find(([craft]) => craft.test(design.description))
  return told !== undefined && FIELDS[design.pattern].includes(told[1]) ? told[1] : usual
}

export const contrastField = (worked: boolean, random: Random): Field =>
  worked ? pick(random, FIELDS.Embroidered) : bare
