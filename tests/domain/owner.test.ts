import { describe, expect, it } from 'vitest'
import { ensureOwner } from '../../server/domain/accounts/owner.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const password = 'the owner’s own password'

const roleOf = async (token: string) =>
  (await shop.guest().with(token).graphql('{ viewer { role } }')).data.viewer?.role ?? null

const statusOf = async (token: string) =>
  (await shop.guest().with(token).graphql('{ viewer { role } }')).status

const logIn = async (email: string, word: string) =>
  (await shop.guest().rest('POST', 'auth/login', { email, password: word })).body.token as string

describe('the owner named by the environment', () => {
  it('is created at the first start, and can log in', async () => {
    await ensureOwner(shop.db, { email: 'asha@shop.example', password })
    expect(await roleOf(await logIn('asha@shop.example', password))).toBe('ADMIN')
  })

  it('keeps their sessions over a restart with the same password', async () => {
    await ensureOwner(shop.db, { email: 'bina@shop.example', password })
    const token = await logIn('bina@shop.example', password)
    await ensureOwner(shop.db, { email: 'Bina@shop.example', password })
    expect(await roleOf(token)).toBe('ADMIN')
  })

  it('locks out an account that was opened with the owner’s e-mail before', async () => {
    const stranger = await shop.shopper('Stranger')
    await ensureOwner(shop.db, { email: stranger.email, password })
    expect(await statusOf(stranger.token)).toBe(401)
    expect(await roleOf(await logIn(stranger.email, password))).toBe('ADMIN')
  })

  it('loses old sessions when the password is changed', async () => {
    await ensureOwner(shop.db, { email: 'chitra@shop.example', password })
    const token = await logIn('chitra@shop.example', password)
    await ensureOwner(shop.db, { email: 'chitra@shop.example', password: 'another password' })
    expect(await statusOf(token)).toBe(401)
  })
})
