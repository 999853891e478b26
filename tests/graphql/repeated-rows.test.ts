import { readFileSync } from 'node:fs'
import { isInputObjectType, isListType, getNamedType, getNullableType, buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { orderProduct } from '../support/orders.ts'
import { kurta, refused } from '../support/repeated-rows.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]

/** Each row is another one, whatever it has in common with others: garments of an order, pictures. */
const rows = [
  'SaveOrderDraftInput.cartItems',
  'DraftPriceInput.items',
  'CreateOrderInput.lines',
  'OrderPriceInput.lines',
  'CreateOrderInput.payments',
  'HandOverOrderInput.payments',
  'AddProductInput.images',
  'UpdateProductInput.images',
]

/** Tested with orders and designs below, hours in appointments.test.ts, and names in name-translations.test.ts. */
const elsewhere = [
  ...['EditOrderInput.lines', 'AddProductInput.sizes', 'UpdateProductInput.sizes'],
  'SaveShopSettingsInput.appointmentHours',
]
const named =
  /^(SavePromotion|SaveStyleOption|Occasion|Festival|WorkshopStage|MeasurementField|PricedGarment|PricedAddOn)Input\.translations$/

describe('an input list whose rows have a key', () => {
  test.each(refused)('%s refuses a repeated one (%s)', async (_list, mutation, input, field) => {
    const { errors, userErrors } = await owner.mutate(mutation, input)
    expect(errors).toBeUndefined()
    expect(userErrors.map((each: Json) => `${each.field} ${each.code}`)).toContain(`${field} INVALID`)
  })

  test('is in these tests: no list of rows is missing', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true })
    const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
      isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter(({ type: of }) => isListType(getNullableType(of)) && isInputObjectType(getNamedType(of)))
            .map(({ name }) => `${type.name}.${name}`)
        : [],
    )
    const tested = new Set([...refused.map(([list]) => list), ...rows, ...elsewhere])
    expect(lists.filter((list) => !tested.has(list) && !named.test(list))).toEqual([])
  })

  test('sizes of a design and lines of an order are given once', async () => {
    const size = { label: 'M', chest: 36, quantityInStock: 1 }
    const twice = { ...kurta, category: 'SUIT' as const, sizes: [size, size] }
    const { userErrors } = await owner.mutate('addProduct', twice)
    expect(userErrors).toContainEqual({
      field: 'sizes.1.label',
      code: 'INVALID',
      message: 'Each size may appear once.',
    })
    const { id } = await shop.product({ readyMadePrice: 1_00, quantityInStock: 5 })
    const order = await orderProduct(meera, id)
    const edited = await owner.mutate('editOrder', {
      orderId: order.id,
      version: 1,
      lines: [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    })
    expect(edited.userErrors.map(({ field }: Json) => field)).toContain('lines.1.position')
  })
})
