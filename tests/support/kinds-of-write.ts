import { randomUUID } from 'node:crypto'
import { readymade } from './cart.ts'
import type { Account, ApiClient, Json } from './api-client.ts'
import { orderProduct, placingOf, readyDraft } from './orders.ts'
import { recordPayment } from './payments.ts'
import { jpeg, upload } from './pictures.ts'
import { productInput } from './products.ts'
import { password, type Shop } from './shop.ts'

/** What was answered: both transports, and uploads. */
interface Answer {
  status: number
  errors?: { extensions: { code: string } }[] | undefined
  body?: Json
  userErrors?: Json
}

export interface KindOfWrite {
  name: string
  /** A table that it writes to. */
  table: string
  /** Sends the write with this number. */
  send: (number: number) => Promise<Answer>
  /** A query for the numbers of those that are stored. */
  stored: string
}

export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** What a client learns from an answer; a write that is wrong is an error of the test. */
export function outcomeOf({ status, errors, body, userErrors }: Answer): Outcome {
  const code = errors?.[0]?.extensions.code ?? body?.code
  if (code === 'OUTCOME_UNKNOWN') return 'unknown'
  if (code === 'COMMITTED') return 'acknowledged'
  if (status === 503) return 'refused'
  if (status >= 300 || errors || (userErrors ?? []).length > 0)
    throw new Error(`Unexpected: ${status} ${JSON.stringify({ errors, body, userErrors })}`)
  return 'acknowledged'
}

