import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StylePart } from '../../__generated__/graphql.ts'
import type { PartName, PartValues } from '../../../shared/garment-flat/describe.ts'
import { labelOfPart } from '../../lib/garment-flat-labels.ts'

export const partLabels: Record<StylePart, MessageDescriptor> = {
  FRONT_NECK: msg`Front neck`,
  BACK: msg({ message: 'Back', context: 'garment' }),
  SLEEVE: msg`Sleeve`,
  LENGTH: msg`Length or hem`,
  FIT: msg({ message: 'Fit', context: 'of a garment' }),
  CUT: msg({ message: 'Cut', context: 'of a blouse' }),
  CLOSURE: msg`Closure`,
  LINING: msg`Lining`,
  PADDING: msg`Padding`,
  PIPING: msg`Piping and lace`,
  LATKAN: msg`Dori and latkan`,
  SKIRT: msg`Skirt`,
  FLARE: msg`Flare`,
  DUPATTA: msg`Dupatta`,
  BOTTOM: msg({ message: 'Bottom', context: 'of a suit' }),
  SUIT: msg`Suit style`,
  FINISH: msg`Saree finish`,
}

/** The parts whose drawings have labels of their own. */
const drawn: Partial<Record<StylePart, PartName & keyof PartValues>> = {
  FRONT_NECK: 'frontNeck',
  BACK: 'back',
  SLEEVE: 'sleeve',
  CUT: 'cut',
  CLOSURE: 'closure',
  SKIRT: 'skirt',
  BOTTOM: 'bottom',
  SUIT: 'suit',
}

/** Of the other parts. */
const others: Record<string, MessageDescriptor> = {
  crop: msg`Cropped`,
  waist: msg`To the waist`,
  peplum: msg`Peplum`,
  hip: msg`To the hip`,
  knee: msg`To the knee`,
  calf: msg`To the calf`,
  ankle: msg`To the ankle`,
  floor: msg`To the floor`,
  slim: msg`Narrow`,
  medium: msg({ message: 'Medium', context: 'flare' }),
  full: msg({ message: 'Wide', context: 'flare' }),
  piping: msg`With piping`,
  cords: msg`With cords`,
  dupatta: msg`With dupatta`,
  none: msg`Without`,
  pleats: msg`Pleats sewn in`,
}

export function drawingLabel(part: StylePart, drawing: string, i18n: I18n): string {
  const name = drawn[part]
  if (name)
    return labelOfPart({ part: name, value: drawing } as Parameters<typeof labelOfPart>[0], i18n).value
  const label = others[drawing]
  return label ? i18n._(label) : drawing
}
