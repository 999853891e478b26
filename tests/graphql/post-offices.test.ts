import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { indianStates } from '../../client/shop/orders/wizard/indian-states.ts'
import { mayBeIn } from '../../client/shop/orders/wizard/pincode-states.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const find = (pincode: string) =>
  shop.guest().graphql('query ($pincode: String!) { postOffice(pincode: $pincode) { pincode city state } }', {
    pincode,
  })

describe('where a pincode is', () => {
  test.each([
    ['400050', 'Mumbai', 'Maharashtra'],
    ['400703', 'Navi Mumbai', 'Maharashtra'],
    ['110001', 'New Delhi', 'Delhi'],
    ['122001', 'Gurugram', 'Haryana'],
    ['201301', 'Noida', 'Uttar Pradesh'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['194101', 'Leh', 'Ladakh'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
  ])('%s is in %s, %s', async (pincode, city, state) => {
    expect((await find(pincode)).data.postOffice).toEqual({ pincode, city, state })
  })

  test('is found as it is typed, also in Devanagari', async () => {
    expect((await find('४०० ०५०')).data.postOffice).toMatchObject({ pincode: '400050' })
  })

  test('is null for a pincode that the table doesn’t have', async () => {
    expect((await find('999999')).data).toEqual({ postOffice: null })
  })

  test('is refused for what isn’t a pincode', async () => {
    expect((await find('4000')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

test('every state of the table is one of the order form, and one that it doesn’t warn of', () => {
  const table = gunzipSync(readFileSync('server/domain/delivery/post-offices.txt.gz')).toString()
  const places = table.split('\n').slice(1, -1)
  expect(places.length).toBeGreaterThan(600)
  const known = new Set<string>(indianStates.map(([state]) => state))
  for (const place of places) {
    const [state, city, pincodes] = place.split('\t') as [string, string, string]
    expect(known, place).toContain(state)
    expect(city, place).not.toMatch(/^[a-z]|[A-Z]{3}|[^A-Za-z0-9 .&-]/)
    for (const pincode of pincodes.split(/[,-]/))
      expect(mayBeIn(pincode, state), `${pincode} ${state}`).toBe(true)
  }
})
