import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { messages } from '../../client/language/messages/hi.ts'
import { inLanguage, languageCodes, languageOf, sourceLanguage } from '../../shared/languages.ts'
import { loadMessages } from '../../client/language/load-messages.ts'
import { failureSentence, refusalSentence } from '../../client/language/refusal-sentence.ts'
import { paths } from '../../shared/paths.ts'
import { textsIn } from '../support/texts-in.ts'

test('Hindi pages are below /hi, and no other page is', () => {
  expect(['/hi', '/hi/', '/hi/cart'].map(languageOf)).toEqual(['hi', 'hi', 'hi'])
  expect(['/', '/hindi', '/cart/hi', '/HI/cart'].map(languageOf)).toEqual(['en', 'en', 'en', 'en'])
  expect(
    [paths.home(), paths.homeSection('about'), paths.product('a')].map((path) => inLanguage('hi', path)),
  ).toEqual(['/hi', '/hi#about', '/hi/single_product_details?productId=a'])
  expect(inLanguage('en', paths.homeSection('about'))).toBe('/#about')
})

test('every language but that of the components has messages', async () => {
  for (const language of languageCodes.filter((code) => code !== sourceLanguage))
    expect(Object.keys(await loadMessages(language)).length, language).toBeGreaterThan(100)
  expect(await loadMessages(sourceLanguage)).toEqual({})
})

test('a refusal is translated by code and field; in English it is the server’s message', () => {
  const refusal = {
    code: 'CONFLICT',
    field: 'email',
    message: 'There is an account with this e-mail already.',
  }
  expect(refusalSentence(textsIn('en'), refusal)).toBe(refusal.message)
  expect(refusalSentence(textsIn('hi'), refusal)).toBe('इस ई-मेल से खाता पहले से बना हुआ है। कृपया लॉग इन करें।')
  expect(refusalSentence(textsIn('hi'), { ...refusal, field: 'details.0.x' })).toContain('इस बीच')
  expect(failureSentence(textsIn('hi'), { code: 'FORBIDDEN', message: 'No.' })).toBe('आपको इसकी अनुमति नहीं है।')
  expect(failureSentence(textsIn('hi'), { code: 'NEW_CODE', message: 'The shop’s own.' })).toBe(
    'The shop’s own.',
  )
})

test('Hindi has a message for every code of the schema', () => {
  const codes = buildSchema(readFileSync('schema.graphql', 'utf8')).getType('UserErrorCode')
  if (!isEnumType(codes)) throw new Error('The contract has no UserErrorCode')
  const missing = codes.getValues().filter(({ name }) => !(`refusal.${name}` in messages))
  expect(missing).toEqual([])
})
