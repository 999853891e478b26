// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { noMeasurements } from '../../client/shop/orders/wizard/garment-measures.ts'
import {
  emptyOrder,
  isOfSubject,
  lineOf,
  type OrderValues,
  toDraftInput,
} from '../../client/shop/orders/wizard/order-form.ts'
import { filledFrom, hasNoContact, withoutContact } from '../../client/shop/orders/wizard/last-customer.ts'
import { indianStates } from '../../client/shop/orders/wizard/indian-states.ts'
import { mayBeIn } from '../../client/shop/orders/wizard/pincode-states.ts'
import { openFields, orderProblems } from '../../client/shop/orders/wizard/order-problems.ts'
import { stepOfField } from '../../client/shop/orders/wizard/order-steps.ts'
import { webAddressOf } from '../../client/shop/orders/wizard/parse-link.ts'
import { refusedFields } from '../../client/shop/orders/wizard/use-order-form.ts'
import { textsIn } from '../support/texts-in.ts'

const subject = { productId: null, type: 'custom', draftId: null } as const
const blank = emptyOrder(subject, { name: 'Meera', email: 'meera@example.com', quantity: 1, size: null })
const problemsOf = (values: Partial<OrderValues>) => {
  const problems = orderProblems(subject, { ...blank, ...values }, new Map())
  return Object.fromEntries(
    Object.entries(problems).map(([field, message]) => [field, textsIn('en')._(message)]),
  )
}
const withChest = (chest: string) => ({
  ...noMeasurements(),
  blouse: { ...noMeasurements().blouse, chest },
})

describe('a length', () => {
  const notALength = 'Write a length, such as 36.5 or 36 1/2.'
  test.each([
    ['36 1/3', notALength],
    ['-5', notALength],
    ['401', 'At most 400 cm.'],
    ['158"', 'At most 157 inches.'],
    ['36 1/2', undefined],
    ['४००', undefined],
    ['92,5', undefined],
    [' ', undefined],
    ['0', undefined],
  ])('%j in its field shows: %j', (typed, problem) => {
    expect(problemsOf({ measurements: withChest(typed) })['measurements.blouse.chest']).toBe(problem)
  })

  test('is sent as typed, and not at all while it is none', () => {
    const sent = (chest: string) =>
      toDraftInput(subject, { ...blank, measurements: withChest(chest) }).measurements
    expect(sent(' ९२,५')).toEqual({ blouse: { unit: 'CM', chest: ' ९२,५' }, own: [] })
    expect(sent('36 1/3')).toEqual({ unit: 'CM', own: [] })
    expect(sent('')).toEqual({ unit: 'CM', own: [] })
  })
})

test('phone and pincode may be typed in Devanagari, and are sent in Latin digits', () => {
  const customer = { ...blank.customer, phone: '९८२०० १२३४५', pincode: '४०००५०' }
  const problems = problemsOf({ customer })
  expect(problems).not.toHaveProperty('customer.phone')
  expect(problems).not.toHaveProperty('customer.pincode')
  expect(toDraftInput(subject, { ...blank, customer }).customer).toMatchObject({
    phone: '98200 12345',
    pincode: '400050',
  })
})

describe('a pincode', () => {
  test.each([
    ['400050', 'Maharashtra', true],
    ['400 050', 'Maharashtra', true],
    ['४०००५०', 'Maharashtra', true],
    ['110001', 'Maharashtra', false],
    ['110001', 'Delhi', true],
    ['403001', 'Goa', true],
    ['400050', 'Goa', false],
    ['500081', 'Telangana', true],
    ['520001', 'Andhra Pradesh', true],
    ['520001', 'Telangana', false],
    ['248001', 'Uttarakhand', true],
    ['194101', 'Ladakh', true],
    ['605001', 'Puducherry', true],
    ['999999', 'Delhi', false],
    // Nothing to compare yet.
    ['1100', 'Maharashtra', true],
    ['', 'Maharashtra', true],
    ['110001', '', true],
    // Refused as a pincode, whatever the state.
    ['000000', 'Delhi', true],
  ])('%j in %j: %j', (pincode, state, expected) => {
    expect(mayBeIn(pincode, state)).toBe(expected)
  })

  test('has prefixes for each state of the form', () => {
    for (const [state] of indianStates) expect(mayBeIn('999999', state)).toBe(false)
  })

  test('of another state is no error of the order', () => {
    const customer = { ...blank.customer, pincode: '110001', state: 'Maharashtra' }
    expect(problemsOf({ customer })).not.toHaveProperty('customer.pincode')
  })
})

