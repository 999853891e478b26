import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sizeMeasurements } from '../../../shared/catalogue/field-kinds.ts'
import { detailEntries, detailGroupOf, namesOf } from '../../../shared/catalogue/product-fields.ts'
import { readAmount } from '../../../shared/grammars/amount.ts'
import { readCount } from '../../../shared/grammars/count.ts'
import { parseLength, parseQuantity } from '../../../shared/grammars/length.ts'
import { notAnAmount } from '../forms/read-form.ts'
import { piecesOf, type ProductValues } from './product-form.ts'

/** Validates the form by field: specification, section 5. The server validates again. */
export function productProblems(values: ProductValues, i18n: I18n): Record<string, string> {
  const problems: Record<string, string> = {}
  const isUnreadable = ({ kind }: { kind: string }) => kind === 'unreadable'
  for (const field of namesOf('money'))
    if (isUnreadable(readAmount(values[field]))) problems[field] = i18n._(notAnAmount)
  if (values.productName.trim() === '') problems['productName'] = i18n._(msg`Name the product.`)
  if (values.description.trim() === '') problems['description'] = i18n._(msg`Describe the product.`)
  if (readAmount(values.shippingCost).kind === 'blank')
    problems['shippingCost'] = i18n._(msg`Say what the delivery costs; 0 when it is free.`)
  if (readCount(values.quantityInStock).kind !== 'count')
    problems['quantityInStock'] = i18n._(msg`Say how many pieces there are, as a whole number.`)
  const discount = readCount(values.discount)
  if (isUnreadable(discount) || (discount.kind === 'count' && discount.count > 100))
    problems['discount'] = i18n._(msg`A discount is a whole percent from 0 to 100.`)
  const isCounted = piecesOf(values.sizes).kind !== 'blank'
  values.sizes.forEach((size, index) => {
    if (size.label.trim() === '') problems[`sizes.${index}.label`] = i18n._(msg`Name the size, or remove it.`)
    for (const name of sizeMeasurements)
      if (isUnreadable(parseLength(size[name])))
        problems[`sizes.${index}.${name}`] = i18n._(msg`Write centimetres as a number.`)
    const pieces = readCount(size.quantityInStock)
    if (isUnreadable(pieces))
      problems[`sizes.${index}.quantityInStock`] = i18n._(msg`Write the pieces as a whole number.`)
    if (pieces.kind === 'blank' && isCounted)
      problems[`sizes.${index}.quantityInStock`] = i18n._(
        msg`Say how many pieces there are of each size, or of none.`,
      )
  })
  const group = detailGroupOf(values.category)
  for (const [name, { kind }] of group ? detailEntries(group) : []) {
    const typed = values[group!][name] ?? ''
    if (kind === 'decimal' && isUnreadable(parseQuantity(typed)))
      problems[`${group}.${name}`] = i18n._(msg`Write metres as a number.`)
  }
  return problems
}
