import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdminPage, region } from '../support/admin-page.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const as = await shop.admin()
const design = await shop.product({
  readyMadePrice: 1_180_50,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})

const adds = async (name: string) =>
  (await as.mutateOrThrow('saveCustomer', { name, phone: newPhone() })).customer

const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!)

test('the list shows what customers still have to pay, to the paisa', async () => {
  const meera = await shop.shopper('Meera Kulkarni')
  const { id, totalToPay } = await orderProduct(meera, design.id)
  await recordPayment(as, { orderId: id, amount: totalToPay - 80_50 })
  await adds('Owes Nothing')
  await openAdminPage(shop, '/admin/customers', { as })
  ;(await row('Meera Kulkarni')).getByText('₹80.50')
  expect((await row('Owes Nothing')).queryByText(/₹/)).toBeNull()
})

test('birthday, GSTIN and notes are entered, and what can’t be read stays typed', async () => {
  const { id } = await adds('Asha Rao')
  const { user } = await openAdminPage(shop, `/admin/customers/${id}`, { as })
  await user.click(screen.getByRole('button', { name: 'Change the contact details' }))
  const form = within(await region('Contact details'))
  await user.selectOptions(form.getByLabelText('Month'), 'November')
  await user.type(form.getByLabelText(/GSTIN/), '27AAPFU0939F1ZX')
  await user.type(form.getByLabelText(/Notes/), 'Likes deep backs')
  await user.click(form.getByRole('button', { name: 'Save the details' }))
  await form.findByText('Choose the day and the month.')
  form.getByText(/That isn’t a GSTIN/)
  expect(form.getByLabelText<HTMLInputElement>(/GSTIN/).value).toBe('27AAPFU0939F1ZX')
  await user.selectOptions(form.getByLabelText('Day'), '14')
  await user.clear(form.getByLabelText(/GSTIN/))
  await user.type(form.getByLabelText(/GSTIN/), '27aapfu0939f1zv')
  await user.click(form.getByRole('button', { name: 'Save the details' }))
  const facts = within(await region('About this customer'))
  await facts.findByText('14 November')
  facts.getByText('27AAPFU0939F1ZV')
  facts.getByText('Likes deep backs')
})

test('a new order begins at the counter for the customer; one that was begun for another is asked about', async () => {
  const [lata, rekha] = [await adds('Lata'), await adds('Rekha')]
  const page = await openAdminPage(shop, `/admin/customers/${lata.id}`, { as })
  await page.user.click(screen.getByRole('link', { name: 'New order' }))
  await screen.findByRole('heading', { level: 1, name: 'Counter' })
  expect((await region('Customer')).textContent).toContain('Lata')
  await page.user.click(await screen.findByRole('button', { name: /^Blouse/ }))

  await page.router.navigate(`/admin/customers/${rekha.id}`)
  await page.user.click(await screen.findByRole('link', { name: 'New order' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(/An order for Lata is on the counter/)
  await page.user.click(dialog.getByRole('button', { name: 'Clear, and begin one for Rekha' }))
  await expect.poll(async () => (await region('Customer')).textContent).toContain('Rekha')
  expect(screen.queryByRole('region', { name: /^Blouse/ })).toBeNull()
})

test('the page names what the customer chose of the style book', async () => {
  const meera = await shop.shopper('Meera Joshi')
  const blouse = await shop.product({ category: 'BLOUSE' })
  const styles = [['front-neck-boat'], ['front-neck-boat', 'sleeve-puff'], ['front-neck-boat', 'latkan-dori']]
  for (const style of styles)
    await orderProduct(meera, blouse.id, {
      orderType: 'TAILOR',
      cartItems: [{ productId: blouse.id, productType: 'TAILOR', style }],
    })
  await openAdminPage(shop, `/admin/customers/${meera.id}`, { as })
  const preferences = within(await region('Style preferences'))
  preferences.getByRole('heading', { name: 'Blouse' })
  preferences.getByText('Last time: Boat neck, Dori')
  preferences.getByText('Often: Boat neck × 3')
  preferences.getByText('Once: Puff sleeve')
})

test('the statement of a year lists orders and payments, and ends with what is to be paid', async () => {
  const sita = await shop.shopper('Sita')
  const order = await orderProduct(sita, design.id)
  await recordPayment(as, { orderId: order.id, amount: 1_000_00, method: 'UPI', reference: 'UTR 9' })
  const page = await openAdminPage(shop, `/admin/customers/${sita.id}`, { as })
  await page.user.click(screen.getByRole('link', { name: 'Statement' }))
  await screen.findByRole('heading', { level: 1, name: 'Statement of Sita' })
  expect(screen.getAllByRole('link', { name: order.orderNumber })).toHaveLength(2)
  screen.getByText('Received · UPI · UTR 9')
  const years = screen.getByLabelText<HTMLSelectElement>('Financial year')
  await page.user.selectOptions(years, years.options[1]!.value)
  await screen.findByText('Nothing was ordered or paid in this year.')
})
