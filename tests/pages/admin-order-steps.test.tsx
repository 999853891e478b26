import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { followOrder, moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()
const owner = await shop.admin()
const design = await shop.product()
const { choose, fill, press } = controls()

async function openOrder(...way: OrderStatus[]) {
  const shopper = await shop.shopper('Meera')
  const { id } = await orderTailored(shopper, design.id)
  await moveAlong(owner, id, ...way)
  const page = await openAdminPage(shop, `/admin/orders/${id}`, { as: owner })
  const { screen } = page
  return {
    ...page,
    id,
    shopper,
    stored: async () => (await followOrder(owner, id)).orderStatus,
    /** Waits for the status beside the heading. */
    shows: (status: string) =>
      expect
        .poll(() => screen.getByRole('heading', { level: 1 }).parentElement!.textContent)
        .toContain(status),
  }
}

describe('an order', () => {
  test('is cancelled only after a confirmation', async () => {
    const { screen, shows } = await openOrder()
    await press('Cancel the order')
    const dialog = await screen.findByRole('alertdialog')
    await controls(dialog).press('Keep the order')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    await shows('Pending')
    await press('Cancel the order')
    await controls(await screen.findByRole('alertdialog')).press('Cancel the order')
    await shows('Cancelled')
  })

  test('goes back to stitching, is returned to the shop, and is cancelled when it is ready', async () => {
    const { screen, shows, shopper, id } = await openOrder()
    let garmentsAreReady = false
    for (const [move, status] of [
      ['Confirm', 'Confirmed'],
      ['Start stitching', 'Stitching'],
      ['Mark as ready', 'Ready'],
      ['Back to stitching', 'Stitching'],
      ['Mark as ready', 'Ready'],
      ['Dispatch', 'Dispatched'],
      ['Came back to the shop', 'Ready'],
    ] as const) {
      await press(move)
      if (move === 'Mark as ready' && !garmentsAreReady) {
        await controls(await screen.findByRole('alertdialog')).press(move)
        garmentsAreReady = true
      }
      await shows(status)
    }
    await press('Cancel the order')
    await controls(await screen.findByRole('alertdialog')).press('Cancel the order')
    await shows('Cancelled')
    expect((await region('Next step')).textContent).toContain('It was cancelled')

    const own = await openAdminPage(shop, `/orders/${id}`, { as: shopper })
    await own.screen.findByText('This order is cancelled. There is nothing to pay.')
    const way = within(await region('How far it has come')).getAllByRole('listitem')
    expect(way.map(({ textContent }) => /^[A-Z][a-z]+/.exec(textContent)![0])).toEqual([
      'Placed',
      'Confirmed',
      'Stitching',
      'Ready',
      'Stitching',
      'Ready',
      'Dispatched',
      'Ready',
      'Cancelled',
    ])
  })

  test('is moved back from the notice, or from its page', async () => {
    const { screen, stored } = await openOrder()
    await press('Confirm')
    await press('Undo')
    await screen.findByText('The step is undone.')
    await expect.poll(() => screen.queryByText('Now: Confirmed.')).toBeNull()
    expect(await stored()).toBe('PENDING')

    await press('Confirm')
    await screen.findByRole('button', { name: 'Undo: Confirmed' })
    const notice = await screen.findByRole('status', { name: 'Now: Confirmed.' })
    await controls(notice).press('Dismiss notification')
    await press('Undo: Confirmed')
    await expect.poll(() => screen.queryByRole('button', { name: 'Undo: Confirmed' })).toBeNull()
    // It disappears at once, and the shop has answered later.
    await expect.poll(stored).toBe('PENDING')
    await screen.findAllByText(/the step before was undone/)
  })

  test('is corrected by the owner with a reason; staff can’t', async () => {
    const { screen, stored, id } = await openOrder('CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
    await press('Correct the status')
    await choose('It should be', 'Ready')
    await fill('Reason (not shown to the customer)', 'The wrong parcel was handed over.')
    await press('Correct the status')
    await screen.findByText('“The wrong parcel was handed over.”')
    expect(await stored()).toBe('READY')

    const theirs = await openAdminPage(shop, `/admin/orders/${id}`, { as: await shop.staff() })
    await theirs.screen.findByText('“The wrong parcel was handed over.”')
    expect(theirs.screen.queryByRole('button', { name: 'Correct the status' })).toBeNull()
  })
})
