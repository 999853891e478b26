import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { parseLength } from '../../../../shared/grammars/length.ts'
import { readPhone, readPincode } from '../../../../shared/grammars/phone.ts'
import { isBlank, normalizeIdentifier } from '../../../../shared/grammars/text.ts'
import { currentDay } from '../../../lib/shop-days.ts'
import type { Category, Fulfilment } from '../../../__generated__/graphql.ts'
import {
  type Garment,
  garments,
  garmentsOfCategory,
} from '../../../../shared/measurements/garment-measures.ts'
import { lengthProblemSentence } from '../../../lib/length-problem-sentence.ts'
import { lengthProblems, namesToSend } from '../../../lib/typed-lengths.ts'
import { garmentOfCustom, lengthsOf, type TypedMeasurements } from './garment-measures.ts'
import type { OrderSubject, OrderValues } from './order-form.ts'
import { webAddressOf } from './parse-link.ts'

/** The fields of a design that validation needs. */
export interface OrderableDesign {
  id: string
  productName: string
  category: Category
  sizes: readonly { label: string }[]
}

export type Problems = Record<string, MessageDescriptor>

const required = {
  name: msg`Enter your full name.`,
  street: msg`Enter your street and house number.`,
  city: msg`Enter your city.`,
  state: msg`Choose your state.`,
} as const

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const phoneProblems = {
  phone: null,
  blank: msg`A mobile number has 10 digits.`,
  unreadable: msg`A mobile number has 10 digits.`,
  impossible: msg`No phone has this number. Please check its digits.`,
}

const pincodeProblems = {
  pincode: null,
  blank: msg`A pincode has 6 digits.`,
  unreadable: msg`A pincode has 6 digits.`,
  impossible: msg`No pincode begins with 0. Please check its digits.`,
}

/** The errors by form field. The server validates again when the order is placed. */
export function orderProblems(
  { type }: OrderSubject,
  values: OrderValues,
  designs: ReadonlyMap<string, OrderableDesign>,
): Problems {
  const problems: Problems = {}
  if (type === 'custom' && values.customCategory === '')
    problems['customCategory'] = msg`Choose what we are to make.`
  if (values.link.trim() !== '' && webAddressOf(values.link) === null)
    problems['link'] = msg`A link begins with https://`
  if (type === 'custom') {
    const toMeasure = values.customCategory === '' ? garments : [garmentOfCustom[values.customCategory]]
    Object.assign(problems, invalidLengths('measurements', values.measurements, toMeasure))
  }
  values.lines.forEach((line, index) => {
    const design = designs.get(line.productId)
    if (line.productType === 'TAILOR')
      Object.assign(
        problems,
        invalidLengths(
          `lines.${index}.measurements`,
          line.measurements,
          design ? garmentsOfCategory[design.category] : garments,
        ),
      )
    else if (design && design.sizes.length > 0 && !design.sizes.some(({ label }) => label === line.size)) {
      const { productName } = design
      problems[`lines.${index}.size`] = msg`Choose a size of ${productName}.`
    }
  })
  if (values.neededBy !== '' && values.neededBy < currentDay())
    problems['neededBy'] = msg`Choose a day from today on, or none.`
  return { ...problems, ...customerProblems(values.customer, values.fulfilment) }
}

/**
 * The incomplete fields, including those that can't be validated yet: lines whose design is loading,
 * and the measurements of a garment that isn't chosen.
 */
export function openFields(...order: Parameters<typeof orderProblems>): string[] {
  const [{ type }, { lines, customCategory }, designs] = order
  const open = Object.keys(orderProblems(...order))
  if ((type === 'custom' && customCategory === '') || lacksMeasurements(order[0], order[1]))
    open.push('measurements')
  lines.forEach(({ productId }, index) => {
    if (!designs.has(productId)) open.push(`lines.${index}.productId`, `lines.${index}.size`)
  })
  return open
}

/** Whether something is to be sewn of which nothing is measured yet. The order can be placed all the same. */
export const lacksMeasurements = (
  { type }: Pick<OrderSubject, 'type'>,
  { lines, measurements }: Pick<OrderValues, 'lines' | 'measurements'>,
): boolean =>
  type === 'custom'
    ? isUnmeasured(measurements)
    : lines.some((line) => line.productType === 'TAILOR' && isUnmeasured(line.measurements))

const isUnmeasured = (typed: TypedMeasurements) =>
  Object.values(lengthsOf(typed).texts).every((text) => parseLength(text).kind === 'none')

function customerProblems(customer: OrderValues['customer'], fulfilment: Fulfilment): Problems {
  const problems: Problems = {}
  const isDelivered = fulfilment === 'DELIVERY'
  for (const field of isDelivered ? (['name', 'street', 'city', 'state'] as const) : (['name'] as const))
    if (isBlank(customer[field])) problems[`customer.${field}`] = required[field]
  if (!emailForm.test(normalizeIdentifier(customer.email)))
    problems['customer.email'] = msg`Enter an e-mail address, such as meera@example.com.`
  const phone = phoneProblems[readPhone(customer.phone).kind]
  if (phone) problems['customer.phone'] = phone
  const pincode = isDelivered ? pincodeProblems[readPincode(customer.pincode).kind] : null
  if (pincode) problems['customer.pincode'] = pincode
  return problems
}

/** Only for the garments of the order: errors of other fields would be invisible. */
function invalidLengths(field: string, typed: TypedMeasurements, required: readonly Garment[]): Problems {
  const lengths = lengthsOf(typed)
  return Object.fromEntries(
    lengthProblems(lengths, namesToSend(lengths, required), typed.unit).map((problem) => [
      `${field}.${problem.name}`,
      lengthProblemSentence(problem),
    ]),
  )
}
