import { describe, expect, test } from 'vitest'
import { jpeg, upload } from '../support/pictures.ts'
import { openShop, type Shop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop({ env: { SHOP_PHONE: '+91 22 1111 2222' } })
/** The shop without any settings. */
const fresh = await openShop()

const fields = `phone whatsApp email address { street city state pincode country } openingHours
  socialLinks { name url } achievements { years blouses designs } settingsVersion
  heroSlides { position title subtitle description action picture
    hindiTitle: title(locale: HI, fallback: false) hindiAction: action(locale: HI, fallback: false) }
  categoryTiles { category isShown title hindiTitle: title(locale: HI, fallback: false) picture }
  fitNotes { readyMade readyMadeHindi: readyMade(locale: HI, fallback: false)
    tailored tailoredHindi: tailored(locale: HI, fallback: false) } returnDays`

const readShop = async (who: ApiClient): Promise<Json> =>
  (await who.graphql(`{ shop { ${fields} } }`)).data.shop

const save = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: SaveShopSettingsInput!) {
      saveShopSettings(input: $input) { shop { ${fields} } userErrors { field code message } }
    }`,
    { input },
  )
  return { ...result, ...result.data?.saveShopSettings }
}

/** Saves over the current version. */
const change = async (input: Json, at: Shop = shop) => {
  const owner = await at.admin()
  return save(owner, { version: (await readShop(owner)).settingsVersion, ...input })
}

const slide = {
  position: 2,
  title: 'Diwali',
  subtitle: 'Lights and silk',
  description: 'Ready by the first lamp.',
  action: 'See them',
}

describe('the shop’s settings', () => {
  test('can be changed by the owner only', async () => {
    const send = async (who: ApiClient) =>
      (await save(who, { version: 0, phone: '+91 1' })).errors?.[0]?.extensions.code
    expect(await send(fresh.guest())).toBe('UNAUTHENTICATED')
    expect(await send(await fresh.shopper('Meera'))).toBe('FORBIDDEN')
    expect(await send(await fresh.staff())).toBe('FORBIDDEN')
    expect((await readShop(fresh.guest())).settingsVersion).toBe(0)
  })

  test('default to the configuration and the specification', async () => {
    expect(await readShop(fresh.guest())).toMatchObject({
      phone: '+91 22 5550 0142',
      achievements: { years: '10+', blouses: '5000+', designs: '150+' },
      heroSlides: [],
      categoryTiles: ['LEHENGA', 'SAREE', 'SUIT', 'BLOUSE', 'DRESS'].map((category) => ({
        category,
        isShown: true,
        title: null,
        hindiTitle: null,
        picture: null,
      })),
    })
  })

  test('set the home page’s category tiles, each category once', async () => {
    const tiles = [
      { category: 'SAREE', isShown: true, title: ' Silk sarees ', hindiTitle: 'रेशमी साड़ियाँ', picture: null },
      { category: 'OTHERS', isShown: false, title: '', hindiTitle: null, picture: null },
    ]
    const { shop: saved, userErrors } = await change({ categoryTiles: tiles })
    expect(userErrors).toEqual([])
    const stored = [
      { ...tiles[0], title: 'Silk sarees' },
      { ...tiles[1], title: null },
    ]
    expect(saved.categoryTiles).toEqual(stored)
    expect((await readShop(shop.guest())).categoryTiles).toEqual(stored)
    const wrong = { ...tiles[0], title: 'x'.repeat(31), picture: 'https://elsewhere.example/a.webp' }
    expect((await change({ categoryTiles: [wrong] })).userErrors.map(({ field }: Json) => field)).toEqual([
      'categoryTiles.0.title',
      'categoryTiles.0.picture',
    ])
    expect((await change({ categoryTiles: [tiles[0], tiles[0]] })).userErrors).toMatchObject([
      { field: 'categoryTiles.1.category', message: 'Each category has one tile.' },
    ])
    const missing = { ...tiles[0], picture: `/images/${'0'.repeat(32)}.webp` }
    expect((await change({ categoryTiles: [missing] })).userErrors).toMatchObject([
      { field: 'categoryTiles.0.picture', code: 'INVALID' },
    ])
    expect((await change({ categoryTiles: null })).shop.categoryTiles).toHaveLength(5)
  })

  test('say what happens when a garment doesn’t fit, in the shop’s words', async () => {
    const usual = (await readShop(fresh.guest())).fitNotes
    expect(usual).toEqual({
      readyMade: expect.stringContaining('within 7 days'),
      readyMadeHindi: expect.stringContaining('7 दिनों'),
      tailored: expect.stringContaining('within 14 days'),
      tailoredHindi: expect.stringContaining('14 दिनों'),
    })
    const notes = { readyMade: ' No exchange. ', readyMadeHindi: '', tailored: 'We alter it.' }
    const { shop: saved, userErrors } = await change({ fitNotes: notes })
    expect(userErrors).toEqual([])
    const stored = { ...notes, readyMade: 'No exchange.', readyMadeHindi: '', tailoredHindi: '' }
    expect(saved.fitNotes).toEqual(stored)
    expect((await readShop(shop.guest())).fitNotes).toEqual(stored)
    const wrong = { ...notes, readyMade: ' ', tailoredHindi: 'x'.repeat(601) }
    expect((await change({ fitNotes: wrong })).userErrors.map(({ field }: Json) => field)).toEqual([
      'fitNotes.readyMade',
      'fitNotes.tailoredHindi',
    ])
    expect((await change({ fitNotes: null })).shop.fitNotes).toEqual(usual)
  })

  test('show the default values to those who may change them', async () => {
    await change({ phone: '+91 98200 11111', categoryTiles: [] })
    const send = (who: ApiClient) => who.graphql('{ configuredShop { phone categoryTiles { category } } }')
    const manager = await shop.staff()
    await shop.db.user.update({
      where: { id: manager.id },
      data: { permissions: ['CHANGE_SETTINGS'], staffRoleId: null },
    })
    for (const who of [await shop.admin(), manager])
      expect((await send(who)).data.configuredShop).toMatchObject({
        phone: '+91 22 1111 2222',
        categoryTiles: { length: 5 },
      })
    for (const other of [await shop.staff(), await shop.shopper('Meera'), shop.guest()])
      expect((await send(other)).data.configuredShop).toBeNull()
  })

  test('apply on every replica, and null restores the configured value', async () => {
    const replica = await shop.replica()
    const owner = await shop.admin()
    const { shop: saved, userErrors } = await change({
      phone: '+91 98200 00000',
      address: { street: '1 New Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
      socialLinks: [{ name: 'Instagram', url: 'https://instagram.example/roopkala' }],
      achievements: { years: '12+', blouses: '6000+', designs: '200+' },
      heroSlides: [{ ...slide, hindi: { ...slide, position: undefined, title: 'दिवाली' } }],
    })
    expect(userErrors).toEqual([])
    expect(saved).toMatchObject({
      phone: '+91 98200 00000',
      address: { street: '1 New Road', city: 'Pune', country: 'India' },
      achievements: { years: '12+' },
      heroSlides: [{ ...slide, picture: null, hindiTitle: 'दिवाली', hindiAction: 'See them' }],
    })
    expect(await readShop(replica.at(owner))).toEqual(saved)
    expect((await change({ phone: null })).shop).toMatchObject({
      phone: '+91 22 1111 2222',
      achievements: { years: '12+' },
    })
  })

  test('refuse values that pages could not show, each field at once', async () => {
    const before = await readShop(shop.guest())
    const { userErrors } = await change({
      phone: 'call me',
      whatsApp: '+91',
      email: 'nobody',
      openingHours: 'always',
      socialLinks: [{ name: 'Evil', url: 'javascript:alert(1)' }],
      achievements: { years: '', blouses: '1', designs: '1' },
      heroSlides: [{ ...slide, position: 4, picture: 'https://elsewhere.example/a.webp' }],
    })
    expect(userErrors.map(({ field }: Json) => field).sort()).toEqual([
      'achievements.years',
      'email',
      'heroSlides.0.picture',
      'heroSlides.0.position',
      'openingHours',
      'phone',
      'socialLinks.0.url',
      'whatsApp',
    ])
    expect(await readShop(shop.guest())).toEqual(before)
    for (const openingHours of ['Mo-Sa 19:00-09:00', 'Mo-Fr 10:00-19:00, Sa 14:00-10:00']) {
      const overnight = await change({ openingHours })
      expect(overnight.userErrors).toMatchObject([
        { field: 'openingHours', code: 'INVALID', message: expect.stringContaining('close after it opens') },
      ])
    }
    const twice = await change({ heroSlides: [slide, slide] })
    expect(twice.userErrors).toMatchObject([{ field: 'heroSlides.1.position', code: 'INVALID' }])
  })

  test('accept one of two saves that started from the same version', async () => {
    const owner = await shop.admin()
    const { settingsVersion: version } = await readShop(owner)
    const results = await Promise.all(
      ['one@shop.example', 'two@shop.example'].map((email) => save(owner, { version, email })),
    )
    const refused = results.filter(({ userErrors }) => userErrors.length > 0)
    expect(refused).toMatchObject([
      { userErrors: [{ field: 'version', code: 'CONFLICT' }], shop: { settingsVersion: version + 1 } },
    ])
  })

  test('prevent the deletion of a slide’s picture, and require that it exists', async () => {
    const { public_id: picture } = (await upload(await shop.admin(), await jpeg(), { preset: 'products' }))
      .body
    expect(
      (await change({ heroSlides: [{ ...slide, picture: `/images/${picture}.webp` }] })).userErrors,
    ).toEqual([])
    shop.passTime(2 * 24 * 60 * 60)
    await shop.cleanUpImages()
    expect((await shop.guest().rest('GET', `/images/${picture}.webp`)).status).toBe(200)
    const missing = `/images/${'0'.repeat(32)}.webp`
    expect((await change({ heroSlides: [{ ...slide, picture: missing }] })).userErrors).toMatchObject([
      { field: 'heroSlides.0.picture', code: 'INVALID' },
    ])
  })

  test('log changes in the audit log', async () => {
    const owner = await shop.admin()
    await change({ openingHours: 'Mo-Fr 10:00-18:00' })
    await change({ openingHours: 'Mo-Fr 10:00-18:00, Sa 10:00-14:00' })
    const { data } = await owner.graphql(
      '{ auditLog(where: { entity: SHOP }, first: 1) { edges { node { action changes { field before after } } } } }',
    )
    expect(data.auditLog.edges[0].node).toEqual({
      action: 'shop.settings',
      changes: [
        {
          field: 'openingHours',
          before: '"Mo-Fr 10:00-18:00"',
          after: '"Mo-Fr 10:00-18:00, Sa 10:00-14:00"',
        },
      ],
    })
  })
})
