import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { sourceLanguage } from '../../../shared/languages.ts'
import type { JobCardQuery } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { labelOfPart } from '../../lib/garment-flat-labels.ts'
import { chosenOptions, type SewnStyle, sewnStyles } from '../../lib/sewn-styles.ts'
import {
  garmentsOfCustomOrder,
  garmentsOfItem,
  type TailoredGarment,
  tailoredGarments,
} from '../orders/garments-of-order.ts'
import { customGarmentNames, itemName } from '../workshop/garment-name.ts'

type Order = NonNullable<JobCardQuery['order']>
type Line = Order['items'][number]

/**
 * The content of one sheet: a garment to stitch with its accessories, or all the ready-made items to
 * pack.
 */
export interface JobCardSheet {
  title: string
  quantity: number | null
  garments: TailoredGarment[]
  /** How they are sewn: as the design has it, and as it was chosen with the order. */
  styles: SewnStyle[]
  image: Line['image'] | null
  /** Add-ons, the customer's own cloth and the note for the tailor. */
  details: string[]
  /** Ready-made items delivered with it. */
  pieces: { title: string; quantity: number }[]
}

/** One sheet per stitched garment, because tailors work on one at a time, in the language of their reader. */
export function jobCardSheets(order: Order, i18n: I18n): JobCardSheet[] {
  const tailored = order.items.filter(({ productType }) => productType === 'TAILOR')
  const pieces = order.items
    .filter(({ productType }) => productType === 'READYMADE')
    .map((item) => ({ title: itemName(i18n, item), quantity: item.quantity }))
  if (order.customCategory)
    return [
      {
        title: i18n._(customGarmentNames[order.customCategory]),
        quantity: 1,
        garments: tailoredGarments(garmentsOfCustomOrder(order), order.measurements),
        styles: sewnStyles({
          category: order.customCategory,
          design: null,
          isCustom: true,
          chosen: chosenOptions(order.style, i18n),
        }),
        image: null,
        details: [],
        pieces,
      },
    ]
  if (tailored.length === 0)
    return [
      {
        title: i18n._(msg`Ready-made pieces to pack`),
        quantity: null,
        garments: [],
        styles: [],
        image: null,
        details: [],
        pieces,
      },
    ]
  return tailored.map((item) => {
    const styles = sewnStyles({
      category: item.category,
      design: item.product ?? null,
      isCustom: false,
      chosen: chosenOptions(item.sewnStyle, i18n),
    })
    return {
      title: titleOf(item, i18n),
      quantity: item.quantity,
      garments: tailoredGarments(garmentsOfItem(item), item.measurements),
      styles,
      image: item.image ?? null,
      details: [...finishOf(styles, i18n), ...detailsOf(item, i18n)],
      pieces,
    }
  })
}

/** Beside an English name stands what it is. */
const titleOf = (item: Line, i18n: I18n) =>
  i18n.locale === sourceLanguage || item.hindiName
    ? designName(i18n, item)
    : `${item.productName} · ${i18n._(categoryLabels[item.category])}`

/** A saree has no sheet of measurements that could name what was chosen for it. */
const finishOf = (styles: readonly SewnStyle[], i18n: I18n): string[] =>
  styles
    .filter(({ style }) => style.garment === 'saree')
    .flatMap(({ parts }) => parts.filter((part) => 'written' in part))
    .map((part) => labelOfPart(part, i18n))
    .map(({ name, value }) => `${name}: ${value}`)

const detailsOf = ({ addOns, isOwnCloth, clothMetres, note }: Line, i18n: I18n) => [
  ...(addOns.length > 0 ? [addOns.map((addOn) => localizedName(i18n, addOn)).join(', ')] : []),
  ...(isOwnCloth
    ? [
        clothMetres == null
          ? i18n._(msg`Customer’s own cloth`)
          : i18n._(msg`Customer’s own cloth: ${clothMetres} m`),
      ]
    : []),
  ...(note ? [shortened(note, 300, i18n)] : []),
]

/** Each sheet's garments, which are numbered in the order of the sheets. */
export function garmentsOfSheets<Garment>(
  sheets: readonly JobCardSheet[],
  garments: readonly Garment[],
): Garment[][] {
  let given = 0
  return sheets.map(({ quantity }) => {
    const own = garments.slice(given, given + (quantity ?? 0))
    given += own.length
    return own
  })
}

/** Shortens a text to the space on the sheet; the order's page has all of it. */
export function shortened(text: string, letters: number, i18n: I18n) {
  if (text.length <= letters) return text
  const start = text.slice(0, letters).trimEnd()
  return i18n._(msg`${start} … (goes on in the order)`)
}
