import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { jpeg, upload } from '../support/pictures.ts'
import { productInput } from '../support/products.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
const [meera, asha, admin] = [await shop.shopper('Meera'), await shop.shopper('Asha'), await shop.admin()]
const missing = randomBytes(16).toString('hex')
const ids = { meera: '', asha: '', shop: '' }

beforeAll(async () => {
  const send = async (who: ApiClient) => (await upload(who, await jpeg())).body.public_id as string
  Object.assign(ids, { meera: await send(meera), asha: await send(asha), shop: await send(admin) })
  await shop.db.image.update({ where: { id: ids.shop }, data: { ownerId: null } })
})

const saveDraft = async (who: ApiClient, input: object) => {
  const { data } = await who.graphql(
    `mutation ($input: SaveOrderDraftInput!) {
      saveOrderDraft(input: $input) { orderDraft { id version clothPics designPics } userErrors { field code } }
    }`,
    { input },
  )
  return data.saveOrderDraft as { orderDraft: Json; userErrors: object[] }
}

const addFeedback = (screenshotUrl: string) =>
  meera.mutate('addFeedback', { rating: 5, comments: 'Lovely', screenshotUrl })

/** Each input where a picture may not be used: a missing one, or another customer's. */
const wrong = () => [
  `/images/${missing}.webp`,
  `/images/${missing}-320.avif`,
  '/images/nothing.png',
  '/images/',
  `/images/${ids.asha}.webp`,
  `/images/${ids.asha}-320.avif`,
  `https://shop.example/images/${ids.asha}.webp`,
]
const right = () => [
  `/images/${ids.meera}.webp`,
  `/images/${ids.meera}-320.avif`,
  `https://shop.example/images/${ids.meera}.webp`,
  `/images/${ids.shop}.webp`,
  'https://cdn.example/picture.jpg',
  `https://cdn.example/images/${missing}.webp`,
]

describe('a customer can use only existing pictures that are their own or the shop’s', () => {
  test('as a feedback screenshot', async () => {
    for (const url of wrong()) {
      const { feedback, userErrors } = await addFeedback(url)
      expect([feedback, userErrors], url).toMatchObject([null, [{ field: 'screenshotUrl', code: 'INVALID' }]])
    }
    // Everybody sees it: neither another host's, which would learn who looks, nor one of the shop's.
    const [own, otherwise, absolute, ...others] = right()
    for (const url of others)
      expect((await addFeedback(url)).userErrors, url).toMatchObject([{ field: 'screenshotUrl' }])
    for (const url of [own!, otherwise!, absolute!, `https://evil.example${own}`])
      expect((await addFeedback(url)).feedback, url).toMatchObject({ screenshotUrl: own })
  })

  test('as a profile picture', async () => {
    const update = async (profilePicture: string) =>
      (
        await meera.graphql(
          `mutation ($input: UpdateProfileInput!) {
            updateProfile(input: $input) { user { profilePicture } userErrors { field code } }
          }`,
          { input: { profilePicture } },
        )
      ).data.updateProfile
    const [own, , absolute, ...others] = right()
    for (const url of [...wrong(), ...others])
      expect((await update(url)).userErrors, url).toEqual([{ field: 'profilePicture', code: 'INVALID' }])
    for (const url of [own!, absolute!])
      expect((await update(url)).user, url).toEqual({ profilePicture: own })
  })

  test('when changing it, too', async () => {
    const { feedback } = await addFeedback(right()[0]!)
    const change = (screenshotUrl: string | null) =>
      meera.mutate('updateFeedback', { id: feedback.id, screenshotUrl })
    expect((await change(`/images/${missing}.webp`)).userErrors).toMatchObject([{ field: 'screenshotUrl' }])
    const stored = await shop.db.feedback.findUniqueOrThrow({ where: { id: feedback.id } })
    expect(stored.screenshotUrl).toBe(right()[0])
    expect((await change(null)).userErrors).toEqual([])
  })

  test('in an order, where each invalid one is named at once', async () => {
    const { userErrors } = await saveDraft(meera, {
      clothPics: [right()[0], ...wrong()],
      designPics: [wrong()[4]],
    })
    expect(userErrors).toEqual(
      [...wrong().map((_, index) => `clothPics.${index + 1}`), 'designPics.0'].map((field) => ({
        field,
        code: 'INVALID',
      })),
    )
    expect(await shop.db.orderDraft.count()).toBe(0)
    expect((await saveDraft(meera, { clothPics: right(), designPics: right() })).userErrors).toEqual([])
  })

  test('in an order also those that an admin has added, as long as they exist', async () => {
    const theShops = (await upload(admin, await jpeg())).body.public_id as string
    const pictures = [`/images/${theShops}.webp`]
    const draft = (await saveDraft(meera, { designPics: [`/images/${ids.meera}.webp`] })).orderDraft
    const onThePhone = { id: draft.id, version: 1, clothPics: pictures }
    const { orderDraft } = await saveDraft(admin, onThePhone)
    expect(orderDraft).toMatchObject({ version: 2, clothPics: pictures })

    const withPictures = { id: draft.id, version: 2, clothPics: pictures }
    const stolen = { ...withPictures, designPics: [`/images/${ids.asha}.webp`, ...pictures] }
    expect((await saveDraft(meera, stolen)).userErrors).toEqual([{ field: 'designPics.0', code: 'INVALID' }])
    expect(await saveDraft(meera, withPictures)).toMatchObject({ orderDraft: { version: 3 }, userErrors: [] })
    const without = await saveDraft(meera, { ...withPictures, version: 3, clothPics: [] })
    expect(without.userErrors).toEqual([])
    const again = await saveDraft(meera, { ...withPictures, version: 4 })
    expect(again.userErrors).toEqual([{ field: 'clothPics.0', code: 'INVALID' }])
    // Pictures of another draft are not allowed.
    expect((await saveDraft(asha, { ...withPictures, version: 4 })).userErrors).toEqual([
      { field: 'clothPics.0', code: 'INVALID' },
    ])
  })

  test('over REST the same', async () => {
    const { status, body } = await meera.rest('POST', 'feedback/add', {
      rating: 5,
      comments: 'Lovely',
      screenshotUrl: `/images/${ids.asha}.webp`,
    })
    expect([status, body.field]).toEqual([400, 'screenshotUrl'])
  })
})

describe('an admin can use only existing pictures, of any uploader', () => {
  test('in a new product', async () => {
    const images = [`/images/${ids.asha}.webp`, `/images/${missing}.webp`].map((url) => ({ url }))
    const { product, userErrors } = await admin.mutate('addProduct', productInput({ images }))
    expect([product, userErrors]).toMatchObject([null, [{ field: 'images.1.url', code: 'INVALID' }]])
    expect(
      (await admin.mutate('addProduct', productInput({ images: images.slice(0, 1) }))).userErrors,
    ).toEqual([])
  })

  test('in a changed one', async () => {
    const { id } = await shop.product({ images: [{ url: `/images/${ids.shop}.webp` }] })
    const change = (url: string) => admin.mutate('updateProduct', { id, images: [{ url }] })
    expect((await change(`/images/${missing}.webp`)).userErrors).toMatchObject([{ field: 'images.0.url' }])
    expect((await change('https://cdn.example/picture.jpg')).userErrors).toEqual([])
    expect((await admin.mutate('updateProduct', { id, productName: 'Renamed' })).userErrors).toEqual([])
  })
})
