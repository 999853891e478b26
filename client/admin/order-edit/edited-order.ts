import type { EditOrderInput, Fulfilment } from '../../__generated__/graphql.ts'
import { typedLengthsOf } from '../../lib/typed-lengths.ts'
import {
  clothOf,
  type CounterLine,
  garmentsOfLine,
  lengthsOf,
  lineInput,
  lineOf,
  measurementsOf,
  ofLengths,
  priceOf,
} from '../counter/counter-order.ts'
import { amountText } from '../../../shared/grammars/amount.ts'
import type { FieldReader } from '../forms/read-form.ts'
import type { OrderToEdit } from './order-edit-documents.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const contactFields = ['name', 'phone', 'email', 'street', 'city', 'state', 'pincode'] as const
export type ContactField = (typeof contactFields)[number]

/** An order that is being edited. Everything is as typed, so that a refusal loses nothing. */
export interface EditedOrder {
  lines: CounterLine[]
  /** The garment of a custom order, for its measurements; null for other orders. */
  custom: CounterLine | null
  contact: Record<ContactField, string>
  fulfilment: Fulfilment
  neededBy: string
  instructions: string
}

/** The order as it is, as it would be typed. */
export function editedOrderOf(i18n: I18n, order: OrderToEdit): EditedOrder {
  const { items, customer, customCategory, measurements, style } = order
  const contact = contactFields.map((field) => [field, customer[field] ?? ''])
  return {
    lines: items.map((item, position) => {
      const { product, productName, category, productType, quantity, size, note } = item
      return measured(
        lineOf({
          key: `line ${position}`,
          position,
          productId: productType === 'READYMADE' ? (product?.id ?? '') : (product?.id ?? null),
          isTailored: productType === 'TAILOR',
          needsMeasurements: item.needsMeasurements,
          name: productName,
          hindiName: item.hindiName,
          category,
          price: amountText(item.unitPrice),
          quantity,
          size: size?.label ?? '',
          sizes: size ? [...new Set([size.label, ...(product?.sizes ?? []).map(({ label }) => label)])] : [],
          orderedStyle: orderedStyleOf(item.style),
          isOwnCloth: item.isOwnCloth,
          cloth: item.clothMetres == null ? '' : String(item.clothMetres),
          note: note ?? '',
        }),
        item.measurements,
      )
    }),
    custom: customCategory
      ? measured(
          lineOf({
            key: 'custom',
            position: 0,
            name: i18n._(msg`Custom garment`),
            category: customCategory,
            price: '',
            orderedStyle: orderedStyleOf(style),
          }),
          measurements,
        )
      : null,
    contact: Object.fromEntries(contact) as Record<ContactField, string>,
    fulfilment: order.fulfilment,
    neededBy: order.neededBy ?? '',
    instructions: order.specialInstructions ?? '',
  }
}

const orderedStyleOf = (style: OrderToEdit['style']) =>
  style.flatMap(({ option, ...copy }) => (option ? [{ id: option.id, ...copy }] : []))

const measured = (line: CounterLine, measurements: OrderToEdit['measurements']): CounterLine => ({
  ...line,
  ...ofLengths(typedLengthsOf(measurements, garmentsOfLine(line))),
})

/** What is different from the order as it was read. */
export function editInput(
  i18n: I18n,
  read: FieldReader,
  order: OrderToEdit,
  edited: EditedOrder,
): EditOrderInput {
  const before = editedOrderOf(i18n, order)
  const { custom, contact, fulfilment, neededBy, instructions } = edited
  const changed = contactFields.filter((field) => contact[field] !== before.contact[field])
  return {
    orderId: order.id,
    version: order.version,
    ...(differs(edited.lines, before.lines) && { lines: linesOf(read, edited, before) }),
    ...(custom?.style && { style: custom.style }),
    ...(custom &&
      before.custom &&
      differs(lengthsOf(custom), lengthsOf(before.custom)) && {
        measurements: measurementsOf(read, 'measurements', custom),
      }),
    ...(changed.length > 0 && {
      customer: Object.fromEntries(changed.map((field) => [field, contact[field]])),
    }),
    ...(fulfilment !== before.fulfilment && { fulfilment }),
    ...(neededBy !== before.neededBy && { neededBy: neededBy || null }),
    ...(instructions !== before.instructions && { specialInstructions: instructions || null }),
  }
}

const linesOf = (
  read: FieldReader,
  edited: EditedOrder,
  before: EditedOrder,
): NonNullable<EditOrderInput['lines']> =>
  edited.lines.map((line, index) => {
    const { position, quantity, size, note } = line
    const old = before.lines.find((each) => each.position === position)
    if (position === undefined || !old) return lineInput(read, line, index)
    const isMeasured = differs(lengthsOf(line), lengthsOf(old))
    return {
      position,
      quantity,
      size: size || null,
      price: priceOf(read, line, index),
      ...(line.style && { style: line.style }),
      ...(line.isTailored && clothOf(read, line, index)),
      note,
      ...(isMeasured && { measurements: measurementsOf(read, `lines.${index}.measurements`, line) }),
    }
  })

export const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)
