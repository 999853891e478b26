import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { openFilters } from './support/filters.ts'
import { bringIntoView, expect, test, visit } from './support/visit.ts'

// The drawer opens and closes for each filter: many steps on a slow machine.
test.describe.configure({ timeout: 120_000 })

/** A word that only the demo catalogue contains, so that designs of other tests don't match. */
const word = 'wedding'
const start = `/gallery?show=all&search=${word}`

type Facets = Record<string, { value: string; count: number }[]> & {
  featuredProduct: number
  customizationAvailable: number
}

interface FilteredList {
  products: { totalCount: number; edges: { node: { id: string } }[]; facets: Facets }
  all: { totalCount: number }
}

/** Facets whose values have their own spelling in the address. */
const enumerations = ['category', 'stitchingType', 'availabilityStatus', 'productType']
const words = ['fabricType', 'pattern', 'embellishment', 'color']

/** Polls quickly: a drawer's counts are read many times. */
const promptly = { intervals: [100] }

/** What GraphQL returns for the same filters. */
async function listOf(request: APIRequestContext, where: object, featured?: boolean, sort?: string) {
  const values = [...enumerations, ...words].map((name) => `${name} { value count }`).join(' ')
  const query = `query ($where: ProductWhere, $filters: ProductWhere, $search: String, $sort: ProductSort) {
    products(where: $where, search: $search, sort: $sort, first: 24) {
      totalCount edges { node { id } } facets { ${values} featuredProduct customizationAvailable }
    }
    all: products(where: $filters, search: $search, first: 1) { totalCount }
  }`
  const variables = {
    where: featured === undefined ? where : { ...where, featuredProduct: { eq: featured } },
    filters: where,
    search: word,
    sort,
  }
  const response = await request.post('/graphql', { data: { query, variables } })
  return ((await response.json()) as { data: FilteredList }).data
}

/** Every count of the filters, by the name and the value of its input. */
const countsIn = (filters: Locator) =>
  filters
    .locator('input[type=checkbox], input[type=radio]')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      Object.fromEntries(
        inputs.map(({ name, value, labels }) => [
          `${name} ${value}`,
          Number(labels?.[0]?.lastElementChild?.textContent),
        ]),
      ),
    )

/** The specification's own options (section 3) as the address spells them: they are listed even when no design has them. */
const specified = {
  category: ['lehenga', 'suit', 'blouse', 'toiler', 'dress', 'saree', 'others'],
  stitchingType: ['machine-stitching', 'hand-stitching', 'mixed'],
  availabilityStatus: ['available', 'out-of-stock', 'discontinued'],
  productType: ['ready-made', 'custom-made', 'semi-stitched', 'toiler'],
  fabricType: ['Cotton', 'Silk', 'Satin', 'Georgette', 'Linen', 'Chiffon', 'Velvet', 'Other'],
  pattern: ['Plain', 'Embroidered', 'Printed', 'Dyed', 'Geometric', 'Floral', 'Polka Dots', 'Other'],
  embellishment: ['Zari Work', 'Sequin', 'Stone Work', 'Beads', 'Embroidery', 'Other'],
  color: ['Red', 'Maroon', 'Pink', 'Golden', 'Royal Blue', 'Green', 'Black', 'White', 'Peach', 'Yellow'],
}
const noMatches = Object.fromEntries(
  Object.entries(specified).flatMap(([name, values]) => values.map((value) => [`${name} ${value}`, 0])),
)

function countsOf({ products: { facets }, all }: FilteredList) {
  const values = [...enumerations, ...words].flatMap((name) =>
    facets[name]!.map(({ value, count }): [string, number] => [
      `${name} ${enumerations.includes(name) ? value.toLowerCase().replaceAll('_', '-') : value}`,
      count,
    ]),
  )
  return {
    ...noMatches,
    ...Object.fromEntries(values),
    'customizationAvailable true': facets.customizationAvailable,
    'show featured': facets.featuredProduct,
    'show others': all.totalCount - facets.featuredProduct,
    'show all': all.totalCount,
  }
}

