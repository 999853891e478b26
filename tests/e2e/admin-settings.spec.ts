import { anotherWindow, expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test.describe.serial('settings', () => {
  test('are shown on the pages at once', async ({ page, request, browser }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/settings', 'Settings')
    const typed = `${Date.now() % 1000}+`
    await page.getByLabel('Years').fill(typed)
    await page.getByLabel('Write slide 2 anew').check()
    const slide = page.getByRole('region', { name: 'Slide 2 of the home page' })
    await slide.getByLabel('Title', { exact: true }).fill('Lamps and silk')
    await expect(slide.getByRole('group', { name: 'Preview of slide 2' })).toContainText('Lamps and silk')
    await page.getByLabel('E-mail').fill('nobody')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('That isn’t an e-mail address.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('E-mail').fill('namaste@roopkala.example')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Saved. All pages show it now.')).toBeVisible()

    const theirs = await anotherWindow(browser)
    await visit(theirs, '/')
    await expect(theirs.getByText(typed)).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Slide 2: Lamps and silk' })).toBeVisible()
    await theirs.context().close()

    const achievements = page.getByRole('region', { name: 'Achievements' })
    await achievements.getByRole('button', { name: 'Back to the configuration’s value' }).click()
    await expect(page.getByLabel('Years')).toHaveValue('10+')
    await page.getByLabel('Write slide 2 anew').uncheck()
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('SaveShopSettings') ?? false,
    )
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await saved
  })

  test('in two tabs: what is typed in one survives a save in the other, and isn’t left unsaved', async ({
    page,
    request,
  }) => {
    await signInAsOwner(page, request)
    const [street, city, save] = [
      page.getByLabel('Street'),
      page.getByLabel('City'),
      page.getByRole('button', { name: 'Save the settings' }),
    ]
    const saved = page.getByText('Saved. All pages show it now.')
    const meanwhile = page.getByText(/^Somebody else changed the settings meanwhile/)
    await open(page, '/admin/settings', 'Settings')
    await street.fill('5 Ranade Road')
    const other = await page.context().newPage()
    await open(other, '/admin/settings', 'Settings')
    await other.getByLabel('City').fill('Thane')
    await other.getByRole('button', { name: 'Save the settings' }).click()
    await expect(other.getByText('Saved. All pages show it now.')).toBeVisible()
    await other.close()

    await save.click()
    await expect(meanwhile).toBeVisible()
    await expect(street).toHaveValue('5 Ranade Road')
    await expect(city).toHaveValue('Thane')
    await save.click()
    await expect(saved).toBeVisible()
    await expect(meanwhile).toHaveCount(0)
    await page.reload()
    await expect(street).toHaveValue('5 Ranade Road')
    await expect(city).toHaveValue('Thane')

    await page.getByRole('button', { name: /^Back to the configuration’s value.*Address$/ }).click()
    await save.click()
    await expect(saved).toBeVisible()
    const before = await street.inputValue()
    await page.getByLabel('Pincode').fill('4000')
    await save.click()
    await expect(page.getByText('A pincode has 6 digits.')).toBeVisible()
    await expect(saved).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo my changes' }).click()
    await expect(page.getByText('A pincode has 6 digits.')).toHaveCount(0)
    await expect(page.getByText('Some fields need another look.')).toHaveCount(0)

    await street.fill('9 Ranade Road')
    const sidebar = page.getByRole('navigation', { name: 'Running the shop' })
    await sidebar.getByRole('link', { name: 'Orders' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(street).toHaveValue('9 Ranade Road')
    await sidebar.getByRole('link', { name: 'Orders' }).click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await sidebar.getByRole('link', { name: 'Settings' }).click()
    await expect(street).toHaveValue(before)

    // Nothing is unsaved any more: one step back is one page back.
    await street.fill('9 Ranade Road')
    await page.getByRole('button', { name: 'Undo my changes' }).click()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  })

  test('include the home page’s category tiles, with a preview', async ({ page, request, browser }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/settings', 'Settings')
    const tiles = page.getByRole('region', { name: 'Category tiles of the home page' })
    const preview = tiles.getByRole('group', { name: 'Preview of the category tiles' })
    await tiles.getByRole('button', { name: 'Move Saree forward' }).click()
    await tiles.getByLabel('Show Dress').uncheck()
    await tiles.getByText('Title and picture of Saree').click()
    await tiles.getByLabel('Title of Saree', { exact: true }).fill('Silk sarees')
    await tiles.getByLabel('Title of Saree in Hindi').fill('रेशमी साड़ियाँ')
    await expect(preview).toHaveText('Silk sareesLehengaSuitBlouse')
    await expectAccessibleAtAdminWidths(page)
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Saved. All pages show it now.')).toBeVisible()

    const theirs = await anotherWindow(browser)
    await visit(theirs, '/')
    const row = theirs.getByRole('region', { name: 'Shop by Category' })
    await expect(row.getByRole('link')).toHaveText(['Silk sarees', 'Lehenga', 'Suit', 'Blouse'])
    await row.getByRole('link', { name: 'Silk sarees' }).click()
    await expect(theirs).toHaveURL(/\/gallery\?show=all&category=saree$/)
    await visit(theirs, '/hi')
    await expect(theirs.getByRole('link', { name: 'रेशमी साड़ियाँ' })).toBeVisible()
    await theirs.context().close()

    await tiles.getByRole('button', { name: 'Back to the configuration’s value' }).click()
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(tiles.getByRole('button', { name: 'Back to the configuration’s value' })).toHaveCount(0)
    await open(page, '/admin/activity?of=SHOP', 'Activity')
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'category tiles' }).first(),
    ).toBeVisible()
  })

  test('include rules for advances', async ({ page, request }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/settings', 'Settings')
    await page.getByRole('button', { name: 'Add an advance' }).click()
    const rule = page.getByRole('group', { name: 'Advance 1' })
    await rule.getByLabel('Orders').selectOption('Made to measure')
    // No order of another test costs as much.
    await rule.getByLabel('From a total of, ₹').fill('90000000')
    await rule.getByLabel('Advance', { exact: true }).fill('0')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(rule.getByText('The percent must be 1 or more.')).toBeVisible()
    await rule.getByLabel('Advance', { exact: true }).fill('50')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Saved. All pages show it now.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(rule.getByLabel('From a total of, ₹')).toHaveValue('90000000')
    await rule.getByRole('button', { name: 'Remove advance 1' }).click()
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Saved. All pages show it now.')).toBeVisible()
  })

  test('include a UPI address: the shopper pays and sends the number, and the owner confirms it', async ({
    page,
    request,
    browser,
  }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/settings', 'Settings')
    await page.getByLabel('UPI address').fill('roopkala@okbank')
    await page.getByLabel('Name of the payee').fill('Roopkala Boutique')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('Saved. All pages show it now.')).toBeVisible()

    const shopper = await makeShopper(request)
    const { id, orderNumber } = await placeOrderOf(request, shopper)
    const phone = await anotherWindow(browser)
    await phone.setViewportSize({ width: 390, height: 844 })
    await signIn(phone, shopper)
    await visit(phone, `/orders/${id}`)
    const payments = phone.getByRole('region', { name: 'Payments', exact: true })
    await expect(payments.getByText('roopkala@okbank')).toBeVisible()
    await expect(payments.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute(
      'href',
      /^upi:\/\/pay\?pa=roopkala@okbank&pn=Roopkala%20Boutique&am=\d+\.\d\d&cu=INR&tn=Order%20\d{3}-\d{3}&tr=ORDER\d+N1$/,
    )
    const utr = phone.getByLabel('Number of the payment (UTR)')
    await utr.fill('1234')
    await payments.getByRole('button', { name: 'I have paid' }).click()
    await expect(payments.getByText(/has 12 digits/)).toBeVisible()
    await expect(utr).toHaveValue('1234')
    const number = String(Date.now()).padStart(12, '4').slice(-12)
    await utr.fill(number)
    await payments.getByRole('button', { name: 'I have paid' }).click()
    await expect(payments.getByText(`We are checking your payment ${number}`)).toBeVisible()
    await expectAccessible(phone)

    await open(page, '/admin/payments', 'Payments')
    const unpaid = page.getByRole('region', { name: 'Orders that are not paid in full' })
    await expect(unpaid.getByRole('row').nth(1)).toBeVisible()
    const waiting = page.getByRole('region', { name: 'UPI payments to confirm' })
    const row = waiting.getByRole('row').filter({ hasText: orderNumber })
    await expect(row).toContainText(number)
    await expectAccessible(page)
    await row.getByRole('button', { name: 'It has arrived' }).click()
    await expect(row.getByText('Confirmed')).toBeVisible()

    await phone.reload()
    await expect(payments).toContainText('Still to pay₹0.00')
    await expect(payments.getByRole('listitem')).toContainText('UPI')
    await expect(payments.getByText('roopkala@okbank')).toHaveCount(0)
    await phone.context().close()
  })

  test('include the tax of invoices: wrong fields are named, and what was typed stays', async ({
    page,
    request,
  }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/tax', 'Tax')
    const scheme = page.getByLabel('Registration for GST')
    await expect(scheme).toHaveValue('UNREGISTERED')
    await scheme.selectOption('REGULAR')
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZA')
    await page.getByLabel('Saree, HSN').fill('54')
    await page.getByRole('button', { name: 'Save the tax settings' }).click()
    await expect(page.getByText('That isn’t a GSTIN: check its 15 characters.')).toBeVisible()
    await expect(page.getByText('An HSN or SAC code has 4, 6 or 8 digits.')).toBeVisible()
    await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZA')
    // Further down the header covers a part of the navigation.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await page.getByLabel('GSTIN').fill('27aapfu0939f1zv')
    await page.getByLabel('Saree, HSN').fill('5407')
    await page.getByLabel('Saree, own rate in %').fill('5')
    await page.getByRole('button', { name: 'Save the tax settings' }).click()
    await expect(page.getByText('Saved. The next invoices follow them.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('GSTIN')).toHaveValue('27AAPFU0939F1ZV')
    await expect(page.getByLabel('Saree, own rate in %')).toHaveValue('5')
    await scheme.selectOption('UNREGISTERED')
    await page.getByLabel('GSTIN').fill('')
    await page.getByRole('button', { name: 'Save the tax settings' }).click()
    await expect(page.getByText('Saved. The next invoices follow them.')).toBeVisible()
  })
})
