import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyOrder, lineOf, storedOrder } from '../../client/admin/counter/counter-order.ts'
import { currentCopy } from '../../client/admin/offline/counter-copy.ts'
import { listWrites } from '../../client/admin/offline/writes.ts'
import { beginSession } from '../../client/app/session/session.ts'
import { writeShopDevice } from '../../client/app/session/shop-device.ts'
import type { Json } from '../support/api-client.ts'
import { controls, openAdminPage, region, shows } from '../support/admin-page.ts'
import { addCustomer } from '../support/counter.ts'
import { openShop } from '../support/shop.ts'
import { addStaff, markTablet, staffPin, type TabletClient, unlock } from '../support/staff.ts'

const shop = await openShop()
const owner = await shop.admin()

afterEach(() => {
  storedOrder.remove()
  writeShopDevice(null)
  localStorage.clear()
})

/** Opens a page on a tablet, on which somebody has signed in by the PIN. */
async function openOnTablet(path: string, tablet: TabletClient, member: Json) {
  const { token } = await unlock(tablet, member.id)
  beginSession({
    token,
    userId: member.id,
    name: member.name,
    email: '',
    profilePicture: null,
    role: 'STAFF',
  })
  writeShopDevice({ name: 'Counter', lockAfterMinutes: 5 })
  return openAdminPage(shop, path, { cookie: tablet.cookie })
}

const typePin = async (pin = staffPin) => {
  for (const digit of pin) await controls().press(digit)
  await controls().press('Unlock')
}

/** Nobody touches the tablet for six minutes. */
function leaveAlone() {
  localStorage.setItem('last-touch', JSON.stringify({ version: 1, value: Date.now() - 6 * 60_000 }))
  document.dispatchEvent(new Event('visibilitychange'))
}

const sessionsOf = (userId: string) => shop.db.session.count({ where: { userId } })

const blouse = () => lineOf({ garmentId: 'blouse', name: 'Blouse', category: 'BLOUSE', price: '800' })

describe('the page of the staff', () => {
  test('adds somebody by name, role and PIN, and says at the field what is wrong', async () => {
    await openAdminPage(shop, '/admin/staff', { as: owner })
    await controls().press('Add staff')
    await controls().fill('Name', 'Sunita Jadhav')
    await controls().choose('Role', 'Counter')
    await controls().fill('PIN', '1234')
    await controls().press('Add staff')
    await screen.findByText(/^That PIN is among the first that anybody guesses/)
    await controls().fill('PIN', staffPin)
    await controls().press('Add staff')
    await region('Sunita Jadhav')
    const added = await shop.db.user.findFirst({
      where: { name: 'Sunita Jadhav' },
      include: { staffPin: true },
    })
    expect(added).toMatchObject({ role: 'STAFF', emailKey: null, staffPin: { failures: 0 } })
  })

  test('unlocks a PIN that was typed wrong too often, and takes it away', async () => {
    const member = await addStaff(shop, { name: 'Usha Kadam' })
    await shop.db.staffPin.update({ where: { userId: member.id }, data: { failures: 5 } })
    await openAdminPage(shop, '/admin/staff', { as: owner })
    const entry = within(await region('Usha Kadam'))
    entry.getByText('PIN locked')
    await controls().press('Unlock: Usha Kadam')
    await waitFor(() => expect(entry.queryByText('PIN locked')).toBeNull())
    await controls().press('Take the PIN away: Usha Kadam')
    await controls().press('Take it away')
    await entry.findByText(/Can’t sign in: no PIN/)
  })

  test('marks a tablet and removes it', async () => {
    const { connection } = await openAdminPage(shop, '/admin/staff', { as: owner })
    await controls().press('Mark this tablet as the shop’s')
    await controls().fill('Name of the tablet', 'Front desk')
    await controls().choose('Locks itself after', '2 minutes')
    await controls().press('Mark it')
    within(await region('Front desk')).getByText(/Locks itself after 2 minutes/)
    await controls().press('Remove: Front desk')
    await controls().press('Remove')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Front desk' })).toBeNull())
    expect(await shop.db.shopDevice.count({ where: { name: 'Front desk' } })).toBe(0)
    expect(connection.errors).toEqual([])
  })
})

