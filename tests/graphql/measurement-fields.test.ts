import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { inHindi } from '../support/in-hindi.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const staff = await shop.staff()
const asha = await shop.shopper('Asha')

const list = async (who: ApiClient): Promise<Json> =>
  (
    await who.graphql(
      '{ measurementFields { version fields { id garment name translations { locale name } min max isForShoppers isRemoved } } }',
    )
  ).data.measurementFields

const save = async (who: ApiClient, fields: Json[], version?: number): Promise<Json> => {
  const { data, errors } = await who.graphql(
    `mutation ($input: SaveMeasurementFieldsInput!) { saveMeasurementFields(input: $input) {
      measurementFields { version fields { id name isRemoved } } userErrors { field code message } } }`,
    { input: { version: version ?? (await list(owner)).version, fields } },
  )
  return { errors, ...data?.saveMeasurementFields }
}

const crossBack = {
  garment: 'BLOUSE',
  name: 'Cross back',
  translations: inHindi('पीठ की चौड़ाई'),
  min: 28,
  max: 46,
}
const bustPoint = { garment: 'BLOUSE', name: 'Bust point', isForShoppers: true }
const asInput = ({ isRemoved: _, ...field }: Json): Json => field
const own = 'own { field { id name translations { locale name } isRemoved } value typed warning }'

const measure = async (who: ApiClient, mutation: string, input: Json): Promise<Json> => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`
  const { data, errors } = await who.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) {
      measurementProfile { id version measurements { unit ${own} } } userErrors { field code message } } }`,
    { input },
  )
  return { errors, ...data?.[mutation] }
}

let fields: Json[] = []
beforeAll(async () => {
  await owner.mutate('changePermissions', {
    customerId: staff.id,
    permissions: ['MANAGE_ORDERS', 'VIEW_CUSTOMERS'],
  })
  await save(owner, [crossBack, bustPoint])
  fields = (await list(owner)).fields
})

describe('the fields', () => {
  test('are defined by the owner alone', async () => {
    expect(fields).toMatchObject([
      { ...crossBack, isForShoppers: false, isRemoved: false },
      { ...bustPoint, translations: [], min: null, max: null },
    ])
    for (const [who, code] of [
      [shop.guest(), 'UNAUTHENTICATED'],
      [asha, 'FORBIDDEN'],
      [staff, 'FORBIDDEN'],
    ] as const)
      expect((await save(who, [])).errors[0].extensions.code).toBe(code)
    const [entry] = await shop.db.auditEntry.findMany({ where: { action: 'shop.measurement-fields' } })
    expect(entry).toMatchObject({ actorName: 'Owner', entityName: 'The measurement fields' })
  })

  test('are in the log of activities, also when only a Hindi name has changed', async () => {
    const [first, ...others] = fields.map(asInput)
    await save(owner, [{ ...first, translations: inHindi('पीठ') }, ...others])
    const entry = await shop.db.auditEntry.findFirstOrThrow({
      where: { action: 'shop.measurement-fields' },
      orderBy: { at: 'desc' },
    })
    expect(entry.changes).toMatchObject([
      {
        before: [{ translations: crossBack.translations }, {}],
        after: [{ translations: inHindi('पीठ') }, {}],
      },
    ])
    await save(owner, fields.map(asInput))
  })

  test('are listed for staff; shoppers and guests get what they measure themselves', async () => {
    expect((await list(staff)).fields).toEqual(fields)
    expect((await list(shop.guest())).fields).toEqual([fields[1]])
    expect((await list(asha)).fields).toEqual([fields[1]])
  })

  test('need a name of their own within their garment, and limits the right way round', async () => {
    const refused = await save(owner, [...fields.map(asInput), { garment: 'BLOUSE', name: 'cross BACK' }])
    expect(refused.userErrors).toMatchObject([{ field: 'fields.2.name', code: 'INVALID' }])
    expect((await save(owner, [{ ...crossBack, min: 50 }])).userErrors).toMatchObject([
      { field: 'fields.0.max', code: 'INVALID' },
    ])
    for (const id of [randomUUID(), 'no id', ''])
      expect((await save(owner, [{ ...crossBack, id }])).userErrors).toMatchObject([
        { field: 'fields.0.id', code: 'INVALID' },
      ])
    expect((await list(owner)).fields).toEqual(fields)
  })

  test('are not overwritten by a window that has an earlier list', async () => {
    const { version } = await list(owner)
    const results = await Promise.all([1, 2].map(() => save(owner, fields.map(asInput), version)))
    expect(results.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { field: 'version', code: 'CONFLICT' },
    ])
  })
})

