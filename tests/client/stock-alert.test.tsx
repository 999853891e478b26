import { describe, expect, test } from 'vitest'
import { soldOutSizes } from '../../client/lib/sold-out.ts'
import { renderApp } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

const size = (label: string, quantityInStock: number) => ({
  label,
  chest: null,
  waist: null,
  hip: null,
  length: null,
  quantityInStock,
  sku: null,
})

async function open(fields: Record<string, unknown>) {
  const shop = new FakeShop([productOf('kurti', fields)])
  const app = renderApp('/single_product_details?productId=kurti', shop)
  await app.screen.findByRole('heading', { level: 2, name: 'Description' })
  return { ...app, shop }
}

const button = { name: 'Tell me when it is back' }

describe('who wants to know when something is back', () => {
  test('leaves a contact for one of the sold-out sizes', async () => {
    const { screen, user, shop } = await open({ sizes: [size('S', 2), size('M', 0), size('L', 0)] })
    await user.click(await screen.findByRole('button', button))
    const contact = await screen.findByLabelText('E-mail or mobile number')
    expect(document.activeElement).toBe(contact)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['M', 'L'])
    await user.selectOptions(screen.getByLabelText('Size'), 'L')
    await user.type(contact, 'call me')
    await user.click(screen.getByRole('button', { name: 'Tell me' }))
    await expect.poll(() => contact.getAttribute('aria-invalid')).toBe('true')
    await user.clear(contact)
    await user.type(contact, '9820011111')
    await user.click(screen.getByRole('button', { name: 'Tell me' }))
    await screen.findByText('Thank you. We will write to you when it is back.')
    expect(shop.stockAlerts).toEqual([{ productId: 'kurti', size: 'L', contact: '9820011111' }])
  })

  test('leaves one for a design that can’t be ordered at all', async () => {
    const { screen, user, shop } = await open({ availabilityStatus: 'OUT_OF_STOCK' })
    await user.click(await screen.findByRole('button', button))
    await user.type(await screen.findByLabelText('E-mail or mobile number'), 'a@b.example')
    await user.click(screen.getByRole('button', { name: 'Tell me' }))
    await expect
      .poll(() => shop.stockAlerts)
      .toEqual([{ productId: 'kurti', size: null, contact: 'a@b.example' }])
  })

  test.each([
    ['in stock', {}],
    ['no longer made', { quantityInStock: 0, availabilityStatus: 'DISCONTINUED' }],
    ['only stitched to measure', { quantityInStock: 0, readyMadePrice: null }],
  ])('is not asked about a design that is %s', async (_what, fields) => {
    const { screen } = await open(fields)
    expect(screen.queryByRole('button', button)).toBeNull()
  })
})

test('all sizes of a design without stock are sold out', () => {
  const product = {
    availabilityStatus: 'AVAILABLE',
    quantityInStock: 0,
    readyMadeOffer: {},
    tailorOffer: {},
    sizes: [{ label: 'S' }, { label: 'M', quantityInStock: null }],
  } as const
  expect(soldOutSizes(product)).toEqual(['S', 'M'])
  expect(soldOutSizes({ ...product, sizes: [] })).toEqual([null])
})
