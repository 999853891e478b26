import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type Garment, garments, type Measure } from '../../../../shared/measurements/garment-measures.ts'
import { garmentNames, measureNames } from './measurement-labels.ts'
import type { CustomerValues, OrderValues } from './order-form.ts'
import type { LineDesigns } from './use-line-designs.ts'
import { toNumber } from '../../../lib/to-number.ts'

export const customerNames = {
  name: msg`Full name`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  street: msg`Street`,
  city: msg`City`,
  state: msg`State`,
  pincode: msg`Pincode`,
}

const isCustomerName = (name: string): name is Exclude<keyof CustomerValues, 'country'> =>
  Object.hasOwn(customerNames, name)

/**
 * The label of an order field in the error summary: 'Blouse, Waist'. Null for fields whose errors name
 * them.
 */
export function useFieldName(designs: LineDesigns) {
  const { i18n } = useLingui()
  return (field: string, { lines }: Pick<OrderValues, 'lines'>): string | null => {
    const path = field.split('.')
    if (path[0] === 'customer' && path[1] && isCustomerName(path[1])) return i18n._(customerNames[path[1]])
    const line = path[0] === 'lines' ? lines[toNumber(path[1])] : undefined
    const design = line && designs.get(line.productId)?.productName
    const [garment, measure] = path.slice(-2)
    if (garments.some((each) => each === garment))
      return [
        lines.length > 1 && design,
        i18n._(garmentNames[garment as Garment]),
        i18n._(measureNames[measure as Measure]),
      ]
        .filter(Boolean)
        .join(', ')
    return design ?? null
  }
}

/** An error of the summary, prefixed with the field's name unless it contains it. */
export const withName = (name: string | null, message: string) =>
  name === null || message.toLowerCase().includes(name.toLowerCase()) ? message : `${name}: ${message}`
