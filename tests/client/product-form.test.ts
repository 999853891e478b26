import { describe, expect, test } from 'vitest'
import { formValue, inputValue } from '../../client/admin/products/product-form.ts'
import { loadAdminMessages } from '../../client/language/load-admin-messages.ts'
import type { ProductField } from '../../shared/catalogue/field-kinds.ts'
import { productFields } from '../../shared/catalogue/product-fields.ts'

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

test('every label, hint, placeholder and option of the form has its Hindi', async () => {
  const textsOf = ({ label, hint, placeholder, ...field }: ProductField): (string | undefined)[] => [
    label,
    hint,
    placeholder,
    ...(field.kind === 'enum' ? Object.values(field.options) : []),
    ...(field.kind === 'details' ? Object.values<ProductField>(field.fields).flatMap(textsOf) : []),
  ]
  const hindi = await loadAdminMessages('hi')
  const texts = Object.values<ProductField>(productFields).flatMap(textsOf)
  // An address begins like this in every language.
  const found = texts.filter((text) => text !== undefined && text !== 'https://')
  expect(found.filter((text) => !(text! in hindi))).toEqual([])
})
