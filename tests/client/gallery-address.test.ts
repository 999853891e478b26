import { describe, expect, test } from 'vitest'
import { withQuantity } from '../../client/lib/cart-change.ts'
import type { GalleryChoice } from '../../shared/catalogue/gallery-address.ts'
import { countFilters, galleryVariables, readGalleryChoice } from '../../client/lib/gallery-choice.ts'
import { withoutFilters } from '../../client/lib/without-filters.ts'
import { withValue } from '../../client/lib/toggle-filter.ts'
import { orderOptions } from '../../client/lib/order-options.ts'
import { preview } from '../../client/lib/preview.ts'
import { paths } from '../../shared/paths.ts'
import { fc } from '../support/property-tests.ts'

const unnarrowed: GalleryChoice = {
  show: 'all',
  search: '',
  isExact: false,
  sort: null,
  after: null,
  facets: {},
  ranges: {},
  customizationAvailable: false,
  readyBy: null,
  pincode: null,
}

/** The address doesn't depend on the order of clicks. */
const sorted = (values: string[]) => values.toSorted()

describe('the gallery’s address', () => {
  const sorts = ['newest', 'price-low', 'price-high', 'discount', 'rating', 'name'] as const
  const record = fc.record<GalleryChoice>({
    show: fc.constantFrom('featured', 'all', 'others'),
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    isExact: fc.boolean(),
    sort: fc.option(fc.constantFrom(...sorts)),
    after: fc.option(fc.base64String({ minLength: 1 })),
    facets: fc.record(
      {
        category: fc.uniqueArray(fc.constantFrom('LEHENGA', 'SAREE'), { minLength: 1 }).map(sorted),
        availabilityStatus: fc.constant(['OUT_OF_STOCK']),
        color: fc
          .uniqueArray(fc.stringMatching(/^[A-Z][a-z &=]{0,20}[a-z]$/), { minLength: 1, maxLength: 5 })
          .map(sorted),
      },
      { requiredKeys: [] },
    ),
    ranges: fc.record(
      {
        tailorPrice: fc.record({
          from: fc.integer({ min: 1, max: 5_000 }),
          to: fc.option(fc.integer({ min: 5_000, max: 9_999 })),
        }),
        discount: fc.record({ from: fc.constant(null), to: fc.integer({ min: 0, max: 99 }) }),
      },
      { requiredKeys: [] },
    ),
    customizationAvailable: fc.boolean(),
    readyBy: fc.option(fc.constantFrom('2026-12-12', '2028-02-29')),
    pincode: fc.option(fc.constantFrom('400050', '110001')),
  })
  // Only a search is exact.
  const choice = record.map((given) => ({
    ...given,
    isExact: given.isExact && given.search !== '',
    pincode: given.readyBy && given.pincode,
  }))

  test('parses to the choice that it was built from', () => {
    fc.assert(
      fc.property(choice, (given) => {
        expect(readGalleryChoice(new URL(paths.gallery(given), 'https://shop.example').searchParams)).toEqual(
          given,
        )
      }),
    )
  })

  test('ignores invalid values', () => {
    const read = readGalleryChoice(
      new URLSearchParams(
        'show=none&sort=constructor&search=%20&after=&category=zzz&category=constructor&color=' +
          '&tailorPriceFrom=-5&tailorPriceTo=10000&readyMadePriceFrom=0&discountTo=1e2&customizationAvailable=maybe',
      ),
    )
    expect(read).toEqual({ ...unnarrowed, show: 'featured' })
    expect(paths.gallery(read)).toBe('/gallery')
  })

  test('becomes query variables in the schema’s units', () => {
    const given =
      'show=others&category=lehenga&category=saree&color=Royal+Blue&availabilityStatus=out-of-stock'
    const ranges = '&tailorPriceFrom=1000&readyMadePriceFrom=9000&readyMadePriceTo=2500&discountFrom=10'
    const { where, everything } = galleryVariables(
      readGalleryChoice(new URLSearchParams(`${given}${ranges}&customizationAvailable=true`)),
    )
    const filters = {
      category: { in: ['LEHENGA', 'SAREE'] },
      color: { in: ['Royal Blue'] },
      availabilityStatus: { in: ['OUT_OF_STOCK'] },
      tailorPrice: { gte: 100_000, lte: null },
      // Ends in the wrong order are swapped.
      readyMadePrice: { gte: 250_000, lte: 900_000 },
      discount: { gte: 10, lte: null },
      customizationAvailable: { eq: true },
    }
    expect(everything).toEqual(filters)
    expect(where).toEqual({ ...filters, featuredProduct: { eq: false } })
  })

  test('is without filters after a reset, and otherwise the same', () => {
    const choice = readGalleryChoice(
      new URLSearchParams('show=all&search=silk&sort=name&category=saree&discountFrom=10&after=abc'),
    )
    expect(countFilters(choice)).toBe(2)
    expect(paths.gallery(withoutFilters(choice))).toBe('/gallery?show=all&search=silk&sort=name')
  })

  test('adds and removes a value case-insensitively', () => {
    const ticked = withValue({ ...unnarrowed, show: 'all' }, 'color', 'Red', true)
    expect(ticked.facets).toEqual({ color: ['Red'] })
    expect(withValue(ticked, 'color', 'red', true).facets).toEqual({ color: ['red'] })
    expect(withValue(ticked, 'color', 'RED', false).facets).toEqual({})
  })

  test('queries featured designs, and the count of all of them', () => {
    const choice = readGalleryChoice(new URLSearchParams('search=silk&sort=price-low'))
    expect(galleryVariables(choice)).toEqual({
      where: { featuredProduct: { eq: true } },
      everything: {},
      search: 'silk',
      correctSpelling: true,
      sort: 'PRICE_LOW_TO_HIGH',
      after: null,
    })
  })
})

