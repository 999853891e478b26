import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Fulfilment } from '../../platform/database/__generated__/prisma/enums.ts'
import { price, styledOffer } from '../catalogue/pricing.ts'
import { chargedStyle } from '../style-options/charged-style.ts'
import type { Product } from '../catalogue/product.ts'
import type { CandidatePromotion } from '../promotions/apply-promotions.ts'
import { copyDesignStyle, copyStyle } from '../style-options/ordered-style.ts'
import type { StyleOption } from '../style-options/style-option.ts'
import type { OrderDraftRow } from './order-draft.ts'
import type { CompleteCustomer } from './order-readiness.ts'

type Item = Omit<OrderDraftRow['items'][number], 'draftId' | 'isOwnCloth' | 'style'>
type OrderLine = ReturnType<typeof copyLine>

/** The columns that an order copies from its draft, for a customer whose details are complete. */
export function copyDraft(draft: OrderDraftRow, customer: CompleteCustomer, style: readonly StyleOption[]) {
  const { name, email, phone, ...address } = customer
  return {
    userId: draft.userId,
    draftId: draft.id,
    orderType: draft.orderType,
    // Left over when the shopper chose a garment first and a design of the catalogue afterwards.
    customCategory: draft.orderType === 'CUSTOM' ? draft.customCategory : null,
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    ...address,
    clothPics: draft.clothPics,
    color: draft.color,
    designDetails: draft.designDetails,
    designPics: draft.designPics,
    link: draft.link,
    customerDetails: draft.customerDetails,
    specialInstructions: draft.specialInstructions,
    fulfilment: draft.fulfilment,
    neededBy: draft.neededBy,
    giftNote: draft.giftNote,
    measurements: draft.measurements as Prisma.InputJsonObject,
    style: copyStyle(draft.orderType === 'CUSTOM' ? style : []) as unknown as Prisma.InputJsonArray,
    paymentType: draft.paymentType,
  }
}

/**
 * An order line with a copy of the product's current data and of the options of its style and of the design's own. The product is
 * offered as the line's type.
 */
export function copyLine(
  item: Item,
  product: Product,
  style: readonly StyleOption[],
  ofDesign: readonly StyleOption[],
) {
  const { listPrice, unitPrice } = styledOffer(product, item.productType, style)!
  const size =
    item.productType === 'READYMADE' ? product.sizes.find(({ label }) => label === item.size) : undefined
  return {
    position: item.position,
    productId: product.id,
    productType: item.productType,
    productName: product.productName,
    translatedNames: product.translatedNames as unknown as Prisma.InputJsonArray,
    category: product.category,
    image: json(product.images[0]),
    quantity: item.quantity,
    size: json(size && { ...size, quantityInStock: null }),
    measurements: item.measurements as Prisma.InputJsonObject,
    listPrice,
    discount: product.discount,
    unitPrice,
    style: copyStyle(
      item.productType === 'TAILOR' ? chargedStyle(style, product.style) : [],
    ) as unknown as Prisma.InputJsonArray,
    designStyle: copyDesignStyle(
      item.productType === 'TAILOR' ? ofDesign : [],
    ) as unknown as Prisma.InputJsonArray,
  }
}

const json = (value: object | undefined) =>
  value === undefined ? Prisma.DbNull : (value as Prisma.InputJsonObject)

/** How many garments must be stitched: a custom order is one. */
export const garmentsOf = ({ orderType, items }: OrderDraftRow): number =>
  orderType === 'CUSTOM'
    ? 1
    : items
        .filter(({ productType }) => productType === 'TAILOR')
        .reduce((sum, { quantity }) => sum + quantity, 0)

/** What an order costs. */
export const priceOf = (
  lines: OrderLine[],
  products: Map<string, Product>,
  promotions: readonly CandidatePromotion[],
  fulfilment: Fulfilment,
  zoneFee: number | null,
  roundsTotal: boolean,
) =>
  price(
    lines.map((line) => ({
      offer: line,
      quantity: line.quantity,
      product: products.get(line.productId)!,
    })),
    promotions,
    fulfilment,
    zoneFee,
    roundsTotal,
  )
