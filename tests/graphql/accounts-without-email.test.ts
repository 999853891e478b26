import { expect, test } from 'vitest'
import { requestPasswordReset, signUp } from '../support/people.ts'
import { openShop, password } from '../support/shop.ts'

const shop = await openShop()

test('a shop without e-mail says so, and accounts work without verification', async () => {
  const { payload } = await signUp(shop.guest(), { name: 'Rekha', email: 'rekha@example.com', password })
  const client = shop.guest().with(payload.token)
  expect((await client.graphql('{ shop { sendsEmail } viewer { emailVerifiedAt } }')).data).toEqual({
    shop: { sendsEmail: false },
    viewer: { emailVerifiedAt: null },
  })
  expect((await requestPasswordReset(client, { email: 'a@example.com' })).userErrors).toMatchObject([
    { field: null, code: 'CONFLICT' },
  ])
  const { data } = await client.graphql(
    'mutation { requestEmailVerification { userErrors { code message } } }',
  )
  expect(data.requestEmailVerification.userErrors).toMatchObject([{ code: 'CONFLICT' }])
  expect(await shop.db.message.count()).toBe(0)
})
