import { describe, expect, test } from 'vitest'
import { listProfiles } from '../support/measurement-profiles.ts'
import { placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
const inches = { unit: 'INCH' as const, blouse: { chest: 34.125, waist: 30 } }

describe('measurements', () => {
  const read = `measurements {
    unit blouse { chest waist } asTyped { blouse { chest waist } } warnings { field code message } }`

  test('typed in inches are stored in cm and as typed, from the draft into the order', async () => {
    const meera = await shop.shopper('Meera')
    const draft = await readyDraft(meera, '', {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      cartItems: [],
      measurements: inches,
    })
    const expected = {
      unit: 'INCH',
      blouse: { chest: 86.7, waist: 76.2 },
      asTyped: { blouse: { chest: 34.125, waist: 30 } },
      warnings: [],
    }
    const seen = await meera.graphql(`{ orderDraft(id: "${draft.id}") { ${read} } }`)
    expect(seen.data.orderDraft.measurements).toEqual(expected)
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    const ordered = await meera.graphql(`{ order(id: "${order.id}") { ${read} } }`)
    expect(ordered.data.order.measurements).toEqual(expected)
  })

  test('that look like a mistake cause a warning with the draft, and don’t block it', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product({ category: 'SUIT' })
    const measurements = { suit: { waist: 100, hip: 96, bottomLength: 38 } }
    const cartItems = [{ productId, productType: 'TAILOR' as const, measurements }]
    const draft = await readyDraft(meera, productId, { orderType: 'TAILOR', cartItems })
    const seen = await meera.graphql(`{
      orderDraft(id: "${draft.id}") {
        cartItems { measurements { suit { hip } warnings { field garment measure code other message } } }
      }
    }`)
    expect(seen.data.orderDraft.cartItems[0].measurements.warnings).toEqual([
      {
        field: 'suit.bottomLength',
        garment: 'SUIT',
        measure: 'BOTTOM_LENGTH',
        code: 'LOOKS_LIKE_INCHES',
        other: null,
        message: 'Bottom length: 38 cm looks like inches. Choose inches, or measure again.',
      },
      {
        field: 'suit.waist',
        garment: 'SUIT',
        measure: 'WAIST',
        code: 'MORE_THAN_ANOTHER',
        other: 'HIP',
        message: 'Waist: 100 cm is more than the hip of 96 cm. Please measure both again.',
      },
    ])
    expect((await meera.mutate('placeOrder', placingOf(draft))).userErrors).toEqual([])
  })

  test('beyond human size are refused in the unit in which they were typed', async () => {
    const meera = await shop.shopper('Meera')
    const { userErrors } = await meera.mutate('saveOrderDraft', {
      measurements: { unit: 'INCH', suit: { hip: 158, waist: 30 } },
    })
    expect(userErrors).toMatchObject([
      { field: 'measurements.suit.hip', code: 'INVALID', message: 'The hip must be 157 or less.' },
    ])
  })

  test('are explained publicly, garment by garment', async () => {
    const { data } = await shop.guest().graphql(`{
      measurementGuide { garment categories measures { measure min max } checks { measure other } }
    }`)
    const guide: Json[] = data.measurementGuide
    expect(guide.map(({ garment }) => garment)).toEqual(['BLOUSE', 'DRESS', 'LEHENGA', 'SUIT'])
    // A lehenga comes with a blouse, and every category has garments to measure.
    expect(guide.map(({ categories }) => categories)).toEqual([
      ['BLOUSE', 'LEHENGA', 'SAREE'],
      ['DRESS', 'OTHERS', 'TOILER'],
      ['LEHENGA'],
      ['SUIT'],
    ])
    expect(guide[2]).toEqual({
      garment: 'LEHENGA',
      categories: ['LEHENGA'],
      measures: [
        { measure: 'WAIST', min: 55, max: 140 },
        { measure: 'HIP', min: 75, max: 160 },
        { measure: 'LENGTH', min: 80, max: 125 },
      ],
      checks: [{ measure: 'WAIST', other: 'HIP' }],
    })
  })
})

