import { findProduct } from '../../domain/catalogue/find-product.ts'
import type { Context } from '../../domain/context.ts'
import { flatAddress, flatsOf, type SewnLine } from '../../domain/flats/garment-flats.ts'
import { pageLanguage } from '../../domain/messages/page-language.ts'
import type { OrderItem } from '../../domain/orders/order.ts'
import type { Garment } from '../../domain/workshop/garment.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

type Line = Omit<SewnLine, 'design'>

/** With the design as the viewer may see it. */
const flatsOfDesign = async (ctx: Context, productId: string | null, line: Line) =>
  flatsOf(ctx, { ...line, design: productId === null ? null : await findProduct(ctx, productId) })

const flatsOfItem = (ctx: Context, { productType, productId, ...line }: OrderItem) =>
  productType === 'TAILOR' ? flatsOfDesign(ctx, productId, line) : []

type Sewn = Omit<Line, 'isCustom' | 'needsMeasurements'> &
  Pick<Garment, 'productId' | 'productName' | 'order'>

const flatsOfGarment = (ctx: Context, { productId, productName, order, ...garment }: Sewn) =>
  flatsOfDesign(ctx, productId, { ...garment, isCustom: productName === null, color: order.color })

export const flats: Resolvers = {
  GarmentFlat: {
    svg: ({ token }, { locale }) => flatAddress(token, 'svg', pageLanguage(locale)),
    png: ({ token }) => flatAddress(token, 'png'),
  },
  OrderDraft: {
    flats: (draft, _args, ctx) =>
      draft.customCategory === null
        ? []
        : flatsOf(ctx, {
            ...draft,
            category: draft.customCategory,
            design: null,
            isCustom: true,
            isOwnCloth: draft.clothPics.length > 0,
          }),
  },
  OrderDraftItem: {
    flats: ({ product, productType, ...line }, _args, ctx) =>
      product && productType === 'TAILOR'
        ? flatsOf(ctx, {
            ...line,
            category: product.category,
            design: product,
            isOwnCloth: line.isOfOwnCloth,
          })
        : [],
  },
  Order: {
    flats: (order, _args, ctx) =>
      order.customCategory === null
        ? []
        : flatsOf(ctx, {
            ...order,
            category: order.customCategory,
            design: null,
            isCustom: true,
            isOwnCloth: order.clothPics.length > 0,
          }),
  },
  OrderItem: { flats: (item, _args, ctx) => flatsOfItem(ctx, item) },
  TrackedOrder: {
    flats: ({ customCategory, style }, _args, ctx) =>
      customCategory === null
        ? []
        : flatsOf(ctx, { category: customCategory, style, design: null, isCustom: true }),
  },
  TrackedOrderItem: {
    flats: ({ category, style, productId, productType, isOwnCloth }, _args, ctx) =>
      productType === 'TAILOR' ? flatsOfDesign(ctx, productId, { category, style, isOwnCloth }) : [],
  },
  Garment: { flats: (garment, _args, ctx) => flatsOfGarment(ctx, garment) },
  TailorGarment: { flats: (garment, _args, ctx) => flatsOfGarment(ctx, garment) },
}
