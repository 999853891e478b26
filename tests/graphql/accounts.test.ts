import { describe, expect, test } from 'vitest'
import { openShop, password } from '../support/shop.ts'

const shop = await openShop()

const signUpDocument = /* GraphQL */ `
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      token
      user {
        id
        name
        email
        role
        profilePicture
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`
const logInDocument = /* GraphQL */ `
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      token
      user {
        id
        name
        email
        role
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`
const signUp = (input: object) => shop.guest().graphql(signUpDocument, { input })
const logIn = (input: object) => shop.guest().graphql(logInDocument, { input })

let count = 0
const someone = (fields: object = {}) => ({
  name: 'Meera Kulkarni',
  email: `meera${++count}@example.com`,
  password: 'mogra-gajra-7',
  ...fields,
})

describe('a guest who signs up', () => {
  test('is signed in as a shopper under the given name and e-mail', async () => {
    const input = someone()
    const { status, data } = await signUp(input)
    expect(status).toBe(200)
    const { token, user, userErrors } = data.signUp
    expect(userErrors).toEqual([])
    expect(user).toMatchObject({
      name: input.name,
      email: input.email,
      role: 'SHOPPER',
      profilePicture: null,
    })
    const { data: seen } = await shop
      .guest()
      .with(token)
      .graphql('{ viewer { id email } cart { id itemCount } }')
    expect(seen).toEqual({ viewer: { id: user.id, email: input.email }, cart: { id: user.id, itemCount: 0 } })
  })

  test('and requests the admin role is told that the field doesn’t exist', async () => {
    const input = someone({ role: 'ADMIN' })
    const { status, errors } = await signUp(input)
    expect(status).toBe(400)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await shop.db.user.count({ where: { email: input.email } })).toBe(0)
  })

  test('with an e-mail that has an account, in any case, is told to log in instead', async () => {
    const first = someone()
    await signUp(first)
    const { data } = await signUp(someone({ email: ` ${first.email.toUpperCase()} `, name: 'Impostor' }))
    expect(data.signUp).toEqual({
      token: null,
      user: null,
      userErrors: [
        {
          field: 'email',
          code: 'CONFLICT',
          message: 'There is an account with this e-mail already. Please log in instead.',
        },
      ],
    })
    const [user, ...others] = await shop.db.user.findMany({ where: { emailKey: first.email } })
    expect([user?.name, others]).toEqual(['Meera Kulkarni', []])
  })

  test('ten concurrent requests with one e-mail create one account', async () => {
    const input = someone()
    const results = await Promise.all(Array.from({ length: 10 }, () => signUp(input)))
    const codes = results.map(({ data }) => data.signUp.userErrors[0]?.code ?? 'WELCOME')
    expect(codes.sort()).toEqual([...Array<string>(9).fill('CONFLICT'), 'WELCOME'])
    expect(await shop.db.user.count({ where: { emailKey: input.email } })).toBe(1)
  })

  test('receives an error for every invalid field at once', async () => {
    const { data } = await signUp({ name: ' ', email: 'meera at example', password: 'short' })
    expect(data.signUp.userErrors).toEqual([
      { field: 'name', code: 'INVALID', message: 'The name is missing.' },
      { field: 'email', code: 'INVALID', message: 'That isn’t an e-mail address.' },
      { field: 'password', code: 'INVALID', message: 'Choose a password of at least 8 characters.' },
    ])
  })

  test.each([
    ['a NUL in the name', { name: 'Mee\0ra' }],
    ['a name of 101 characters', { name: 'a'.repeat(101) }],
    ['a password of 201 characters', { password: 'a'.repeat(201) }],
    ['an e-mail of 300 characters', { email: `${'a'.repeat(288)}@example.com` }],
    ['a line break in the e-mail', { email: 'a@example.com\nBcc: b@example.com' }],
  ])('with %s is refused', async (_what, field) => {
    const { status, data } = await signUp(someone(field))
    expect(status).toBe(200)
    expect(data.signUp.userErrors).toMatchObject([{ field: Object.keys(field)[0], code: 'INVALID' }])
    expect(data.signUp.token).toBeNull()
  })

  test.each(['password123', 'PassWord1', '12345678', 'qwertyuiop'])(
    'with the password %s is told to choose another',
    async (common) => {
      const input = someone({ password: common })
      const { data } = await signUp(input)
      expect(data.signUp.userErrors).toEqual([
        {
          field: 'password',
          code: 'INVALID',
          message:
            'That password is among the first that anybody guesses. Choose another, such as three unrelated words.',
        },
      ])
      expect(await shop.db.user.count({ where: { email: input.email } })).toBe(0)
    },
  )

  test('with the e-mail as the password is told to choose another', async () => {
    const input = someone()
    const { data } = await signUp({ ...input, password: ` ${input.email.toUpperCase()}` })
    expect(data.signUp.userErrors).toMatchObject([{ field: 'password', code: 'INVALID' }])
  })

  test('may have spaces around the password, which count when logging in', async () => {
    const input = someone({ password: '  eight or more  ' })
    await signUp(input)
    const { email } = input
    expect((await logIn({ email, password: input.password })).data.logIn.userErrors).toEqual([])
    expect((await logIn({ email, password: 'eight or more' })).data.logIn.userErrors).toMatchObject([
      { code: 'BAD_CREDENTIALS' },
    ])
  })
})