describe('a tablet of the shop’s', () => {
  test('locks itself when nobody touches it; whoever unlocks it again finds what was typed', async () => {
    const { tablet } = await markTablet(shop)
    const asha = await addStaff(shop)
    await openOnTablet('/admin/counter', tablet, asha)
    await controls().fill('Phone', '98')
    leaveAlone()
    await screen.findByRole('heading', { name: 'Counter', level: 1 })
    await screen.findByText('Who works here now? What was typed is still there.')
    await waitFor(async () => expect(await sessionsOf(asha.id)).toBe(0))
    expect(localStorage.getItem('token')).toBe('')
    // Whoever was there last is chosen.
    await typePin('5173')
    await screen.findByText('That isn’t the PIN. 4 tries are left.')
    await typePin()
    const phone = await controls().field('Phone')
    expect(phone.value).toBe('98')
    await waitFor(() => expect(phone.closest('[hidden]')).toBeNull())
  })

  test('goes on to the next person, whose order it is; a half-typed one is still there', async () => {
    const { tablet } = await markTablet(shop)
    const [asha, bina] = [await addStaff(shop), await addStaff(shop)]
    const customer = await addCustomer(shop)
    storedOrder.write({ ...emptyOrder(), customer, lines: [blouse()] })
    await openOnTablet('/admin/counter', tablet, asha)
    await region('Blouse')
    await controls().press('Lock')
    await controls().press(bina.name)
    await typePin()
    await region('Blouse')
    await controls().press('Take & print')
    await waitFor(async () =>
      expect(await shop.db.order.findMany({ where: { userId: customer.id } })).toMatchObject([
        { placedById: bina.id },
      ]),
    )
    await shows(`Taken by ${bina.name}`)
  })

  test('keeps what was taken without a connection for whoever took it', async () => {
    const { tablet } = await markTablet(shop)
    const [asha, bina] = [await addStaff(shop), await addStaff(shop)]
    const customer = await addCustomer(shop)
    storedOrder.write({ ...emptyOrder(), customer, lines: [blouse()] })
    const { connection, router } = await openOnTablet('/admin/counter', tablet, asha)
    await waitFor(() => expect(currentCopy()).not.toBeNull())
    connection.isDown = true
    await controls().press('Take & print')
    await screen.findByText(/is a provisional number/)
    // PINs are checked by the shop: the tablet stays with whoever works on it.
    await controls().press('Lock')
    await screen.findByText(/^The shop can’t be reached. PINs are checked by the shop/)
    leaveAlone()
    expect(await sessionsOf(asha.id)).toBe(1)

    // A refusal is decided by whoever took it.
    connection.broken.add('CreateOrder')
    connection.isDown = false
    await controls().press('Lock')
    await controls().press(bina.name)
    await typePin()
    await router.navigate('/admin/unsent')
    await shows(`1 waits of ${asha.name}, and is sent after ${asha.name} has signed in here again.`)
    expect(await listWrites()).toEqual([])

    connection.broken.clear()
    await controls().press('Lock')
    await controls().press(asha.name)
    await typePin()
    await waitFor(async () =>
      expect(await shop.db.order.findMany({ where: { userId: customer.id } })).toMatchObject([
        { placedById: asha.id },
      ]),
    )
  })

  test('that was removed is a browser like others: whoever opens it is asked to log in', async () => {
    const { tablet, deviceId } = await markTablet(shop)
    const asha = await addStaff(shop)
    const { address } = await openOnTablet('/admin', tablet, asha)
    await owner.mutateOrThrow('removeShopDevice', { id: deviceId }, 'removedShopDeviceId')
    await controls().press('Lock')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(localStorage.getItem('shop-device')).toBeNull()
  })
})
