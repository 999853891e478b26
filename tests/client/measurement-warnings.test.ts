import { expect, test } from 'vitest'
import type { Measure, MeasurementWarningCode } from '../../client/__generated__/graphql.ts'
import type { TailoredGarment } from '../../client/admin/orders/garments-of-order.ts'
import { warningSentences } from '../../client/admin/orders/warning-sentences.ts'
import { createI18n } from '../../client/language/create-i18n.ts'
import { messages as adminMessages } from '../../client/language/admin-messages/hi.ts'
import { messages } from '../../client/language/messages/hi.ts'

const warning = (field: string, code: MeasurementWarningCode, other: Measure | null, message: string) =>
  ({ __typename: 'MeasurementWarning', field, code, other, message }) as const

const backWidth: TailoredGarment['own'][number]['field'] = {
  __typename: 'MeasurementField',
  id: 'back',
  garment: 'BLOUSE',
  name: 'Cross back',
  translations: [{ __typename: 'NameTranslation', locale: 'HI', name: 'पीठ की चौड़ाई' }],
}

const blouse: TailoredGarment = {
  garment: 'blouse',
  measurements: [
    { measure: 'chest', text: '34', unit: 'CM', cm: 34 },
    { measure: 'waist', text: '36', unit: 'CM', cm: 36 },
  ],
  warnings: [
    warning('blouse.chest', 'LOOKS_LIKE_INCHES', null, 'Chest: 34 cm looks like inches.'),
    warning('blouse.waist', 'MORE_THAN_ANOTHER', 'CHEST', 'Waist: more than the chest.'),
  ],
  own: [
    {
      __typename: 'OwnMeasurement',
      field: backWidth,
      value: 80,
      text: '80',
      unit: 'CM',
      warning: 'Cross back: 80 cm is unusually large.',
    },
  ],
}

test('a garment’s warnings are in the language of the document', () => {
  expect(warningSentences(createI18n('en', {}), blouse)).toEqual([
    'Chest: 34 cm looks like inches.',
    'Waist: more than the chest.',
    'Cross back: 80 cm is unusually large.',
  ])
  expect(warningSentences(createI18n('hi', { ...messages, ...adminMessages }), blouse)).toEqual([
    'छाती: यह इंच में लगता है। कृपया फिर से नाप लें।',
    'कमर: ‘छाती’ से ज़्यादा है। कृपया दोनों फिर से नाप लें।',
    'पीठ की चौड़ाई: नाप सामान्य से अलग है। कृपया फिर से नाप लें।',
  ])
})
