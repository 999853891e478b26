import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { adminRoutes } from '../../../shared/admin-routes.ts'
import type { AdminFindQuery } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { designName } from '../../lib/localized-name.ts'
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