/** The filters at each width: a drawer with an Apply button, or a sidebar that takes effect at once. */
function filtersOf(page: Page, isMobile: boolean) {
  const panel = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' })
  const apply = panel.getByRole('button', { name: 'Apply' })
  return {
    panel,
    open: () => openFilters(page, isMobile),
    /** Expands a group and returns it. */
    group: async (title: string) => {
      const group = panel
        .locator('details')
        .filter({ has: page.locator('summary', { hasText: new RegExp(`^${title}`) }) })
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
      return group
    },
    apply: async (count: number) => {
      if (!isMobile) return
      await expect(apply).toContainText(count === 1 ? 'Show 1 design' : `Show ${count} designs`)
      await apply.click()
      await expect(panel).toBeHidden()
    },
    reset: async () => {
      const reset = panel.getByRole(isMobile ? 'button' : 'link', { name: 'Reset Filters' })
      await reset.click()
      // In the sidebar the link disappears once the page has no filters: the next choice is made on that
      // page.
      if (!isMobile) await expect(reset).toBeHidden()
    },
  }
}

/** The list shows what GraphQL returns, in its order. */
async function expectList(page: Page, { products: { totalCount, edges } }: FilteredList) {
  const links = page.locator('main li a[href*=single_product]')
  await expect
    .poll(
      () =>
        links.evaluateAll((all: HTMLAnchorElement[]) =>
          all.slice(0, 24).map(({ href }) => new URL(href).searchParams.get('productId')),
        ),
      promptly,
    )
    .toEqual(edges.map(({ node }) => node.id))
  const shown =
    totalCount <= 24
      ? `Showing all ${totalCount} products`
      : new RegExp(`of ${totalCount} products$|all ${totalCount} p`)
  await expect(page.getByText(shown)).toBeVisible()
}

const addressHas = (page: Page, parameters: [string, string][]) =>
  expect(page).toHaveURL(({ searchParams }) => {
    const expected = new URLSearchParams([['show', 'all'], ['search', word], ...parameters])
    if (parameters.some(([name]) => name === 'show')) expected.delete('show', 'all')
    searchParams.sort()
    expected.sort()
    return searchParams.toString() === expected.toString()
  })

const facets = [
  ['Category', 'Saree', 'category', 'saree', 'SAREE'],
  ['Fabric', 'Silk', 'fabricType', 'Silk'],
  ['Stitching', 'Hand Stitching', 'stitchingType', 'hand-stitching', 'HAND_STITCHING'],
  ['Pattern', 'Embroidered', 'pattern', 'Embroidered'],
  ['Embellishments', 'Zari Work', 'embellishment', 'Zari Work'],
  ['Availability', 'Out of Stock', 'availabilityStatus', 'out-of-stock', 'OUT_OF_STOCK'],
  ['Colour', 'Golden', 'color', 'Golden'],
  ['Product type', 'Custom-made', 'productType', 'custom-made', 'CUSTOM_MADE'],
] as const

for (const some of [facets.slice(0, 3), facets.slice(3, 6), facets.slice(6)])
  test(`filters by value: ${some.map(([title]) => title).join(', ')}`, async ({
    page,
    request,
    isMobile,
  }) => {
    await visit(page, start)
    const filters = filtersOf(page, isMobile)
    const everything = await listOf(request, {})
    await filters.open()
    for (const [title, label, name, spelt, value = spelt] of some) {
      const result = await listOf(request, { [name]: { in: [value] } })
      expect(result.products.totalCount).toBeGreaterThan(0)
      expect(result.products.totalCount).toBeLessThan(everything.products.totalCount)
      await expect.poll(() => countsIn(filters.panel), promptly).toEqual(countsOf(everything))
      const group = await filters.group(title)
      await group.getByRole('checkbox', { name: new RegExp(`^${label}`) }).check()
      await expect.poll(() => countsIn(filters.panel), promptly).toEqual(countsOf(result))
      await filters.apply(result.products.totalCount)
      await addressHas(page, [[name, spelt]])
      await expectList(page, result)
      await filters.open()
      await filters.reset()
      await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(0)
    }
    await filters.apply(everything.products.totalCount)
    await addressHas(page, [])
    await expectList(page, everything)
  })

