import { expect, test } from 'vitest'
import { allPages } from '../support/all-pages.ts'
import { addressOf } from '../support/page-addresses.ts'
import { openFaultyShop } from '../support/faulty-shop.ts'
import { openPage } from '../support/open-page.tsx'

const { shop, owner } = await openFaultyShop()
const { db } = shop

const ids = async (find: Promise<{ id: string }[]>) => (await find).map(({ id }) => id)
const id = { select: { id: true } } as const
const people = { ...id, where: { role: 'SHOPPER', mergedIntoId: null } } as const

/** Each row that a page can show. */
const rows: Record<string, string[]> = {
  orderId: await ids(db.order.findMany(id)),
  code: (await db.garment.findMany({ select: { code: true } })).map(({ code }) => code),
  materialId: await ids(db.material.findMany(id)),
  messageId: await ids(db.message.findMany(id)),
  customerId: await ids(db.user.findMany(people)),
  promotionId: await ids(db.promotion.findMany(id)),
  zoneId: await ids(db.deliveryZone.findMany(id)),
  productId: await ids(db.product.findMany(id)),
  tailorId: await ids(db.tailor.findMany(id)),
  optionId: await ids(db.styleOption.findMany({ ...id, take: 3 })),
}

const addresses = allPages
  .filter(({ handle }) => handle.adminFrame)
  .flatMap(({ pattern }) => {
    const [name] = /(?<=\/:)\w+(?!\w*\?)/.exec(pattern) ?? []
    return name === undefined || !(name in rows)
      ? [addressOf(pattern, {})]
      : rows[name]!.map((value) => addressOf(pattern, { [name]: value, formType: 'update' }))
  })

test.each(addresses)('%s opens in a shop with faulty rows', async (address) => {
  const { connection, screen, settled } = await openPage(shop, address, { as: owner })
  await settled()
  expect(connection.errors).toEqual([])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/NaN|undefined|Invalid Date|\[object/)
})