describe('measurements of the fields', () => {
  test('are saved by staff as they were typed, with a warning outside of the limits', async () => {
    const { customer } = await staff.mutate('saveCustomer', { name: 'Meera Rao', phone: '9820098201' })
    const input = {
      customerId: customer.id,
      person: 'Meera',
      measurements: {
        unit: 'INCH',
        own: [
          { fieldId: fields[0].id, value: 20.5 },
          { fieldId: fields[1].id, value: 0 },
        ],
      },
    }
    const { measurementProfile, userErrors } = await measure(staff, 'saveCustomersMeasurements', input)
    expect(userErrors).toEqual([])
    expect(measurementProfile.measurements).toEqual({
      unit: 'INCH',
      own: [
        {
          field: {
            id: fields[0].id,
            name: 'Cross back',
            translations: inHindi('पीठ की चौड़ाई'),
            isRemoved: false,
          },
          value: 52.1,
          typed: 20.5,
          warning: 'Cross back: 20.5 inches is unusually large. Please measure again.',
        },
      ],
    })
  })

  test('are saved by the shopper, and refused for a field that the shop has never had', async () => {
    const of = (fieldId: string, value: number) => ({
      person: 'Me',
      measurements: { own: [{ fieldId, value }] },
    })
    const saved = await measure(asha, 'saveMeasurementProfile', of(fields[1].id, 24))
    expect(saved.measurementProfile.measurements.own).toMatchObject([{ value: 24, typed: 24, warning: null }])
    expect((await measure(asha, 'saveMeasurementProfile', of(randomUUID(), 24))).userErrors).toMatchObject([
      { field: 'measurements.own', code: 'INVALID' },
    ])
    expect((await measure(asha, 'saveMeasurementProfile', of(fields[1].id, 401))).userErrors).toMatchObject([
      { code: 'INVALID', message: 'The measurement must be 400 or less.' },
    ])
  })

  test('go with an order to its tailor, and stay readable when the field is renamed and removed', async () => {
    const tailor = await signInTailor(shop)
    const { customer } = await staff.mutate('saveCustomer', { name: 'Sita Rao', phone: '9820098202' })
    const lines = [{ garmentId: 'blouse', measurements: { own: [{ fieldId: fields[0].id, value: 36 }] } }]
    const { data } = await staff.graphql(
      `mutation ($input: CreateOrderInput!) { createOrder(input: $input) {
        order { id items { measurements { ${own} } } garments { id code } } userErrors { field message } } }`,
      { input: { customerId: customer.id, lines, idempotencyKey: randomUUID() } },
    )
    expect(data.createOrder.userErrors).toEqual([])
    const { items, garments } = data.createOrder.order
    expect(items[0].measurements.own).toMatchObject([{ field: { name: 'Cross back' }, value: 36 }])
    await owner.graphql(
      'mutation ($input: AssignGarmentInput!) { assignGarment(input: $input) { userErrors { message } } }',
      { input: { garmentId: garments[0].id, tailorId: tailor.tailorId } },
    )
    const readByTailor = async () =>
      (
        await tailor.graphql(
          `query ($code: String!) { tailorGarment(code: $code) { measurements { ${own} } } }`,
          {
            code: garments[0].code,
          },
        )
      ).data.tailorGarment.measurements.own
    await save(
      owner,
      fields.map((field) => asInput({ ...field, ...(field.id === fields[0].id && { name: 'Back' }) })),
    )
    expect(await readByTailor()).toMatchObject([{ field: { name: 'Back', isRemoved: false }, value: 36 }])
    await save(owner, [asInput(fields[1])])
    expect(await readByTailor()).toMatchObject([{ field: { name: 'Back', isRemoved: true }, value: 36 }])
    const last = await staff.graphql(
      `query ($id: ID!) { customer(id: $id) { lastMeasurements { ${own} } } }`,
      {
        id: customer.id,
      },
    )
    expect(last.data.customer.lastMeasurements.own).toMatchObject([{ value: 36 }])

    // Added again under its name, it is the same field.
    await save(owner, [{ ...crossBack, name: 'Back' }, asInput(fields[1])])
    expect((await list(owner)).fields).toMatchObject([{ id: fields[0].id, isRemoved: false }, {}])
  })
})
