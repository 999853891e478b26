import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteOldStyleShares } from '../../server/domain/style-shares/delete-old-style-shares.ts'
import { votesPerAddress } from '../../server/domain/style-shares/style-vote-limits.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { readyDraft } from '../support/orders.ts'
import { readStyleShare, shareSelection, votingBrowser } from '../support/style-shares.ts'
import { openShop } from '../support/shop.ts'
import {
  addStyleOption,
  changeStyleOption,
  namesOf,
  style,
  styleNames,
  stylePrice,
} from '../support/styles.ts'

const shop = await openShop()
/** The test advances this clock. */
const later = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera Kulkarni')
const asha = await shop.shopper('Asha')
const blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, discount: 10 })

beforeEach(async () => {
  await shop.db.styleShare.deleteMany()
  await shop.db.rateLimit.deleteMany()
})

const share = (fields: Json = {}, who = meera) =>
  who.mutate('shareStyle', { productId: blouse.id, style, ...fields }, `styleShare { ${shareSelection} }`)
const shared = async (fields: Json = {}, who = meera): Promise<Json> => {
  const { styleShare, userErrors, text } = await share(fields, who)
  if (!styleShare) throw new Error(`${JSON.stringify(userErrors)} ${text}`)
  return styleShare
}
const read = (token: string, who: ApiClient = shop.guest()) => readStyleShare(token, who)
const browser = () => votingBrowser(shop.guest())

