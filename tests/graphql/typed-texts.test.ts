import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { say } from '../support/feedback.ts'
import { customer, orderProduct } from '../support/orders.ts'
import { listCustomers } from '../support/people.ts'
import { addPromotion, shopperWithCart } from '../support/promotions.ts'
import { openShop, password } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const staff = await shop.staff()

const logIn = async (input: Json): Promise<Json> => {
  const { data } = await shop.guest().graphql(
    /* GraphQL */ `
      mutation LogIn($input: LogInInput!) {
        logIn(input: $input) {
          user {
            email
          }
          userErrors {
            code
          }
        }
      }
    `,
    { input },
  )
  return data.logIn
}
const signUp = (body: Json) => shop.guest().rest('POST', 'auth/signup', body)

let count = 0
const email = () => `typed${++count}@example.com`

describe('an e-mail address', () => {
  test('with invisible characters, full-width forms and blanks signs in', async () => {
    const meera = await shop.shopper('Meera')
    for (const typed of [
      `${meera.email}\u200b`,
      ` \u202a${meera.email}\u202c\u00a0`,
      meera.email.toUpperCase(),
      meera.email.replace('@', '＠').replace('.', '．'),
    ])
      expect(await logIn({ email: typed, password })).toMatchObject({ user: { email: meera.email } })
  })

  test('is stored as it is read', async () => {
    const address = email()
    const { status } = await signUp({ name: 'Asha', email: `\u200e${address}\ufeff`, password })
    expect(status).toBe(200)
    expect(await shop.db.user.findFirst({ where: { email: address } })).toMatchObject({ emailKey: address })
  })
})

describe('a password', () => {
  const composed = 'नया-सा़ड़ी-é-7'.normalize('NFKC')

  test('signs in from a keyboard that types it in another form', async () => {
    const address = email()
    await signUp({ name: 'Asha', email: address, password: composed.normalize('NFD') })
    for (const typed of [composed, composed.normalize('NFD')])
      expect((await logIn({ email: address, password: typed })).userErrors).toEqual([])
    expect((await logIn({ email: address, password: `${composed}\u200b` })).user).toBeNull()
  })

  test('that was hashed before passwords were normalized still signs in, as it was typed', async () => {
    const { email: address } = await shop.shopper('Asha')
    const typed = 'café-ﬁne-7'.normalize('NFD')
    await shop.db.user.updateMany({ where: { email: address }, data: { passwordHash: await hash(typed) } })
    expect((await logIn({ email: address, password: typed })).userErrors).toEqual([])
  })
})

test.each([
  ['Cyrillic and Greek letters', 'ЅΑVЕ-10'],
  ['full-width forms', 'ｓａｖｅ－１０'],
  ['another hyphen and invisible characters', '\u200esave\u2011\u200b10\u00a0'],
  ['Devanagari digits and blanks', ' save - १०'],
])('a coupon is found with %s', async (_, typed) => {
  const code = 'SAVE-10'
  if ((await shop.db.promotion.count({ where: { code } })) === 0)
    await addPromotion(await shop.admin(), { code })
  const { meera } = await shopperWithCart(shop)
  expect(await meera.mutate('applyCoupon', { code: typed })).toMatchObject({
    userErrors: [],
    cart: { coupon: { code } },
  })
})

describe('a name', () => {
  test.each(['\u200b', '\u3164', '\u2800', '\u00ad', '\u115f\u034f', '\u{e0041}', '\ufe0f', '\ufffe'])(
    'of %j is missing, in GraphQL and REST',
    async (name) => {
      const { status, body } = await signUp({ name, email: email(), password })
      expect([status, body.message]).toEqual([400, 'The name is missing.'])
      const { userErrors } = await staff.mutate('saveCustomer', { name, phone: '9000000002' })
      expect(userErrors).toMatchObject([{ field: 'name', code: 'INVALID' }])
    },
  )

  test('has neither direction controls nor line breaks', async () => {
    const address = email()
    await signUp({ name: ' Asha\u202e\r\nevil ', email: address, password })
    expect(await shop.db.user.findFirst({ where: { email: address } })).toMatchObject({ name: 'Asha evil' })
  })

  test('is stored composed', async () => {
    const payload = await staff.mutate('saveCustomer', { name: 'Rene\u0301', phone: '9000000003' })
    expect(payload.customer.name).toBe('René')
  })
})

test('comments of nothing that is seen are missing; those of several lines stay', async () => {
  const meera = await shop.shopper('Meera')
  const nothing = await say(meera, { rating: 5, comments: '\u2800\n\u200b' })
  expect(nothing.userErrors).toMatchObject([{ field: 'comments', message: 'The comments are missing.' }])
  const { feedback } = await say(meera, { rating: 5, comments: 'Lovely\u200b.\r\n\u202eThank you' })
  expect(feedback.comments).toBe('Lovely.\nThank you')
})

describe('a phone number', () => {
  const spellings = [
    '98765‑43210',
    '+91 (0) 98765 43210',
    '\u202a98765\u00a043210\u202c',
    '९८७६५.४३२१०',
    'tel:0091-98765/43210',
  ]

  test.each(spellings)('%j is stored as digits and found by search', async (phone) => {
    const payload = await staff.mutate('saveCustomer', { name: `Asha ${phone.length}`, phone })
    expect(payload.customer.phone).toBe('9876543210')
    for (const where of [{ phone }, { search: phone }]) {
      const { data } = await listCustomers(staff, { where })
      expect(data.customers.edges.map(({ node }: Json) => node.id)).toContain(payload.customer.id)
    }
  })

  test.each(spellings)('%j is taken with an order', async (phone) => {
    const { id } = await orderProduct(await shop.shopper('Meera'), (await shop.product()).id, {
      customer: { ...customer, phone },
    })
    expect(await shop.db.order.findUnique({ where: { id } })).toMatchObject({ customerPhone: '9876543210' })
  })

  test.each(['0000000000', '9999999999', '12345', '98765 4321O'])(
    '%j is refused at its field',
    async (phone) => {
      const { userErrors } = await staff.mutate('saveCustomer', { name: 'Asha', phone })
      expect(userErrors).toMatchObject([{ field: 'phone', code: 'INVALID' }])
    },
  )

  test.each(['000000', '012345'])('so is the pincode %s', async (pincode) => {
    const { userErrors } = await staff.mutate('saveCustomer', { name: 'Asha', phone: '9876543211', pincode })
    expect(userErrors).toMatchObject([
      { field: 'pincode', message: 'No pincode begins with 0. Please check its digits.' },
    ])
  })
})
