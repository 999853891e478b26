import type { Account } from './api-client.ts'
import { dayAhead } from './days.ts'
import type { Arguments } from './field-walk.ts'
import { newRow, rowsOf } from './product-rows.ts'
import type { Shop } from './shop.ts'

interface Grown {
  meera: Account
  size: number
  shareToken: string
  styleToken: string
}

/** The arguments of every query that needs some, or lists more with them. */
export async function argumentsOf(
  shop: Shop,
  { meera, size, shareToken, styleToken }: Grown,
): Promise<Arguments> {
  const { db } = shop
  const order = await db.order.findFirstOrThrow({
    where: { edits: { some: {} } },
    orderBy: { orderDate: 'desc' },
  })
  const garment = await db.garment.findFirstOrThrow({
    where: { orderId: order.id },
    orderBy: { number: 'asc' },
  })
  const deduction = await db.tailorEntry.findFirstOrThrow()
  const invoice = await db.invoice.findFirstOrThrow({ where: { orderId: order.id } })
  const draft = await db.orderDraft.findFirstOrThrow({ where: { userId: meera.id } })
  const products = await db.product.findMany({
    where: { productName: { startsWith: 'Design' } },
    orderBy: { dateAdded: 'asc' },
  })
  const product = products[0]!
  const ids = (all: { id: string }[]) => `[${all.map(({ id }) => `"${id}"`).join()}]`
  const customers = await db.user.findMany({ where: { mergedIntoId: null } })
  const text = JSON.stringify
  /** Each time the shop grows, its rows are of the same kinds. */
  const newest = { orderBy: { createdAt: 'desc' } } as const
  // Two may have been written in the same millisecond, one of them about the shop.
  const entry = await db.feedback.findFirstOrThrow({ where: { productId: { not: null } }, ...newest })
  const today = dayAhead(0)
  const page = '(first: 100)'
  const period = `from: "${today}", to: "${today}"`
  const lines = products.map(({ id }) => `{ productId: "${id}", productType: READYMADE }`).join()
  const { columns, rows } = rowsOf(
    ...products.flatMap((_, at) => [newRow(`new ${at}`), newRow(`wrong ${at}`, { readyMadePrice: '-5' })]),
  )
  return {
    'Query.node': `(id: "${order.id}")`,
    'Query.nodes': `(ids: ${ids([order, invoice, ...products, ...customers])})`,
    ...Object.fromEntries(
      ['customers', 'auditLog', 'messages', 'products', 'productRows', 'stockAlerts', 'garments'].map(
        (list) => [`Query.${list}`, page],
      ),
    ),
    'Query.order': `(id: "${order.id}")`,
    'Query.orders': ['(where: { mine: false }, first: 100)', '(first: 100)'],
    'Query.orderDraft': `(id: "${draft.id}")`,
    'Query.orderDrafts': ['(where: { mine: false }, first: 100)', '(first: 100)'],
    'Query.orderPrice': `(input: { lines: [${Array.from({ length: size }, () => '{ garmentId: "blouse" }').join()}] })`,
    'Query.draftPrice': `(input: { items: [${lines}] })`,
    'Query.trackedOrder': `(token: "${shop.services.trackingTokens.sign(order.id)}")`,
    'Query.changes': ['PRODUCT', 'ORDER', 'CUSTOMER'].map((of) => `(of: ${of}, first: 100)`),
    'Query.tailorStatement': `(tailorId: "${deduction.tailorId}", ${period})`,
    'TailorViewer.statement': `(${period})`,
    'Query.garment': `(code: "${garment.code}")`,
    'Query.tailorGarment': `(code: "${garment.code}")`,
    'Query.customer': `(id: "${order.userId}")`,
    'Query.customerStatement': `(customerId: "${meera.id}", ${period})`,
    'Query.invoice': `(id: "${invoice.id}")`,
    'Query.invoices': `(${period}, first: 100)`,
    'Query.accountRows': `(table: B2C, ${period}, first: 100)`,
    'Query.material': `(id: "${(await db.material.findFirstOrThrow({ orderBy: { name: 'asc' } })).id}")`,
    'Query.message': `(id: "${(await db.message.findFirstOrThrow(newest)).id}")`,
    'Query.messagePreview':
      '(input: { event: READY, channel: EMAIL, language: EN, subject: "{", body: "{x} {y}" })',
    'Query.feedbackEntry': `(id: "${entry.id}")`,
    'Query.promotion': `(id: "${(await db.promotion.findFirstOrThrow(newest)).id}")`,
    'Query.webhook': `(id: "${(await db.webhook.findFirstOrThrow(newest)).id}")`,
    'Query.product': `(id: "${product.id}")`,
    'Query.productsByIds': `(ids: ${ids(products)})`,
    'Query.similarProducts': `(productId: "${product.id}", first: 24)`,
    'Query.completeTheLook': `(productId: "${product.id}", first: 24)`,
    'Query.searchSuggestions': '(text: "desi", first: 10)',
    'Query.sharedWishlist': `(token: "${shareToken}")`,
    'Query.styleShare': `(token: "${styleToken}")`,
    'Query.deliveryEstimate': `(pincode: "400050", productId: "${product.id}", productType: READYMADE)`,
    'Query.postOffice': '(pincode: "400050")',
    'Query.importPreview': `(input: { columns: ${text(columns)}, rows: ${text(rows)} })`,
    'Query.styleImportPreview':
      '(input: { columns: ["part", "garments", "name"], rows: [["Fit", "Blouse", "Own"]] })',
    'Query.appointments': `(day: "${today}")`,
    'Query.appointmentTimes': '(place: SHOP)',
    'Query.dayClosing': `(date: "${today}")`,
    'Query.monthResult': `(month: "${today}")`,
    'Query.report': `(by: DESIGN, ${period})`,
  }
}
