import { describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { readStyleShare, votingBrowser } from '../support/style-shares.ts'
import { addStyleOption, changeStyleOption, style, stylePrice } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const asha = await shop.shopper('Asha')
const blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, discount: 10 })

const shared = async (fields: Json = {}, who = meera): Promise<Json> =>
  (await who.mutateOrThrow('shareStyle', { productId: blouse.id, style, ...fields }, 'styleShare { token }'))[
    'styleShare'
  ]

describe('an order of a shared style', () => {
  const order = (token: string, who = meera) =>
    who.mutate(
      'orderSharedStyle',
      { token },
      'orderDraft { id orderType customCategory style { id } cartItems { product { id } productType style { id } } } leftOut { name }',
    )
  const ids = (options: Json[]) => options.map(({ id }) => id)

  test('continues its draft in that style', async () => {
    const line = {
      productId: blouse.id,
      productType: 'TAILOR' as const,
      measurements: { blouse: { chest: 92 } },
    }
    const draft = await readyDraft(meera, blouse.id, {
      orderType: 'TAILOR',
      cartItems: [{ ...line, style: [] }],
    })
    const { token } = await shared({ draftId: draft['id'] })
    const { orderDraft, leftOut } = await order(token)
    expect(orderDraft.id).toBe(draft['id'])
    expect(ids(orderDraft.cartItems[0]!.style)).toEqual(style)
    expect(leftOut).toEqual([])
    const stored = await shop.db.orderDraft.findUniqueOrThrow({
      where: { id: draft['id'] },
      include: { items: true },
    })
    expect(stored).toMatchObject({
      version: draft['version'] + 1,
      items: [{ measurements: { blouse: { chest: 92 } } }],
    })
  })

  test('begins one where there is none any more, without what isn’t offered', async () => {
    const option = await addStyleOption(owner)
    const draft = await readyDraft(meera, blouse.id)
    const { token } = await shared({ draftId: draft['id'], style: ['front-neck-boat', option['id']] })
    await meera.mutateOrThrow('discardOrderDraft', { id: draft['id'] })
    await changeStyleOption(owner, option, { isActive: false })
    const { orderDraft, leftOut } = await order(token)
    expect(orderDraft.id).not.toBe(draft['id'])
    expect(orderDraft.cartItems).toMatchObject([{ product: { id: blouse.id }, productType: 'TAILOR' }])
    expect(ids(orderDraft.cartItems[0]!.style)).toEqual(['front-neck-boat'])
    expect(leftOut).toEqual([{ name: option['name'] }])
  })

  test('of a custom garment is a custom order', async () => {
    const { token } = await shared({ productId: null, customCategory: 'LEHENGA', style: ['skirt-flared'] })
    const { orderDraft } = await order(token)
    expect(orderDraft).toMatchObject({ orderType: 'CUSTOM', customCategory: 'LEHENGA', cartItems: [] })
    expect(ids(orderDraft.style)).toEqual(['skirt-flared'])
  })

  test('is for whoever asked alone', async () => {
    const { token } = await shared()
    const before = await shop.db.orderDraft.count()
    expect((await order(token, asha)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await order(token, owner)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await order(token, shop.guest() as never)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
    expect(await shop.db.orderDraft.count()).toBe(before)
  })
})

test('the links of an account are exported without their tokens, and deleted with it', async () => {
  const shopper = await shop.shopper('Ila')
  const { token } = await shared({ sharerName: 'Ila' }, shopper)
  await votingBrowser(shop.guest()).vote(token, true)
  const { json } = await owner.mutate('exportCustomer', { customerId: shopper.id })
  expect(JSON.parse(json)).toMatchObject({
    styleShares: [{ sharerName: 'Ila', price: 900_00 + stylePrice, votes: [{ likes: true }] }],
  })
  expect(json).not.toContain(token)
  const { voter } = await shop.db.styleVote.findFirstOrThrow()
  expect(json).not.toContain(voter)
  await owner.mutate('deleteCustomer', { customerId: shopper.id })
  expect(await readStyleShare(token, shop.guest())).toBeNull()
  expect(await shop.db.styleVote.count()).toBe(0)
})
