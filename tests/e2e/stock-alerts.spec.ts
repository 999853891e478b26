import { expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { untilHydrated } from './support/hydrated.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { changeDesign, makeDesign } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

const phoneOf = () => `98${String(Date.now()).slice(-8)}`

test('a shopper asks to be told when a design is back, and the owner tells', async ({ page, request }, {
  project,
}) => {
  const design = await makeDesign(request, { quantityInStock: 0, tailorPrice: null })
  const phone = phoneOf()
  await visit(page, `/single_product_details?productId=${design.id}`)
  const opener = page.getByRole('button', { name: 'Tell me when it is back' })
  await untilHydrated(opener)
  await opener.click()
  const form = page.getByRole('region', { name: 'Tell me when it is back' })
  const contact = form.getByLabel('E-mail or mobile number')
  await contact.fill('nobody')
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(contact).toHaveAttribute('aria-invalid', 'true')
  await expect(contact).toHaveValue('nobody')
  await contact.fill(phone)
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(form.getByText('Thank you. We will write to you when it is back.')).toBeVisible()
  await expectAccessible(page)
  if (project.name === 'phone') return

  await changeDesign(request, design, { quantityInStock: 3 })
  await signInAsOwner(page, request)
  await open(page, '/admin/waiting', 'Waiting for stock')
  const group = page.getByRole('region', { name: design.productName })
  await expect(group).toContainText('Back in stock')
  await expect(group.getByRole('link', { name: `WhatsApp to ${phone}` })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${phone}\\?text=`),
  )
  await expectAccessibleAtAdminWidths(page)
  await group.getByRole('button', { name: `Told ${phone}` }).click()
  await expect(group).toHaveCount(0)
})
