import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StylePart } from '../__generated__/graphql.ts'

/** The parts of a garment that the style book has options for. */
export const stylePartLabels: Record<StylePart, MessageDescriptor> = {
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
