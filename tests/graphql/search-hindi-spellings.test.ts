import { beforeAll, expect, test } from 'vitest'
import { namesOf } from '../support/catalogue.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** Each name in one spelling, and searches for it in others. */
const spellings: [name: string, searches: string[]][] = [
  ['चंदेरी दुपट्टा', ['चन्देरी', 'चंदेरी', 'चँदेरी']],
  ['सुन्दर पटोला', ['सुंदर', 'सुन्दर']],
  ['बनारसी कतान', ['बनार\u200dसी', 'बनार\u200cसी', 'बनारसी\u200b']],
  ['ज़रदोज़ी काम', ['ज़रदोज़ी', 'ज\u093cरदोज\u093cी', 'जरदोजी']],
  // Written with a joiner, which stays where it chooses the form of a conjunct.
  ['शक्\u200dति रेशम', ['शक्ति', 'शक्\u200dति', 'शक्\u200cति']],
  ['मूँगा रेशम', ['मूंगा', 'मूँगा', 'मूङ्गा']],
]

beforeAll(async () => {
  for (const [productName] of spellings) await shop.product({ productName, description: 'x' })
})

test.each(spellings.flatMap(([name, searches]) => searches.map((search) => [search, name] as const)))(
  '%j finds %s first',
  async (search, name) => expect((await namesOf(shop.guest(), { search, first: 5 }))[0]).toBe(name),
)
