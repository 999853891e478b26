import type { CounterCustomerQuery, PriceListQuery } from '../../__generated__/graphql.ts'
import { addDays, currentDay, dayOfInstant } from '../../lib/shop-days.ts'
import { typedLengthsOf } from '../../lib/typed-lengths.ts'
import {
  type CounterLine,
  type CounterOrder,
  garmentLine,
  garmentsOfLine,
  ofLengths,
} from './counter-order.ts'

type Customer = NonNullable<CounterCustomerQuery['customer']>
type PriceList = PriceListQuery['priceList']
export type LastOrder = Customer['orders'][number]

/** The newest order with a garment that is still in the price list; null for none. */
export const lastOrderOf = ({ orders }: Customer, priceList: PriceList): LastOrder | null =>
  orders.find(
    (order) => order.orderStatus !== 'CANCELLED' && order.items.some((item) => garmentOf(item, priceList)),
  ) ?? null

const garmentOf = (
  { productName, category, productType }: LastOrder['items'][number],
  { garments }: PriceList,
) =>
  productType === 'TAILOR'
    ? garments.find((garment) => garment.name === productName && garment.category === category)
    : undefined

/**
 * The garments of an order once more, at the prices of today and with the customer's last measurements, after as many days as then.
 */
export function sameAgain(
  order: LastOrder,
  { lastMeasurements }: Customer,
  priceList: PriceList,
): Pick<CounterOrder, 'lines'> & Partial<Pick<CounterOrder, 'neededBy'>> {
  const lines = order.items.flatMap((item): CounterLine[] => {
    const garment = garmentOf(item, priceList)
    if (!garment) return []
    const line = {
      ...garmentLine(garment),
      quantity: item.quantity,
      isOwnCloth: item.isOwnCloth,
      note: item.note ?? '',
      style: item.style.flatMap(({ option }) => (option?.isActive ? [option.id] : [])),
      addOnIds: priceList.addOns
        .filter((addOn) => item.addOns.some(({ name }) => name === addOn.name))
        .map(({ id }) => id),
    }
    return [{ ...line, ...ofLengths(typedLengthsOf(lastMeasurements, garmentsOfLine(line))) }]
  })
  const days = order.neededBy
    ? (Date.parse(order.neededBy) - Date.parse(dayOfInstant(order.orderDate))) / 86_400_000
    : 0
  return { lines, ...(days > 0 && { neededBy: addDays(currentDay(), days) }) }
}
