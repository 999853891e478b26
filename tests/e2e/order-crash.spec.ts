import { rm } from 'node:fs/promises'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import { ApiClient } from '../support/api-client.ts'
import { expect, test, visit } from './support/visit.ts'

let dataDir: string
let shop: ShopProcess

const open = (port = '0') =>
  startShop({ DATA_DIR: dataDir, PORT: port, DEMO: 'none', RATE_LIMITS: 'off' }, { ownGroup: true })

test.beforeAll(async () => {
  dataDir = await makeScratchFolder('crash')
  shop = await open()
})
test.afterAll(async () => {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('the server is killed while the shopper types: nothing is lost, and everything is saved when it is back', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { body } = await new ApiClient(shop.url, null).rest('POST', 'auth/signup', {
    name: 'Meera Kulkarni',
    email: 'meera@example.com',
    password: 'chameli-42-phool',
  })
  const address = `${shop.url}/order/null/custom?step=type`
  await page.goto(`${shop.url}/livez`)
  await page.evaluate((session) => Object.assign(localStorage, session), {
    token: body.token,
    userId: body.user._id,
    name: 'Meera Kulkarni',
    role: 'user',
  })
  await visit(page, address)
  const details = page.locator('#order-designDetails')
  await details.pressSequentially('A blouse with')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // The browser logs each request that can't connect.
  page.removeAllListeners('console')
  await details.pressSequentially(' a boat neck,')
  await shop.killGroup()
  await details.pressSequentially(' short sleeves')
  await expect(page.getByText(/Not saved yet: we’ll try again/)).toBeVisible()
  await details.pressSequentially(' and tassels')
  await expect(details).toHaveValue('A blouse with a boat neck, short sleeves and tassels')

  shop = await open(new URL(shop.url).port)
  // Typing on sends what is unsaved, however long the next retry is off.
  await details.pressSequentially('.')
  const typed = 'A blouse with a boat neck, short sleeves and tassels.'
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(details).toHaveValue(typed)
  const { data } = await new ApiClient(shop.url, body.token).graphql(
    '{ orderDrafts { edges { node { designDetails } } } }',
  )
  expect(data.orderDrafts.edges).toEqual([{ node: { designDetails: typed } }])
  // As on a device with empty storage.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('orderDraft:')) localStorage.removeItem(key)
  })
  await visit(page, address)
  await expect(details).toHaveValue(typed)
})
