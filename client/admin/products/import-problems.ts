import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the server says of cells and rows that it can't import, which come without a code. */
export const importProblems: Readonly<Record<string, MessageDescriptor>> = {
  'This has a line break: a quote before it may have taken in the rows after it.': msg`This has a line break: a quote before it may have taken in the rows after it.`,
  'This must be a number.': msg`This must be a number.`,
  'This must be a whole number, such as 12.': msg`This must be a whole number, such as 12.`,
  'This must be an amount of rupees, such as 1299 or 1299.50.': msg`This must be an amount of rupees, such as 1299 or 1299.50.`,
  'This must be yes or no.': msg`This must be yes or no.`,
  'A size stands as ‘M (chest 92, waist 76, hip 100, length 110, stock 3, sku AB-1)’, in cm.': msg`A size stands as ‘M (chest 92, waist 76, hip 100, length 110, stock 3, sku AB-1)’, in cm.`,
  'A text and its translation stand as ‘High waist = ऊँची कमर’, separated by |.': msg`A text and its translation stand as ‘High waist = ऊँची कमर’, separated by |.`,
  'The product name is missing.': msg`The product name is missing.`,
  'There is no design of this id. Leave it empty to add one.': msg`There is no design of this id. Leave it empty to add one.`,
  'Another product already has this reference.': msg`Another product already has this reference.`,
  'A new design needs a reference, so that the same file never adds it twice.': msg`A new design needs a reference, so that the same file never adds it twice.`,
  'This is a detail of another category; leave it empty.': msg`This is a detail of another category; leave it empty.`,
  'An earlier row is about the same design.': msg`An earlier row is about the same design.`,
}

const oneOf = /^This must be one of: (.+)\.$/

/** A problem in the page's language; one that isn't known as the server says it. */
export function importProblem(message: string, i18n: I18n): string {
  const [, values] = oneOf.exec(message) ?? []
  if (values !== undefined) return i18n._(msg`This must be one of: ${values}.`)
  const known = importProblems[message]
  return known ? i18n._(known) : message
}
