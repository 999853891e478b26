import { describe, expect, test } from 'vitest'
import { readHelpTopics, readUnfinished } from '../../server/domain/catalogue/help-topics.ts'

describe('a search that asks about the shop', () => {
  test.each([
    ['return policy', 'RETURNS'],
    ['What is your return policy?', 'RETURNS'],
    ['wapsi kaise kare', 'RETURNS'],
    ['वापसी', 'RETURNS'],
    ['how much are delivery charges', 'DELIVERY'],
    ['kitne din mein delivery', 'DELIVERY'],
    ['डिलीवरी कितने दिन में', 'DELIVERY'],
    ['cash on delivery', 'PAYMENT'],
    ['COD', 'PAYMENT'],
    ['where is my order', 'TRACKING'],
    ['alterations', 'ALTERATIONS'],
    ['stitching charges', 'STITCHING'],
    ['silai ka kitna', 'STITCHING'],
    ['सिलाई का खर्च', 'STITCHING'],
    ['size chart', 'SIZES'],
    ['naap kaise le', 'SIZES'],
    ['shop timings', 'VISIT'],
    ['dukan ka pata', 'VISIT'],
    ['दुकान कहाँ है', 'VISIT'],
  ])('%s is about %s alone', (text, topic) => {
    expect(readHelpTopics(text)).toEqual({ topics: [topic], rest: '' })
  })

  test('may ask several things, in the order of the page', () => {
    expect(readHelpTopics('payment and delivery')).toEqual({ topics: ['DELIVERY', 'PAYMENT'], rest: '' })
  })

  test('keeps what it says of designs', () => {
    expect(readHelpTopics('stitching charges for a silk blouse')).toEqual({
      topics: ['STITCHING'],
      rest: 'silk blouse',
    })
  })
})

test.each([
  'red lehenga',
  'plus size kurta',
  'size 38',
  'free size kaftan',
  'silk saree for wedding',
  '',
  'लाल लहंगा',
])('%j asks nothing, and stays as typed', (text) => {
  expect(readHelpTopics(text)).toEqual({ topics: [], rest: text })
  expect(readUnfinished(text)).toEqual({ topics: [], rest: text })
})

test.each([
  ['retu', ['RETURNS'], 'retu'],
  ['return pol', ['RETURNS'], ''],
  ['deliv', ['DELIVERY'], 'deliv'],
  ['delivery charg', ['DELIVERY'], ''],
  ['size ch', ['SIZES'], 'size ch'],
  ['cash', ['PAYMENT'], 'cash'],
  ['red', [], 'red'],
  ['ret', [], 'ret'],
])('%s, still being typed, begins to ask about %j', (text, topics, rest) => {
  expect(readUnfinished(text)).toEqual({ topics, rest })
})
