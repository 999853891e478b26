import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'
import { saved } from '../support/wizard-page.ts'

// Loaded only when they are used, which takes long on a loaded machine.
beforeAll(async () => {
  await import('../../client/shop/orders/wizard/TypeStep.tsx')
  await import('../../client/shop/orders/style/AskFamily.tsx')
  await import('../../client/shop/orders/style/StylePicker.tsx')
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

describe('a link to several styles', () => {
  const severalStyles = () => shared({ alternatives: [{ style: [] }, { style: ['sleeve-puff'] }] })

  test('is voted on by choosing one of them, and another', async () => {
    const { screen, user } = await openPage(shop, `/ask/${await severalStyles()}`)
    await screen.findByRole('heading', { name: 'Meera asks: which style do you like best?' })
    expect(screen.getAllByRole('img', { name: /^Blouse, drawn / })).toHaveLength(3)
    const choice = (number: number) => screen.getByRole('button', { name: `Choose style ${number}` })
    await user.click(choice(3))
    await screen.findByText('1 vote')
    expect(choice(3).getAttribute('aria-pressed')).toBe('true')
    await screen.findByText(/^Thank you, your vote for style 3 counts/)
    await user.click(choice(1))
    await expect.poll(() => choice(1).getAttribute('aria-pressed')).toBe('true')
    expect(choice(3).getAttribute('aria-pressed')).toBe('false')
  })

  test('is ordered from by whoever made it', async () => {
    const { screen, user, address } = await openPage(shop, `/ask/${await severalStyles()}`, { as: meera })
    await user.click(await screen.findByRole('button', { name: 'Order style 3' }))
    await expect.poll(address).toMatch(new RegExp(`^/order/${productId}/tailor\\?draft=`))
    const draft = await shop.db.orderDraft.findFirstOrThrow({
      where: { userId: meera.id },
      orderBy: { updatedAt: 'desc' },
      include: { items: true },
    })
    expect(draft.items).toMatchObject([{ style: ['sleeve-puff'] }])
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

  test('makes a link to several styles that were chosen one after the other', async () => {
    const draft = await meera.mutateOrThrow('saveOrderDraft', {
      orderType: 'TAILOR',
      cartItems: [{ productId, productType: 'TAILOR', style: ['front-neck-boat'] }],
    })
    const draftId = draft.orderDraft.id
    const address = `/order/${productId}/tailor?draft=${draftId}&step=type`
    const { screen, user } = await openPage(shop, address, { as: meera })
    await user.click(await screen.findByRole('button', { name: 'Ask my family' }))
    await user.click(await screen.findByRole('button', { name: 'Ask about another style, too' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your style' }))
    await user.click(await dialog.findByRole('button', { name: /^Sleeve/ }))
    await user.click(await dialog.findByRole('radio', { name: /^Puff sleeve/ }))
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    const listed = within(await screen.findByRole('list', { name: 'Styles in the link' }))
    expect(listed.getAllByRole('listitem')).toHaveLength(2)
    listed.getByRole('button', { name: 'Leave out: Boat neck' })
    await user.click(screen.getByRole('button', { name: 'Make the link' }))
    await screen.findByRole('link', { name: /^2 styles · / })
    const stored = await shop.db.styleShare.findFirstOrThrow({
      where: { draftId },
      include: { variants: true },
    })
    expect(stored).toMatchObject({
      style: [{ optionId: 'front-neck-boat' }],
      variants: [{ style: [{ optionId: 'front-neck-boat' }, { optionId: 'sleeve-puff' }] }],
    })
    await saved()
  })
})