describe('a link to a style', () => {
  test('shows guests the style, its price and day, and of the shopper only the name that was typed', async () => {
    const made = await shared({ sharerName: ' Meera ', color: 'maroon, call 98765 43210' })
    expect(made.token).toMatch(/^[\w-]{22}$/)
    expect(made).toMatchObject({
      sharerName: 'Meera',
      product: { id: blouse.id },
      customCategory: null,
      category: 'BLOUSE',
      price: 900_00 + stylePrice,
      readyBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      likes: 0,
      dislikes: 0,
      viewerLikes: null,
      isOwner: true,
      flats: [{ garment: 'BLOUSE' }],
    })
    expect(namesOf(made.style)).toEqual(styleNames)
    const seen = await read(made.token)
    expect(seen).toEqual({ ...made, isOwner: false })
    const text = JSON.stringify(seen)
    for (const secret of [meera.id, meera.email, 'Kulkarni', '98765']) expect(text).not.toContain(secret)
    expect((await fetch(shop.url + seen.flats[0].svg)).status).toBe(200)
  })

  test('keeps the price that was asked about, and orders cost what they cost then', async () => {
    const option = await addStyleOption(owner)
    const design = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
    const { token } = await shared({ productId: design.id, style: [option['id']] })
    await changeStyleOption(owner, option, { price: 300_00, name: `${option['name']} new` })
    expect(await read(token)).toMatchObject({
      price: 1_100_00,
      style: [{ name: option['name'], price: 100_00 }],
    })
    const { orderDraft } = await meera.mutateOrThrow(
      'orderSharedStyle',
      { token },
      'orderDraft { totalPrice }',
    )
    expect(orderDraft.totalPrice).toBe(1_300_00)
  })

  test('of a custom garment has no price', async () => {
    const made = await shared({ productId: null, customCategory: 'LEHENGA', style: ['skirt-flared'] })
    expect(made).toMatchObject({ product: null, customCategory: 'LEHENGA', price: null, readyBy: null })
  })

  test.each<[string, Json, string, string]>([
    ['of nothing', { productId: null }, 'productId', 'INVALID'],
    ['of two things', { customCategory: 'BLOUSE' }, 'productId', 'INVALID'],
    ['of an unknown design', { productId: randomUUID() }, 'null', 'NOT_FOUND'],
    ['of what is no id', { productId: "' OR 1=1--" }, 'null', 'NOT_FOUND'],
    ['in an unknown style', { style: ['gone'] }, 'style.0', 'NOT_FOUND'],
    ['in another garment’s style', { style: ['skirt-flared'] }, 'style.0', 'INVALID'],
    ['by a name that is a link', { sharerName: 'evil.example' }, 'sharerName', 'INVALID'],
    ['by a long name', { sharerName: 'A'.repeat(41) }, 'sharerName', 'INVALID'],
    ['of an unknown draft', { draftId: randomUUID() }, 'null', 'NOT_FOUND'],
  ])('%s is not made', async (_what, fields, field, code) => {
    const { styleShare, userErrors } = await share(fields)
    expect(styleShare).toBeNull()
    expect(userErrors).toMatchObject([{ field: field === 'null' ? null : field, code }])
    expect(await shop.db.styleShare.count()).toBe(0)
  })

  test('is not made of another’s draft, of what isn’t sewn, or by guests', async () => {
    const draft = await readyDraft(asha, blouse.id)
    expect((await share({ draftId: draft['id'] })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    const ready = await shop.product({ category: 'BLOUSE', tailorPrice: null, readyMadePrice: 1_00 })
    expect((await share({ productId: ready.id })).userErrors).toMatchObject([{ code: 'UNAVAILABLE' }])
    expect((await share({}, shop.guest() as never)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ])
  })

  test('at most twenty work, also when they are made at once', async () => {
    const results = await Promise.all(Array.from({ length: 24 }, () => share()))
    const refused = results.filter(({ styleShare }) => !styleShare)
    expect(refused.map(({ userErrors }) => userErrors[0]!.code)).toEqual(Array(4).fill('CONFLICT'))
    expect(await shop.db.styleShare.count()).toBe(20)
    expect((await meera.graphql('{ styleShares { token } }')).data.styleShares).toHaveLength(20)
    expect((await asha.graphql('{ styleShares { token } }')).data.styleShares).toEqual([])
  })

  test('works for fourteen days, and is deleted after them', async () => {
    const design = await later.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
    const { token } = await shared({ productId: design.id }, await later.shopper('Ila'))
    later.passTime(14 * 24 * 60 * 60 - 60)
    expect(await read(token, later.guest())).not.toBeNull()
    await deleteOldStyleShares(later.services)
    expect(await later.db.styleShare.count()).toBe(1)
    later.passTime(120)
    expect(await read(token, later.guest())).toBeNull()
    await deleteOldStyleShares(later.services)
    expect(await later.db.styleShare.count()).toBe(0)
  })

  test('works until its shopper withdraws it, and while its design is shown', async () => {
    const design = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })
    const { token } = await shared({ productId: design.id })
    expect((await asha.mutate('withdrawStyleShare', { token }, 'withdrawnToken')).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    await owner.mutate('updateProduct', { id: design.id, productStatus: 'DRAFT' })
    expect(await read(token)).toBeNull()
    await owner.mutate('updateProduct', { id: design.id, productStatus: 'ACTIVE' })
    expect(await read(token)).not.toBeNull()
    await browser().vote(token, true)
    expect((await meera.mutate('withdrawStyleShare', { token }, 'withdrawnToken')).withdrawnToken).toBe(token)
    expect(await read(token)).toBeNull()
    expect((await browser().vote(token, true)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect(await shop.db.styleVote.count()).toBe(0)
  })

  test.each(['', 'nonsense', '../../etc/passwd', '%', 'A'.repeat(22), 'A'.repeat(10_000)])(
    'is null for the token %j',
    async (token) => expect(await read(token)).toBeNull(),
  )
})

describe('a vote', () => {
  test('is one of each browser, which can change it', async () => {
    const { token } = await shared()
    const [one, two] = [browser(), browser()]
    expect((await one.vote(token, true)).styleShare).toMatchObject({
      likes: 1,
      dislikes: 0,
      viewerLikes: true,
    })
    expect((await two.vote(token, false)).styleShare).toMatchObject({
      likes: 1,
      dislikes: 1,
      viewerLikes: false,
    })
    expect((await one.vote(token, false)).styleShare).toMatchObject({
      likes: 0,
      dislikes: 2,
      viewerLikes: false,
    })
    expect(await one.read(token)).toMatchObject({ dislikes: 2, viewerLikes: false })
    expect(await read(token)).toMatchObject({ dislikes: 2, viewerLikes: null })
  })

  test('is counted exactly when many are cast at once, and one of the same browser once', async () => {
    const { token } = await shared()
    const one = browser()
    await one.vote(token, true)
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => browser().vote(token, at % 2 === 0)),
      ...Array.from({ length: 10 }, () => one.vote(token, true)),
    ])
    expect(await read(token)).toMatchObject({ likes: 11, dislikes: 10 })
  })

  test('of a forged cookie is another browser’s', async () => {
    const { token } = await shared()
    const [one, forger] = [browser(), browser()]
    await one.vote(token, true)
    const { voter } = await shop.db.styleVote.findFirstOrThrow()
    forger.forge(`voter=${voter}`)
    await forger.vote(token, false)
    expect(await read(token)).toMatchObject({ likes: 1, dislikes: 1 })
    const votes = await shop.db.styleVote.findMany()
    expect(new Set(votes.map((vote) => vote.voter)).size).toBe(2)
  })

  test('on another link of the same browser can’t be connected with it', async () => {
    const [first, second] = [await shared(), await shared()]
    const one = browser()
    await one.vote(first.token, true)
    await one.vote(second.token, true)
    const votes = await shop.db.styleVote.findMany()
    expect(new Set(votes.map(({ voter }) => voter)).size).toBe(2)
  })

  test('is refused after sixty in an hour from one address', async () => {
    const { token } = await shared()
    for (let count = 0; count < votesPerAddress.points; count++) await browser().vote(token, true)
    const { errors } = await browser().vote(token, true)
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(await read(token)).toMatchObject({ likes: votesPerAddress.points })
  }, 60_000)

  test('is refused after two hundred on a link, but for changes', async () => {
    const { token, id } = await shared()
    const one = browser()
    await one.vote(token, true)
    await shop.db.styleVote.createMany({
      data: Array.from({ length: 199 }, (_, at) => ({
        shareId: id,
        voter: `voter ${at}`,
        likes: true,
        votedAt: new Date(),
      })),
    })
    expect((await browser().vote(token, true)).userErrors).toMatchObject([{ code: 'CONFLICT' }])
    expect((await one.vote(token, false)).styleShare).toMatchObject({
      likes: 199,
      dislikes: 1,
      viewerLikes: false,
    })
  })
})
