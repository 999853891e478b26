import { sewnOptions } from '../../../shared/style-options/sewn-options.ts'
import { findProduct } from '../../domain/catalogue/find-product.ts'
import type { Context } from '../../domain/context.ts'
import { flatAddress, flatsOf, type SewnLine } from '../../domain/flats/garment-flats.ts'
import { pageLanguage } from '../../domain/messages/page-language.ts'
import type { Order, OrderItem } from '../../domain/orders/order.ts'
import type { Garment } from '../../domain/workshop/garment.ts'
import { loadDesignStyle } from '../../domain/style-options/load-style.ts'
import { sewnStyle } from '../../domain/style-options/ordered-style.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

type Line = Omit<SewnLine, 'design'>

/** With the design as the viewer may see it. */
const flatsOfDesign = async (ctx: Context, productId: string | null, line: Line) =>
  flatsOf(ctx, { ...line, design: productId === null ? null : await findProduct(ctx, productId) })

const flatsOfItem = (ctx: Context, { productType, productId, ...line }: OrderItem) =>
  productType === 'TAILOR' ? flatsOfDesign(ctx, productId, { ...line, style: sewnStyle(line) }) : []

type Sewn = Omit<Line, 'isCustom' | 'needsMeasurements'> &
  Pick<Garment, 'productId' | 'productName' | 'order'>

const flatsOfGarment = (ctx: Context, { productId, productName, order, ...garment }: Sewn) =>
  flatsOfDesign(ctx, productId, { ...garment, isCustom: productName === null, color: order.color })

type Custom = Pick<Order, 'customCategory' | 'clothPics'> & Pick<SewnLine, 'style' | 'color' | 'measurements'>

/** Of a custom order or draft. */
const flatsOfCustom = (ctx: Context, { customCategory, clothPics, style, color, measurements }: Custom) =>
  customCategory === null
    ? []
    : flatsOf(ctx, {
        category: customCategory,
        style,
        color,
        measurements,
        design: null,
        isCustom: true,
        isOwnCloth: clothPics.length > 0,
      })

export const flats: Resolvers = {
  GarmentFlat: {
    svg: ({ token }, { locale }) => flatAddress(token, 'svg', pageLanguage(locale)),
    png: ({ token }) => flatAddress(token, 'png'),
  },
  OrderDraft: { flats: (draft, _args, ctx) => flatsOfCustom(ctx, draft) },
  OrderDraftItem: {
    flats: async ({ product, productType, style, ...line }, _args, ctx) =>
      product && productType === 'TAILOR'
        ? flatsOf(ctx, {
            ...line,
            category: product.category,
            design: product,
            style: sewnOptions(await loadDesignStyle(ctx, product.style), style),
            isOwnCloth: line.isOfOwnCloth,
          })
        : [],
  },
  Order: { flats: (order, _args, ctx) => flatsOfCustom(ctx, order) },
  OrderItem: { flats: (item, _args, ctx) => flatsOfItem(ctx, item) },
  TrackedOrder: {
    flats: ({ customCategory, style }, _args, ctx) =>
      customCategory === null
        ? []
        : flatsOf(ctx, { category: customCategory, style, design: null, isCustom: true }),
  },
  TrackedOrderItem: {
    flats: ({ productId, productType, category, isOwnCloth, ...styles }, _args, ctx) =>
      productType === 'TAILOR'
        ? flatsOfDesign(ctx, productId, { category, style: sewnStyle(styles), isOwnCloth })
        : [],
  },
  Garment: { flats: (garment, _args, ctx) => flatsOfGarment(ctx, garment) },
  TailorGarment: { flats: (garment, _args, ctx) => flatsOfGarment(ctx, garment) },
}
