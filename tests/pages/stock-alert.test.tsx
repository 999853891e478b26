import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const size = (label: string, quantityInStock: number) => ({ label, quantityInStock })

async function open(fields: Record<string, unknown>) {
  const { id: productId } = await shop.product(fields)
  const page = await openPage(shop, paths.product(productId))
  await page.screen.findByRole('heading', { level: 2, name: 'Description' })
  const stored = () =>
    shop.db.stockAlert.findMany({ where: { productId }, select: { size: true, email: true, phone: true } })
  return { ...page, stored }
}

const button = { name: 'Tell me when it is back' }

describe('who wants to know when something is back', () => {
  test('leaves a contact for one of the sold-out sizes', async () => {
    const { screen, user, stored } = await open({
      sizes: [size('S', 2), size('M', 0), size('L', 0)],
      quantityInStock: 2,
    })
    await user.click(await screen.findByRole('button', button))
    const contact = await screen.findByLabelText('E-mail or mobile number')
    expect(document.activeElement).toBe(contact)
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['M', 'L'])
    await user.selectOptions(screen.getByLabelText('Size'), 'L')
    await user.type(contact, 'call me')
    await user.click(screen.getByRole('button', { name: 'Tell me' }))
    await expect.poll(() => contact.getAttribute('aria-invalid')).toBe('true')
    expect(await stored()).toEqual([])
    await user.clear(contact)
    await user.type(contact, '9820011111')
    await user.click(screen.getByRole('button', { name: 'Tell me' }))
    await screen.findByText('Thank you. We will write to you when it is back.')
    expect(await stored()).toEqual([{ size: 'L', email: null, phone: '9820011111' }])
  })

  test('leaves one for a design that can’t be ordered at all', async () => {
    const { screen, user, stored } = await open({ availabilityStatus: 'OUT_OF_STOCK' })
    await user.click(await screen.findByRole('button', button))
    await user.type(await screen.findByLabelText('E-mail or mobile number'), 'a@b.example')
    await user.click(screen.getByRole('button', { name: 'Tell me' }))
    await expect.poll(stored).toEqual([{ size: '', email: 'a@b.example', phone: null }])
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

test('the owner tells those who wait once a design is back', async () => {
  const { id, productName } = await shop.product({ quantityInStock: 0, tailorPrice: null })
  const input = { productId: id, contact: '9820022222' }
  await shop.guest().mutateOrThrow('requestStockAlert', input)
  await shop.db.product.update({ where: { id }, data: { quantityInStock: 3 } })
  const { screen } = await openAdminPage(shop, '/admin/waiting', { as: await shop.admin() })
  const group = await region(productName)
  expect(group.textContent).toContain('Back in stock')
  const link = within(group).getByRole('link', { name: 'WhatsApp to 9820022222' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919820022222\?text=/)
  await controls(group).press('Mark 9820022222 as notified')
  await expect.poll(() => screen.queryByRole('region', { name: productName })).toBeNull()
})
