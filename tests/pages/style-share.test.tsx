import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

// Loaded only when they are used, which takes long on a loaded machine.
beforeAll(async () => {
  await import('../../client/shop/orders/wizard/TypeStep.tsx')
}, 120_000)

const shop = await openShop()
const meera = await shop.shopper('Meera')
const { id: productId } = await shop.product({
  productName: 'Zari Blouse',
  category: 'BLOUSE',
  tailorPrice: 1_000_00,
  discount: 0,
  shippingCost: 0,
})
const shared = async (fields: object = {}): Promise<string> =>
  (
    await meera.mutateOrThrow(
      'shareStyle',
      { productId, style: ['front-neck-boat'], sharerName: 'Meera', ...fields },
      'styleShare { token }',
    )
  )['styleShare'].token

describe('a guest with the link', () => {
  test('sees the style with its price and day, and votes with one tap', async () => {
    const { screen, user } = await openPage(shop, `/ask/${await shared()}`)
    await screen.findByRole('heading', { name: 'Meera asks: how do you like this style?' })
    const drawing = screen.getByRole<HTMLImageElement>('img', { name: /^Blouse, drawn .*Boat neck$/ })
    expect(drawing.getAttribute('src')).toMatch(/^\/flats\/[\w-]+\.svg$/)
    expect(screen.getByText(/^₹1,050\.00 on /)).toBeTruthy()
    expect(screen.getByText(/^Ordered that day, it would be ready on /)).toBeTruthy()
    const like = screen.getByRole('button', { name: 'I like it' })
    expect(like.getAttribute('aria-pressed')).toBe('false')
    await user.click(like)
    await screen.findByText('I like it: 1 · Rather not: 0')
    expect(like.getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: 'Order this' })).toBeNull()
  })

  test('reads it in Hindi', async () => {
    const { screen } = await openPage(shop, `/ask/${await shared()}`, { language: 'hi' })
    const drawing = await screen.findByRole('img')
    expect(drawing.getAttribute('src')).toMatch(/\.svg\?lang=hi$/)
    await screen.findByRole('button', { name: 'पसंद है' })
  })

  test('is told when it works no more', async () => {
    const token = await shared()
    await meera.mutate('withdrawStyleShare', { token }, 'withdrawnToken')
    const { screen } = await openPage(shop, `/ask/${token}`)
    await screen.findByRole('heading', { name: 'This link works no more' })
  })
})

describe('whoever made the link', () => {
  test('orders the style from it with one tap', async () => {
    const { screen, user, address } = await openPage(shop, `/ask/${await shared()}`, { as: meera })
    await user.click(await screen.findByRole('button', { name: 'Order this' }))
    await expect.poll(address).toMatch(new RegExp(`^/order/${productId}/tailor\\?draft=`))
  })
})

describe('the order form', () => {
  test('makes a link to the chosen style, and shows its votes', async () => {
    const draft = await meera.mutateOrThrow('saveOrderDraft', {
      orderType: 'TAILOR',
      cartItems: [{ productId, productType: 'TAILOR', style: ['front-neck-boat'] }],
    })
    const { screen, user } = await openPage(
      shop,
      `/order/${productId}/tailor?draft=${draft.orderDraft.id}&step=type`,
      { as: meera },
    )
    await user.click(await screen.findByRole('button', { name: 'Ask my family' }))
    await user.click(await screen.findByRole('button', { name: 'Make the link' }))
    await expect.poll(() => shop.db.styleShare.count({ where: { draftId: draft.orderDraft.id } })).toBe(1)
    expect((await screen.findAllByText('I like it: 0 · Rather not: 0')).length).toBeGreaterThan(0)
  })
})
