import { beforeAll, describe, expect, test } from 'vitest'
import { guestContext } from '../../server/context.ts'
import { Permission } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { readShop } from '../../server/domain/shop/read-shop.ts'
import { adminPaths } from '../../shared/admin-paths.ts'
import type { adminRoutes } from '../../shared/admin-routes.ts'
import type { Account } from '../support/api-client.ts'
import { addressOf } from '../support/page-addresses.ts'
import { latinWords } from '../support/latin-words.ts'
import { writtenIn } from '../support/recorded-fields.ts'
import { takeOrder } from '../support/order-edits.ts'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'
import { type Examples, stock } from '../support/stocked-shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const emptyShop = await openShop()
const owner = await shop.admin()

const money: Permission[] = ['RECORD_PAYMENTS', 'REVERSE_PAYMENTS', 'ISSUE_INVOICES']
const orders: Permission[] = ['MANAGE_ORDERS', 'GIVE_DISCOUNTS', ...money]

/** The permissions of which one opens a page: none needed, or the owner alone. */
const needs: Record<keyof typeof adminRoutes, Permission[] | 'NOTHING' | 'OWNER'> = {
  '/admin': 'NOTHING',
  '/admin/figures': 'NOTHING',
  '/admin/orders': orders,
  '/admin/orders/:orderId': orders,
  '/admin/orders/:orderId/job-card': orders,
  '/admin/orders/:orderId/edit': ['MANAGE_ORDERS'],
  '/admin/orders/:orderId/receipt': orders,
  '/admin/orders/:orderId/papers': orders,
  '/admin/orders/:orderId/hand-over': orders,
  '/admin/orders/:orderId/alteration': ['MANAGE_ORDERS'],
  '/admin/orders/:orderId/return': ['MANAGE_ORDERS'],
  '/admin/orders/:orderId/labels': orders,
  '/admin/job-cards': orders,
  '/admin/counter': ['MANAGE_ORDERS'],
  '/admin/sale': ['MANAGE_ORDERS'],
  '/admin/unsent': ['MANAGE_ORDERS', 'RECORD_PAYMENTS'],
  '/admin/unsent/receipt': ['MANAGE_ORDERS', 'RECORD_PAYMENTS'],
  '/admin/drafts': ['MANAGE_ORDERS'],
  '/admin/workshop': ['MANAGE_ORDERS'],
  '/admin/workshop/garments/:code': ['MANAGE_ORDERS'],
  '/admin/workshop/lists': ['MANAGE_ORDERS'],
  '/admin/tailors/:tailorId': ['RECORD_EXPENSES'],
  '/admin/tailors/:tailorId/statement': ['RECORD_EXPENSES'],
  '/admin/workshop/stages': 'OWNER',
  '/admin/workshop/rates': 'OWNER',
  '/admin/measurement-fields': 'OWNER',
  '/admin/appointments': ['MANAGE_ORDERS'],
  '/admin/materials': ['MANAGE_ORDERS'],
  '/admin/materials/:materialId': ['MANAGE_ORDERS'],
  '/admin/messages': ['MANAGE_ORDERS'],
  '/admin/messages/:messageId': ['MANAGE_ORDERS'],
  '/admin/messages/texts': 'OWNER',
  '/admin/waiting': ['VIEW_CUSTOMERS'],
  '/admin/customers': ['VIEW_CUSTOMERS'],
  '/admin/customers/:customerId': ['VIEW_CUSTOMERS'],
  '/admin/customers/:customerId/statement': ['VIEW_CUSTOMERS'],
  '/admin/feedback': ['MODERATE_FEEDBACK'],
  '/admin/payments': money,
  '/admin/invoices': ['ISSUE_INVOICES'],
  '/admin/closing/:date?': ['CLOSE_DAYS'],
  '/admin/expenses': ['RECORD_EXPENSES'],
  '/admin/month': ['VIEW_REVENUE'],
  '/admin/reports': ['VIEW_REVENUE'],
  '/admin/promotions': ['MANAGE_PROMOTIONS'],
  '/admin/promotions/new': ['MANAGE_PROMOTIONS'],
  '/admin/promotions/:promotionId': ['MANAGE_PROMOTIONS'],
  '/admin/delivery': ['CHANGE_SETTINGS'],
  '/admin/delivery/new': ['CHANGE_SETTINGS'],
  '/admin/delivery/:zoneId': ['CHANGE_SETTINGS'],
  '/admin/settings': ['CHANGE_SETTINGS'],
  '/admin/settings/appointments': ['CHANGE_SETTINGS'],
  '/admin/occasions': ['CHANGE_SETTINGS'],
  '/admin/style-book': ['EDIT_PRODUCTS'],
  '/admin/style-book/new': ['EDIT_PRODUCTS'],
  '/admin/style-book/import': ['EDIT_PRODUCTS'],
  '/admin/style-book/:optionId': ['EDIT_PRODUCTS'],
  '/admin/tax': ['CHANGE_SETTINGS'],
  '/admin/price-list': 'OWNER',
  '/admin/roles': 'OWNER',
  '/admin/staff': 'OWNER',
  '/admin/api-clients': 'OWNER',
  '/admin/activity': 'OWNER',
  '/view_product': ['EDIT_PRODUCTS'],
  '/product/:productId/:formType': ['EDIT_PRODUCTS'],
  '/admin/import': ['EDIT_PRODUCTS'],
  '/admin/photographs': ['EDIT_PRODUCTS'],
  '/admin/photographs/:productId': ['EDIT_PRODUCTS'],
}

