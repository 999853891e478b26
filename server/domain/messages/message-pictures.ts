import type { MessageEvent } from '../../platform/database/__generated__/prisma/enums.ts'
import { type ProductRow, selectColumns, toProduct } from '../catalogue/product.ts'
import { nameIn } from '../catalogue/translated-names.ts'
import type { Services } from '../context.ts'
import { type DrawnDesign, drawnColumns, flatAddress, flatsOf } from '../flats/garment-flats.ts'
import { readSharedPhotosOf } from '../garment-photos/garment-photo.ts'
import { type Order, type OrderItem, readOrdersOf } from '../orders/order.ts'
import { sewnStyle, styleNames } from '../style-options/ordered-style.ts'
import type { MessagePicture } from './channels.ts'
import type { Message } from './message.ts'
import { i18nIn } from './page-language.ts'

/** The messages that show drawings of what is sewn. */
const events: readonly MessageEvent[] = ['ORDER_PLACED', 'READY']

/** As many garments are shown. */
const MAX_PICTURES = 3

/**
 * The drawings of an order's garments whose style was chosen, in a usual size: nothing in a mailbox shows measurements; or the newest
 * photographs that its customer sees. None where the shop doesn't know its public address.
 */
export async function picturesOf(
  services: Services,
  { event, orderId }: Pick<Message, 'event' | 'orderId'>,
): Promise<MessagePicture[]> {
  if (services.publicUrl === null || orderId === null) return []
  if (event !== 'GARMENT_PHOTO' && !events.includes(event)) return []
  const order = (await readOrdersOf(services.db, [orderId])).get(orderId)
  if (!order) return []
  return event === 'GARMENT_PHOTO' ? photographsOf(services, order) : drawingsOf(services, order)
}

async function photographsOf(
  { db, publicUrl }: Services,
  { id, language }: Order,
): Promise<MessagePicture[]> {
  const photos = await readSharedPhotosOf(db, [id])
  return photos.slice(-MAX_PICTURES).map(({ url }) => ({
    // Not every mail program shows WebP.
    address: `${publicUrl}${url.replace(/\.webp$/, '-640.jpg')}`,
    alt: i18nIn(language)._(/*i18n*/ 'A photograph from the workshop'),
  }))
}

async function drawingsOf(services: Services, order: Order): Promise<MessagePicture[]> {
  const items = order.items.filter(({ style }) => style.length > 0)
  const designs = await readDesigns(services, items)
  const lines = items.map(({ category, productId, isOwnCloth, ...item }) => ({
    line: { category, design: designs.get(productId ?? '') ?? null, isOwnCloth, style: sewnStyle(item) },
    name: styleNames(item.style, order.language) ?? nameIn(order.language, item),
  }))
  return [...ofCustomGarment(order), ...lines]
    .flatMap(({ line, name }) => flatsOf(services, line).map(({ token }) => ({ token, name })))
    .slice(0, MAX_PICTURES)
    .map(({ token, name }) => ({
      address: `${services.publicUrl}${flatAddress(token, 'png')}`,
      alt: i18nIn(order.language)._('This is what we sew: {style}', { style: name }),
    }))
}

function ofCustomGarment({ customCategory, style, language }: Order) {
  const name = styleNames(style, language)
  if (customCategory === null || name === null) return []
  return [{ line: { category: customCategory, design: null, isCustom: true, style }, name }]
}

const columns = ['id', ...drawnColumns] as const

async function readDesigns(
  { db }: Pick<Services, 'db'>,
  items: readonly OrderItem[],
): Promise<Map<string, DrawnDesign>> {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db.rows<Pick<ProductRow, (typeof columns)[number]>>`
    SELECT ${selectColumns(columns)} FROM "products" WHERE "id" = ANY(${ids}::uuid[])`
  return new Map(rows.map((row) => [row.id, toProduct(row)]))
}
