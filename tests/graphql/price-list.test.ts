import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const staff = await shop.staff()
const asha = (await staff.mutateOrThrow('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })).customer

const createOrder = async (who: ApiClient, input: Json): Promise<Json> =>
  who.mutateOrThrow(
    'createOrder',
    { lines: [], customerId: asha.id, idempotencyKey: randomUUID(), ...input },
    'order { id totalToPay }',
  )
const codeOf = ({ errors }: Json) => errors?.[0]?.extensions.code
const blouse = { garmentId: 'blouse' }

describe('the price list', () => {
  const fields = 'version garments { id name category price } addOns { id name price }'
  const read = async (who: ApiClient) => who.graphql(`{ priceList { ${fields} } }`)
  const save = async (who: ApiClient, input: Json): Promise<Json> => {
    const { data, errors } = await who.graphql(
      `mutation ($input: SavePriceListInput!) { savePriceList(input: $input) { priceList { ${fields} } userErrors { field code } } }`,
      { input },
    )
    return { errors, ...data?.savePriceList }
  }

  test('is read by staff and changed by the owner, and orders keep their prices', async () => {
    expect((await read(shop.guest())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await read(await shop.shopper('Stranger'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const { order } = await createOrder(staff, { lines: [blouse] })
    const { version, garments, addOns } = (await read(staff)).data.priceList
    const changed = { version, garments: [{ ...garments[0], price: 90_000 }, ...garments.slice(1)], addOns }
    expect(codeOf(await save(staff, changed))).toBe('FORBIDDEN')
    expect((await save(owner, changed)).priceList).toMatchObject({
      version: 1,
      garments: [{ price: 90_000 }, {}, {}, {}, {}],
    })
    expect((await save(owner, changed)).userErrors).toEqual([{ field: 'version', code: 'CONFLICT' }])
    const twice = { version: 1, garments: [garments[0], garments[0]], addOns }
    expect((await save(owner, twice)).userErrors).toEqual([{ field: 'garments.1.id', code: 'INVALID' }])
    expect((await createOrder(staff, { lines: [blouse] })).order.totalToPay).toBe(90_000)
    expect((await shop.db.order.findUniqueOrThrow({ where: { id: order.id } })).totalPrice).toBe(80_000n)
  })

  test('has days of add-ons, which a client that leaves them out keeps', async () => {
    const read = async () =>
      (
        await owner.graphql(
          '{ priceList { version garments { id name category price } addOns { id name price days } } }',
        )
      ).data.priceList
    const daysAfter = async (days: object) => {
      const { addOns, ...list } = await read()
      const { userErrors } = await save(owner, {
        ...list,
        addOns: addOns.map(({ days: _, ...addOn }: Json) => ({
          ...addOn,
          ...(addOn.id === 'urgent' && days),
        })),
      })
      const urgent = (await read()).addOns.find(({ id }: Json) => id === 'urgent')
      return [urgent.days, userErrors.map(({ field, code }: Json) => `${field} ${code}`)]
    }
    expect(await daysAfter({ days: 2 })).toEqual([2, []])
    expect(await daysAfter({})).toEqual([2, []])
    for (const days of [0, 61]) expect(await daysAfter({ days })).toEqual([2, ['addOns.4.days INVALID']])
    expect(await daysAfter({ days: null })).toEqual([null, []])
    expect(await daysAfter({})).toEqual([null, []])
  })

  test('has Hindi names, which orders copy; a client that leaves them out keeps them', async () => {
    const names = 'name hindi: name(locale: HI) translations { locale name }'
    const list = async () =>
      (
        await owner.graphql(
          `{ priceList { version garments { id category price ${names} } addOns { id price ${names} } } }`,
        )
      ).data.priceList
    const input = ({ version, garments, addOns }: Json, hindi?: string) => ({
      version,
      garments: garments.map(({ id, name, category, price }: Json) => ({
        ...{ id, name, category, price },
        ...(hindi !== undefined && { translations: [{ locale: 'HI', name: hindi }] }),
      })),
      addOns: addOns.map(({ id, name, price }: Json) => ({ id, name, price })),
    })
    const shipped = await list()
    expect(shipped.garments[0]).toMatchObject({ hindi: 'ब्लाउज़', translations: [{ locale: 'HI' }] })
    expect(shipped.addOns[0]).toMatchObject({ name: 'Lining', hindi: 'अस्तर' })

    await save(owner, input(shipped))
    const kept = await list()
    expect(kept.garments[0].hindi).toBe('ब्लाउज़')
    expect(kept.addOns[0].hindi).toBe('अस्तर')

    const { order } = await createOrder(staff, { lines: [{ ...blouse, addOnIds: ['lining'] }] })
    await save(owner, input(kept, ''))
    const cleared = await list()
    expect(cleared.garments[0]).toMatchObject({ hindi: 'Blouse', translations: [] })

    const { data } = await staff.graphql(
      `query ($id: ID!) { order(id: $id) { items {
        hindi: productName(locale: HI, fallback: false) addOns { name hindi: name(locale: HI) } } } }`,
      { id: order.id },
    )
    expect(data.order.items).toEqual([{ hindi: 'ब्लाउज़', addOns: [{ name: 'Lining', hindi: 'अस्तर' }] }])
    const twice = input(cleared, 'ब्लाउज़')
    twice.garments[0].translations.push({ locale: 'HI', name: 'चोली' })
    expect((await save(owner, twice)).userErrors).toEqual([
      { field: 'garments.0.translations.1.locale', code: 'INVALID' },
    ])
  })
})
