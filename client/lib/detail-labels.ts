import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { attributeLabel, hasAttributeLabel } from './attribute-labels.ts'
import { ownTerm, type OwnTerms } from './own-terms.ts'

/** The shapes of garments that the owner's form suggests. */
const shapes: Record<string, MessageDescriptor> = {
  'Short Sleeve': msg`Short Sleeve`,
  'Long Sleeve': msg`Long Sleeve`,
  Sleeveless: msg`Sleeveless`,
  'Closed Back': msg`Closed Back`,
  'Back Open': msg`Back Open`,
  'Keyhole Back': msg`Keyhole Back`,
  'Round Neck': msg`Round Neck`,
  'V-Neck': msg`V-Neck`,
  'Boat Neck': msg`Boat Neck`,
  Sweetheart: msg`Sweetheart`,
  'Square Neck': msg`Square Neck`,
  'High Neck': msg`High Neck`,
  Halter: msg`Halter`,
  Regular: msg`Regular`,
  Slim: msg`Slim`,
  'Loose Fit': msg`Loose Fit`,
  'Straight Cut': msg`Straight Cut`,
  Anarkali: msg`Anarkali`,
  'A-Line': msg`A-Line`,
  Patiala: msg`Patiala`,
  Palazzo: msg`Palazzo`,
  Mermaid: msg`Mermaid`,
  Flared: msg`Flared`,
  Straight: msg({ message: 'Straight', context: 'garment' }),
  Nivi: msg`Nivi`,
  None: msg({ message: 'None', context: 'garment' }),
}

/** The label of a product's detail in the page's language: its own translation, that of the shop, or the detail itself. */
export function detailLabel(detail: string, i18n: I18n, own: OwnTerms): string {
  const translation = ownTerm(detail, i18n, own)
  if (translation !== undefined) return translation
  const shape = shapes[detail]
  return shape ? i18n._(shape) : attributeLabel(detail, i18n)
}

/** Whether the shop itself has a label of the detail in every language. */
export const hasDetailLabel = (detail: string): boolean =>
  Object.hasOwn(shapes, detail) || hasAttributeLabel(detail)