/** What the owner may name: the shop, its address, and what the price list and the workshop come with. */
const ownersNames =
  'Roopkala Boutique Ranade Road Dadar West Mumbai Maharashtra ' +
  'Blouse Suit Lehenga Dress Saree fall and edging Lining Padding Piping Tassels Urgent ' +
  'To cut Cutting Embroidery Stitching Trial Alteration Finishing Ready'

/** What else the owner wrote, on the pages that show it; the keys Enter and Shift, and how opening hours are written. */
const alsoOn: Record<string, () => unknown> = {
  '/admin/workshop/rates': () => 'Shift',
  '/admin/customers': () => shop.db.user.findMany({ select: { name: true } }),
  '/admin/settings': async () => ['Mo-Sa Mo-Fr Sa', await readShop(guestContext(shop.services))],
  '/admin/occasions': async () => ['Enter', await shop.db.occasion.findMany()],
  '/admin/style-book': () => shop.db.styleOption.findMany({ select: { name: true } }),
  '/admin/style-book/new': () => shop.db.styleOption.findMany({ select: { name: true } }),
  '/admin/style-book/:optionId': () => shop.db.styleOption.findMany({ select: { name: true } }),
  '/admin/activity': async () => writtenIn(await shop.db.auditEntry.findMany()),
  '/admin/staff': () => shop.db.user.findMany({ select: { name: true, email: true } }),
  '/admin/roles': async () => ['Shift', await shop.db.staffRole.findMany({ select: { name: true } })],
  '/product/:productId/:formType': () => 'Enter',
}

/** The English words on the page, other than the owner's. */
async function englishWords(pattern = ''): Promise<string[]> {
  const written = [ownersNames, await alsoOn[pattern]?.()]
  const ownersWords = new Set(JSON.stringify(written).match(/[A-Za-z][A-Za-z’-]+/g))
  return latinWords(document.body).filter((word) => !ownersWords.has(word))
}

let examples: Examples
const staff = new Map<string, Account>()

async function staffWith(permissions: Permission[]): Promise<Account> {
  const account = await shop.staff('Sunita')
  await shop.db.user.update({ where: { id: account.id }, data: { permissions, staffRoleId: null } })
  return account
}

beforeAll(async () => {
  examples = await stock(shop)
  staff.set('NOTHING', await staffWith([]))
  for (const permission of Object.values(Permission)) staff.set(permission, await staffWith([permission]))
}, 60_000)

const address = (pattern: string) =>
  pattern === '/admin/job-cards'
    ? adminPaths.jobCards([examples.orderId, examples.orderId])
    : addressOf(pattern, { ...examples, formType: 'update' })