/** `count` writes of each kind, prepared by a shop that is not disturbed and to be sent to `url`. */
export async function kindsOfWrite(shop: Shop, url: string, count: number): Promise<KindOfWrite[]> {
  const at = <Who extends ApiClient>(who: Who): Who => Object.assign(Object.create(who) as Who, { url })
  const numbers = Array.from({ length: count }, (_, number) => number)
  const owner = await shop.admin()
  const staff = at(owner)
  const product = await shop.product({ quantityInStock: 100_000 })
  const stocked = await Promise.all(
    numbers.map((number) => shop.product({ productName: `Doomed ${number}` })),
  )
  const shoppers: Account[] = []
  for (const number of numbers) shoppers.push(await shop.shopper(`Shopper ${number}`))
  const drafts: Json[] = []
  const orders: Json[] = []
  const buyers: Account[] = []
  for (const number of numbers) {
    const buyer = await shop.shopper(`Buyer ${number}`)
    buyers.push(buyer)
    orders.push(await orderProduct(buyer, product.id))
    drafts.push(await readyDraft(buyer, product.id))
    await buyer.mutate('addToCart', { ...readymade(product.id), quantity: 2 })
  }
  const picture = await jpeg()
  const emails = `SELECT (regexp_match("email", '^(?:shopper|buyer)\\.(\\d+)\\.'))[1]::int AS "number"`

  return [
    {
      name: 'addProduct',
      table: 'products',
      send: (number) => staff.mutate('addProduct', productInput({ productName: `Starved ${number}` })),
      stored: `SELECT split_part("productName", ' ', 2)::int AS "number" FROM "products" WHERE "productName" LIKE 'Starved %'`,
    },
    {
      name: 'admin/add_product',
      table: 'products',
      send: (number) =>
        staff.rest('POST', 'admin/add_product', {
          productName: `Rested ${number}`,
          description: 'Made in our workshop in Dadar.',
          category: 'Saree',
          readyMadePrice: 1800,
          shippingCost: 99,
          quantityInStock: 3,
        }),
      stored: `SELECT split_part("productName", ' ', 2)::int AS "number" FROM "products" WHERE "productName" LIKE 'Rested %'`,
    },
    {
      name: 'deleteProduct',
      table: 'products',
      send: (number) => staff.mutate('deleteProduct', { id: stocked[number]!.id }, 'deletedProductId'),
      stored: `SELECT "number" FROM generate_series(0, ${count - 1}) AS "number"
        WHERE NOT EXISTS (SELECT FROM "products" WHERE "productName" = 'Doomed ' || "number")`,
    },
    {
      name: 'addToCart',
      table: 'cart_lines',
      send: (number) => at(shoppers[number]!).mutate('addToCart', readymade(product.id)),
      stored: `${emails} FROM "cart_lines" JOIN "users" ON "users"."id" = "userId" WHERE "email" LIKE 'shopper.%'`,
    },
    {
      name: 'changeCartQuantity',
      table: 'cart_lines',
      send: (number) =>
        at(buyers[number]!).mutate('changeCartQuantity', { ...readymade(product.id), action: 'DECREASE' }),
      stored: `${emails} FROM "cart_lines" JOIN "users" ON "users"."id" = "userId"
        WHERE "email" LIKE 'buyer.%' AND "quantity" = 1`,
    },
    {
      name: 'addToWishlist',
      table: 'wishlist_items',
      send: (number) =>
        at(shoppers[number]!).mutate('addToWishlist', { productId: product.id }, 'wishlist { id }'),
      stored: `${emails} FROM "wishlist_items" JOIN "users" ON "users"."id" = "userId"`,
    },
    {
      name: 'addFeedback',
      table: 'feedback',
      send: (number) =>
        at(shoppers[number]!).mutate(
          'addFeedback',
          { rating: 5, comments: `Lovely ${number}` },
          'feedback { id }',
        ),
      stored: `SELECT split_part("comments", ' ', 2)::int AS "number" FROM "feedback" WHERE "comments" LIKE 'Lovely %'`,
    },
    {
      name: 'feedback/add',
      table: 'feedback',
      send: (number) =>
        at(shoppers[number]!).rest('POST', 'feedback/add', { rating: 5, comments: `Rested ${number}` }),
      stored: `SELECT split_part("comments", ' ', 2)::int AS "number" FROM "feedback" WHERE "comments" LIKE 'Rested %'`,
    },
    {
      name: 'signUp',
      table: 'users',
      send: (number) =>
        at(shop.guest()).mutate(
          'signUp',
          { name: 'Asha', email: `new.${number}@example.com`, password },
          'token user { id }',
        ),
      stored: `SELECT (regexp_match("email", '^new\\.(\\d+)@'))[1]::int AS "number" FROM "users" WHERE "email" LIKE 'new.%'`,
    },
    {
      name: 'logIn',
      table: 'sessions',
      send: (number) =>
        at(shop.guest()).mutate('logIn', { email: buyers[number]!.email, password }, 'token user { id }'),
      stored: `${emails} FROM "sessions" JOIN "users" ON "users"."id" = "userId" WHERE "email" LIKE 'buyer.%'`,
    },
    {
      name: 'updateProfile',
      table: 'users',
      send: (number) => at(shoppers[number]!).mutate('updateProfile', { name: 'Renamed' }, 'user { name }'),
      stored: `${emails} FROM "users" WHERE "name" = 'Renamed'`,
    },
    {
      name: 'saveOrderDraft',
      table: 'order_drafts',
      send: (number) =>
        at(shoppers[number]!).mutate(
          'saveOrderDraft',
          { orderType: 'READYMADE', cartItems: [{ productId: product.id, productType: 'READYMADE' }] },
          'orderDraft { id }',
        ),
      stored: `${emails} FROM "order_drafts" JOIN "users" ON "users"."id" = "userId" WHERE "email" LIKE 'shopper.%'`,
    },
    {
      name: 'placeOrder',
      table: 'orders',
      send: (number) => at(buyers[number]!).mutate('placeOrder', placingOf(drafts[number])),
      stored: `${emails} FROM "orders" JOIN "users" ON "users"."id" = "userId"
        GROUP BY "users"."id" HAVING count(*) > 1`,
    },
    {
      name: 'recordPayment',
      table: 'payments',
      send: (number) =>
        recordPayment(staff, { orderId: orders[number]!.id, amount: 1, note: `Payment ${number}` }),
      stored: `SELECT split_part("note", ' ', 2)::int AS "number" FROM "payments" WHERE "note" LIKE 'Payment %'`,
    },
    {
      name: 'addOrderNote',
      table: 'order_notes',
      send: (number) =>
        staff.mutate('addOrderNote', { orderId: orders[number]!.id, text: `Note ${number}` }, 'order { id }'),
      stored: `SELECT split_part("text", ' ', 2)::int AS "number" FROM "order_notes"`,
    },
    {
      name: 'saveCustomer',
      table: 'users',
      send: (number) =>
        staff.mutate(
          'saveCustomer',
          { name: `Walk-in ${number}`, phone: String(9_000_000_000 + number) },
          'customer { id }',
        ),
      stored: `SELECT split_part("name", ' ', 2)::int AS "number" FROM "users" WHERE "name" LIKE 'Walk-in %'`,
    },
    {
      name: 'createOrder',
      table: 'orders',
      send: (number) =>
        staff.mutate(
          'createOrder',
          {
            customerId: buyers[number]!.id,
            lines: [{ garmentId: 'blouse', note: `Counter ${number}` }],
            idempotencyKey: randomUUID(),
          },
          'order { id orderNumber }',
        ),
      stored: `SELECT split_part("note", ' ', 2)::int AS "number" FROM "order_items" WHERE "note" LIKE 'Counter %'`,
    },
    {
      name: 'recordExpense',
      table: 'expenses',
      send: (number) =>
        staff.mutate(
          'recordExpense',
          {
            category: 'OTHER',
            amount: 100,
            method: 'CASH',
            note: `Expense ${number}`,
            idempotencyKey: randomUUID(),
          },
          'expense { id }',
        ),
      stored: `SELECT split_part("note", ' ', 2)::int AS "number" FROM "expenses"`,
    },
    {
      name: 'saveMaterial',
      table: 'materials',
      send: (number) =>
        staff.mutate(
          'saveMaterial',
          { name: `Lining ${number}`, kind: 'FABRIC', unit: 'METRE' },
          'material { id }',
        ),
      stored: `SELECT split_part("name", ' ', 2)::int AS "number" FROM "materials"`,
    },
    {
      name: 'saveApiClient',
      table: 'api_clients',
      send: (number) =>
        staff.mutate('saveApiClient', { name: `Client ${number}`, scopes: ['READ_CATALOGUE'] }, 'key'),
      stored: `SELECT split_part("name", ' ', 2)::int AS "number" FROM "api_clients" WHERE "name" LIKE 'Client %'`,
    },
    {
      name: 'images/upload',
      table: 'images',
      send: (number) => upload(at(shoppers[number]!), picture),
      stored: `${emails} FROM "images" JOIN "users" ON "users"."id" = "ownerId" WHERE "email" LIKE 'shopper.%'`,
    },
  ]
}
