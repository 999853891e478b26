import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyOrder, lineOf, storedOrder } from '../../client/admin/counter/counter-order.ts'
import { keyOfTakeUp, pendingTakeUps } from '../../client/admin/counter/pending-take-ups.ts'
import { emptySale, storedSale } from '../../client/admin/counter/quick-sale.ts'
import { controls, openAdminPage, region, shows } from '../support/admin-page.ts'
import { addCustomer } from '../support/counter.ts'
import { heldSale } from '../support/held-sales.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const asha = await shop.staff('Asha')

afterEach(async () => {
  storedOrder.remove()
  storedSale.remove()
  await shop.db.heldSale.deleteMany()
})

const heldList = () => screen.findByRole('dialog', { name: 'Held sales' })

test('an order that can’t be read yet is held on one tablet and taken up on another, by somebody else', async () => {
  const meera = await addCustomer(shop)
  const blouse = lineOf({ name: 'Blouse', category: 'BLOUSE', price: 'nine hundred', garmentId: 'blouse' })
  storedOrder.write({
    ...emptyOrder(),
    customer: { id: meera.id, name: meera.name, phone: meera.phone },
    lines: [{ ...blouse, measurements: { 'blouse.chest': '36 1/4' } }],
    cash: '5,0',
  })
  await openAdminPage(shop, '/admin/counter', { as: owner })
  await controls().press('Hold')
  await screen.findByRole('button', { name: 'Held (1)' })
  expect(screen.queryByText('Asha Rao')).toBeNull()
  expect(await shop.db.order.count()).toBe(0)

  storedOrder.remove()
  await openAdminPage(shop, '/admin/counter', { as: asha })
  await controls().press('Held (1)')
  const list = await heldList()
  expect(within(list).getByRole('region', { name: 'Asha Rao' }).textContent).toContain('1 piece')
  expect(list.textContent).toContain('Owner')
  await controls(list).press('Take up')
  await region('Blouse')
  await shows('Asha Rao')
  expect(storedOrder.read()).toMatchObject({
    cash: '5,0',
    lines: [{ price: 'nine hundred', measurements: { 'blouse.chest': '36 1/4' } }],
  })
  await expect.poll(() => screen.queryByRole('button', { name: /^Held/ })).toBeNull()
})

test('one whose response was lost is taken up again after the page was reloaded', async () => {
  const form = JSON.stringify({ ...emptyOrder(), phone: '98200' })
  const { heldSale: held } = await owner.mutateOrThrow(
    'holdSale',
    heldSale({ label: 'Lost', form }),
    'heldSale { id }',
  )
  // The shop has given it to this tab, which was reloaded before the response arrived.
  const idempotencyKey = keyOfTakeUp(held.id, 'ORDER')
  await owner.mutateOrThrow('takeUpSale', { id: held.id, idempotencyKey })
  await openAdminPage(shop, '/admin/counter', { as: owner })
  await screen.findByText('A held sale has not arrived. Take it up again.')
  await controls().press('Held (1)')
  await controls(await heldList()).press('Take up again')
  await expect.poll(async () => (await controls().field('Phone')).value).toBe('98200')
  expect(pendingTakeUps('ORDER')).toEqual([])
  await expect.poll(() => screen.queryByRole('button', { name: /^Held/ })).toBeNull()
})

test('what is typed is held when another one is taken up', async () => {
  const goods = (name: string) => ({ ...emptySale(), goods: { name, price: '350' } })
  const hold = (name: string) =>
    owner.mutateOrThrow(
      'holdSale',
      heldSale({ kind: 'QUICK_SALE', label: name, form: JSON.stringify(goods(name)) }),
    )
  await hold('Hair clip')
  // Orders of the counter aren't among those of the quick sale.
  await owner.mutateOrThrow('holdSale', heldSale({ label: 'Saree' }))
  storedSale.write(goods('Bangles'))
  await openAdminPage(shop, '/admin/sale', { as: owner })
  await controls().press('Held (1)')
  await controls(await heldList()).press('Take up')
  await expect.poll(async () => (await controls().field('For (optional)')).value).toBe('Hair clip')
  await screen.findByText('Total ₹350')
  await screen.findByRole('button', { name: 'Held (1)' })
  const left = await shop.db.heldSale.findMany({ where: { takenUpAt: null, kind: 'QUICK_SALE' } })
  expect(left.map(({ label }) => label)).toEqual(['Bangles'])
})

test('one that somebody else has taken up stays theirs, and is deleted only after a question', async () => {
  const names = ['Taken', 'Other']
  for (const label of names)
    await owner.mutateOrThrow('holdSale', heldSale({ label, form: JSON.stringify(emptyOrder()) }))
  await openAdminPage(shop, '/admin/counter', { as: owner })
  await controls().press('Held (2)')
  const list = await heldList()
  const { id } = await shop.db.heldSale.findFirstOrThrow({ where: { label: 'Taken' } })
  await asha.mutateOrThrow('takeUpSale', { id, idempotencyKey: 'somebody else' }, 'form')
  await controls(within(list).getByRole('region', { name: 'Taken' })).press('Take up')
  await within(list).findByText('Asha has taken it up already.')
  await expect.poll(() => within(list).queryByRole('region', { name: 'Taken' })).toBeNull()
  await controls(list).press('Delete Other')
  expect(await shop.db.heldSale.count({ where: { label: 'Other' } })).toBe(1)
  await controls(list).press('Delete')
  await within(list).findByText('Nothing is held.')
  expect(await shop.db.heldSale.count({ where: { label: 'Other' } })).toBe(0)
})

test('one of another version of the page isn’t taken up', async () => {
  await owner.mutateOrThrow('holdSale', heldSale({ formVersion: 999 }))
  await openAdminPage(shop, '/admin/counter', { as: owner })
  await controls().press('Held (1)')
  const list = await heldList()
  within(list).getByText('It was typed on another version of this page. Reload the page to take it up.')
  expect(within(list).getByRole<HTMLButtonElement>('button', { name: 'Take up' }).disabled).toBe(true)
})
