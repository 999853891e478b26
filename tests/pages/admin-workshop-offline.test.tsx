import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentCopy } from '../../client/admin/offline/counter-copy.ts'
import { listWrites } from '../../client/admin/offline/writes.ts'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const meera = await shop.shopper('Meera')
const design = await shop.product({ quantityInStock: 100 })
const { press } = controls()

async function orderGarment() {
  const order = await orderTailored(meera, design.id)
  await moveAlong(as, order.id, 'CONFIRMED')
  const [{ id, code }] = await garmentsOf(as, order.id)
  return { garmentId: id, code: code as string, orderNumber: order.orderNumber }
}

/** They are there before this browser takes its copy, which then stays fresh for all tests. */
const [first, second, third] = [await orderGarment(), await orderGarment(), await orderGarment()]

/** The stages through which the shop has moved it, the last one last. */
const movesOf = async (garmentId: string) =>
  (await shop.db.garmentMove.findMany({ where: { garmentId }, orderBy: { version: 'asc' } })).map(
    ({ toId }) => toId,
  )
const states = async () => (await listWrites()).map(({ write, state }) => `${write.kind} ${state}`)
const isAt = async (stage: string, code: string) =>
  within(await region(stage)).findByRole('link', { name: code })
const goOnline = () => dispatchEvent(new Event('online'))

test('garments that are moved while the shop can’t be reached are moved once each, in the same order', async () => {
  const { garmentId, code } = first
  const { connection, router } = await openAdminPage(shop, '/admin/workshop', { as })
  await isAt('To cut', code)
  connection.isDown = true
  await press(`Move ${code} to Cutting`)
  await screen.findByText(`${code} is moved on this device. The shop gets it when the line is back.`)
  await isAt('Cutting', code)
  await press(`Move ${code} to Embroidery`)
  await isAt('Embroidery', code)
  expect([await movesOf(garmentId), await states()]).toEqual([[], ['move waiting', 'move waiting']])
  // The response to the first is lost, too.
  connection.isDown = false
  const lost = Promise.reject(new TypeError('Failed to fetch'))
  lost.catch(() => null)
  connection.late.set('SendGarmentMove', lost)
  goOnline()
  await expect.poll(() => movesOf(garmentId)).toEqual(['CUTTING'])
  connection.late.clear()
  goOnline()
  await expect.poll(states).toEqual(['move sent', 'move sent'])
  expect(await movesOf(garmentId)).toEqual(['CUTTING', 'EMBROIDERY'])
  await isAt('Embroidery', code)
  await router.navigate('/admin/unsent')
  expect((await region('Sent')).textContent).toContain(`${code} moved to Embroidery`)
})

test('a garment that somebody else moved meanwhile waits for a decision, with its later moves', async () => {
  const { garmentId, code } = second
  const { connection, router } = await openAdminPage(shop, '/admin/workshop', { as })
  await isAt('To cut', code)
  connection.isDown = true
  await press(`Move ${code} to Cutting`)
  await isAt('Cutting', code)
  await press(`Move ${code} to Embroidery`)
  await isAt('Embroidery', code)
  await as.mutateOrThrow('moveGarment', { garmentId, to: 'STITCHING' })
  connection.isDown = false
  goOnline()
  await expect.poll(async () => (await states()).slice(-2)).toEqual(['move refused', 'move refused'])
  expect(await movesOf(garmentId)).toEqual(['STITCHING'])
  await router.navigate('/admin/unsent')
  const decisions = within(await region('To decide')).getAllByRole('article')
  for (const each of decisions) expect(each.textContent).toContain('This garment was changed meanwhile.')
  await controls(decisions[0]).press('Give up')
  await controls(await screen.findByRole('alertdialog')).press('Give up')
  await controls(await region('To decide')).press('Move it all the same')
  await expect.poll(() => movesOf(garmentId)).toEqual(['STITCHING', 'EMBROIDERY'])
})

test('garments of the tablet’s open orders are moved after a reload without a connection', async () => {
  const { garmentId, code, orderNumber } = third
  const { connection } = await openAdminPage(shop, '/admin/unsent', { as })
  await waitFor(() => expect(currentCopy()).not.toBeNull())
  connection.isDown = true
  const order = within(await screen.findByRole('article', { name: orderNumber }))
  await controls(await screen.findByRole('article', { name: orderNumber })).press(`Move ${code} to Cutting`)
  await order.findByRole('button', { name: `Move ${code} to Embroidery` })
  expect(await movesOf(garmentId)).toEqual([])
  connection.isDown = false
  goOnline()
  await expect.poll(() => movesOf(garmentId)).toEqual(['CUTTING'])
})
