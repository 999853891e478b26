import type { TailoredOrder_OrderFragment } from '../../../__generated__/graphql.ts'
import {
  garmentsOfCustomOrder,
  garmentsOfItem,
  type TailoredGarment,
  tailoredGarments,
} from '../orders/garments-of-order.ts'
import { orderSubject } from '../orders/order-labels.ts'

type Line = TailoredOrder_OrderFragment['items'][number]

/**
 * The content of one sheet: a garment to stitch with its accessories, or all the ready-made items to
 * pack.
 */
export interface JobCardSheet {
  title: string
  quantity: number | null
  garments: TailoredGarment[]
  image: Line['image'] | null
  /** Add-ons, the customer's own cloth and the note for the tailor. */
  details: string[]
  /** Ready-made items delivered with it. */
  pieces: { title: string; quantity: number }[]
}

/** One sheet per stitched garment, because tailors work on one at a time. */
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
        details: [],
        pieces,
      },
    ]
  if (tailored.length === 0)
    return [
      { title: 'Ready-made pieces to pack', quantity: null, garments: [], image: null, details: [], pieces },
    ]
  return tailored.map((item) => ({
    title: item.productName,
    quantity: item.quantity,
    garments: tailoredGarments(garmentsOfItem(item), item.measurements),
    image: item.image ?? null,
    details: detailsOf(item),
    pieces,
  }))
}

const detailsOf = ({ addOns, clothMetres, note }: Line) => [
  ...(addOns.length > 0 ? [addOns.map(({ name }) => name).join(', ')] : []),
  ...(clothMetres == null ? [] : [`Customer’s own cloth: ${clothMetres} m`]),
  ...(note ? [shortened(note, 300)] : []),
]

/** The codes of each sheet's garments, which are numbered in the order of the sheets. */
export function codesOf(sheets: readonly JobCardSheet[], garments: readonly { code: string }[]): string[][] {
  let given = 0
  return sheets.map(({ quantity }) => {
    const own = garments.slice(given, given + (quantity ?? 0))
    given += own.length
    return own.map(({ code }) => code)
  })
}

/** Shortens a text to the space on the sheet; the order's page has all of it. */
export const shortened = (text: string, letters: number) =>
  text.length <= letters ? text : `${text.slice(0, letters).trimEnd()} … (goes on in the order)`
