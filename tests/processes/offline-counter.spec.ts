import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import type { Account, Json } from '../support/api-client.ts'
import { chromeArguments, chromePath } from '../support/browser.ts'
import { takeOrder } from '../support/order-edits.ts'
import { freePort } from '../support/processes.ts'
import { openReplicas, type Replicas } from '../support/replicas.ts'

let shop: Replicas
let browser: Browser
let url: string
test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  shop = await openReplicas({ processes: 1, ownGroup: true, port })
  browser = await chromium.launch({ executablePath: await chromePath(), args: chromeArguments })
})
test.afterAll(async () => {
  await browser.close()
  await shop.close()
})

const ordersOfTablet = 14
const newCustomers = 5
/** Of each tablet: one for each of its orders, and these for orders that both have. */
const sharedReceipts = 6
/** In paise. */
const [price, part] = [800_00, 100_00]

/** Someone's tablet with the counter open, which has copied what it needs to work without a connection. */
async function openTablet(who: Account): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 768, height: 1024 },
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${url}/livez`)
  const { data } = await who.graphql('{ viewer { id name email } }')
  const { id: userId, name, email } = data.viewer
  const session = { token: who.token, userId, name, email, role: 'admin', profilePicture: '' }
  await page.evaluate((values) => Object.assign(localStorage, values), session)
  await page.goto(`${url}/admin/counter`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(`${url}/admin/counter`)
  await expect.poll(() => page.evaluate(hasCopy), { timeout: 60_000 }).toBe(true)
  return page
}

async function hasCopy(): Promise<boolean> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'counter')) return false
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  )
  if (!cached.flat().some((address) => /UnsentPage/.test(address))) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open('counter')
    opening.onsuccess = () => {
      const counting = opening.result.transaction('copies').objectStore('copies').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result > 0)
      }
    }
  })
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

/** Takes the receipt that was printed away. Returns its provisional number. */
async function printed(page: Page): Promise<string> {
  const text = await page.getByText(/is a provisional number/).textContent()
  return /^\w{3}-\d+/.exec(text ?? '')![0]
}

async function takeOrderOf(page: Page, phone: string, name: string | null): Promise<string> {
  await page.getByLabel('Phone').fill(phone)
  if (name === null) await press(page, new RegExp(`, ${phone}`))
  else {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await press(page, 'Add the customer')
  }
  await press(page, 'Blouse')
  await expect(page.getByText('Total ₹800')).toBeVisible()
  await press(page, 'Take & print')
  const number = await printed(page)
  await page.getByRole('link', { name: 'New order' }).click()
  return number
}

async function sellLastPiece(page: Page, productName: string): Promise<string> {
  await page.goto(`${url}/admin/sale`)
  await page.getByLabel('Find a design in stock').fill(productName)
  await press(page, new RegExp(`^${productName}`))
  await expect(page.getByText('Total ₹900')).toBeVisible()
  await press(page, 'Sell & print')
  return printed(page)
}

async function receive(page: Page, number: string, rupees: number): Promise<void> {
  const orders = page.getByRole('region', { name: 'Open orders' })
  await orders.getByLabel('Number, name or phone').fill(number)
  const row = orders.getByRole('article', { name: number })
  await row.getByRole('button', { name: 'Receive' }).click()
  await row.getByLabel('Cash, ₹').fill(String(rupees))
  await row.getByRole('button', { name: 'Record the receipt' }).click()
  await expect(row.getByLabel('Cash, ₹')).toBeHidden()
}

/** The names of the articles of one part of the page with what waits to be sent. */
const listed = (page: Page, region: string) =>
  page.getByRole('region', { name: region, exact: true }).getByRole('article')

test('fault, the shop is gone for an hour and killed while two tablets send: both agree with it, nothing is lost or doubled', async () => {
  test.setTimeout(420_000)
  const people = [await shop.owner(), await shop.owner()] as const
  const phoneOf = (n: number) => `98200${String(10_000 + n)}`
  const known: Json[] = []
  for (let n = 0; n < ordersOfTablet; n++) {
    const { customer } = await people[0].mutate('saveCustomer', { name: `Known ${n}`, phone: phoneOf(n) })
    known.push(await takeOrder(people[0], { customerId: customer.id, lines: [{ garmentId: 'blouse' }] }))
  }
  const productName = 'Last Saree'
  const design = await shop.product({ productName, readyMadePrice: 900_00, quantityInStock: 1 })
  const before = await shop.db.order.count()
  const tablets = await Promise.all(people.map((who) => openTablet(who)))

  await shop.kill()
  const numbers = await Promise.all(
    tablets.map(async (page, tablet) => {
      const own: string[] = []
      for (let n = 0; n < ordersOfTablet; n++) {
        // The tablet is restarted meanwhile.
        if (n === 3) await page.reload()
        const isNew = n < newCustomers
        const phone = isNew ? phoneOf(1_000 * (tablet + 1) + n) : phoneOf(n)
        own.push(await takeOrderOf(page, phone, isNew ? `New ${tablet} ${n}` : null))
      }
      own.push(await sellLastPiece(page, productName))
      await page.goto(`${url}/admin/unsent`)
      for (const number of own.slice(0, ordersOfTablet)) await receive(page, number, part / 100)
      // Both take a part for the same orders, and all of what is left for the last one.
      for (const { orderNumber } of known.slice(1, sharedReceipts))
        await receive(page, orderNumber, part / 100)
      await receive(page, known[0]!.orderNumber, price / 100)
      return own
    }),
  )
  expect(new Set(numbers.flat()).size).toBe(2 * (ordersOfTablet + 1))

  await shop.reopen()
  const taken = () => shop.db.order.count().then((count) => count - before)
  await expect.poll(taken, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(3)
  await shop.kill()
  expect(await taken()).toBeLessThan(2 * ordersOfTablet)
  await shop.reopen()
  for (const page of tablets) {
    await page.getByRole('link', { name: /to be sent$/ }).waitFor({ state: 'hidden', timeout: 120_000 })
    await page.goto(`${url}/admin/unsent`)
    await expect(listed(page, 'Sent').first()).toBeVisible()
  }

  // One piece, and one balance, were sold and taken twice: of each, one waits for a decision.
  const refused = await Promise.all(tablets.map((page) => listed(page, 'To decide').allTextContents()))
  expect(refused.flat().filter((text) => text.includes(productName))).toHaveLength(1)
  expect(refused.flat().filter((text) => text.includes('₹800.00 received'))).toHaveLength(1)
  expect(refused.flat()).toHaveLength(2)

  const orders = await shop.db.order.findMany({
    where: { id: { notIn: known.map(({ id }) => id) } },
    include: { payments: true, items: true },
  })
  expect(orders).toHaveLength(2 * ordersOfTablet + 1)
  const sold = orders.filter(({ items }) => items.some(({ productId }) => productId === design.id))
  expect(sold.map(({ payments }) => payments.map(({ amount }) => Number(amount)))).toEqual([[900_00]])
  for (const { payments } of orders.filter((order) => !sold.includes(order)))
    expect(payments.map(({ amount }) => Number(amount))).toEqual([part])
  const shared = await shop.db.order.findMany({
    where: { id: { in: known.map(({ id }) => id) } },
    include: { payments: true },
  })
  const paid = new Map(shared.map(({ id, payments }) => [id, payments.map(({ amount }) => Number(amount))]))
  expect(known.map(({ id }) => paid.get(id))).toEqual(
    known.map((_, n) => (n === 0 ? [price] : n < sharedReceipts ? [part, part] : [])),
  )
  expect(await shop.db.user.count({ where: { name: { startsWith: 'New ' } } })).toBe(2 * newCustomers)

  // What the tablets list as sent are the shop's orders, each once.
  const sent = await Promise.all(
    tablets.map((page) => listed(page, 'Sent').filter({ hasText: 'Blouse' }).allTextContents()),
  )
  const named = sent.flat().flatMap((text) => orders.filter(({ orderNumber }) => text.includes(orderNumber)))
  expect(new Set(named.map(({ id }) => id)).size).toBe(2 * ordersOfTablet)
  expect(named).toHaveLength(2 * ordersOfTablet)
})