describe('a shopper stores', () => {
  test('own measurements and another person’s, and finds them by name', async () => {
    const meera = await shop.shopper('Meera')
    const { measurementProfile: profile, userErrors } = await meera.mutate('saveMeasurementProfile', {
      person: ' Mother ',
      measurements: inches,
    })
    expect(userErrors).toEqual([])
    expect(profile).toMatchObject({
      version: 1,
      person: 'Mother',
      measurements: { unit: 'INCH', blouse: { chest: 86.7 }, asTyped: { blouse: { chest: 34.125 } } },
      versions: [{ version: 1, savedAt: profile.updatedAt }],
    })
    await meera.mutate('saveMeasurementProfile', { person: 'Me' })
    const { data } = await listProfiles(meera)
    expect(data.measurementProfiles.map(({ person }: Json) => person)).toEqual(['Me', 'Mother'])
    expect(data.measurementProfiles[1]).toEqual(profile)
  })

  test('earlier versions of them, the last 20', async () => {
    const meera = await shop.shopper('Meera')
    let { measurementProfile: profile } = await meera.mutate('saveMeasurementProfile', {
      person: 'Me',
      measurements: { blouse: { chest: 80 } },
    })
    for (let chest = 81; chest <= 104; chest++)
      ({ measurementProfile: profile } = await meera.mutate('saveMeasurementProfile', {
        id: profile.id,
        version: profile.version,
        measurements: { blouse: { chest } },
      }))
    expect(profile).toMatchObject({ version: 25, measurements: { blouse: { chest: 104 } } })
    const stored = profile.versions.map(({ version, measurements }: Json) => [
      version,
      measurements.blouse.chest,
    ])
    expect(stored).toEqual(Array.from({ length: 20 }, (_, n) => [n + 6, n + 85]))
    const renamed = await meera.mutate('saveMeasurementProfile', {
      id: profile.id,
      version: 25,
      person: 'Meera',
    })
    expect(renamed.measurementProfile).toMatchObject({
      person: 'Meera',
      measurements: { blouse: { chest: 104 } },
    })
  })

  test('only the first save when two windows save concurrently', async () => {
    const meera = await shop.shopper('Meera')
    const { measurementProfile: profile } = await meera.mutate('saveMeasurementProfile', { person: 'Me' })
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        meera.mutate('saveMeasurementProfile', {
          id: profile.id,
          version: 1,
          measurements: { blouse: { chest: 80 + n } },
        }),
      ),
    )
    const [winner, ...more] = results.filter(({ userErrors }) => userErrors.length === 0)
    expect(more).toEqual([])
    for (const { measurementProfile: seen, userErrors } of results.filter((result) => result !== winner)) {
      expect(userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
      expect(seen).toEqual(winner!.measurementProfile)
    }
  })

  test('30 at most, each with a name', async () => {
    const meera = await shop.shopper('Meera')
    for (const person of [undefined, '', '  ', 'a'.repeat(101)])
      expect((await meera.mutate('saveMeasurementProfile', { person })).userErrors).toMatchObject([
        { field: 'person', code: 'INVALID' },
      ])
    for (let n = 0; n < 30; n++) await meera.mutate('saveMeasurementProfile', { person: `Person ${n}` })
    expect((await meera.mutate('saveMeasurementProfile', { person: 'One more' })).userErrors).toMatchObject([
      { code: 'CONFLICT' },
    ])
    expect((await listProfiles(meera)).data.measurementProfiles).toHaveLength(30)
  })

  test('none that were deleted', async () => {
    const meera = await shop.shopper('Meera')
    const { measurementProfile: profile } = await meera.mutate('saveMeasurementProfile', {
      person: 'Me',
      measurements: inches,
    })
    expect(await meera.mutate('deleteMeasurementProfile', { id: profile.id })).toMatchObject({
      deletedMeasurementProfileId: profile.id,
      userErrors: [],
    })
    expect((await meera.mutate('deleteMeasurementProfile', { id: profile.id })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    expect((await listProfiles(meera)).data.measurementProfiles).toEqual([])
    expect(await shop.db.measurementProfileVersion.count({ where: { profileId: profile.id } })).toBe(0)
  })
})

describe('a profile', () => {
  test.each([
    ['a stranger', () => shop.shopper('Asha')],
    ['an admin', () => shop.admin()],
  ])('belongs to its owner only: %s neither reads, changes nor deletes it', async (_who, come) => {
    const meera = await shop.shopper('Meera')
    const { measurementProfile: profile } = await meera.mutate('saveMeasurementProfile', {
      person: 'Me',
      measurements: inches,
    })
    const other = await come()
    expect((await listProfiles(other)).text).not.toContain(profile.id)
    const attempt = await other.mutate('saveMeasurementProfile', {
      id: profile.id,
      version: 1,
      person: 'Mine',
    })
    expect(attempt).toMatchObject({ measurementProfile: null, userErrors: [{ code: 'NOT_FOUND' }] })
    expect((await other.mutate('deleteMeasurementProfile', { id: profile.id })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    expect((await listProfiles(meera)).data.measurementProfiles).toEqual([profile])
  })

  test.each(['', 'x', nobodysId])('with the id %j doesn’t exist', async (id) => {
    const meera = await shop.shopper('Meera')
    const saved = await meera.mutate('saveMeasurementProfile', { id, version: 1, person: 'Me' })
    expect(saved.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await meera.mutate('saveMeasurementProfile', { id, person: 'Me' })).userErrors).toMatchObject([
      { field: 'version' },
    ])
  })

  test('is not available to guests', async () => {
    const guest = shop.guest()
    for (const result of [
      await listProfiles(guest),
      await guest.mutate('saveMeasurementProfile', { person: 'Me' }),
      await guest.mutate('deleteMeasurementProfile', { id: nobodysId }),
    ])
      expect(result.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
