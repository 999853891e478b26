import type { Page } from '@playwright/test'
import { inLanguage } from '../../shared/languages.ts'
import type { ApiClient } from '../support/api-client.ts'
import { latinWordsIn } from '../support/latin-words.ts'
import { textsOf } from '../support/page-texts.ts'
import { followOrder, moveAlong } from '../support/order-changes.ts'
import { guestsPages, shoppersPages } from '../support/page-addresses.ts'
import { placeOrderOf } from './support/shop-orders.ts'
import { makeShopper, overApi, ownerOf, putIntoCart, signIn } from './support/shopper.ts'
import { test } from './support/own-shop.ts'
import { expect, visit } from './support/visit.ts'

test.use({ shopEnv: { DEMO: 'catalogue' } })

/** Names that are written in Latin letters everywhere: the shop's own, and its street, which its owner writes once. */
const names = new Set(
  'Roopkala Boutique Ranade Road Dadar West Mumbai Maharashtra India Instagram Facebook'.split(' '),
)

/** The page's English words. */
async function englishWords(page: Page): Promise<string[]> {
  // Sections below the first screen are loaded when they come into view.
  const busy = page.getByRole('main').locator('[aria-busy="true"]')
  await expect(async () => {
    await busy.evaluateAll(([first]) => first?.scrollIntoView({ behavior: 'instant' }))
    await expect(busy).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  return latinWordsIn(await textsOf(page)).filter((word) => !names.has(word))
}

/** What shoppers wrote about their garments, in their own words, and their names. */
async function readFeedback(owner: ApiClient): Promise<string> {
  const { data } = await owner.graphql(
    '{ feedback(first: 100) { edges { node { name comments reply { text } } } } }',
  )
  return JSON.stringify(data.feedback.edges)
}

const showFeedback = new Set(['/', '/product/:slug', '/single_product_details', '/feedback'])

/** Initials stand where an author has no picture. */
const isWrittenIn = (feedback: string) => (word: string) => feedback.includes(word) || /^[A-Z]{2}$/.test(word)

test('the shop’s pages are in Hindi, whatever they show of designs @laptop', async ({ page, request }) => {
  test.setTimeout(300_000)
  const owner = await ownerOf(request)
  const shopper = await makeShopper(request, 'मीरा कुलकर्णी')
  const { data } = await owner.graphql(
    `{ products(first: 2, where: { category: { eq: BLOUSE }, availabilityStatus: { eq: AVAILABLE } }) {
      edges { node { id slug productName } } } }`,
  )
  const [design, other] = data.products.edges.map(({ node }: { node: Record<string, string> }) => node)
  const customer = {
    name: 'मीरा कुलकर्णी',
    email: shopper.email,
    phone: '9876543210',
    street: '7 हिल रोड, बांद्रा',
    city: 'मुंबई',
    state: 'महाराष्ट्र',
    pincode: '400050',
  }
  const order = await placeOrderOf(request, shopper, { customer }, design)
  await moveAlong(owner, order.id, 'CONFIRMED')
  const { trackingToken } = await followOrder(overApi(shopper), order.id)
  const { invoice } = await owner.mutate('issueInvoice', { orderId: order.id })
  await putIntoCart(request, shopper, design, 'TAILOR')
  await putIntoCart(request, shopper, other, 'READYMADE')
  await overApi(shopper).mutate('addToWishlist', { productId: design.id })
  const { wishlist } = await overApi(shopper).mutate('shareWishlist', {})
  const { styleShare } = await overApi(shopper).mutate(
    'shareStyle',
    { customCategory: 'BLOUSE', style: ['front-neck-boat'] },
    'styleShare { token }',
  )
  const examples = {
    slug: design.slug,
    productId: design.id,
    wishlistToken: wishlist.shareToken,
    styleToken: styleShare.token,
    orderId: order.id,
    trackingToken,
    invoiceId: invoice.id,
    code: 'none',
  }
  const isFeedback = isWrittenIn(await readFeedback(owner))
  const found: Record<string, string[]> = {}
  const look = async (pages: Record<string, string>) => {
    for (const [pattern, address] of Object.entries(pages)) {
      await visit(page, inLanguage('hi', address))
      const words = (await englishWords(page)).filter(
        (word) => !(showFeedback.has(pattern) && isFeedback(word)),
      )
      if (words.length > 0) found[pattern] = words
    }
  }
  await look({
    ...guestsPages(examples as never),
    search: '/gallery?show=all&search=लाल+लहंगा+5000+से+कम',
    haldi: '/gallery?search=हल्दी+के+लिए',
    filters: '/gallery?show=all&color=Red&category=Lehenga&size=M',
    empty: '/gallery?search=क्षक्षक्ष',
  })
  await signIn(page, shopper)
  await look(shoppersPages(examples as never))
  expect(found).toEqual({})
})
