import { beforeAll, describe, expect, test } from 'vitest'
import { walkFields } from '../support/field-walk.ts'
import { everyone, plantShop, type PlantedShop } from '../support/planted-shop.ts'
import { type Reader, readers } from '../support/planted-values.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
let plants: PlantedShop
beforeAll(async () => {
  plants = await plantShop(shop)
}, 120_000)

describe('what a walk over every field of every query reads', () => {
  test.each(everyone)('%s: what is for it, nothing else, and no fault', async (who) => {
    const { text, faults } = await walkFields(shop, plants.tokens[who] ?? null, plants.args)
    expect(faults).toEqual([])
    const found = Object.keys(readers).filter((name) => text.includes(plants.planted[name]!))
    const allowed = Object.keys(readers).filter((name) => readers[name]!.includes(who as Reader))
    expect(found.filter((name) => !allowed.includes(name))).toEqual([])
    expect(allowed.filter((name) => !found.includes(name))).toEqual([])
  })

  test('the owner: everything', async () => {
    const { text, faults } = await walkFields(shop, plants.tokens['OWNER']!, plants.args)
    expect(faults).toEqual([])
    expect(Object.keys(readers).filter((name) => !text.includes(plants.planted[name]!))).toEqual([])
  })
})
