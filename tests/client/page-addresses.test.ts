import { expect, test } from 'vitest'
import { allPages } from '../support/all-pages.ts'
import { guestsPages, ownersPages, type PageExamples, shoppersPages } from '../support/page-addresses.ts'

test('the pages whose accessibility is checked are those of the route table', () => {
  const examples: PageExamples = {
    slug: 'saree',
    productId: 'product',
    wishlistToken: 'wishlist',
    styleToken: 'style',
    orderId: 'order',
    trackingToken: 'tracking',
    invoiceId: 'invoice',
    code: 'AB12',
    materialId: 'material',
    messageId: 'message',
    customerId: 'customer',
    tailorId: 'tailor',
    promotionId: 'promotion',
    zoneId: 'zone',
    optionId: 'option',
  }
  const checked = { ...guestsPages(examples), ...shoppersPages(examples), ...ownersPages(examples) }
  expect(Object.keys(checked).sort()).toEqual(allPages.map(({ pattern }) => pattern).sort())
})
