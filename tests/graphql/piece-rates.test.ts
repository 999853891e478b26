import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Input, Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'
import { signInTailor } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()

test('piece rates are replaced for several tailors at once, or for none of them', async () => {
  const [salma, zoya] = [await signInTailor(shop), await signInTailor(shop)]
  const blouse = (amount: number) => ({ category: 'BLOUSE' as const, stageId: 'STITCHING', amount })
  const ratesOf = async ({ tailorId }: { tailorId: string }) =>
    (await owner.graphql('{ tailors { id pieceRates { category stageId amount } } }')).data.tailors.find(
      ({ id }: Json) => id === tailorId,
    ).pieceRates
  const save = (...tailors: Input<'savePieceRatesOfTailors'>['tailors']) =>
    owner.mutate('savePieceRatesOfTailors', { tailors }, 'tailors { id }')
  const saved = await save(
    { tailorId: salma.tailorId, rates: [blouse(100_00)] },
    { tailorId: zoya.tailorId, rates: [blouse(120_00)] },
  )
  expect(saved).toMatchObject({
    tailors: [{ id: salma.tailorId }, { id: zoya.tailorId }],
    userErrors: [],
  })
  expect([await ratesOf(salma), await ratesOf(zoya)]).toEqual([[blouse(100_00)], [blouse(120_00)]])

  for (const [second, refused] of [
    [
      { tailorId: zoya.tailorId, rates: [{ ...blouse(1), stageId: 'IRONING' }] },
      { field: 'tailors.1.rates.0.stageId', code: 'INVALID' },
    ],
    [
      { tailorId: zoya.tailorId, rates: [blouse(0)] },
      { field: 'tailors.1.rates.0.amount', code: 'INVALID' },
    ],
    [
      { tailorId: randomUUID(), rates: [] },
      { field: 'tailors.1.tailorId', code: 'NOT_FOUND' },
    ],
    [
      { tailorId: 'nobody', rates: [] },
      { field: 'tailors.1.tailorId', code: 'NOT_FOUND' },
    ],
  ] as const) {
    const { tailors, userErrors } = await save(
      { tailorId: salma.tailorId, rates: [blouse(900_00)] },
      { ...second, rates: [...second.rates] },
    )
    expect([tailors, userErrors]).toMatchObject([[], [refused]])
  }
  expect([await ratesOf(salma), await ratesOf(zoya)]).toEqual([[blouse(100_00)], [blouse(120_00)]])

  const both = [salma.tailorId, zoya.tailorId]
  const races = await Promise.all(
    [both, both.toReversed(), both].map((ids, index) =>
      save(...ids.map((tailorId) => ({ tailorId, rates: [blouse(index + 1)] }))),
    ),
  )
  expect(races.map(({ userErrors }) => userErrors)).toEqual([[], [], []])
  expect(await ratesOf(salma)).toEqual(await ratesOf(zoya))
})
