import { screen } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { controls, openAdminPage, region } from '../support/admin-page.ts'
import { openMailServer } from '../support/mail-server.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { openShop } from '../support/shop.ts'

const mailServer = await openMailServer()
afterAll(mailServer.close)
const shop = await openShop({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Roopkala <orders@shop.example>',
    PUBLIC_URL: 'https://shop.example',
  },
})
const as = await shop.admin()

/** The message in the list with all of these texts. */
const card = async (...texts: string[]) => {
  const find = () =>
    screen
      .queryAllByRole('listitem')
      .find(({ textContent }) => texts.every((text) => textContent.includes(text)))
  await expect.poll(find).toBeTruthy()
  return find()!
}

test('a message that the mail server refused is found, read and sent again', async () => {
  mailServer.decide = () => 'refuse'
  const shopper = await shop.shopper('Meera')
  const order = await orderTailored(shopper, (await shop.product()).id)
  await moveAlong(as, order.id, 'CONFIRMED', 'STITCHING', 'READY')
  await shop.runJobs()
  const list = await openAdminPage(shop, '/admin/messages', { as })
  const { press } = controls()
  await card(order.orderNumber, 'WhatsApp', 'Send by WhatsApp')
  await press('Failed')
  expect(list.address()).toBe('/admin/messages?show=failed')
  const failed = await card(order.orderNumber, 'Order placed')
  expect(failed.textContent).toContain('The mail server refused this message')
  await press('All')
  expect(list.address()).toContain('show=all')
  await card(order.orderNumber, 'WhatsApp')
  await press('Failed')
  await controls(await card(order.orderNumber, 'Order placed')).follow('Order placed')
  await screen.findByRole('heading', { level: 1, name: 'Order placed' })
  const address = list.address()
  expect(address).toMatch(/\/admin\/messages\/[0-9a-f-]{36}$/)

  const history = await region('What became of it')
  expect(history.textContent).toContain('meera@example.com')
  expect(history.textContent).toContain(
    'The mail server refused this message: check the recipient’s address.',
  )
  expect((await region('Text')).textContent).toContain(`your order ${order.orderNumber}`)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Open the order')).toBe(`/admin/orders/${order.id}`)
  expect(hrefOf('Open the account')).toBe(`/admin/customers/${shopper.id}`)

  const inHindi = await openAdminPage(shop, address, { as, language: 'hi' })
  expect(inHindi.heading()).toBe('ऑर्डर दिया गया')
  expect(screen.getByText('मेल सर्वर ने यह संदेश नहीं लिया: पाने वाले का पता जाँचें।')).toBeTruthy()

  mailServer.decide = () => 'accept'
  await openAdminPage(shop, address, { as })
  await press(/^Send again/)
  await expect.poll(() => screen.queryByText('Failed')).toBeNull()
  await shop.runJobs()
  expect(mailServer.mails).toHaveLength(1)
  const sent = await openAdminPage(shop, address, { as })
  expect(screen.getAllByText('Sent').length).toBeGreaterThan(0)
  // A message that was sent is sent again as a copy, with a page of its own.
  await press(/^Send again/)
  await expect.poll(sent.address).not.toBe(address)
  await screen.findByRole('heading', { level: 1, name: 'Order placed' })
  await shop.runJobs()
  expect(mailServer.mails.map(({ to }) => to)).toEqual(['meera@example.com', 'meera@example.com'])
})

test('an unknown message has its own state', async () => {
  const { heading } = await openAdminPage(shop, '/admin/messages/00000000-0000-4000-8000-000000000000', {
    as,
  })
  expect(heading()).toBe('There is no such message')
  await controls().follow('All messages')
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
})

test('a message about a status that was undone is withdrawn, with the reason', async () => {
  const { id, orderNumber } = await orderTailored(await shop.shopper('Meera'), (await shop.product()).id)
  await moveAlong(as, id, 'CONFIRMED', 'STITCHING', 'READY', 'STITCHING')
  await shop.runJobs()
  await openAdminPage(shop, '/admin/messages?show=withdrawn', { as })
  expect((await card(orderNumber)).textContent).toContain('Not sent: the order has another status now.')
})
