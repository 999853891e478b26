import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MaterialUnit } from '../../../__generated__/graphql.ts'

/** For a text of which `quantityOf` makes no quantity. */
export const notAQuantity: Record<MaterialUnit, MessageDescriptor> = {
  METRE: msg`Write metres, such as 2.5 or 0.75.`,
  PIECE: msg`Write a whole number of pieces.`,
}

/** Typed metres in cm, or typed pieces. Null for a blank text, undefined for anything else. */
export function quantityOf(typed: string, unit: MaterialUnit): number | null | undefined {
  const plain = typed.replace(/[,\s]/g, '')
  if (plain === '') return null
  if (unit === 'PIECE') return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
  return /^\d{1,7}(\.\d{1,2})?$|^\.\d{1,2}$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** A quantity for an input; '' for none. */
export const typedQuantity = (quantity: number | null | undefined, unit: MaterialUnit): string =>
  quantity == null ? '' : String(unit === 'METRE' ? quantity / 100 : quantity)