describe('a draft of a custom order', () => {
  const draft = { orderType: 'CUSTOM' as const, cartItems: [] }
  const link = 'https://shop.example/hi/single_product_details?productId=7'
  const ofDesign = (productId: string) => ({ ...subject, productId })

  test('that starts from a design is found again by it', () => {
    expect(isOfSubject(ofDesign('7'), { ...draft, link })).toBe(true)
    expect(isOfSubject(ofDesign('8'), { ...draft, link })).toBe(false)
    expect(isOfSubject(ofDesign('7'), { ...draft, link: 'https://example.com/?productId=7' })).toBe(false)
    expect(isOfSubject(ofDesign('7'), draft)).toBe(false)
    expect(isOfSubject(subject, draft)).toBe(true)
  })
})

describe('a link', () => {
  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['http://example.com', 'http://example.com'],
    ['instagram.com/p/abc', 'https://instagram.com/p/abc'],
    [' www.example.in?p=1 ', 'https://www.example.in?p=1'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['like the one', null],
    ['instagram', null],
    ['javascript:alert(1)', null],
    ['meera@example.com', null],
    ['', null],
  ])('typed as %j is sent as %j', (typed, link) => {
    expect(webAddressOf(typed)).toBe(link)
    expect(toDraftInput(subject, { ...blank, link: typed }).link).toBe(link)
  })

  test('without https:// is valid, and plain text is an error', () => {
    expect(problemsOf({ link: 'instagram.com/p/abc' })).not.toHaveProperty('link')
    expect(problemsOf({ link: 'like the one' })).toHaveProperty('link')
  })
})

describe('prefill from the last order', () => {
  const last = {
    name: 'Meera R. Rao',
    email: 'rao@example.com',
    phone: '9876543210',
    street: '7 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
  }

  test('fills in phone and address; the account’s name and e-mail stay', () => {
    expect(filledFrom(last, blank.customer)).toEqual({
      ...last,
      name: 'Meera',
      email: 'meera@example.com',
      country: 'India',
    })
  })

  test('fills in name and e-mail where the account has none', () => {
    expect(filledFrom(last, { ...blank.customer, name: ' ', email: '' })).toMatchObject(last)
  })

  test('doesn’t overwrite what is typed, and leaves out an unknown state', () => {
    const typed = { ...blank.customer, city: 'Pune' }
    expect(filledFrom({ ...last, state: 'Bombay' }, typed)).toMatchObject({ city: 'Pune', state: '' })
  })

  test('leaves out the address for another pincode', () => {
    const elsewhere = { ...blank.customer, pincode: '411001', city: 'Pune' }
    expect(filledFrom(last, elsewhere)).toEqual({ ...elsewhere, phone: last.phone })
    expect(filledFrom(last, { ...blank.customer, pincode: '400 050' })).toMatchObject({ street: last.street })
  })

  test('is not loaded once phone or street has a value; after clearing, none has', () => {
    expect(hasNoContact(blank.customer)).toBe(true)
    expect(hasNoContact({ ...blank.customer, pincode: '400050', city: 'Mumbai' })).toBe(true)
    expect(hasNoContact({ ...blank.customer, phone: '9' })).toBe(false)
    expect(withoutContact(filledFrom(last, blank.customer))).toEqual(blank.customer)
  })
})

describe('a step is incomplete', () => {
  const readymade = { productId: 'suit', type: 'readymade', draftId: null } as const
  const suit = { id: 'suit', productName: 'Suit', category: 'SUIT' as const, sizes: [{ label: 'M' }] }
  const customer = {
    ...blank.customer,
    phone: '9876543210',
    street: '7 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
  }
  const openSteps = (size: string, designs: (typeof suit)[]) => {
    const values = { ...blank, customer, lines: [{ ...lineOf('suit', 'READYMADE', 1, size) }] }
    const fields = openFields(readymade, values, new Map(designs.map((design) => [design.id, design])))
    return [...new Set(fields.map(stepOfField))]
  }

  test('until a size is chosen', () => {
    expect(openSteps('', [suit])).toEqual(['measurements'])
    expect(openSteps('M', [suit])).toEqual([])
  })

  test('while the design’s sizes are unknown', () => {
    expect(openSteps('M', [])).toEqual(['product', 'measurements'])
  })

  test('for the measurements of a garment that isn’t chosen', () => {
    expect(openFields(subject, { ...blank, customer }, new Map())).toEqual(['customCategory', 'measurements'])
  })

  test('where the server has refused a field', () => {
    const errors = {
      lines: [undefined, { quantity: { type: 'shop', message: 'Only 2 left.' } }],
      customer: { phone: { type: 'missing' } },
    }
    expect(refusedFields(errors)).toEqual(['lines.1.quantity'])
  })
})
