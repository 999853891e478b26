import { moveAlong } from '../support/order-changes.ts'
import { ownersPlainPages } from '../support/page-addresses.ts'
import { newPhone } from '../support/tailors.ts'
import { placeEnquiry, placeOrderOf, signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { makeColleague, makeShopper, ownerOf, signIn } from './support/shopper.ts'
import { findOffScreen } from './support/off-screen.ts'
import { sizes } from './support/sizes.ts'
import { expect, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

/** Further states of pages, and pages of one order or customer. */
function addresses(id: string, customerId: string): string[] {
  return [
    ...ownersPlainPages,
    '/view_product?view=table',
    '/product/null/add',
    '/admin/orders?sort=due',
    '/admin/orders?view=board',
    ...['trials', 'alterations', 'workload', 'tailors'].map((view) => `/admin/workshop?view=${view}`),
    '/admin/messages?show=all',
    `/admin/orders/${id}`,
    `/admin/orders/${id}/edit`,
    `/admin/customers/${customerId}`,
  ]
}

/** The pages whose Hindi texts are the longest. */
const hindiPages = (id: string) => [
  '/admin',
  '/admin/orders',
  '/admin/orders?view=board',
  `/admin/orders/${id}`,
  `/admin/orders/${id}/edit`,
  '/admin/counter',
  ...['board', 'workload', 'tailors'].map((view) => `/admin/workshop?view=${view}`),
  '/admin/messages?show=all',
  '/admin/api-clients',
]

test('at a tablet’s width, nothing of an admin page is off-screen in either language @every-page', async ({
  page,
  request,
}) => {
  test.slow()
  const owner = await ownerOf(request)
  await owner.mutate('saveTailor', { name: 'Tablet Salma', phone: newPhone(), language: 'HINDI' })
  const shopper = await makeShopper(request, 'Meera Venkataraman-Chattopadhyay')
  const order = await placeOrderOf(request, shopper)
  await moveAlong(owner, order.id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')
  await placeEnquiry(request, shopper)
  const token = await signInAsOwner(page, request)
  const taken = await takeCounterOrder(request, token, {
    lines: [
      { garmentId: 'blouse', addOnIds: ['lining', 'tassels'], clothMetres: 1.5 },
      { garmentId: 'suit' },
    ],
    payment: { amount: 50_000, method: 'CASH' },
  })
  const inEnglish = addresses(taken.id, shopper.userId)
  const inHindi = hindiPages(taken.id).map((address) => `/hi${address}`)
  for (const address of [...inEnglish, ...inHindi])
    await test.step(address, async () => {
      await visit(page, address)
      const loading = page.getByRole('main').getByRole('status', { name: /^Loading|लोड/ })
      await expect(loading).toHaveCount(0)
      expect(await findOffScreen(page)).toEqual([])
      await expectNoSidewaysScroll(page)
    })
  await test.step('the two tiles that staff see fill a laptop’s row as four do theirs', async () => {
    await page.setViewportSize(sizes.laptop)
    await signIn(page, await makeColleague(request, 'STAFF'))
    await page.evaluate(() => localStorage.setItem('role', 'staff'))
    await visit(page, '/admin')
    const tile = async (label: string) => {
      const box = await page.getByRole('term').filter({ hasText: label }).locator('xpath=..').boundingBox()
      return { top: box!.y, end: Math.round(box!.x + box!.width) }
    }
    await expect(page.getByRole('term').filter({ hasText: 'Total Visitors' })).toBeVisible()
    const [products, visitors] = [await tile('Total Products'), await tile('Total Visitors')]
    expect(visitors).toEqual({ top: products.top, end: (await tile('New Orders')).end })
  })
})
