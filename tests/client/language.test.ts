import { expect, test } from 'vitest'
import { inLanguage, languageCodes, languageOf, sourceLanguage } from '../../shared/languages.ts'
import { loadMessages } from '../../client/language/load-messages.ts'
import { paths } from '../../shared/paths.ts'

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