describe('the ways to order', () => {
  const offer = { listPrice: 100, unitPrice: 90 }
  const product = {
    availabilityStatus: 'AVAILABLE',
    quantityInStock: 1,
    readyMadeOffer: offer,
    tailorOffer: offer,
  } as const
  const refusals = (fields: object) =>
    orderOptions({ ...product, ...fields }).map(({ refusal }) => refusal?.message ?? null)

  test.each([
    [{}, [null, null]],
    [{ quantityInStock: 0 }, ['Sold out ready-made', null]],
    [{ readyMadeOffer: null }, ['Not offered ready-made', null]],
    [{ tailorOffer: null }, [null, 'Not offered tailor made']],
    [{ availabilityStatus: 'OUT_OF_STOCK' }, ['Out of stock at the moment', 'Out of stock at the moment']],
    [{ availabilityStatus: 'DISCONTINUED' }, ['No longer made', 'No longer made']],
  ])('%j closes %j', (fields, expected) => {
    expect(refusals(fields)).toEqual(expected)
  })
})

describe('a cart with another quantity', () => {
  const line = (id: string) =>
    fc.record({
      id: fc.constant(id),
      price: fc.integer({ min: 0, max: 10_000_000 }),
      unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      totalPrice: fc.constant(0),
    })

  test('adds up, and has no line with quantity 0', () => {
    fc.assert(
      fc.property(line('a'), line('b'), fc.integer({ min: 0, max: 99 }), (a, b, quantity) => {
        const items = [a, { ...b, totalPrice: b.unitPrice * b.quantity }]
        const before = a.unitPrice * a.quantity + b.unitPrice * b.quantity
        const cart = {
          items,
          itemCount: 0,
          totalCartValue: 0,
          discount: 0,
          finalTotal: before,
        }
        const changed = withQuantity(cart, 'a', quantity)
        expect(changed.items.map(({ id }) => id)).toEqual(quantity === 0 ? ['b'] : ['a', 'b'])
        expect(changed.itemCount).toBe(quantity + b.quantity)
        expect(changed.finalTotal).toBe(a.unitPrice * quantity + b.unitPrice * b.quantity)
        expect(changed.totalCartValue - changed.discount).toBe(changed.finalTotal)
      }),
    )
  })
})

describe('a preview', () => {
  test('is null for a short text, and never longer than the limit', () => {
    expect(preview('short', 150)).toBeNull()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 200 }), (text) => {
        expect([...(preview(text, 150) ?? '')].length).toBeLessThanOrEqual(151)
      }),
    )
  })

  test('has exactly the limit’s length, except for a space at its end', () => {
    expect(preview('one two three four', 16)).toBe('one two three fo…')
    expect(preview('one two three four', 14)).toBe('one two three…')
  })
})
