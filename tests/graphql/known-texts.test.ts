import { expect, test } from 'vitest'
import { KnownTexts } from '../../server/graphql/known-texts.ts'

test('what was used longest ago goes when there is no room', () => {
  const known = new KnownTexts<number>(12)
  known.set('sarees', 1)
  known.set('kurtis', 2)
  known.get('sarees')
  known.set('lehnga', 3)
  expect([known.get('sarees'), known.get('kurtis'), known.get('lehnga')]).toEqual([1, undefined, 3])
})

test('a text set again takes up its room once', () => {
  const known = new KnownTexts<number>(12)
  known.set('sarees', 1)
  known.set('sarees', 2)
  known.set('kurtis', 3)
  expect([known.get('sarees'), known.get('kurtis')]).toEqual([2, 3])
})

test('what is too long by itself is not known', () => {
  const known = new KnownTexts<number>(12)
  known.set('saree', 1, 13)
  known.set('kurti', 2)
  expect([known.get('saree'), known.get('kurti')]).toEqual([undefined, 2])
})
