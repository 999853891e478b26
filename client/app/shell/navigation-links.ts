import { msg } from '@lingui/core/macro'
import { roles } from '../../../shared/accounts/roles.ts'
import { paths } from '../../../shared/paths.ts'
import { useLiveSession } from '../session/session.ts'

const pageLinks = [
  { label: msg`Home`, to: paths.home() },
  { label: msg`About Us`, to: paths.about() },
  { label: msg`Designs`, to: paths.gallery() },
  { label: msg`Order Now`, to: paths.order(null, 'custom') },
  { label: msg`Contact Us`, to: paths.contact() },
]

const adminLink = { label: msg`Admin`, to: paths.admin() }

/** The bar's links, with the admin pages for staff. */
export function useNavigationLinks() {
  const { role } = useLiveSession()
  return role === roles.ADMIN.web || role === roles.STAFF.web ? [...pageLinks, adminLink] : pageLinks
}

export const ordersLink = { label: msg`Your orders`, to: paths.orders() }
export const wishlistLink = { label: msg`Wishlist`, to: paths.wishlist() }

/** The footer's links: sections of the home page, the orders and the wishlist. */
export const quickLinks = [
  { label: msg`About`, to: paths.homeSection('about') },
  { label: msg`Services`, to: paths.homeSection('services') },
  { label: msg`Portfolio`, to: paths.homeSection('portfolio') },
  { label: msg`Contact`, to: paths.homeSection('contact') },
  ordersLink,
  wishlistLink,
]
