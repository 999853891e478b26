import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { listProfiles } from '../support/measurement-profiles.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const staff = await shop.staff()
let asha: Json

beforeAll(async () => {
  await owner.mutate('changePermissions', { customerId: staff.id, permissions: ['VIEW_CUSTOMERS'] })
  asha = (await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })).customer
})

const profileFields =
  'id version person measurements { unit blouse { chest } asTyped { blouse { chest } } } versions { version isByShop savedBy measurements { blouse { chest } } }'
const saveMeasurements = async (who: ApiClient, input: Json): Promise<Json> => {
  const { data, errors } = await who.graphql(
    `mutation ($input: SaveCustomersMeasurementsInput!) { saveCustomersMeasurements(input: $input) {
      measurementProfile { ${profileFields} } userErrors { field code } } }`,
    { input },
  )
  return { errors, ...data?.saveCustomersMeasurements }
}
const note = async (who: ApiClient, mutation: 'addFitNote' | 'deleteFitNote', input: Json): Promise<Json> => {
  const type = mutation === 'addFitNote' ? 'AddFitNoteInput' : 'DeleteFitNoteInput'
  const { data, errors } = await who.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { customer { fitHistory { notes { id text name } } }
      userErrors { field code } } }`,
    { input },
  )
  return { errors, ...data?.[mutation], notes: data?.[mutation]?.customer?.fitHistory.notes }
}
const codeOf = ({ errors }: Json) => errors?.[0]?.extensions.code
const inches = (chest: number) => ({ unit: 'INCH', blouse: { chest } })

describe('measurements that the shop saves', () => {
  test('belong to a customer without an account, with who, when and the unit of each version', async () => {
    const saved = await saveMeasurements(staff, {
      customerId: asha.id,
      person: 'Asha',
      measurements: inches(36),
    })
    expect(saved.userErrors).toEqual([])
    const { id, version } = saved.measurementProfile
    const change = { customerId: asha.id, id, version, measurements: inches(37) }
    const corrected = await saveMeasurements(owner, change)
    expect(corrected.measurementProfile).toMatchObject({
      version: 2,
      person: 'Asha',
      measurements: { unit: 'INCH', asTyped: { blouse: { chest: 37 } } },
      versions: [
        { version: 1, isByShop: true, savedBy: 'Sunita', measurements: { blouse: { chest: 91.4 } } },
        { version: 2, isByShop: true, savedBy: owner.name, measurements: { blouse: { chest: 94 } } },
      ],
    })
    expect((await saveMeasurements(staff, change)).userErrors).toEqual([
      { field: 'version', code: 'CONFLICT' },
    ])
    const stranger = (await owner.mutate('saveCustomer', { name: 'Rekha', phone: '98765 11111' })).customer
    const wrong = await saveMeasurements(staff, { ...change, version: 2, customerId: stranger.id })
    expect(wrong.userErrors).toEqual([{ field: null, code: 'NOT_FOUND' }])
    const { data } = await owner.graphql(
      'query ($id: ID!) { auditLog(where: { entityId: $id }, first: 1) { edges { node { action actorName } } } }',
      { id: asha.id },
    )
    expect(data.auditLog.edges[0].node).toEqual({ action: 'customer.measure', actorName: owner.name })
  })

  test('are seen by the customer’s own account, without the name of the staff', async () => {
    const meera = await shop.shopper('Meera')
    await saveMeasurements(staff, { customerId: meera.id, person: 'Me', measurements: inches(34) })
    const { data } = await meera.graphql(`{ measurementProfiles { ${profileFields} } }`)
    expect(data.measurementProfiles[0].versions).toMatchObject([{ isByShop: true, savedBy: null }])
    expect((await listProfiles(meera)).data.measurementProfiles).toHaveLength(1)
  })

  test('are saved by nobody else', async () => {
    const input = { customerId: asha.id, person: 'Asha', measurements: inches(36) }
    expect(codeOf(await saveMeasurements(shop.guest(), input))).toBe('UNAUTHENTICATED')
    expect(codeOf(await saveMeasurements(await shop.shopper('Stranger'), input))).toBe('FORBIDDEN')
  })
})

describe('fit notes', () => {
  test('and past alterations are read by the tailor of the next garment, without phone numbers', async () => {
    const { customer } = await owner.mutate('saveCustomer', { name: 'Nisha Rao', phone: '98765 43255' })
    await note(staff, 'addFitNote', { customerId: customer.id, text: 'Short waist. Call 98765 43255.' })
    const order = async (): Promise<Json> => {
      const lines = [{ garmentId: 'blouse', note: 'Deep back, call 9876543255', addOnIds: ['lining'] }]
      const input = { customerId: customer.id, lines, idempotencyKey: randomUUID() }
      return (await owner.mutate('createOrder', input, 'order { id garments { id code } }')).order
    }
    const [{ id: orderId }, next] = [await order(), await order()]
    await owner.mutate('addAlteration', { orderId, details: 'Take in the waist.' })
    const [tailor, other] = [await signInTailor(shop), await signInTailor(shop, 'Salma')]
    const [{ id: garmentId, code }] = next.garments
    await owner.mutate('assignGarment', { garmentId, tailorId: tailor.tailorId })
    const read = async (who: ApiClient): Promise<Json> =>
      (
        await who.graphql(
          `query ($code: String!) { tailorGarment(code: $code) {
            note addOns fitHistory { notes { text } alterations { details } } } }`,
          { code },
        )
      ).data.tailorGarment
    expect(await read(tailor)).toEqual({
      note: 'Deep back, call …',
      addOns: ['Lining'],
      fitHistory: {
        notes: [{ text: 'Short waist. Call ….' }],
        alterations: [{ details: 'Take in the waist.' }],
      },
    })
    expect(await read(other)).toBeNull()
  })

  test('are read with the shopper’s draft by staff who complete it, and not by the shopper', async () => {
    const dolly = await shop.shopper('Dolly')
    const { orderDraft: draft } = await dolly.mutate('saveOrderDraft', {
      orderType: 'CUSTOM',
      customCategory: 'DRESS',
    })
    await note(staff, 'addFitNote', { customerId: dolly.id, text: 'Short waist.' })
    const read = async (who: ApiClient): Promise<Json> =>
      (
        await who.graphql(
          'query ($id: ID!) { orderDraft(id: $id) { fitHistory { notes { text } alterations { details } } } }',
          { id: draft.id },
        )
      ).data.orderDraft.fitHistory
    expect(await read(owner)).toEqual({ notes: [{ text: 'Short waist.' }], alterations: [] })
    expect(await read(dolly)).toEqual({ notes: [], alterations: [] })
  })

  test('are written and deleted by staff, move with a merge, and are part of the export', async () => {
    const text = 'Right shoulder lower, add ½ inch to the sleeve'
    const input = { customerId: asha.id, text }
    expect(codeOf(await note(shop.guest(), 'addFitNote', input))).toBe('UNAUTHENTICATED')
    expect(codeOf(await note(await shop.shopper('Stranger'), 'addFitNote', input))).toBe('FORBIDDEN')
    const { notes } = await note(staff, 'addFitNote', input)
    expect(notes).toMatchObject([{ text, name: 'Sunita' }])
    const meera = await shop.shopper('Meera')
    const merge = await owner.graphql(
      'mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { customer { fitHistory { notes { text } } } userErrors { message } } }',
      { input: { customerId: meera.id, duplicateId: asha.id } },
    )
    expect(merge.data.mergeCustomers.customer.fitHistory.notes).toEqual([{ text }])
    const exported = await owner.graphql(
      'mutation ($input: ExportCustomerInput!) { exportCustomer(input: $input) { json } }',
      { input: { customerId: meera.id } },
    )
    expect(exported.data.exportCustomer.json).toContain(text)
    const deleted = await note(staff, 'deleteFitNote', { customerId: meera.id, id: notes[0].id })
    expect(deleted.notes).toEqual([])
    expect(
      (await note(staff, 'deleteFitNote', { customerId: meera.id, id: notes[0].id })).userErrors,
    ).toEqual([{ field: null, code: 'NOT_FOUND' }])
  })
})
