import { expect, test } from 'vitest'
import { openShop, password } from '../support/shop.ts'

const shop = await openShop()

test('a shop without e-mail says so, and accounts work without verification', async () => {
  const payload = await shop.guest().mutate('signUp', { name: 'Rekha', email: 'rekha@example.com', password })
  const client = shop.guest().with(payload.token)
  expect((await client.graphql('{ shop { sendsEmail } viewer { emailVerifiedAt } }')).data).toEqual({
    shop: { sendsEmail: false },
    viewer: { emailVerifiedAt: null },
  })
  expect((await client.mutate('requestPasswordReset', { email: 'a@example.com' })).userErrors).toMatchObject([
    { field: null, code: 'CONFLICT' },
  ])
  const { data } = await client.graphql(
    'mutation { requestEmailVerification { userErrors { code message } } }',
  )
  expect(data.requestEmailVerification.userErrors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await shop.db.message.count()).toBe(0)
})
