import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sizeMeasurements } from '../../../../shared/catalogue/field-kinds.ts'
import { detailEntries, detailGroupOf, namesOf } from '../../../../shared/catalogue/product-fields.ts'
import { paise } from '../typed-rupees.ts'
import { piecesOf, type ProductValues } from './product-form.ts'

/** Validates the form by field: specification, section 5. The server validates again. */
export function productProblems(values: ProductValues, i18n: I18n): Record<string, string> {
  const problems: Record<string, string> = {}
  const isNumber = (typed: string) => /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim())
  const isWhole = (typed: string) => /^\d{1,7}$/.test(typed.trim())
  for (const field of namesOf('money'))
    if (paise(values[field]) === undefined)
      problems[field] = i18n._(msg`Write an amount in rupees, such as 1299 or 1299.50.`)
  if (values.productName.trim() === '') problems['productName'] = i18n._(msg`Name the product.`)
  if (values.description.trim() === '') problems['description'] = i18n._(msg`Describe the product.`)
  if (values.shippingCost.trim() === '')
    problems['shippingCost'] = i18n._(msg`Say what the delivery costs; 0 when it is free.`)
  if (!isWhole(values.quantityInStock))
    problems['quantityInStock'] = i18n._(msg`Say how many pieces there are, as a whole number.`)
  if (values.discount.trim() !== '' && !(isWhole(values.discount) && Number(values.discount) <= 100))
    problems['discount'] = i18n._(msg`A discount is a whole percent from 0 to 100.`)
  const isCounted = piecesOf(values.sizes) !== null
  values.sizes.forEach((size, index) => {
    if (size.label.trim() === '') problems[`sizes.${index}.label`] = i18n._(msg`Name the size, or remove it.`)
    for (const name of sizeMeasurements)
      if (size[name].trim() !== '' && !isNumber(size[name]))
        problems[`sizes.${index}.${name}`] = i18n._(msg`Write centimetres as a number.`)
    const pieces = size.quantityInStock.trim()
    if (pieces !== '' && !isWhole(pieces))
      problems[`sizes.${index}.quantityInStock`] = i18n._(msg`Write the pieces as a whole number.`)
    if (pieces === '' && isCounted)
      problems[`sizes.${index}.quantityInStock`] = i18n._(
        msg`Say how many pieces there are of each size, or of none.`,
      )
  })
  const group = detailGroupOf(values.category)
  for (const [name, { kind }] of group ? detailEntries(group) : []) {
    const typed = values[group!][name] ?? ''
    if (kind === 'decimal' && typed.trim() !== '' && !isNumber(typed))
      problems[`${group}.${name}`] = i18n._(msg`Write metres as a number.`)
  }
  return problems
}
