import type { TailoredOrder_OrderFragment } from '../../../__generated__/graphql.ts'
import {
  garmentsOfCustomOrder,
  garmentsOfItem,
  type TailoredGarment,
  tailoredGarments,
} from '../orders/garments-of-order.ts'
import { orderSubject } from '../orders/order-labels.ts'

type Line = TailoredOrder_OrderFragment['items'][number]

/** What one sheet is about: a garment with what belongs to it, or all the pieces that only have to be packed. */
export interface JobCardSheet {
  title: string
  quantity: number | null
  garments: TailoredGarment[]
  image: Line['image'] | null
  /** Ready-made pieces that go with it. */
  pieces: { title: string; quantity: number }[]
}

/** A sheet for each garment that is stitched: tailors work on one at a time. */
export function jobCardSheets(order: TailoredOrder_OrderFragment): JobCardSheet[] {
  const tailored = order.items.filter(({ productType }) => productType === 'TAILOR')
  const pieces = order.items
    .filter(({ productType }) => productType === 'READYMADE')
    .map(({ productName, size, quantity }) => ({
      title: size ? `${productName}, size ${size.label}` : productName,
      quantity,
    }))
  if (order.customCategory)
    return [
      {
        title: orderSubject(order),
        quantity: 1,
        garments: tailoredGarments(garmentsOfCustomOrder(order), order.measurements),
        image: null,
        pieces,
      },
    ]
  if (tailored.length === 0)
    return [{ title: 'Ready-made pieces to pack', quantity: null, garments: [], image: null, pieces }]
  return tailored.map((item) => ({
    title: item.productName,
    quantity: item.quantity,
    garments: tailoredGarments(garmentsOfItem(item), item.measurements),
    image: item.image ?? null,
    pieces,
  }))
}

/** A text in as many letters as its place on the sheet has; the rest stands in the order. */
export const shortened = (text: string, letters: number) =>
  text.length <= letters ? text : `${text.slice(0, letters).trimEnd()} … (goes on in the order)`
