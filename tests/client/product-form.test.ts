import { describe, expect, test } from 'vitest'
import { formValue, inputValue } from '../../client/features/admin/products/product-form.ts'

describe('a flag that may be unknown', () => {
  const field = { kind: 'flag', label: 'Lining', nullable: true } as const

  test.each([
    [null, ''],
    [true, 'yes'],
    [false, 'no'],
  ])('%s is an option of the select field, and the same again when it is saved', (value, option) => {
    expect(formValue('customizationAvailable', field, value)).toBe(option)
    expect(inputValue(field, option)).toBe(value)
  })
})

test('a flag that is always known is a checkbox', () => {
  const field = { kind: 'flag', label: 'Featured', nullable: false, default: false } as const
  expect(formValue('featuredProduct', field, true)).toBe(true)
  expect(inputValue(field, false)).toBe(false)
})
