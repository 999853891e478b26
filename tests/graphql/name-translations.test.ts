import { describe, expect, test } from 'vitest'
import type { Mutations } from '../__generated__/api.ts'
import type { Json } from '../support/api-client.ts'
import { inHindi } from '../support/in-hindi.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()

type WithNames = (translations: Json[]) => Json

/** Each input with names, where these are in it, and their most characters. */
const inputs: [mutation: keyof Mutations, at: string, most: number, input: WithNames][] = [
  [
    'saveStyleOption',
    'translations',
    60,
    (translations) => ({ part: 'SLEEVE', garments: ['BLOUSE'], name: 'Tulip', translations }),
  ],
  [
    'savePromotion',
    'translations',
    60,
    (translations) => ({ name: 'Diwali', kind: 'PERCENT', percent: 10, translations }),
  ],
  [
    'saveOccasions',
    'occasions.0.translations',
    30,
    (translations) => ({ version: 0, occasions: [{ name: 'Onam', translations }] }),
  ],
  [
    'saveWorkshop',
    'festivals.0.translations',
    60,
    (translations) => ({
      version: 0,
      weeklyCapacity: 10,
      festivals: [{ day: '2099-10-29', name: 'Diwali', lastOrderDay: '2099-10-10', translations }],
    }),
  ],
  [
    'saveWorkshopStages',
    'stages.1.translations',
    40,
    (translations) => ({ version: 0, stages: [{ name: 'Cutting' }, { name: 'Ready', translations }] }),
  ],
  [
    'savePriceList',
    'addOns.0.translations',
    60,
    (translations) => ({
      version: 0,
      garments: [{ id: 'suit', name: 'Suit', category: 'SUIT', price: 1, translations: [] }],
      addOns: [{ id: 'lace', name: 'Lace', price: 1, translations }],
    }),
  ],
  [
    'saveMeasurementFields',
    'fields.0.translations',
    40,
    (translations) => ({ version: 0, fields: [{ garment: 'BLOUSE', name: 'Cross back', translations }] }),
  ],
]

describe('names in other languages', () => {
  test.each(inputs)('of %s are refused at their field (%s)', async (mutation, at, most, input) => {
    const refusedAt = async (translations: Json[]) => {
      const { errors, userErrors } = await owner.mutate(mutation, input(translations) as never)
      expect(errors).toBeUndefined()
      return userErrors.map(({ field, code }: Json) => `${field} ${code}`)
    }
    expect(await refusedAt([{ locale: 'EN', name: 'Other' }])).toEqual([`${at}.0.locale INVALID`])
    expect(await refusedAt([...inHindi('पफ़'), ...inHindi('पफ़')])).toEqual([`${at}.1.locale INVALID`])
    expect(await refusedAt(inHindi('x'.repeat(most + 1)))).toEqual([`${at}.0.name INVALID`])
  })
})
