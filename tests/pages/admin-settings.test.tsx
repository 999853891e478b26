import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const { choose, field, fill, press, tick } = controls()

const openSettings = () => openAdminPage(shop, '/admin/settings', { as })
const saved = () => screen.findByText('Saved. All pages show it now.')

async function save() {
  await press('Save the settings')
  await saved()
}

const resetButtons = () => screen.queryAllByRole('button', { name: /^Back to the configuration’s value/ })

describe('the settings', () => {
  test('are shown on the pages at once', async () => {
    await openSettings()
    await fill('Years', '37+')
    await tick('Write slide 2 anew')
    const slide = await region('Slide 2 of the home page')
    await controls(slide).fill(/^Title(?! in)/, 'Lamps and silk')
    expect(within(slide).getByRole('group', { name: 'Preview of slide 2' }).textContent).toContain(
      'Lamps and silk',
    )
    await fill('E-mail', 'nobody')
    await press('Save the settings')
    await screen.findByText('That isn’t an e-mail address.')
    await fill('E-mail', 'namaste@roopkala.example')
    await save()

    await openAdminPage(shop, '/')
    expect(screen.getByText('37+')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Slide 2: Lamps and silk' })).toBeTruthy()

    await openSettings()
    await controls(await region('Achievements')).press(/^Back to the configuration’s value/)
    await expect.poll(async () => (await field('Years')).value).toBe('10+')
    await tick('Write slide 2 anew')
    await save()
    await openAdminPage(shop, '/')
    expect(screen.getByText('10+')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Slide 2: Lamps and silk' })).toBeNull()
  })

  test('stay as typed when they are changed in another tab meanwhile', async () => {
    await openSettings()
    await fill('Street', '5 Ranade Road')
    const { data } = await as.graphql('{ shop { settingsVersion address { street city state pincode } } }')
    const { settingsVersion: version, address } = data.shop
    await as.mutateOrThrow('saveShopSettings', { version, address: { ...address, city: 'Thane' } })

    const meanwhile = /^Somebody else changed the settings meanwhile/
    await press('Save the settings')
    await screen.findByText(meanwhile)
    expect((await field('Street')).value).toBe('5 Ranade Road')
    await expect.poll(async () => (await field('City')).value).toBe('Thane')
    await save()
    await expect.poll(() => screen.queryByText(meanwhile)).toBeNull()
    await openSettings()
    expect((await field('Street')).value).toBe('5 Ranade Road')
    expect((await field('City')).value).toBe('Thane')

    await press(/^Back to the configuration’s value.*Address$/)
    await save()
    expect((await field('Street')).value).not.toBe('5 Ranade Road')
  })

  test('are refused at the field, and go back to what is stored', async () => {
    await openSettings()
    await fill('Pincode', '4000')
    await press('Save the settings')
    await screen.findByText('A pincode has 6 digits.')
    expect(screen.queryByText('Saved. All pages show it now.')).toBeNull()
    await press('Undo my changes')
    await expect.poll(() => screen.queryByText('A pincode has 6 digits.')).toBeNull()
    expect(screen.queryByText('Some fields need another look.')).toBeNull()
  })

  test('are left after a confirmation only while something is unsaved', async () => {
    const { router, heading } = await openSettings()
    const before = (await field('Street')).value
    const sidebar = () => controls(screen.getByRole('navigation', { name: 'Running the shop' }))
    const dialog = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await fill('Street', '9 Ranade Road')
    await sidebar().follow('Orders')
    await controls(await dialog()).press('Cancel')
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
    expect((await field('Street')).value).toBe('9 Ranade Road')
    await sidebar().follow('Orders')
    await controls(await dialog()).press('Leave')
    await expect.poll(heading).toBe('Orders')
    await sidebar().follow('Settings')
    expect((await field('Street')).value).toBe(before)

    // Nothing is unsaved any more: one step back is one page back.
    await fill('Street', '9 Ranade Road')
    await press('Undo my changes')
    await router.navigate(-1)
    await expect.poll(heading).toBe('Orders')
  })

  test('include the home page’s category tiles, with a preview', async () => {
    await openSettings()
    const tiles = await region('Category tiles of the home page')
    const tile = controls(tiles)
    await tile.press('Move Saree forward')
    await tile.tick('Show Dress')
    await tile.fill('Title of Saree', 'Silk sarees')
    await tile.fill('Title of Saree in Hindi', 'रेशमी साड़ियाँ')
    const preview = within(tiles).getByRole('group', { name: 'Preview of the category tiles' })
    expect(preview.textContent).toBe('Silk sareesLehengaSuitBlouse')
    await save()

    const home = await openAdminPage(shop, '/')
    const row = within(await region('Shop by Category'))
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Silk sarees',
      'Lehenga',
      'Suit',
      'Blouse',
    ])
    await home.user.click(row.getByRole('link', { name: 'Silk sarees' }))
    await expect.poll(home.address).toBe('/gallery?show=all&category=saree')
    await openAdminPage(shop, '/', { language: 'hi' })
    expect(screen.getByRole('link', { name: 'रेशमी साड़ियाँ' })).toBeTruthy()

    await openSettings()
    const again = controls(await region('Category tiles of the home page'))
    await again.press(/^Back to the configuration’s value/)
    await save()
    await expect.poll(resetButtons).toEqual([])
    await openAdminPage(shop, '/admin/activity?of=SHOP', { as })
    const listed = await within(screen.getByRole('main')).findAllByRole('listitem')
    expect(listed.some(({ textContent }) => textContent.includes('category tiles'))).toBe(true)
  })

  test('include rules for advances', async () => {
    await openSettings()
    await press('Add an advance')
    const rule = async () => controls(await screen.findByRole('group', { name: 'Advance 1' }))
    await (await rule()).choose('Orders', 'Tailor Made')
    await (await rule()).fill('From a total of, ₹', '90000000')
    await (await rule()).fill('Advance', '0')
    await press('Save the settings')
    await screen.findByText('The percent must be 1 or more.')
    await (await rule()).fill('Advance', '50')
    await save()
    await openSettings()
    expect((await (await rule()).field('From a total of, ₹')).value).toBe('90000000')
    await (await rule()).press('Remove advance 1')
    await save()
    await openSettings()
    expect(screen.queryByRole('group', { name: 'Advance 1' })).toBeNull()
  })

  test('include a UPI address: the shopper pays and sends the number, and the owner confirms it', async () => {
    await openSettings()
    await fill('UPI address', 'roopkala@okbank')
    await fill('Name of the payee', 'Roopkala Boutique')
    await save()

    const shopper = await shop.shopper('Meera')
    const { id, orderNumber } = await orderTailored(shopper, (await shop.product()).id)
    await openAdminPage(shop, `/orders/${id}`, { as: shopper })
    const payments = await region('Payments')
    await within(payments).findByText('roopkala@okbank')
    // Only a phone shows it.
    expect(within(payments).getByText('Open a UPI app').closest('a')!.getAttribute('href')).toMatch(
      /^upi:\/\/pay\?pa=roopkala@okbank&pn=Roopkala%20Boutique&am=\d+\.\d\d&cu=INR&tn=Order%20\d{3}-\d{3}&tr=ORDER\d+N1$/,
    )
    await fill('Number of the payment (UTR)', '1234')
    await controls(payments).press('I have paid')
    await within(payments).findByText(/has 12 digits/)
    expect((await field('Number of the payment (UTR)')).value).toBe('1234')
    await fill('Number of the payment (UTR)', '443298765432')
    await controls(payments).press('I have paid')
    await within(payments).findByText(/We are checking your payment 443298765432/)

    await openAdminPage(shop, '/admin/payments', { as })
    const unpaid = within(await region('Orders that are not paid in full'))
    expect(unpaid.getAllByRole('row').length).toBeGreaterThan(1)
    const waiting = await region('UPI payments to confirm')
    const row = within(waiting).getByRole('row', { name: new RegExp(orderNumber) })
    expect(row.textContent).toContain('443298765432')
    await controls(row).press('It has arrived')
    await within(waiting).findByText('Confirmed')

    await openAdminPage(shop, `/orders/${id}`, { as: shopper })
    const paid = await region('Payments')
    await expect.poll(() => paid.textContent).toContain('Still to pay₹0.00')
    expect(within(paid).getByRole('listitem').textContent).toContain('UPI')
    expect(within(paid).queryByText('roopkala@okbank')).toBeNull()
  })
})

test('the tax settings name wrong fields, and what was typed stays', async () => {
  await openAdminPage(shop, '/admin/tax', { as })
  const save = () => press('Save the tax settings')
  const wasSaved = () => screen.findByText('Saved. The next invoices follow them.')
  expect((await field('Registration for GST')).value).toBe('UNREGISTERED')
  await choose('Registration for GST', 'Regular: tax invoices')
  await fill('GSTIN', '27AAPFU0939F1ZA')
  await fill('Saree, HSN', '54')
  await save()
  await screen.findByText('That isn’t a GSTIN: check its 15 characters.')
  expect(screen.getByText('An HSN or SAC code has 4, 6 or 8 digits.')).toBeTruthy()
  expect((await field('GSTIN')).value).toBe('27AAPFU0939F1ZA')
  await fill('GSTIN', '27aapfu0939f1zv')
  await fill('Saree, HSN', '5407')
  await fill('Saree, own rate in %', '5')
  await save()
  await wasSaved()
  await openAdminPage(shop, '/admin/tax', { as })
  expect((await field('GSTIN')).value).toBe('27AAPFU0939F1ZV')
  expect((await field('Saree, own rate in %')).value).toBe('5')
})
