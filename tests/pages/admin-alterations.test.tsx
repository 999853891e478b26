import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { dayAhead } from '../support/days.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const as = await shop.admin()
const shopper = await shop.shopper('Meera')
const design = await shop.product()
const { field, fill, follow, press } = controls()
const patience = { timeout: 20_000 }

test('an alteration request is found in the list of orders, and is completed', async () => {
  const { id, orderNumber } = await orderTailored(shopper, design.id)
  await moveAlong(as, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  await shopper.mutate('requestAlteration', { orderId: id, details: 'The left sleeve is too tight.' })

  const openList = () => openAdminPage(shop, '/admin/orders?alterations=open', { as })
  const row = () => screen.queryByRole('row', { name: new RegExp(orderNumber) })
  await openList()
  expect(screen.getByRole('button', { name: 'Alteration requests' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await expect.poll(() => row()?.textContent).toContain('Alteration requested')
  await press('By due day')
  await expect.poll(row).toBeTruthy()
  await follow(orderNumber)
  const requests = await region('Open alteration requests')
  expect(requests.textContent).toContain('The left sleeve is too tight.')
  await press('Mark as completed')
  await expect.poll(() => screen.queryByRole('region', { name: 'Open alteration requests' })).toBeNull()
  expect((await region('What happened')).textContent).toContain('completed')
  await openList()
  expect(row()).toBeNull()
})

test('alterations are a queue of the workshop, with tailor and day', async () => {
  await as.mutate('saveTailor', { name: 'Salma', phone: newPhone(), language: 'HINDI' })
  const { id, orderNumber } = await orderTailored(shopper, design.id)
  await moveAlong(as, id, 'CONFIRMED', 'STITCHING', 'TRIAL')
  await openAdminPage(shop, `/admin/orders/${id}`, { as })
  await follow('Add an alteration')
  await press('Take in the waist')
  await press('Shorten')
  await press('Shorten')
  expect((await field('What is to be altered')).value).toBe('Take in the waist')
  await fill('What is to be altered', 'Take in the waist by half an inch.')
  expect((await field('Due')).value).toBe(dayAhead(3))
  await fill('Due', dayAhead(2))
  await press('Add the alteration')
  expect((await region('Open alteration requests')).textContent).toContain('after a trial')

  await openAdminPage(shop, '/admin', { as })
  await follow('All alterations')
  await screen.findByRole('heading', { level: 1, name: 'Workshop' })
  const job = () =>
    screen.queryAllByRole('listitem').find(({ textContent }) => textContent.includes(orderNumber))
  const unsaved = await vi.waitUntil(job, patience)
  const fields = controls(unsaved)
  await fields.choose(/^Tailor/, 'Salma')
  await fields.fill(/^Due/, dayAhead(30))
  await fields.press('Save')
  await expect
    .poll(() =>
      shop.db.alteration.findFirst({
        where: { orderId: id },
        select: { tailor: { select: { name: true } } },
      }),
    )
    .toEqual({ tailor: { name: 'Salma' } })
  // The saved alteration is shown in a new form.
  await expect.poll(() => unsaved.isConnected).toBe(false)
  const saved = await vi.waitUntil(job, patience)
  expect(saved.textContent).not.toContain('Late')
  await controls(saved).press('Mark as completed')
  await expect.poll(job).toBeUndefined()
})
