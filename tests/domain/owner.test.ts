import { beforeEach, describe, expect, it } from 'vitest'
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

/** A shop before its first owner. */
const withoutOwner = () => shop.db.user.updateMany({ where: { role: 'ADMIN' }, data: { role: 'SHOPPER' } })

beforeEach(withoutOwner)

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

  it('is not made again after the owner has changed the e-mail', async () => {
    await ensureOwner(shop.db, { email: 'devi@shop.example', password })
    const devi = shop.guest().with(await logIn('devi@shop.example', password))
    const { data } = await devi.graphql(
      'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { user { email } } }',
      { input: { email: 'devi@home.example', currentPassword: password } },
    )
    expect(data.changeEmail.user.email).toBe('devi@home.example')
    expect(await ensureOwner(shop.db, { email: 'devi@shop.example', password })).toBe(false)
    expect(await shop.db.user.findMany({ where: { role: 'ADMIN' }, select: { email: true } })).toEqual([
      { email: 'devi@home.example' },
    ])
  })

  it('does not take over the account of whoever signed up with the former e-mail', async () => {
    await ensureOwner(shop.db, { email: 'esha@shop.example', password })
    const stranger = await shop.shopper('Stranger')
    expect(await ensureOwner(shop.db, { email: stranger.email, password })).toBe(false)
    expect(await roleOf(stranger.token)).toBe('SHOPPER')
  })
})
