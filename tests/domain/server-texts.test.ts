import { expect, test } from 'vitest'
import { writeNotice } from '../../server/domain/accounts/security-notices.ts'
import { i18nIn } from '../../server/domain/messages/page-language.ts'
import { shippedTemplate } from '../../server/domain/messages/shipped-templates.ts'
import { templateEvents } from '../../server/domain/messages/templates.ts'

/** The English words of a text, other than abbreviations such as UPI. */
const englishWords = (text: string) => text.replace(/\{\w+\}/g, '').match(/[A-Za-z]{4,}/g) ?? []

// A text of a table that is not marked for Lingui has no translation, and no check misses it.
test.each(templateEvents)('the template %s is in Hindi throughout', (event) => {
  const { subject, body } = shippedTemplate(event, 'EMAIL', 'HI')
  expect(englishWords(`${subject} ${body}`)).toEqual([])
  expect(englishWords(shippedTemplate(event, 'EMAIL', 'EN').body)).not.toEqual([])
})

test.each([
  'OWNER_ADDED',
  'KEY_MADE',
  'TWO_FACTOR_OFF',
  'UPI_CHANGED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'EMAIL_WANTED',
] as const)('the notice %s is in Hindi throughout, with its values', (notice) => {
  const { subject, body } = writeNotice(notice, i18nIn('HI'), { shop: 'दुकान', name: 'आशा', by: 'मीरा' })
  expect(englishWords(`${subject} ${body}`)).toEqual([])
  expect(subject + body).not.toMatch(/[{}]/)
  expect(subject).toContain('दुकान')
})
