import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { failureMessage, PictureRefused } from '../../client/language/failure-message.ts'
import { textsIn } from '../support/texts-in.ts'

const refused = (extensions: object) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Too many attempts.', extensions: { ...extensions } }] })

test.each([
  [new TypeError('Failed to fetch'), 'We could not reach the shop. Check your connection and try again.'],
  [refused({ code: 'UNAVAILABLE' }), 'Too many attempts.'],
  [refused({ code: 'RATE_LIMITED', retryAfter: 61 }), 'Too many attempts. Try again in 2 minutes.'],
  [refused({ code: 'RATE_LIMITED', retryAfter: 20 }), 'Too many attempts. Try again in a minute.'],
  [refused({ code: 'RATE_LIMITED' }), 'Too many attempts.'],
  [new PictureRefused(413, 'The file may have at most 10 MB.'), 'The file may have at most 10 MB.'],
])('%s is shown as “%s”', (error, sentence) => {
  expect(failureMessage(textsIn('en'), error)).toBe(sentence)
})

test('Hindi has translations', () => {
  const hindi = textsIn('hi')
  expect(failureMessage(hindi, refused({ code: 'RATE_LIMITED', retryAfter: 61 }))).toContain(
    '2 मिनट बाद फिर कोशिश करें।',
  )
  expect(failureMessage(hindi, new PictureRefused(415, null))).toBe('यह फ़ाइल तस्वीर नहीं है।')
  expect(failureMessage(hindi, new PictureRefused(503, null))).toBe('तस्वीर सेव नहीं हुई। कृपया दोबारा कोशिश करें।')
})