test('filters by customization, by featured and not featured', async ({ page, request, isMobile }) => {
  await visit(page, start)
  const filters = filtersOf(page, isMobile)
  const customized = await listOf(request, { customizationAvailable: { eq: true } })
  await filters.open()
  await (await filters.group('Customization')).getByRole('checkbox').check()
  await filters.apply(customized.products.totalCount)
  await addressHas(page, [['customizationAvailable', 'true']])
  await expectList(page, customized)

  await filters.open()
  await filters.reset()
  const others = await listOf(request, {}, false)
  await (await filters.group('Featured')).getByRole('radio', { name: 'Not featured' }).check()
  await filters.apply(others.products.totalCount)
  await addressHas(page, [['show', 'others']])
  await expectList(page, others)
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Not featured')

  await filters.open()
  const featured = await listOf(request, {}, true)
  expect(featured.products.totalCount).toBeGreaterThan(0)
  await (await filters.group('Featured')).getByRole('radio', { name: /^Featured/ }).check()
  await expect.poll(() => countsIn(filters.panel), promptly).toEqual(countsOf(featured))
  await filters.apply(featured.products.totalCount)
  await expect(page).toHaveURL(({ search }) => search === `?search=${word}`)
  await expectList(page, featured)
})

test('filters by tailor price, ready-made price and discount', async ({ page, request, isMobile }) => {
  await visit(page, start)
  const filters = filtersOf(page, isMobile)
  const everything = await listOf(request, {})
  for (const [label, name, steps, [from, to], unit] of [
    ['Tailor Made price', 'tailorPrice', [2, 5], [2000, 5000], 100],
    ['Readymade price', 'readyMadePrice', [2, 5], [2000, 5000], 100],
    ['Discount', 'discount', [1, 8], [10, 20], 1],
  ] as const) {
    const result = await listOf(request, { [name]: { gte: from * unit, lte: to * unit } })
    expect(result.products.totalCount).toBeGreaterThan(0)
    expect(result.products.totalCount).toBeLessThan(everything.products.totalCount)
    await filters.open()
    for (const [end, key, times] of [
      ['from', 'PageUp', steps[0]],
      ['to', 'PageDown', steps[1]],
    ] as const) {
      const slider = filters.panel.getByRole('slider', { name: `${label}, ${end}` })
      await bringIntoView(slider)
      await slider.focus()
      for (let step = 0; step < times; step += 1) await slider.press(key)
      await slider.blur()
    }
    await expect.poll(() => countsIn(filters.panel), promptly).toEqual(countsOf(result))
    await filters.apply(result.products.totalCount)
    await addressHas(page, [
      [`${name}From`, String(from)],
      [`${name}To`, String(to)],
    ])
    await expectList(page, result)
    await filters.open()
    await filters.reset()
    await filters.apply(everything.products.totalCount)
    await addressHas(page, [])
  }
})

test('the sort menu applies each of its orders', async ({ page, request }) => {
  // No other test gives feedback on these: best rated stays the same.
  await visit(page, `${start}&category=lehenga`)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort.locator('option')).toHaveText([
    'Best match first',
    'Newest first',
    'Price: low to high',
    'Price: high to low',
    'Biggest discount',
    'Best rated',
    'Name',
  ])
  for (const [value, name] of [
    ['newest', 'NEWEST'],
    ['price-low', 'PRICE_LOW_TO_HIGH'],
    ['price-high', 'PRICE_HIGH_TO_LOW'],
    ['discount', 'BIGGEST_DISCOUNT'],
    ['rating', 'BEST_RATED'],
    ['name', 'NAME'],
  ] as const) {
    await sort.selectOption(value)
    await addressHas(page, [
      ['category', 'lehenga'],
      ['sort', value],
    ])
    await expectList(page, await listOf(request, { category: { in: ['LEHENGA'] } }, undefined, name))
  }
  await sort.selectOption('Best match first')
  await addressHas(page, [['category', 'lehenga']])
  await expectList(page, await listOf(request, { category: { in: ['LEHENGA'] } }))
})
