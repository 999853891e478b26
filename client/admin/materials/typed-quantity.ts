import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { decimalText } from '../../../shared/grammars/decimal.ts'
import { countText } from '../../../shared/grammars/count.ts'
import type { MaterialUnit } from '../../__generated__/graphql.ts'
import type { FieldReader } from '../forms/read-form.ts'

const notAQuantity: Record<MaterialUnit, MessageDescriptor> = {
  METRE: msg`Write metres, such as 2.5 or 0.75.`,
  PIECE: msg`Write a whole number of pieces.`,
}

/** Typed metres in cm, or typed pieces. */
export const quantityOf = (read: FieldReader, field: string, typed: string, unit: MaterialUnit): number =>
  unit === 'METRE'
    ? read.decimal(field, typed, notAQuantity.METRE)
    : read.count(field, typed, notAQuantity.PIECE)

/** The same of a quantity that is more than 0. */
export function someQuantityOf(read: FieldReader, field: string, typed: string, unit: MaterialUnit): number {
  const quantity = quantityOf(read, field, typed, unit)
  if (quantity === 0) read.refuse(field, notAQuantity[unit])
  return quantity
}

/** The same; null for a blank text. */
export const optionalQuantityOf = (
  read: FieldReader,
  field: string,
  typed: string,
  unit: MaterialUnit,
): number | null =>
  unit === 'METRE'
    ? read.optionalDecimal(field, typed, notAQuantity.METRE)
    : read.optionalCount(field, typed, notAQuantity.PIECE)

/** A quantity for an input; '' for none. */
export const typedQuantity = (quantity: number | null | undefined, unit: MaterialUnit): string =>
  quantity == null ? '' : unit === 'METRE' ? decimalText(quantity) : countText(quantity)
