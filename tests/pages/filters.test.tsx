import { type Screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../support/open-page.tsx'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
beforeEach(async () => void (await shop.db.product.deleteMany()))

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
    await shop.product()
    const { screen, connection, router } = await openPage(shop, '/contact')
    connection.hold()
    await router.navigate('/gallery')
    const { sidebar, options } = await sidebarOf(screen)
    expect(options('availabilityStatus')).toEqual([
      ['Available', 'available'],
      ['Out of Stock', 'out-of-stock'],
      ['Discontinued', 'discontinued'],
    ])
    expect(options('color')).toHaveLength(10)
    expect(sidebar.textContent).not.toContain('Nothing to choose here')
    connection.release()
  })

  test('list options without designs, disabled with 0, and other values after them', async () => {
    for (const fabricType of ['Organza', 'Organza', 'silk', 'silk', 'silk'])
      await shop.product({ fabricType })
    const { screen } = await openPage(shop, '/gallery?show=all&fabricType=Linen')
    await screen.findByText('No designs match')
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
