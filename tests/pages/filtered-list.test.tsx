import { fireEvent, type Screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage, type Page } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'
import { onPhone } from '../support/viewport.ts'

const shop = await openShop()

/** The specification's groups with a value of each, its spelling in the address and in the schema. */
const facets = [
  ['Category', 'Saree', 'category', 'saree', 'SAREE'],
  ['Fabric', 'Silk', 'fabricType', 'Silk', 'Silk'],
  ['Stitching', 'Hand Stitching', 'stitchingType', 'hand-stitching', 'HAND_STITCHING'],
  ['Pattern', 'Embroidered', 'pattern', 'Embroidered', 'Embroidered'],
  ['Embellishments', 'Zari Work', 'embellishment', 'Zari Work', 'Zari Work'],
  ['Availability', 'Out of Stock', 'availabilityStatus', 'out-of-stock', 'OUT_OF_STOCK'],
  ['Colour', 'Golden', 'color', 'Golden', 'Golden'],
  ['Product type', 'Custom-made', 'productType', 'custom-made', 'CUSTOM_MADE'],
] as const
const enumerations: readonly string[] = ['category', 'stitchingType', 'availabilityStatus', 'productType']

/** The nth design has the values of the first n groups, so that each further group leaves one design out. */
const designs = Array.from({ length: facets.length + 1 }, (_, number) => ({
  productName: `Wedding ${number}`,
  category: 'LEHENGA',
  ...Object.fromEntries(
    facets
      .slice(0, number)
      .map(([, , name, , value]) => (name === 'embellishment' ? ['embellishments', [value]] : [name, value])),
  ),
  featuredProduct: number % 2 === 0,
  customizationAvailable: number % 3 === 0,
  tailorPrice: (1_000 + number * 1_000) * 100,
  readyMadePrice: (9_000 - number * 500) * 100,
  discount: number * 5,
}))

interface FilteredList {
  products: { totalCount: number; edges: { node: { productName: string } }[]; facets: Facets }
  all: { totalCount: number }
}
type Facets = Record<string, { value: string; count: number }[]> & {
  featuredProduct: number
  customizationAvailable: number
}

/** What GraphQL returns for the same filters. */
async function listOf(where: object, featured?: boolean, sort?: string): Promise<FilteredList> {
  const values = facets.map(([, , name]) => `${name} { value count }`).join(' ')
  const query = `query ($where: ProductWhere, $filters: ProductWhere, $sort: ProductSort) {
    products(where: $where, search: "wedding", sort: $sort, first: 24) {
      totalCount edges { node { productName } } facets { ${values} featuredProduct customizationAvailable }
    }
    all: products(where: $filters, search: "wedding", first: 1) { totalCount }
  }`
  const { data } = await shop.guest().graphql(query, {
    where: featured === undefined ? where : { ...where, featuredProduct: { eq: featured } },
    filters: where,
    sort,
  })
  return data as FilteredList
}

/** The counts above zero, by the name and the value of their inputs. */
function countsOf({ products: { facets: counts }, all }: FilteredList) {
  const values = facets.flatMap(([, , name]) =>
    counts[name]!.map(({ value, count }): [string, number] => [
      `${name} ${enumerations.includes(name) ? value.toLowerCase().replaceAll('_', '-') : value}`,
      count,
    ]),
  )
  return aboveZero([
    ...values,
    ['customizationAvailable true', counts.customizationAvailable],
    ['show featured', counts.featuredProduct],
    ['show others', all.totalCount - counts.featuredProduct],
    ['show all', all.totalCount],
  ])
}

const countsIn = (filters: HTMLElement) =>
  aboveZero(
    [...filters.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')].map(
      ({ name, value, labels }) => [`${name} ${value}`, Number(labels![0]!.lastElementChild!.textContent)],
    ),
  )

const aboveZero = (counts: [string, number][]) => Object.fromEntries(counts.filter(([, count]) => count > 0))

