import { describe, expect, test } from 'vitest'
import type { Account, Json } from '../support/api-client.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { addStyleOption, changeStyleOption } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00 })

const order = (who: Account, style: string[], quantity = 1) =>
  orderProduct(who, blouse.id, {
    orderType: 'TAILOR',
    cartItems: [{ productId: blouse.id, productType: 'TAILOR', style, quantity }],
  })

const orderCustom = (who: Account, style: string[]) =>
  orderProduct(who, '', { orderType: 'CUSTOM', customCategory: 'LEHENGA', cartItems: [], style })

const lastStyle = async (who: Account, garment: Json) =>
  (
    await who.graphql(
      'query ($productId: ID, $customCategory: CustomCategory) { lastStyle(productId: $productId, customCategory: $customCategory) { id } }',
      garment,
    )
  ).data.lastStyle.map(({ id }: Json) => id)

const preferencesOf = async (who: Account, customer: Account) =>
  (
    await who.graphql(
      'query ($id: ID!) { customer(id: $id) { stylePreferences { garment options { option { name } times isLast } } } }',
      { id: customer.id },
    )
  ).data.customer?.stylePreferences

describe('the style of last time', () => {
  test('is that of the newest order of such a garment, without cancelled ones', async () => {
    const meera = await shop.shopper('Meera')
    expect(await lastStyle(meera, { productId: blouse.id })).toEqual([])
    await order(meera, ['front-neck-boat', 'sleeve-puff'])
    await order(meera, [])
    await orderCustom(meera, ['skirt-flared'])
    const { id } = await order(meera, ['front-neck-v'])
    await meera.mutateOrThrow('cancelOrder', { id })
    expect(await lastStyle(meera, { productId: blouse.id })).toEqual(['front-neck-boat', 'sleeve-puff'])
    expect(await lastStyle(meera, { customCategory: 'LEHENGA' })).toEqual(['skirt-flared'])
    expect(await lastStyle(meera, { customCategory: 'DRESS' })).toEqual([])
    expect(await lastStyle(meera, { productId: 'nonsense' })).toEqual([])
    expect(await lastStyle(await shop.shopper('Asha'), { productId: blouse.id })).toEqual([])
  })

  test('is without what isn’t offered any more, and what the design has by itself', async () => {
    const meera = await shop.shopper('Meera')
    const option = await addStyleOption(owner)
    await order(meera, ['front-neck-boat', 'sleeve-puff', option['id']])
    await changeStyleOption(owner, option, { isActive: false })
    const boat = await shop.product({ category: 'BLOUSE', style: ['front-neck-boat'] })
    expect(await lastStyle(meera, { productId: boat.id })).toEqual(['sleeve-puff'])
  })

  test('needs an account', async () => {
    const { errors } = await shop.guest().graphql('{ lastStyle(customCategory: BLOUSE) { id } }')
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })
})

test('the customer’s page names what was chosen, that of the last garment first', async () => {
  const meera = await shop.shopper('Meera')
  await order(meera, ['front-neck-boat', 'sleeve-puff'], 2)
  await order(meera, ['front-neck-v'])
  await orderCustom(meera, ['skirt-flared'])
  await order(meera, ['front-neck-boat', 'latkan-dori'])
  const options = (rows: [string, number, boolean][]) =>
    rows.map(([name, times, isLast]) => ({ option: { name }, times, isLast }))
  expect(await preferencesOf(owner, meera)).toEqual([
    {
      garment: 'BLOUSE',
      options: options([
        ['Boat neck', 3, true],
        ['Dori', 1, true],
        ['Puff sleeve', 2, false],
        ['V neck', 1, false],
      ]),
    },
    { garment: 'LEHENGA', options: options([['Flared', 1, true]]) },
  ])
  expect(await preferencesOf(meera, meera)).toBeUndefined()
})