const refusal = /no permission for this page|for the shop’s owner only/

/** What the shop requests on every page once the browser is idle. */
const idleRequests = ['CartPage', 'WishedIds']

/** An admin page whose frame has loaded; the page itself begins with `navigate`. */
async function openFrame(pattern: string) {
  const page = await openPage(shop, pattern === '/admin' ? '/admin/tax' : '/admin', { as: owner })
  await page.settled()
  const sent = page.connection.sent.length
  const navigate = async () => {
    await page.router.navigate(address(pattern))
    await page.rendered()
  }
  /** Whether the page itself has requested anything: forms that begin empty don't. */
  const hasRequested = () => page.connection.sent.slice(sent).some((name) => !idleRequests.includes(name))
  return { ...page, navigate, hasRequested }
}

describe.each(Object.entries(needs))('%s', (pattern, permissions) => {
  test('says that it is loading, and opens for the owner', async () => {
    const { connection, navigate, hasRequested, screen, settled } = await openFrame(pattern)
    connection.hold()
    await navigate()
    const isLoading = screen.getByRole('main').querySelector('[aria-busy=true]') !== null
    expect(isLoading || !hasRequested()).toBe(true)
    connection.release()
    await settled()
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
    expect(connection.errors).toEqual([])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('is in Hindi', async () => {
    const page = await openPage(shop, address(pattern), { as: owner, language: 'hi' })
    await page.settled()
    expect(await englishWords(pattern)).toEqual([])
    expect(document.title).toMatch(/^((API|UPI|CSV) )?[^A-Za-z]+ \|/)
  })

  test('opens in a shop that has nothing yet', async () => {
    const page = await openPage(emptyShop, address(pattern), { as: await emptyShop.admin() })
    await page.settled()
    expect(page.screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test.runIf(permissions !== 'NOTHING')('says why it is closed to staff without the permission', async () => {
    const page = await openPage(shop, address(pattern), { as: staff.get('NOTHING')! })
    await page.settled()
    expect(page.screen.getByText(refusal)).toBeTruthy()
    expect(page.screen.getByRole('main').textContent).not.toMatch(/मीरा|साड़ी|रेशम|सलमा/)
  })

  test.each(typeof permissions === 'string' ? [] : permissions)('opens with %s', async (permission) => {
    const page = await openPage(shop, address(pattern), { as: staff.get(permission)! })
    await page.settled()
    expect(page.connection.errors).toEqual([])
    expect(page.screen.queryByText(refusal)).toBeNull()
  })

  test('says that it could not be loaded, and loads again', async () => {
    const { connection, navigate, hasRequested, screen, user, settled } = await openFrame(pattern)
    connection.isDown = true
    await navigate()
    await settled()
    if (!hasRequested()) return
    connection.isDown = false
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button)
    await settled()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

test.each([
  '/admin/orders?view=board',
  '/admin/orders?sort=due',
  ...['board', 'trials', 'alterations', 'workload', 'tailors'].map((view) => `/admin/workshop?view=${view}`),
  ...['all', 'failed'].map((show) => `/admin/messages?show=${show}`),
  '/view_product?view=table',
])('%s is in Hindi', async (path) => {
  const page = await openPage(shop, path, { as: owner, language: 'hi' })
  await page.settled()
  expect(await englishWords()).toEqual([])
})

test('an order taken at the counter is in Hindi, also while it is edited', async () => {
  const { customer } = await owner.mutateOrThrow('saveCustomer', { name: 'मीरा राव', phone: newPhone() })
  const { id } = await takeOrder(owner, {
    customerId: customer.id,
    lines: [{ garmentId: 'blouse', clothMetres: 1.5 }],
    payment: { amount: 500_00, method: 'CASH' },
  })
  for (const path of [adminPaths.order(id), adminPaths.editOrder(id)]) {
    const page = await openPage(shop, path, { as: owner, language: 'hi' })
    await page.settled()
    expect(await englishWords()).toEqual([])
    page.unmount()
  }
})
