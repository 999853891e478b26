import { readFileSync } from 'node:fs'
import { waitFor } from '@testing-library/react'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { storeItemCount } from '../../client/features/session/session.ts'
import { messages } from '../../client/language/messages/hi.ts'
import { inLanguage, languageCodes, languageOf, sourceLanguage } from '../../shared/languages.ts'
import { loadMessages } from '../../client/language/load-messages.ts'
import { failureSentence, refusalSentence } from '../../client/language/refusal-sentence.ts'
import { paths } from '../../shared/paths.ts'
import { renderApp, textsIn } from '../support/render-app.tsx'
import { productOf, FakeShop } from '../support/fake-shop.ts'
import { renderPage } from '../support/render-page.ts'

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

test('a Hindi page is translated, and its links stay in Hindi', async () => {
  const { screen, user, address } = renderApp('/hi/no/such/page', new FakeShop())
  expect(await screen.findByRole('heading', { name: 'यह पेज नहीं मिला' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'कार्ट' }).getAttribute('href')).toBe('/hi/cart')
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/no/such/page')
  await user.click(screen.getByRole('link', { name: 'होम पेज पर जाएँ' }))
  await waitFor(() => expect(address()).toBe('/hi'))
})

test('the language switch leads to the same page with the same parameters, and is stored', async () => {
  const { screen, user } = renderApp('/gallery?show=all&search=silk', new FakeShop([productOf('p1')]))
  const link = await screen.findByRole('link', { name: 'हिन्दी' })
  expect(link.getAttribute('href')).toBe('/hi/gallery?show=all&search=silk')
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(document.cookie).toContain('language=hi')
})

test.each([
  { items: 0, english: 'Cart', hindi: 'कार्ट' },
  { items: 1, english: 'Cart, 1 design', hindi: 'कार्ट, 1 डिज़ाइन' },
  { items: 3, english: 'Cart, 3 designs', hindi: 'कार्ट, 3 डिज़ाइन' },
])('a cart of $items is counted in both languages', async ({ items, english, hindi }) => {
  storeItemCount(items)
  const inEnglish = renderApp('/terms', new FakeShop())
  expect(await inEnglish.screen.findByRole('link', { name: english })).toBeTruthy()
  inEnglish.unmount()
  const inHindi = renderApp('/hi/terms', new FakeShop())
  expect(await inHindi.screen.findByRole('link', { name: hindi })).toBeTruthy()
})

test('two pages that the server renders concurrently don’t mix their languages', async () => {
  const { schema } = new FakeShop()
  const page = (url: string) => renderPage({ url, schema, context: {}, publicUrl: 'https://shop.example' })
  const rendered = await Promise.all(['/terms', '/hi/terms', '/about', '/hi/about'].map(page))
  expect(rendered.map(({ language }) => language)).toEqual(['en', 'hi', 'en', 'hi'])
  for (const { language, body } of rendered) {
    expect(body.includes('All rights reserved.')).toBe(language === 'en')
    expect(body.includes('सर्वाधिकार सुरक्षित।')).toBe(language === 'hi')
  }
})

test('a page tells search engines its address in each language', async () => {
  const { schema } = new FakeShop()
  const page = await renderPage({
    url: '/hi/terms',
    schema,
    context: {},
    publicUrl: 'https://shop.example',
  })
  const head = 'head' in page ? page.head : ''
  expect(head).toContain('<link rel="canonical" href="https://shop.example/hi/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="en" href="https://shop.example/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="hi" href="https://shop.example/hi/terms"/>')
  expect(head).toContain('<link rel="alternate" hrefLang="x-default" href="https://shop.example/terms"/>')
  expect(head).toContain('<meta property="og:locale" content="hi_IN"/>')
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
