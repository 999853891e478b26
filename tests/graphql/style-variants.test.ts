import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { readStyleShare, shareSelection, votingBrowser } from '../support/style-shares.ts'
import { style, styleNames, namesOf, stylePrice } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const asha = await shop.shopper('Asha')
const blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })

beforeEach(async () => {
  await shop.db.styleShare.deleteMany()
  await shop.db.rateLimit.deleteMany()
})

const plain = { style: ['front-neck-boat'] }
const puffed = { style: ['front-neck-boat', 'sleeve-puff'] }
const share = (fields: Json = {}) =>
  meera.mutate(
    'shareStyle',
    { productId: blouse.id, style, alternatives: [plain, puffed], ...fields },
    `styleShare { ${shareSelection} }`,
  )
const shared = async (fields: Json = {}): Promise<Json> => {
  const { styleShare, userErrors, text } = await share(fields)
  if (!styleShare) throw new Error(`${JSON.stringify(userErrors)} ${text}`)
  return styleShare
}
const read = (token: string, who: ApiClient = shop.guest()) => readStyleShare(token, who)
const browser = () => votingBrowser(shop.guest())
const votesOf = ({ variants }: Json) => (variants as Json[]).map(({ votes }) => votes as number)

describe('a link to several styles', () => {
  test('shows each with its drawing, price and day; the first is its own', async () => {
    const made = await shared()
    expect(made['variants']).toMatchObject([
      { number: 1, price: 1_000_00 + stylePrice, votes: 0 },
      { number: 2, price: 1_050_00, votes: 0 },
      { number: 3, price: 1_250_00, votes: 0 },
    ])
    const [first, second, third] = made['variants'] as Json[]
    expect(namesOf(first!['style'])).toEqual(styleNames)
    expect(namesOf(third!['style'])).toEqual(['Boat neck', 'Puff sleeve'])
    for (const field of ['style', 'price', 'readyBy', 'flats']) expect(first![field]).toEqual(made[field])
    expect(second!['flats'][0].svg).not.toBe(third!['flats'][0].svg)
    expect(second!['readyBy'] <= third!['readyBy']).toBe(true)
    expect(await read(made['token'])).toEqual({ ...made, isOwner: false })
  })

  test('of one style has that one alone, with its likes', async () => {
    const { token } = await shared({ alternatives: [] })
    await browser().vote(token, true)
    const seen = await read(token)
    expect(seen.variants).toMatchObject([{ number: 1, price: seen.price, votes: 1 }])
    expect(seen).toMatchObject({ likes: 1, viewerVariant: null })
  })

  test('of a custom garment has no prices', async () => {
    const made = await shared({
      productId: null,
      customCategory: 'LEHENGA',
      style: ['skirt-flared'],
      alternatives: [{ style: [] }],
    })
    expect(made['variants']).toMatchObject([
      { price: null, readyBy: null },
      { price: null, readyBy: null, style: [] },
    ])
  })

  test.each<[string, Json[], string, string]>([
    ['with the same one twice', [plain, puffed, plain], 'alternatives.2.style', 'INVALID'],
    ['with its own once more', [{ style: style.toReversed() }], 'alternatives.0.style', 'INVALID'],
    ['with an unknown one', [plain, { style: ['gone'] }], 'alternatives.1.style.0', 'NOT_FOUND'],
    [
      'of more than four',
      [plain, puffed, { style: [] }, { style: ['sleeve-puff'] }],
      'alternatives',
      'INVALID',
    ],
  ])('%s is not made', async (_what, alternatives, field, code) => {
    const { styleShare, userErrors } = await share({ alternatives })
    expect(styleShare).toBeNull()
    expect(userErrors).toMatchObject([{ field, code }])
    expect(await shop.db.styleShare.count()).toBe(0)
  })

  test('is withdrawn with all of them', async () => {
    const { token } = await shared()
    await meera.mutateOrThrow('withdrawStyleShare', { token }, 'withdrawnToken')
    expect(await shop.db.styleVariant.count()).toBe(0)
  })

  test('is exported with its account', async () => {
    const { token } = await shared()
    await browser().choose(token, 2)
    const { json } = await owner.mutate('exportCustomer', { customerId: meera.id })
    const { styleShares } = JSON.parse(json)
    expect(styleShares).toMatchObject([
      { variants: [{ number: 2, price: 1_050_00 }, { number: 3 }], votes: [{ variant: 2 }] },
    ])
  })
})

describe('a vote for one of several styles', () => {
  test('is one of each browser, which can choose another', async () => {
    const { token } = await shared()
    const [one, two] = [browser(), browser()]
    expect((await one.choose(token, 2)).styleShare).toMatchObject({ likes: 1, viewerVariant: 2 })
    await two.choose(token, 3)
    expect((await one.choose(token, 3)).styleShare).toMatchObject({ likes: 2, dislikes: 0, viewerVariant: 3 })
    const seen = await one.read(token)
    expect(votesOf(seen)).toEqual([0, 0, 2])
    expect(seen.viewerVariant).toBe(3)
    expect((await read(token)).viewerVariant).toBeNull()
  })

  test('is counted exactly when many are cast at once, and one of the same browser once', async () => {
    const { token } = await shared()
    const one = browser()
    await one.choose(token, 1)
    await Promise.all([
      ...Array.from({ length: 15 }, (_, at) => browser().choose(token, (at % 3) + 1)),
      ...Array.from({ length: 5 }, () => one.choose(token, 2)),
    ])
    expect(votesOf(await read(token))).toEqual([5, 6, 5])
  })

  test('names one of them, and isn’t against one', async () => {
    const { token } = await shared()
    expect((await browser().vote(token, true)).userErrors).toMatchObject([
      { field: 'variant', code: 'INVALID' },
    ])
    for (const number of [0, 4, -1])
      expect((await browser().choose(token, number)).userErrors).toMatchObject([
        { field: 'variant', code: 'INVALID' },
      ])
    expect((await browser().choose(token, 2, false)).userErrors).toMatchObject([
      { field: 'likes', code: 'INVALID' },
    ])
    expect(await shop.db.styleVote.count()).toBe(0)
  })

  test('of a page that was loaded before there were several styles is counted on a link with one', async () => {
    const { token } = await shared({ alternatives: [] })
    expect((await browser().choose(token, 1, false)).styleShare).toMatchObject({ likes: 0, dislikes: 1 })
    expect((await browser().choose(token, 2)).userErrors).toMatchObject([{ field: 'variant' }])
  })
})

describe('an order of one of several styles', () => {
  const order = (token: string, variant: number | null, who = meera) =>
    who.mutate(
      'orderSharedStyle',
      { token, variant },
      'orderDraft { id totalPrice cartItems { style { id } } } leftOut { name }',
    )

  test('continues its draft in that one, at its price', async () => {
    const draft = await readyDraft(meera, blouse.id, {
      orderType: 'TAILOR',
      cartItems: [{ productId: blouse.id, productType: 'TAILOR', style }],
    })
    const { token } = await shared({ draftId: draft['id'] })
    const { orderDraft } = await order(token, 3)
    expect(orderDraft).toMatchObject({
      id: draft['id'],
      totalPrice: 1_250_00,
      cartItems: [{ style: [{ id: 'front-neck-boat' }, { id: 'sleeve-puff' }] }],
    })
  })

  test('names it, and is for whoever asked alone', async () => {
    const { token } = await shared()
    expect((await order(token, null)).userErrors).toMatchObject([{ field: 'variant', code: 'INVALID' }])
    expect((await order(token, 2, asha)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(await shop.db.orderDraft.count({ where: { userId: asha.id } })).toBe(0)
  })
})
