import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { TooManyRequests } from '../errors.ts'
import { sharedCounter, UNLIMITED } from '../shared-counter.ts'
import type { KnownBrowser } from './known-browser.ts'
import type { Sentence } from '../../i18n.ts'

/** Where an attempt to log in comes from. */
export interface LoginSource {
  address: string
  browser: KnownBrowser
}

/**
 * Limits password guessing without locking anybody out. Counted in Postgres, so that all replicas count together.
 * Only failed attempts count: each is counted before its password is checked, so that parallel guesses cannot all pass
 * before the first has failed, and taken back when the password was right.
 */
export interface LoginLimits {
  /** @throws TooManyRequests */
  beforeLogin: (source: LoginSource, emailKey: string) => Promise<void>
  /** After the right password: takes the attempt back and forgets the account's failures. */
  afterLogin: (source: LoginSource, emailKey: string) => Promise<void>
  /** After the password was reset by a link: forgets the account's failures. */
  afterReset: (source: LoginSource, emailKey: string) => Promise<void>
  /** @throws TooManyRequests after 20 sign-ups in an hour from the address */
  beforeSignUp: (address: string) => Promise<void>
  /** @throws TooManyRequests after 5 links in an hour for the e-mail, or 30 from the address */
  beforeReset: (address: string, emailKey: string) => Promise<void>
  /** @throws TooManyRequests after 5 codes in an hour for the e-mail, or 30 from the address */
  beforeLoginCode: (address: string, emailKey: string) => Promise<void>
  /** @throws TooManyRequests after 5 links in an hour for the account */
  beforeVerification: (userId: string) => Promise<void>
  /** @throws TooManyRequests after 5 changes of its e-mail in a day for the account */
  beforeEmailChange: (userId: string) => Promise<void>
  /** @throws TooManyRequests after 20 wrong PINs in 15 minutes on one of the shop's tablets */
  beforePin: (deviceId: string) => Promise<void>
  /** After the right PIN: takes the attempt back. */
  afterPin: (deviceId: string) => Promise<void>
  /** Counts a message to an e-mail that nobody has verified: false after 6 in a day, whoever causes them. */
  mayWriteTo: (emailKey: string) => Promise<boolean>
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Wrong passwords for one account from one address, or from one browser that is known to the account. */
export const perSource = { failures: 10, seconds: 15 * minute }
/** Wrong passwords from one address, for all accounts: many shoppers share the address of a mobile network. */
export const perAddress = { failures: 50, seconds: 15 * minute }
/** Wrong passwords for one account from everywhere but its known browsers, before each further one has to wait. */
export const perAccount = { failures: 50, seconds: day, longestDelay: 15 * minute }
const signUps = { number: 20, seconds: hour }
/** Links and codes by e-mail: for one account, and for all that are requested from one address. */
export const links = { perAccount: 5, perAddress: 30, seconds: hour }

/** Changes of an account's e-mail, each of which writes to the new one. */
export const emailChanges = { perAccount: 5, seconds: day }
/** Wrong PINs on one of the shop's tablets, of whoever works there; each person's are counted besides. */
export const perDevice = { failures: 20, seconds: 15 * minute }
/** Messages to one e-mail that nobody has verified, which may be a stranger's: one at the sign-up, and the links. */
export const unverified = { perAddress: 6, seconds: day }

/** How long the attempt after `failures` wrong passwords for one account has to wait for the one before it. */
export const delayAfter = (failures: number): number =>
  failures < perAccount.failures
    ? 0
    : Math.min(2 ** (failures - perAccount.failures + 1), perAccount.longestDelay)

const tooManyFailures: Sentence = (i18n) =>
  i18n._('Too many failed logins. Please wait a little and try again.')

export function createLoginLimits(pool: Pool): LoginLimits {
  const counter = (name: string, points: number, seconds: number) =>
    sharedCounter(pool, name, { points, seconds, message: tooManyFailures })
  const bySource = counter('login-source', perSource.failures, perSource.seconds)
  const byAddress = counter('login-address', perAddress.failures, perAddress.seconds)
  // Counts only: the delays limit.
  const byAccount = counter('login-account', UNLIMITED, perAccount.seconds)
  const delays = counter('login-delay', 1, perAccount.longestDelay)
  const bySignUps = sharedCounter(pool, 'sign-up', {
    points: signUps.number,
    seconds: signUps.seconds,
    message: (i18n) => i18n._('Too many new accounts from here. Please try again in an hour.'),
  })
  const tooManyLinks: Sentence = (i18n) =>
    i18n._('Too many links were requested. Use the latest one, or try again in an hour.')
  const linksBy = (name: string, points: number, message = tooManyLinks) =>
    sharedCounter(pool, name, { points, seconds: links.seconds, message })
  const tooManyCodes: Sentence = (i18n) =>
    i18n._('Too many codes were requested. Use the latest one, or try again in an hour.')
  const resetsByAccount = linksBy('reset-account', links.perAccount)
  const resetsByAddress = linksBy('reset-address', links.perAddress)
  const codesByAccount = linksBy('code-account', links.perAccount, tooManyCodes)
  const codesByAddress = linksBy('code-address', links.perAddress, tooManyCodes)
  const verifications = linksBy('verification', links.perAccount)
  const byEmailChanges = sharedCounter(pool, 'email-change', {
    points: emailChanges.perAccount,
    seconds: emailChanges.seconds,
    message: (i18n) =>
      i18n._('You have changed your e-mail often today. Please try again tomorrow, or call us.'),
  })
  const byDevice = sharedCounter(pool, 'pin-device', {
    points: perDevice.failures,
    seconds: perDevice.seconds,
    message: (i18n) => i18n._('Too many wrong PINs on this tablet. Please wait a little and try again.'),
  })
  const byUnverified = sharedCounter(pool, 'unverified-email', {
    points: unverified.perAddress,
    seconds: unverified.seconds,
  })

  const countForAccount = async (account: string) => {
    const delay = delayAfter((await byAccount.add(account)) - 1)
    if (delay > 0) await delays.add(account, { customDuration: delay })
  }

  const forget = async (account: string, address: string) => {
    await Promise.all([
      bySource.forget(`${account} ${address}`),
      byAccount.forget(account),
      delays.forget(account),
    ])
  }

  return {
    beforeLogin: async ({ address, browser }, emailKey) => {
      const account = accountKey(emailKey)
      if (browser.knows(account)) {
        await bySource.add(`${account} ${browser.id}`)
        return
      }
      const source = `${account} ${address}`
      await bySource.add(source)
      try {
        await byAddress.add(address)
        try {
          await countForAccount(account)
        } catch (refusal) {
          await byAccount.takeBack(account)
          await byAddress.takeBack(address)
          throw refusal
        }
      } catch (refusal) {
        await bySource.takeBack(source)
        throw refusal
      }
    },
    afterLogin: async ({ address, browser }, emailKey) => {
      const account = accountKey(emailKey)
      if (browser.knows(account)) await bySource.forget(`${account} ${browser.id}`)
      else await byAddress.takeBack(address)
      await forget(account, address)
    },
    afterReset: ({ address }, emailKey) => forget(accountKey(emailKey), address),
    beforeSignUp: async (address) => {
      await bySignUps.add(address)
    },
    beforeReset: async (address, emailKey) => {
      await resetsByAddress.add(address)
      await resetsByAccount.add(accountKey(emailKey))
    },
    beforeLoginCode: async (address, emailKey) => {
      await codesByAddress.add(address)
      await codesByAccount.add(accountKey(emailKey))
    },
    beforeVerification: async (userId) => {
      await verifications.add(userId)
    },
    beforeEmailChange: async (userId) => {
      await byEmailChanges.add(userId)
    },
    beforePin: async (deviceId) => {
      await byDevice.add(deviceId)
    },
    afterPin: (deviceId) => byDevice.takeBack(deviceId),
    mayWriteTo: async (emailKey) => {
      try {
        await byUnverified.add(accountKey(emailKey))
        return true
      } catch (error) {
        if (error instanceof TooManyRequests) return false
        throw error
      }
    },
  }
}

/** Any text typed as an e-mail becomes a key of one size; neither counters nor cookies hold addresses. */
export const accountKey = (emailKey: string) => createHash('sha256').update(emailKey).digest('base64url')

/** For load tests and the owner's own tools. */
export const noLoginLimits: LoginLimits = {
  beforeLogin: async () => {},
  afterLogin: async () => {},
  afterReset: async () => {},
  beforeSignUp: async () => {},
  beforeReset: async () => {},
  beforeLoginCode: async () => {},
  beforeVerification: async () => {},
  beforeEmailChange: async () => {},
  beforePin: async () => {},
  afterPin: async () => {},
  mayWriteTo: async () => true,
}
