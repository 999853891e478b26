import { describe, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

/** A shop whose tables of drafts and feedback were dropped: the failure is real. */
const broken = await openShop()
await broken.db.$executeRaw`DROP TABLE "order_drafts", "feedback" CASCADE`
/** A shop whose database refuses one name: its message repeats the whole row. */
const strict = await openShop()
await strict.db.$executeRaw`ALTER TABLE "users" ADD CONSTRAINT "no_meera" CHECK ("name" <> 'Meera')`

const leak =
  /order_drafts|feedback"|prisma|postgres|select |insert |relation|constraint|node_modules|\/server\/|\.ts\b|stack|at \w+ \(/i
const masked = 'Something went wrong on our side. Please try again.'

describe('an internal error', () => {
  test('is masked over GraphQL', async () => {
    const meera = await broken.shopper('Meera')
    const { status, data, errors, text } = await meera.graphql('{ orderDrafts { totalCount } }')
    expect([status, data]).toEqual([500, null])
    expect(errors).toEqual([
      { message: masked, path: ['orderDrafts'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ])
    expect(text).not.toMatch(leak)
    expect(broken.faults().join()).toContain('order_drafts')
  })

  test('is masked over GraphQL also in a mutation, and beside successful fields', async () => {
    const meera = await broken.shopper('Meera')
    const mutation = await meera.graphql(
      'mutation { saveOrderDraft(input: {}) { orderDraft { id } userErrors { code } } }',
    )
    expect([mutation.status, mutation.errors?.[0]?.message]).toEqual([500, masked])
    const query = await meera.graphql(
      `{ shop { name } orderDraft(id: "6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c") { id } }`,
    )
    expect(query.data).toEqual({ shop: { name: 'Roopkala Boutique' }, orderDraft: null })
    expect(query.errors).toMatchObject([{ message: masked, path: ['orderDraft'] }])
    for (const { text } of [mutation, query]) expect(text).not.toMatch(leak)
    expect(broken.faults()).not.toEqual([])
  })

  test('is masked over REST', async () => {
    const meera = await broken.shopper('Meera')
    const { status, body, text } = await meera.rest('GET', 'feedback/getAll')
    expect([status, body]).toEqual([500, { success: false, message: masked }])
    expect(text).not.toMatch(leak)
    expect(broken.faults()).not.toEqual([])
  })

  test('doesn’t affect other requests', async () => {
    await broken.product()
    expect((await broken.guest().graphql('{ products { totalCount } }')).data.products.totalCount).toBe(1)
    expect((await broken.guest().rest('GET', 'common/gel_all_product')).body).toHaveLength(1)
  })

  test('logs neither the password, its hash nor the e-mail of the row that failed', async () => {
    const account = { name: 'Meera', email: 'meera.private@example.com', password: 'gulmohar-tree-9' }
    const rest = await strict.guest().rest('POST', 'auth/signup', account)
    const graphql = await strict
      .guest()
      .graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { token } }', { input: account })
    for (const { status, text } of [rest, graphql]) {
      expect(status).toBe(500)
      expect(text).not.toMatch(leak)
    }
    const logged = strict.faults().join()
    expect(logged).toContain('no_meera')
    expect(logged).not.toMatch(/meera\.private|gulmohar|argon2/)
  })
})
