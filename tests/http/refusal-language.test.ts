import { describe, expect, test } from 'vitest'
import { upload } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const guest = shop.guest()
const meera = await shop.shopper('Meera')
const { id: productId } = await shop.product({
  productName: 'Noor',
  readyMadePrice: 900_00,
  quantityInStock: 2,
})

const signUp = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { userErrors { field code message } }
}`
const someone = { name: 'Meera', email: 'meera.two@example.com', password: 'short' }
const inEnglish = 'Choose a password of at least 8 characters.'
const inHindi = 'पासवर्ड कम से कम 8 अक्षरों का चुनें।'

/** What GraphQL and REST say to the same sign-up. */
async function refusalIn(headers: Record<string, string>) {
  const { data } = await guest.graphql(signUp, { input: someone }, headers)
  const rest = await guest.rest('POST', 'auth/signUp', someone, headers)
  expect(rest.status).toBe(400)
  expect(data.signUp.userErrors[0]).toMatchObject({ field: 'password', code: 'INVALID' })
  return [data.signUp.userErrors[0].message, rest.body.message] as string[]
}

describe('a refusal is said in the language of the request', () => {
  test.each([
    ['hi', inHindi],
    ['hi-IN, hi;q=0.9, en;q=0.8', inHindi],
    ['ta, hi;q=0.5', inHindi],
    ['en-IN, hi;q=0.5', inEnglish],
    ['ta', inEnglish],
    ['*', inEnglish],
    ['', inEnglish],
    ['not a language; q=x', inEnglish],
  ])('for “%s”', async (language, message) => {
    expect(await refusalIn({ 'Accept-Language': language })).toEqual([message, message])
  })

  test('English, as the specification’s texts are, without one', async () => {
    expect(await refusalIn({})).toEqual([inEnglish, inEnglish])
  })

  test('each of many requests at once', async () => {
    const languages = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 'hi' : 'en'))
    const said = await Promise.all(languages.map((language) => refusalIn({ 'Accept-Language': language })))
    expect(said).toEqual(languages.map((language) => Array(2).fill(language === 'hi' ? inHindi : inEnglish)))
  })

  test('the same refusal again, in another language', async () => {
    const key = { productId, productType: 'READYMADE', quantity: 5 }
    const add = async (language: string) => {
      const { data } = await meera.graphql(
        `mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code message } } }`,
        { input: key },
        { 'Accept-Language': language },
      )
      return data.addToCart.userErrors as unknown
    }
    expect(await add('en')).toEqual([{ code: 'OUT_OF_STOCK', message: 'Only 2 of Noor left ready-made.' }])
    expect(await add('hi')).toEqual([{ code: 'OUT_OF_STOCK', message: 'Noor के सिर्फ़ 2 रेडीमेड पीस बचे हैं।' }])
  })
})

const hindi = { 'Accept-Language': 'hi' }

test('every wrong field is named in Hindi', async () => {
  const { body } = await guest.rest('POST', 'auth/signUp', { email: 'x' }, hindi)
  expect(body.errors).toEqual([
    { field: 'name', message: 'कृपया नाम भरें।' },
    { field: 'email', message: 'यह ई-मेल पता नहीं है।' },
    { field: 'password', message: 'कृपया पासवर्ड भरें।' },
  ])
})

test('a failure of the whole request is said in Hindi', async () => {
  const { errors } = await guest.graphql('{ cart { id } }', {}, hindi)
  expect(errors?.[0]).toMatchObject({
    message: 'कृपया पहले लॉग इन करें।',
    extensions: { code: 'UNAUTHENTICATED' },
  })
  expect((await guest.rest('GET', 'user/get_all_cart', undefined, hindi)).body.message).toBe(
    'कृपया पहले लॉग इन करें।',
  )
  const forged = await shop.guest().with('forged').graphql('{ shop { name } }', {}, hindi)
  expect(forged.errors?.[0]?.message).toBe('आपका सत्र ख़त्म हो गया है। कृपया दोबारा लॉग इन करें।')
})

test('what is refused before it is read is said in Hindi', async () => {
  expect((await guest.rest('POST', 'auth/logIn', '{', hindi)).body.message).toBe('अनुरोध में सही JSON नहीं है।')
  const { errors } = await guest.graphql('{ shop { name } }', {}, { ...hindi, 'Content-Type': 'text/plain' })
  expect(errors?.[0]?.message).toMatch(/[A-Za-z]/)
  expect((await guest.rest('GET', 'nothing/here', undefined, hindi)).body.message).toBe('ऐसी कोई कॉल नहीं है।')
})

test('no cache gives an error to readers of another language', async () => {
  const rest = await guest.rest('GET', 'common/get_single_product?productId=none', undefined, hindi)
  expect(rest.headers.get('vary')).toContain('Accept-Language')
  const address = `/graphql?${new URLSearchParams({ query: '{ cart { id } }' }).toString()}`
  const graphql = await guest.rest('GET', address, undefined, { ...hindi, 'Apollo-Require-Preflight': 'yes' })
  expect(graphql.headers.get('cache-control')).toBe('no-store')
})

test('a picture that can’t be stored is refused in English without a language', async () => {
  const { status, body } = await upload(meera, Buffer.from('no picture'))
  expect([status, body.message]).toEqual([415, 'The picture must be a JPEG, PNG, WebP or AVIF file.'])
})
