import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StylePart } from '../../__generated__/graphql.ts'
import type { PartName, PartValues } from '../../../shared/garment-flat/describe.ts'
import { labelOfPart } from '../../lib/garment-flat-labels.ts'

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
