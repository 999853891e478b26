import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { adminRoutes } from '../../../shared/admin-routes.ts'
import type { AdminFindQuery } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { designName } from '../../lib/localized-name.ts'
import type { QueuedWrite } from '../offline/writes.ts'
import { type AdminPage, type AdminPageName, adminPages } from '../shell/admin-pages.ts'

/** Where somebody goes from the search of the admin pages. */
export interface Destination {
  to: string
  label: string
  /** Beside it: whose it is. */
  note?: string
}

export interface Group {
  title: string
  destinations: Destination[]
}

/** What is begun on a page of its own, by the page whose permission it needs. */
const beginnings: { label: MessageDescriptor; to: string; page: AdminPageName }[] = [
  { label: msg`New order`, to: adminPaths.counter(), page: 'counter' },
  { label: msg`New design`, to: adminPaths.newProduct(), page: 'products' },
  { label: msg`New offer`, to: adminPaths.newPromotion(), page: 'promotions' },
]

/** The pages and beginnings whose names have all typed words, each by its beginning: those of the language, and the English ones. */
export function pagesFor(i18n: I18n, typed: string, mayOpen: (page: AdminPageName) => boolean): Group[] {
  const words = wordsOf(typed)
  const isMeant = (label: MessageDescriptor) => {
    const names = wordsOf(`${i18n._(label)} ${label.message ?? ''}`)
    return words.every((word) => names.some((name) => name.startsWith(word)))
  }
  const begun = beginnings
    .filter(({ label, page }) => mayOpen(page) && isMeant(label))
    .map(({ label, to }): Destination => ({ to, label: i18n._(label) }))
  const pages = (Object.keys(adminPages) as AdminPageName[])
    .map((name) => ({ name, page: adminPages[name] as AdminPage }))
    // Others are reached from what they are about.
    .filter(({ name, page }) => page.to in adminRoutes && mayOpen(name) && isMeant(page.name))
    .filter(({ page }) => !begun.some(({ to }) => to === page.to))
    .map(({ page }): Destination => ({ to: page.to, label: i18n._(page.name) }))
  return [
    { title: i18n._(msg`Begin`), destinations: begun },
    { title: i18n._(msg`Pages`), destinations: pages },
  ].filter(({ destinations }) => destinations.length > 0)
}

const wordsOf = (text: string) => text.toLowerCase().normalize().split(/\s+/).filter(Boolean)

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Orders that were taken on this device without a connection, by their provisional number or the customer's name: their receipts until
 * the shop has them, then the orders.
 */
export function takenHere(i18n: I18n, writes: readonly QueuedWrite[], typed: string): Group[] {
  const text = lettersAndDigits(typed)
  if (text === '') return []
  const destinations = writes.flatMap(({ write, result, provisionalNumber }): Destination[] => {
    if (write.kind !== 'order') return []
    const { id, customer } = write
    if (![provisionalNumber, customer].some((each) => lettersAndDigits(each).includes(text))) return []
    return [
      result
        ? { to: adminPaths.order(result.id), label: `${provisionalNumber}: ${result.number}`, note: customer }
        : {
            to: adminPaths.unsentReceipt(id),
            label: provisionalNumber,
            note: [customer, i18n._(msg`not sent yet`)].filter(Boolean).join(', '),
          },
    ]
  })
  const title = i18n._(msg`Taken on this device`)
  return destinations.length > 0 ? [{ title, destinations: destinations.slice(-most).toReversed() }] : []
}

/** As many as the shop's lists have. */
const most = 5

/** What the shop has of this name or number. */
export function foundFor(i18n: I18n, { customers, orders, products }: AdminFindQuery): Group[] {
  return [
    {
      title: i18n._(msg`Customers`),
      destinations: (customers?.edges ?? []).map(({ node }) => ({
        to: adminPaths.customer(node.id),
        label: node.name,
        note: node.phone || node.email,
      })),
    },
    {
      title: i18n._(msg`Orders`),
      destinations: (orders?.edges ?? []).map(({ node }) => ({
        to: adminPaths.order(node.id),
        label: node.orderNumber,
        note: customerName(i18n, node.customer.name),
      })),
    },
    {
      title: i18n._(msg`Designs`),
      destinations: (products?.edges ?? []).map(({ node }) => ({
        to: adminPaths.changeProduct(node.id),
        label: designName(i18n, node),
      })),
    },
  ].filter(({ destinations }) => destinations.length > 0)
}
