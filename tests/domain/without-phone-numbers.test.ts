import { describe, expect, test } from 'vitest'
import { withoutPhoneNumbers } from '../../shared/without-phone-numbers.ts'

describe('what a tailor reads', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    '98765 43210',
    '98765-43210',
    '98765.43210',
    '98765 . 43210',
    '9 8 7 6 5 4 3 2 1 0',
    '9.8.7.6.5.4.3.2.1.0',
    '(98765) 43210',
    '98765/43210',
    '98765\u200b43210',
    '98765\u00a043210',
    '98765\u201143210',
    '९८७६५४३२१०',
    '९८७६५ ४३२१०',
    '９８７６５４３２１０',
    '૯૮૭૬૫૪૩૨૧૦',
    '⑨⑧⑦⑥⑤④③②①⓪',
    '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
    '98765 and then 43210',
    '098765 43210',
    '0091 98765 43210',
    '+91 (0) 98765-43210',
    '022 2555 0142',
    '+44 20 7946 0958',
  ])('has no phone number: %s', (number) => {
    const left = withoutPhoneNumbers(`Call me: ${number}, please`)
    expect(left.normalize('NFKC').replace(/\P{Nd}/gu, '')).toBe('')
    expect(left).toMatch(/^Call me: .*…, please$/u)
  })

  test.each([
    'Chest 36.5, waist 28, hip 40, length 14 1/2',
    '36 28 40 14 15',
    '92, 71, 98, 102, 38 cm',
    'chest 101 waist 102 hip 103 length 104',
    'Order RB-1042 of 2026-11-27, size 38',
    'Two blouses, 1.5 m of cloth each',
    'ऊपर 36, नीचे ४०',
  ])('retains measurements and numbers of orders: %s', (text) => {
    expect(withoutPhoneNumbers(text)).toBe(text)
  })

  test('loses every number of a text, and nothing beside them', () => {
    expect(withoutPhoneNumbers('Size 8 98765 43210 or 9123456780. Sleeves 12')).toBe(
      'Size 8 … or …. Sleeves 12',
    )
    expect(withoutPhoneNumbers(null)).toBeNull()
  })
})
