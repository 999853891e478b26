import { describe, expect, test } from 'vitest'
import type { Account, Json } from '../support/api-client.ts'
import { customer, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { fields } from '../support/fields.ts'

const shop = await openShop()
const design = await shop.product({ readyMadePrice: 2_000_00, quantityInStock: 500 })
const { email: _, ...home } = customer

const list = async (who: Account): Promise<Json[]> =>
  (await who.graphql(`{ savedAddresses { ${fields.SavedAddress} } }`)).data.savedAddresses

const streetsOf = async (who: Account) => (await list(who)).map(({ street }) => street)

const place = async (who: Account, change: object = {}, input: object = {}) =>
  who.mutateOrThrow('placeOrder', {
    ...placingOf(await readyDraft(who, design.id, { customer: { ...customer, ...change } })),
    saveAddress: true,
    ...input,
  })

describe('an account’s addresses', () => {
  test('are saved, changed and deleted; one is the default', async () => {
    const meera = await shop.shopper('Meera')
    const { savedAddress } = await meera.mutateOrThrow('saveAddress', {
      ...home,
      label: ' Home ',
      phone: '+91 98765-43210',
      pincode: '400 050',
    })
    expect(savedAddress).toEqual({ id: expect.any(String), ...home, label: 'Home', isDefault: true })
    const office = { ...home, street: '12 Linking Road', isDefault: true }
    const { savedAddresses } = await meera.mutate(
      'saveAddress',
      office,
      'savedAddresses { label street isDefault }',
    )
    expect(savedAddresses).toEqual([
      { label: null, street: '12 Linking Road', isDefault: true },
      { label: 'Home', street: home.street, isDefault: false },
    ])
    const { id } = savedAddress
    await meera.mutateOrThrow('saveAddress', { ...home, id, city: 'Thane', pincode: '400601' })
    expect(await list(meera)).toMatchObject([{}, { id, label: null, city: 'Thane', isDefault: false }])
    const [first] = await list(meera)
    const deleted = await meera.mutate(
      'deleteAddress',
      { id: first!['id'] },
      'deletedAddressId savedAddresses { id isDefault }',
    )
    expect(deleted).toMatchObject({ deletedAddressId: first!['id'], userErrors: [] })
    expect(deleted.savedAddresses).toEqual([{ id, isDefault: true }])
  })

  test('name the field that is wrong', async () => {
    const meera = await shop.shopper('Meera')
    const wrong = { ...home, name: ' ', phone: '12345', pincode: '4000', label: 'x'.repeat(41) }
    const { savedAddress, userErrors } = await meera.mutate('saveAddress', wrong)
    expect(savedAddress).toBeNull()
    expect(userErrors.map(({ field }: Json) => field).toSorted()).toEqual([
      'label',
      'name',
      'phone',
      'pincode',
    ])
    expect(await list(meera)).toEqual([])
  })

  test('are each saved once, however they are spelled', async () => {
    const meera = await shop.shopper('Meera')
    await meera.mutateOrThrow('saveAddress', home)
    const same = { ...home, street: '7, HILL ROAD; Bandra (West)', pincode: '४०० ०५०' }
    expect((await meera.mutate('saveAddress', same)).userErrors).toMatchObject([
      { field: 'street', code: 'CONFLICT' },
    ])
    const [{ id }] = (await list(meera)) as [Json]
    expect((await meera.mutate('saveAddress', { ...same, id })).userErrors).toEqual([])
    expect(await streetsOf(meera)).toEqual([same.street])
  })

  test('are at most ten, also when they are saved at once', async () => {
    const meera = await shop.shopper('Meera')
    const attempts = Array.from({ length: 12 }, (_each, number) =>
      meera.mutate('saveAddress', { ...home, street: `${number} Hill Road`, isDefault: true }),
    )
    const refused = (await Promise.all(attempts)).flatMap(({ userErrors }) => userErrors)
    expect(refused).toMatchObject([{ code: 'CONFLICT' }, { code: 'CONFLICT' }])
    const all = await list(meera)
    expect(all).toHaveLength(10)
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    // An order is placed all the same.
    await place(meera, { street: '99 Hill Road' })
    expect(await streetsOf(meera)).not.toContain('99 Hill Road')
  })

  test('are nobody else’s', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { savedAddress } = await meera.mutateOrThrow('saveAddress', home)
    const change = { ...home, id: savedAddress.id, city: 'Pune' }
    for (const who of [asha, await shop.admin()]) {
      expect(await list(who)).toEqual([])
      expect((await who.mutate('saveAddress', change)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
      const { userErrors } = await who.mutate('deleteAddress', { id: savedAddress.id })
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
      expect((await who.mutate('deleteAddress', { id: 'x' })).userErrors).toMatchObject([
        { code: 'NOT_FOUND' },
      ])
    }
    expect(await list(meera)).toMatchObject([{ city: 'Mumbai' }])
  })

  test('are part of what is exported of a customer', async () => {
    const meera = await shop.shopper('Meera')
    await meera.mutateOrThrow('saveAddress', { ...home, label: 'Mother’s house' })
    const { json } = await (await shop.admin()).mutate('exportCustomer', { customerId: meera.id })
    expect(JSON.parse(json).savedAddresses).toMatchObject([{ ...home, label: 'Mother’s house' }])
  })
})

describe('placing an order', () => {
  test('saves its address when the shopper wants it, once, with the name and phone of the last order', async () => {
    const meera = await shop.shopper('Meera')
    await place(meera)
    expect(await list(meera)).toMatchObject([{ ...home, label: null, isDefault: true }])
    await place(meera, { street: '7 hill road, Bandra West.', phone: '9876500000', name: 'Asha Rao' })
    expect(await list(meera)).toMatchObject([{ street: home.street, phone: '9876500000', name: 'Asha Rao' }])
    await place(meera, { street: '12 Linking Road' })
    expect(await streetsOf(meera)).toEqual([home.street, '12 Linking Road'])
  })

  test('saves nothing that isn’t wanted, nor of an order that is picked up', async () => {
    const meera = await shop.shopper('Meera')
    await place(meera, {}, { saveAddress: false })
    const draft = await readyDraft(meera, design.id, { fulfilment: 'PICKUP' })
    await meera.mutateOrThrow('placeOrder', { ...placingOf(draft), saveAddress: true })
    expect(await list(meera)).toEqual([])
  })

  test('for a shopper by the shop saves nothing in either account', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const draft = await readyDraft(meera, design.id)
    await owner.mutateOrThrow('placeOrder', { ...placingOf(draft), saveAddress: true })
    expect([...(await list(meera)), ...(await list(owner))]).toEqual([])
  })

  test('saves nothing of an order that is refused', async () => {
    const meera = await shop.shopper('Meera')
    const draft = await readyDraft(meera, design.id)
    const refused = { ...placingOf(draft), confirmedTotal: 1, saveAddress: true }
    expect((await meera.mutate('placeOrder', refused)).userErrors).toMatchObject([{ code: 'PRICE_CHANGED' }])
    expect(await list(meera)).toEqual([])
  })
})
