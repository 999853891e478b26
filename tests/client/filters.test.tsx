import { type Screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderApp } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'

describe('the filters', () => {
  const sidebarOf = async (screen: Screen) => {
    const sidebar = await screen.findByRole('complementary', { name: 'Filters' })
    await within(sidebar).findByRole('heading', { name: 'Filters' })
    const all = () => within(sidebar).getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    return {
      sidebar,
      options: (name: string) =>
        all()
          .filter((input) => input.name === name)
          .map(({ value, disabled, labels }) => [labels![0]!.textContent, disabled ? 'disabled' : value]),
    }
  }

  test('list the specification’s options while the counts load', async () => {
    const { screen, wire, router } = renderApp(
      '/contact',
      new FakeShop([productOf('saree', { productName: 'Kanjivaram Saree' })]),
    )
    wire.hold()
    await router.navigate('/gallery')
    const { sidebar, options } = await sidebarOf(screen)
    expect(options('availabilityStatus')).toEqual([
      ['Available', 'available'],
      ['Out of Stock', 'out-of-stock'],
      ['Discontinued', 'discontinued'],
    ])
    expect(options('color')).toHaveLength(10)
    expect(sidebar.textContent).not.toContain('Nothing to choose here')
    wire.release()
  })

  test('list options without designs, disabled with 0, and other values after them', async () => {
    const shop = new FakeShop([productOf('saree', { productName: 'Kanjivaram Saree' })])
    shop.facets = {
      fabricType: [
        { value: 'Organza', count: 2 },
        { value: 'silk', count: 3 },
      ],
    }
    const { screen } = renderApp('/gallery?show=all&fabricType=Linen', shop)
    await screen.findByText('Kanjivaram Saree')
    const { options } = await sidebarOf(screen)
    expect(options('fabricType')).toEqual([
      ['Cotton0', 'disabled'],
      ['Silk3', 'Silk'],
      ['Satin0', 'disabled'],
      ['Georgette0', 'disabled'],
      // Checked, so it can be unchecked.
      ['Linen0', 'Linen'],
      ['Chiffon0', 'disabled'],
      ['Velvet0', 'disabled'],
      ['Other0', 'disabled'],
      ['Organza2', 'Organza'],
    ])
    expect(options('category').map(([label]) => label)).toEqual([
      ...['Lehenga0', 'Suit0', 'Blouse0', 'Toiler0', 'Dress0', 'Saree0', 'Others0'],
    ])
  })
})
