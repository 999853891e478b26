import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTotalsCache } from '../../server/domain/totals-cache.ts'
import { FakeRazorpay, razorpayKeys } from '../support/fake-razorpay.ts'
import { waitForOlderTransactions } from '../support/changes.ts'
import {
  type Arguments,
  contextOf,
  listsOfObjects,
  queriesOf,
  queriesWithout,
  run,
} from '../support/field-walk.ts'
import { type FullShop, openFullShop } from '../support/full-shop.ts'
import { openShop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'

const gateway = await FakeRazorpay.open()
afterAll(() => gateway.close())
const shop = await openShop({ env: { ...razorpayKeys, RAZORPAY_API_URL: gateway.url } })
let full: FullShop

const FEW = 2
const MANY = 4

interface Counted {
  statements: string[]
  listed: Map<string, number>
}
let few: Map<string, Counted>
let many: Map<string, Counted>

/** What each query sends for every field of every type that it leads to: of all queries, or of those with a name in `names`. */
async function count(args: Arguments, names?: ReadonlySet<string>): Promise<Map<string, Counted>> {
  // The feed of changes waits for them.
  await waitForOlderTransactions(shop.db)
  const counts = new Map<string, Counted>()
  const readers = { owner: full.owner.token, shopper: full.meera.token, tailor: full.tailor.token }
  for (const [reader, token] of Object.entries(readers)) {
    for (const { name: query, document } of queriesOf(args, 1)) {
      const name = `${query} by the ${reader}`
      if (names && !names.has(name)) continue
      const version = crypto.randomUUID()
      const ctx = {
        ...(await contextOf(shop, token)),
        // Nothing counted before is used again.
        totals: createTotalsCache(async () => version, shop.now),
      }
      let result = { faults: [] as string[], listed: new Map<string, number>() }
      const statements = await statementsOf(async () => (result = await run(document, ctx)))
      expect(result.faults).toEqual([])
      counts.set(name, { statements, listed: result.listed })
    }
  }
  return counts
}

beforeAll(async () => {
  full = await openFullShop(shop)
  for (let rows = 0; rows < FEW; rows++) await full.grow()
  few = await count(await full.args())
  for (let rows = FEW; rows < MANY; rows++) await full.grow()
  many = await count(await full.args())
}, 300_000)

/** The queries that send more statements for more rows. */
const growing = (): [name: string, before: string[], after: string[]][] =>
  [...few].flatMap(([name, { statements }]) => {
    const after = many.get(name)!.statements
    return after.length > statements.length ? [[name, statements, after]] : []
  })

const tally = (statements: string[]) => {
  const found = new Map<string, number>()
  for (const text of statements) found.set(text, (found.get(text) ?? 0) + 1)
  return found
}

/** The statements that were sent more often than before. */
function grown(before: string[], after: string[]): string {
  const earlier = tally(before)
  return [...tally(after)]
    .filter(([text, times]) => times > (earlier.get(text) ?? 0))
    .map(
      ([text, times]) => `${earlier.get(text) ?? 0} → ${times}: ${text.replace(/\s+/g, ' ').slice(0, 260)}`,
    )
    .join('\n  ')
}

test(
  'a query sends as many statements for more rows, whatever is selected',
  { timeout: 300_000 },
  async () => {
    // On a busy machine a batch of keys may be loaded in two parts: what has grown is counted again, for the same rows.
    for (let again = 0; again < 3 && growing().length > 0; again++) {
      const names = new Set(growing().map(([name]) => name))
      for (const [name, counted] of await count(await full.args(), names)) many.set(name, counted)
    }
    const found = growing().map(
      ([name, before, after]) => `${name}: ${before.length} → ${after.length}\n  ${grown(before, after)}`,
    )
    expect(found.join('\n')).toBe('')
  },
)

/** Lists that don't grow with the shop's rows. */
const bounded = [
  // One entry for each value of an enumeration, each period, or each kind of garment.
  ...['category', 'fabricType', 'stitchingType', 'pattern', 'embellishment'].map(
    (of) => `ProductFacets.${of}`,
  ),
  ...['availabilityStatus', 'color', 'size', 'style', 'productType', 'productStatus'].map(
    (of) => `ProductFacets.${of}`,
  ),
  ...['SearchSuggestions.categories', 'SearchSuggestions.terms', 'FeedbackConnection.ratingCounts'],
  ...['OrderConnection.statusCounts', 'Dashboard.days', 'Workshop.weeks', 'Workshop.workloads'],
  ...['GarmentGuide.measures', 'GarmentGuide.checks', 'TaxSettings.categories', 'TaxSettings.rates'],
  ...['DayClosing.receipts', 'DayClosing.expenses', 'MonthResult.receipts', 'MonthResult.expenses'],
  // Of the tablet that sends the request: of none here.
  'ThisDevice.members',
  // Only those tailors who have work.
  'Workshop.tailorWorkloads',
  // Settings.
  ...['Shop', 'ConfiguredShop'].flatMap((of) => [
    `${of}.socialLinks`,
    `${of}.categoryTiles`,
    `${of}.advanceRules`,
  ]),
  ...[
    'Shop.heroSlides',
    'Shop.appointmentHours',
    'PriceList.garments',
    'PriceList.addOns',
    'WorkshopStageList.stages',
  ],
  // One for each language.
  ...['StyleOption', 'GarmentStyle', 'Occasion', 'Promotion', 'AppliedPromotion'].map(
    (of) => `${of}.translations`,
  ),
  ...['AppliedCoupon', 'Festival', 'MeasurementField', 'PricedAddOn', 'PricedGarment'].map(
    (of) => `${of}.translations`,
  ),
  // Of one design, or one search.
  ...['Product.translations', 'ProductTranslation.terms'],
  ...['SearchInterpretation.filters', 'SearchInterpretation.corrections', 'InterpretedFilter.styles'],
  // Of one cart, or one order.
  ...['Cart.promotions', 'Cart.removed', 'CartItem.warnings', 'DraftPrice.promotions'],
  ...['TrackedOrder.timeline', 'TrackedOrder.promotions', 'TrackedOrder.photos'],
  // Of one garment, or one option of the style book.
  ...['OrderDraft', 'OrderDraftItem', 'Order', 'OrderItem', 'TrackedOrder', 'TrackedOrderItem'].map(
    (of) => `${of}.style`,
  ),
  ...['Garment.neededMaterials', 'Garment.toTake', 'TailorGarment.toTake', 'MaterialToTake.translations'],
  ...['Garment.style', 'TailorGarment.style', 'OrderItem.sewnStyle', 'Product.style', 'StyleOption.excludes'],
  ...['Customer.stylePreferences', 'StylePreference.options'],
  ...['OrderDraft.flats', 'OrderDraftItem.flats', 'TrackedOrder.flats'],
  // Of one row of an import.
  ...['ImportedStyleOption.changes', 'ImportedStyleOption.errors'],
  // Of one mistake, or of what only a mutation answers.
  ...['MessagePreview.userErrors', 'ChangedGarment.userErrors'],
]

/** How many rows a list of the contract had in the query that had most of them. */
const longest = (counts: Map<string, Counted>, list: string): number =>
  Math.max(0, ...[...counts.values()].map(({ listed }) => listed.get(list) ?? 0))

test('all other lists of the contract had more rows', () => {
  const same = listsOfObjects().filter((list) => longest(many, list) <= longest(few, list))
  expect(same.sort()).toEqual(bounded.sort())
})

test('every query has its arguments here', async () => {
  expect(queriesWithout(await full.args())).toEqual([])
})
