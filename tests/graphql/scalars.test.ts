import { describe, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

describe('a DateTime', () => {
  const since = async (value: string) =>
    (await shop.admin()).graphql(
      'query ($since: DateTime) { auditLog(where: { since: $since }) { totalCount } }',
      {
        since: value,
      },
    )

  test.each([
    '2026-11-20T09:30:00.000Z',
    '2026-11-20T09:30:00Z',
    '2026-11-20t09:30:00z',
    '2026-11-20T15:00:00+05:30',
    '2028-02-29T00:00:00.123456Z',
  ])('may be %s', async (value) => {
    expect((await since(value)).errors).toBeUndefined()
  })

  test.each([
    '5',
    '2026',
    '2026-11-20',
    '2026-11-20T09:30:00',
    '2026-11-20 09:30:00Z',
    '2026-02-31T00:00:00Z',
    '2027-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-20T24:00:01Z',
    '2026-11-20T09:60:00Z',
    '2026-11-20T09:30:00+25:00',
    'Fri, 20 Nov 2026 09:30:00 GMT',
    '',
  ])('may not be %j', async (value) => {
    const { errors } = await since(value)
    expect(errors?.[0]?.message).toContain(
      'A time must be written in RFC 3339, such as 2026-11-20T09:30:00.000Z.',
    )
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})
