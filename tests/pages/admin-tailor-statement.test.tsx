import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { dayAhead } from '../support/days.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()
const as = await shop.admin()

test('a tailor’s statement of a period is printed in the tailor’s language, or another one', async () => {
  const { tailorId } = await signInTailor(shop)
  await as.mutateOrThrow('advanceTailor', {
    tailorId,
    amount: 500_00,
    method: 'CASH',
    idempotencyKey: 'an advance',
  })
  await openAdminPage(shop, `/admin/tailors/${tailorId}`, { as })
  await controls().follow('Statement to print')
  await screen.findByRole('heading', { level: 1, name: 'Statement of Ramesh' })
  const sheet = await region('हिसाब-किताब')
  expect(within(sheet).getAllByRole('row')).toHaveLength(2)
  expect(sheet.textContent).toContain('₹500')
  expect(sheet.textContent).toContain('नकद')
  expect(sheet.textContent).not.toMatch(/Cash|Advance|Due/)

  await controls().press('English')
  const english = await region('Statement')
  expect(english.textContent).toContain('Advance')

  await controls().fill('To', dayAhead(-60))
  await screen.findByText('Choose a day from the first one on, and at most 100 days in all.')
  expect(screen.queryByRole('region', { name: 'Statement' })).toBeNull()
  await controls().fill('From', dayAhead(-90))
  await within(await region('Statement')).findByText('Nothing was earned or paid in these days.')
})
