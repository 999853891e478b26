import { send } from '../support/send-mutation.ts'
import { anotherWindow, expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, overApi, ownerOf, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test.describe.serial('the settings', () => {
  test('are accessible with a preview, a rule and a refusal', async ({ page, request }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/settings', 'Settings')
    await page.getByLabel('Write slide 2 anew').check()
    await page.getByText('Title and picture of Saree').click()
    await page.getByRole('button', { name: 'Add an advance' }).click()
    await page.getByLabel('E-mail').fill('nobody')
    await page.getByRole('button', { name: 'Save the settings' }).click()
    await expect(page.getByText('That isn’t an e-mail address.')).toBeVisible()
    await expectAccessibleAtAdminWidths(page)
  })

  test('are left after a confirmation only while something is unsaved', async ({ page, request }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/settings', 'Settings')
    const street = page.getByLabel('Street')
    const before = await street.inputValue()
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

  test('with a UPI address make its payments accessible, of the shopper and of the owner', async ({
    page,
    request,
    browser,
  }) => {
    const owner = await ownerOf(request)
    const { data } = await owner.graphql('{ shop { settingsVersion } }')
    const upi = { vpa: 'roopkala@okbank', payeeName: 'Roopkala Boutique' }
    await send(owner, 'saveShopSettings', { version: data.shop.settingsVersion, upi }, 'shop { upi { vpa } }')
    const shopper = await makeShopper(request)
    const { id, orderNumber } = await placeOrderOf(request, shopper)
    const phone = await anotherWindow(browser)
    await phone.setViewportSize({ width: 390, height: 844 })
    await signIn(phone, shopper)
    await visit(phone, `/orders/${id}`)
    await expect(phone.getByRole('link', { name: 'Open a UPI app' })).toBeVisible()
    const orders = await overApi(shopper).graphql('query ($id: ID!) { order(id: $id) { balance } }', { id })
    const utr = String(Date.now()).padStart(12, '4').slice(-12)
    await send(
      overApi(shopper),
      'submitUpiPayment',
      { orderId: id, amount: orders.data.order.balance, utr },
      'order { id }',
    )
    await phone.reload()
    await expect(phone.getByText(`We are checking your payment ${utr}`)).toBeVisible()
    await expectAccessible(phone)
    await phone.context().close()

    await signInAsOwner(page, request)
    await open(page, '/admin/payments', 'Payments')
    const waiting = page.getByRole('region', { name: 'UPI payments to confirm' })
    await expect(waiting.getByRole('row').filter({ hasText: orderNumber })).toContainText(utr)
    await expectAccessible(page)
  })

  test('of the tax are accessible with refusals', async ({ page, request }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/tax', 'Tax')
    await page.getByLabel('Registration for GST').selectOption('REGULAR')
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZA')
    await page.getByLabel('Saree, HSN').fill('54')
    await page.getByRole('button', { name: 'Save the tax settings' }).click()
    await expect(page.getByText('An HSN or SAC code has 4, 6 or 8 digits.')).toBeVisible()
    // Further down the header covers a part of the navigation.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  })
})
