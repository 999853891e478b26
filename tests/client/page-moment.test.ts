// @vitest-environment node
import { expect, test } from 'vitest'
import { render } from '../../client/entry-server.tsx'
import type { AskShop } from '../../client/rendering/page-data.ts'
import { productOf, ShopWindow } from '../support/shop-window.ts'

test('the browser goes on from what the list was made of, also when the catalogue changes between two answers', async () => {
  const shop = new ShopWindow([productOf('first')])
  const ask: AskShop = async (document, variables) => {
    const answer = await shop.ask(document, variables)
    shop.products.push(productOf(`later-${shop.products.length}`))
    return answer
  }
  const { body, state } = await render({ url: '/gallery?show=all', ask, publicUrl: null })
  const shown = Number(/All Products.*?\((\d+)\)/s.exec(body)?.[1])
  const { ROOT_QUERY: root } = JSON.parse(state).apollo as { ROOT_QUERY: Record<string, { totalCount: number }> }
  const lists = Object.entries(root).filter(([name]) => name.startsWith('products'))
  const totals = (isOfFilters: boolean) =>
    lists.flatMap(([name, { totalCount }]) => (name.includes('NEWEST') === isOfFilters ? totalCount : []))
  expect(totals(false)).toEqual([shown, shown])
  expect(Math.min(...totals(true))).toBeGreaterThan(shown)
})