describe('a shopper who logs in', () => {
  test('receives a token of their own, whatever the case of the e-mail', async () => {
    const meera = await shop.shopper('Meera')
    const { data } = await logIn({ email: meera.email.toUpperCase(), password })
    expect(data.logIn.user).toEqual({ id: meera.id, name: 'Meera', email: meera.email, role: 'SHOPPER' })
    const { data: seen } = await shop.guest().with(data.logIn.token).graphql('{ viewer { id } }')
    expect(seen.viewer.id).toBe(meera.id)
  })

  test('receives the same response for a wrong password as for an unknown e-mail, byte for byte', async () => {
    const meera = await shop.shopper('Meera')
    const known = await logIn({ email: meera.email, password: 'not her password' })
    const unknown = await logIn({ email: 'nobody.at.all@example.com', password: 'not her password' })
    expect(known.text).toBe(unknown.text)
    expect(known.status).toBe(unknown.status)
    expect(known.data.logIn).toMatchObject({
      token: null,
      user: null,
      userErrors: [{ code: 'BAD_CREDENTIALS' }],
    })
  })

  test.each([
    ['an operator for an e-mail', { email: { startsWith: 'a' }, password }],
    ['a list of passwords', { email: 'a@example.com', password: ['a', 'b'] }],
  ])('with %s is refused before any query', async (_what, input) => {
    const { status, errors } = await logIn(input)
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  })

  test.each(["' OR 1=1--", '%', 'a\0b@example.com', `${'a'.repeat(242)}@example.com`, 'ﷺ'.repeat(200)])(
    'as %j is a stranger',
    async (email) => {
      const { status, data } = await logIn({ email, password })
      expect(status).toBe(200)
      expect(data.logIn.userErrors).toMatchObject([{ code: 'BAD_CREDENTIALS' }])
    },
  )
})

describe('the role', () => {
  test('is read from the database for each request: a demoted admin’s old token is a shopper’s', async () => {
    const { id: productId } = await shop.product()
    const former = await shop.shopper('Former owner')
    await shop.db.user.update({ where: { id: former.id }, data: { role: 'ADMIN' } })
    expect((await former.graphql('{ viewer { role } }')).data.viewer.role).toBe('ADMIN')
    await shop.db.user.update({ where: { id: former.id }, data: { role: 'SHOPPER' } })

    const { status, errors } = await former.graphql(
      'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedProductId } }',
      { id: productId },
    )
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN'])
    const rest = await former.rest('DELETE', 'admin/delete_product', { productId })
    expect(rest.status).toBe(403)
    expect(await shop.db.product.count({ where: { id: productId } })).toBe(1)
  })
})