describe('a filtered list', () => {
  beforeAll(async () => {
    for (const fields of designs) await shop.product(fields)
  })

  const sidebarOf = async (screen: Screen) => {
    const sidebar = await screen.findByRole('complementary', { name: 'Filters' })
    await within(sidebar).findByRole('heading', { name: 'Filters' })
    return sidebar
  }

  async function open(path = '/gallery?show=all&search=wedding') {
    const page = await openPage(shop, path)
    return { ...page, filters: await sidebarOf(page.screen), ...listIn(page) }
  }

  /** The list and its address, compared with what GraphQL returns. */
  const listIn = ({ container, router }: Page) => ({
    expectList: ({ products: { edges } }: FilteredList) =>
      expect
        .poll(() =>
          [...container.querySelectorAll('main li a[href*=single_product]')].map(
            ({ textContent }) => textContent,
          ),
        )
        .toEqual(edges.map(({ node }) => node.productName)),
    expectParameters: (parameters: Record<string, string>) =>
      expect
        .poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search)))
        .toEqual({ show: 'all', search: 'wedding', ...parameters }),
  })

  /** A group of the filters, which may be collapsed. */
  const groupIn = (filters: HTMLElement, title: string) =>
    within(within(filters).getByRole('group', { name: title, hidden: true }))
  const input = (filters: HTMLElement, title: string, name: RegExp) =>
    groupIn(filters, title).getByLabelText<HTMLInputElement>(name)

  test('by one group after the other has the designs and the counts of GraphQL', async () => {
    const { filters, user, expectList, expectParameters } = await open()
    await expectList(await listOf({}))
    await expect.poll(() => countsIn(filters)).toEqual(countsOf(await listOf({})))
    const where: Record<string, object> = {}
    const parameters: Record<string, string> = {}
    for (const [index, [title, label, name, spelt, value]] of facets.entries()) {
      where[name] = { in: [value] }
      parameters[name] = spelt
      const list = await listOf(where)
      expect(list.products.totalCount).toBe(facets.length - index)
      await user.click(input(filters, title, new RegExp(`^${label}`)))
      await expectParameters(parameters)
      await expectList(list)
      await expect.poll(() => countsIn(filters)).toEqual(countsOf(list))
    }
  })

  test('by customization, and by featured and not featured', async () => {
    const { screen, filters, user, address, expectList, expectParameters } = await open()
    await user.click(input(filters, 'Customization', /./))
    await expectParameters({ customizationAvailable: 'true' })
    await expectList(await listOf({ customizationAvailable: { eq: true } }))
    const reset = () => within(filters).queryByRole('link', { name: 'Reset Filters' })
    await user.click(reset()!)
    await expect.poll(reset).toBeNull()
    await expectParameters({})

    await user.click(input(filters, 'Featured', /^Not featured/))
    await expectParameters({ show: 'others' })
    await expectList(await listOf({}, false))
    const chips = await screen.findByRole('list', { name: 'Applied filters' })
    expect(chips.textContent).toContain('Not featured')
    await user.click(input(filters, 'Featured', /^Featured/))
    await expect.poll(address).toBe('/gallery?search=wedding')
    const featured = await listOf({}, true)
    await expectList(featured)
    await expect.poll(() => countsIn(filters)).toEqual(countsOf(featured))
  })

  test('by prices and discount is updated when a slider is released', async () => {
    const { filters, expectList, expectParameters } = await open()
    const where: Record<string, object> = {}
    let parameters: Record<string, string> = {}
    for (const [label, name, [from, to], unit, count] of [
      ['Tailor Made price', 'tailorPrice', [2000, 8000], 100, 7],
      ['Readymade price', 'readyMadePrice', [6000, 8000], 100, 5],
      ['Discount', 'discount', [15, 25], 1, 3],
    ] as const) {
      where[name] = { gte: from * unit, lte: to * unit }
      parameters = { ...parameters, [`${name}From`]: String(from), [`${name}To`]: String(to) }
      const list = await listOf(where)
      expect(list.products.totalCount).toBe(count)
      const slider = (end: string) => within(filters).getByRole('slider', { name: `${label}, ${end}` })
      for (const [end, value] of [
        ['from', from],
        ['to', to],
      ] as const) {
        fireEvent.change(slider(end), { target: { value } })
        fireEvent.blur(slider(end))
      }
      await expectParameters(parameters)
      await expectList(list)
      await expect.poll(() => countsIn(filters)).toEqual(countsOf(list))
    }
  })

  test('has one history entry for a slider that moves, whose value is read out', async () => {
    const { screen, filters, router, expectParameters } = await open()
    const slider = within(filters).getByRole('slider', { name: 'Tailor Made price, from' })
    for (const value of [250, 500, 2000]) {
      fireEvent.change(slider, { target: { value } })
      await expectParameters({ tailorPriceFrom: String(value) })
    }
    expect(slider.getAttribute('aria-valuetext')).toBe('₹2,000')
    expect(within(filters).getByText('₹2,000 and above')).toBeTruthy()
    const chips = await screen.findByRole('list', { name: 'Applied filters' })
    await expect.poll(() => chips.textContent).toContain('Tailor Made price: ₹2,000 and above')
    await router.navigate(-1)
    await expectParameters({})
  })

  test('shows its filters as links that remove them, and Back restores them', async () => {
    const { screen, filters, user, router, address } = await open('/gallery?show=all')
    await user.click(input(filters, 'Category', /^Saree/))
    await user.click(input(filters, 'Category', /^Lehenga/))
    await user.click(input(filters, 'Fabric', /^Silk/))
    await expect.poll(address).toBe('/gallery?show=all&category=lehenga&category=saree&fabricType=Silk')
    const chips = () => screen.queryByRole('list', { name: 'Applied filters' })
    const links = () => [...(chips()?.querySelectorAll('a') ?? [])]
    const labels = () => links().map(({ textContent }) => textContent.replace('Remove filter', ''))
    await expect.poll(labels).toEqual(['Lehenga', 'Saree', 'Silk', 'Reset Filters'])
    await user.click(links()[2]!)
    await expect.poll(labels).toEqual(['Lehenga', 'Saree', 'Reset Filters'])
    expect(address()).toBe('/gallery?show=all&category=lehenga&category=saree')
    expect(document.activeElement).toBe(chips())
    await router.navigate(-1)
    await expect.poll(labels).toHaveLength(4)
    await user.click(links()[3]!)
    await expect.poll(address).toBe('/gallery?show=all')
    await expect.poll(chips).toBeNull()
  })

  test('has each sort order of GraphQL', async () => {
    const { screen, user, expectList, expectParameters } = await open()
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    expect([...sort.options].map(({ text }) => text)).toEqual([
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
      await user.selectOptions(sort, value)
      await expectParameters({ sort: value })
      await expectList(await listOf({}, undefined, name))
    }
    await user.selectOptions(sort, 'Best match first')
    await expectParameters({})
    await expectList(await listOf({}))
  })

  test('without a match says so, offers the closest designs, and can be reset', async () => {
    const { screen, user, address } = await openPage(
      shop,
      '/gallery?show=all&category=saree&category=blouse&color=Turquoise',
    )
    await screen.findByRole('heading', { name: 'No designs match' })
    await screen.findByRole('heading', { name: 'Designs close to that' })
    await screen.findByRole('link', { name: 'Wedding 1' })
    expect(screen.queryByRole('link', { name: 'Wedding 0' })).toBeNull()
    const status = within(screen.getByRole('main')).getByRole('status')
    await user.click(within(status).getByRole('link', { name: 'Reset Filters' }))
    await screen.findByRole('link', { name: 'Wedding 0' })
    expect(address()).toBe('/gallery?show=all')
  })

  test('on a phone changes only by Apply, which says how many designs it will show', async () => {
    onPhone()
    const { screen, user, address } = await openPage(shop, '/gallery?show=all')
    await user.click(await screen.findByRole('button', { name: 'Filters' }))
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    const apply = within(drawer).getByRole('button', { name: /^Apply/ })
    await expect.poll(() => apply.textContent).toBe('Apply:Show 9 designs')
    await user.click(input(drawer, 'Category', /^Saree/))
    await expect.poll(() => apply.textContent).toBe('Apply:Show 8 designs')
    await expect.poll(() => countsIn(drawer)).toMatchObject({ 'category lehenga': 1, 'show all': 8 })
    await user.click(within(drawer).getByRole('button', { name: 'Reset Filters' }))
    await expect.poll(() => apply.textContent).toBe('Apply:Show 9 designs')
    await user.click(input(drawer, 'Category', /^Lehenga/))
    await expect.poll(() => apply.textContent).toBe('Apply:Show 1 design')
    expect(address()).toBe('/gallery?show=all')
    await user.click(apply)
    await expect.poll(address).toBe('/gallery?show=all&category=lehenga')
    await screen.findByText('Showing all 1 products')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy()
  })

  test('is translated, with the same parameters in its address', async () => {
    const { screen, user, address } = await openPage(shop, '/gallery?show=all', { language: 'hi' })
    const filters = await screen.findByRole('complementary', { name: 'फ़िल्टर' })
    await user.click(await within(filters).findByLabelText(/^साड़ी/))
    await expect.poll(address).toBe('/hi/gallery?show=all&category=saree')
    const chips = await screen.findByRole('list', { name: 'लगाए गए फ़िल्टर' })
    expect(chips.textContent).toContain('साड़ी')
  })
})
