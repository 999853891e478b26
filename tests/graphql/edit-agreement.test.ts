import { expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { placingOf } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { styledDraft } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const design = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, discount: 0, shippingCost: 0 })

const read = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) { order(id: $id) { id version totalToPay agreedTotal viewerCanAgreeToEdits edits { agreedAt } } }`,
      { id },
    )
  ).data.order

async function place(): Promise<string> {
  const draft = await styledDraft(meera, design, ['front-neck-boat'])
  const { order } = await meera.mutateOrThrow('placeOrder', placingOf(draft), 'order { id }')
  return order.id
}
/** Boat neck costs 50 rupees, puff sleeves 200. */
async function restyle(id: string, style: string[]): Promise<void> {
  const { version } = await read(owner, id)
  await owner.mutateOrThrow('editOrder', {
    ...{ orderId: id, version, reason: 'As you wished' },
    lines: [{ position: 0, style }],
  })
}
const agree = async (who: ApiClient, id: string, version: number) =>
  who.mutate('agreeToEdits', { id, version }, 'order { agreedTotal edits { agreedAt } }')

test('a higher total waits for the customer, who agrees to it once', async () => {
  const id = await place()
  expect(await read(meera, id)).toMatchObject({ agreedTotal: null, viewerCanAgreeToEdits: false })
  await restyle(id, ['front-neck-boat', 'sleeve-puff'])
  const raised = await read(meera, id)
  expect(raised).toMatchObject({
    totalToPay: 1_250_00,
    agreedTotal: 1_050_00,
    viewerCanAgreeToEdits: true,
    edits: [{ agreedAt: null }],
  })
  const { order, userErrors } = await agree(meera, id, raised['version'])
  expect(userErrors).toEqual([])
  expect(order).toMatchObject({ agreedTotal: null, edits: [{ agreedAt: expect.any(String) }] })
  const { version } = await read(meera, id)
  expect((await agree(meera, id, version)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
})

test('nobody agrees to another price than the one that was seen, nor to somebody else’s', async () => {
  const id = await place()
  await restyle(id, ['front-neck-boat', 'sleeve-puff'])
  const seen = await read(meera, id)
  await restyle(id, ['front-neck-boat', 'sleeve-puff', 'piping-lace'])
  expect((await agree(meera, id, seen['version'])).userErrors).toMatchObject([{ code: 'CONFLICT' }])
  const { version } = await read(meera, id)
  const asha = await shop.shopper('Asha')
  expect((await agree(asha, id, version)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  expect(await read(meera, id)).toMatchObject({ agreedTotal: 1_050_00 })
  // Both edits together.
  expect((await agree(owner, id, version)).userErrors).toEqual([])
  expect(await read(meera, id)).toMatchObject({ agreedTotal: null, viewerCanAgreeToEdits: false })
  expect(await shop.db.orderEdit.findMany({ where: { orderId: id }, select: { agreedBy: true } })).toEqual([
    { agreedBy: 'SHOP' },
    { agreedBy: 'SHOP' },
  ])
})

test('nothing is to be agreed to once the total is back where it was, or lower', async () => {
  const id = await place()
  await restyle(id, ['front-neck-boat', 'sleeve-puff'])
  await restyle(id, [])
  const { version, agreedTotal } = await read(meera, id)
  expect(agreedTotal).toBeNull()
  expect((await agree(meera, id, version)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
})
