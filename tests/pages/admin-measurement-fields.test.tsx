import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, openAdminPage } from '../support/admin-page.ts'
import { newPhone } from '../support/tailors.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { field, fill, follow, press } = controls()

// Each test continues with the fields of the one before.

test('the owner’s own measurement fields are defined, with limits in cm', async () => {
  await openAdminPage(shop, '/admin/measurement-fields', { as })
  const rows = () => within(screen.getByRole('main')).getAllByRole('listitem')
  await press('Add a field for Blouse')
  await press('Save the fields')
  await screen.findByText(/^Each field needs a name/)
  const back = controls(rows()[0])
  await back.fill('Name', 'Cross back')
  await back.fill('In Hindi', 'पीठ की चौड़ाई')
  await back.fill('From, cm', '28')
  await back.fill('To, cm', '46')
  expect(rows()[0]!.textContent).toContain('11 to 18.1 in')
  await press('Add a field for Blouse')
  const point = controls(rows()[1])
  await point.fill('Name', 'Bust point')
  await point.tick('Shoppers measure it, too')
  await press('Save the fields')
  await screen.findByText('The fields are saved.')
})

test('they are measured at the counter, and are on the order and its job card', async () => {
  const phone = newPhone()
  await as.mutateOrThrow('saveCustomer', { name: 'Meera Rao', phone })
  await openAdminPage(shop, '/admin/counter', { as })
  await fill('Phone', phone)
  await press(/^Meera Rao, /)
  await press('Blouse')
  await press('Measure')
  await fill(/Cross back/, '19')
  await press('Take & print')
  await screen.findByText(/is taken\.$/)
  await follow('Open the order')
  // The job card before it has a row of this name, too.
  await expect
    .poll(() => screen.queryByRole('row', { name: /Cross back/ })?.textContent, { timeout: 30_000 })
    .toContain('19 in')
  expect(screen.getByRole('main').textContent).toContain('Cross back: 19 inches is unusually large.')
  await follow('Job card')
  const sheet = () => document.querySelector<HTMLElement>('[data-job-card]')
  await expect.poll(sheet).toBeTruthy()
  expect(within(sheet()!).getByRole('row', { name: /Cross back/ }).textContent).toContain('48.3')
  await press('हिन्दी')
  await expect.poll(() => within(sheet()!).queryByRole('row', { name: /पीठ की चौड़ाई/ })).toBeTruthy()
  expect(sheet()!.textContent).toContain('पीठ की चौड़ाई: नाप सामान्य से अलग है।')
  expect(sheet()!.textContent).not.toContain('unusually')
})

test('those that are marked are asked of shoppers', async () => {
  const design = await shop.product({ category: 'BLOUSE' })
  const shopper = await shop.shopper('Meera')
  const openStep = () => openAdminPage(shop, `/order/${design.id}/tailor?step=measurements`, { as: shopper })
  await openStep()
  await fill(/Bust point/, '25')
  expect(screen.queryByLabelText(/Cross back/)).toBeNull()
  await screen.findAllByText(/Saved/)
  await openStep()
  await expect.poll(async () => (await field(/Bust point/)).value).toBe('25')
})
