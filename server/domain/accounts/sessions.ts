import Bowser from 'bowser'
import type { SignInMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { isId } from '../validation.ts'
import { toEmailKey } from './email-address.ts'
import { accountKey } from './login-limits.ts'
import { requireViewer } from './policy.ts'
import { tokenLifetimeMs } from './tokens.ts'
import { type User, userColumns } from './user.ts'

/** Who has signed in, and the token that proves it. */
export interface SignedIn {
  token: string
  user: User
}

/** A browser or program in which the viewer is signed in. */
export interface Session {
  id: string
  createdAt: Date
  /** At most an hour behind. */
  lastUsedAt: Date
  /** Such as `Chrome`; null for a program that doesn't say. */
  browser: string | null
  /** Such as `Android`. */
  operatingSystem: string | null
  /** Whether the request itself belongs to it. */
  isCurrent: boolean
  /** Null for one that began before it was stored. */
  method: SignInMethod | null
}

const MAX_LISTED = 50
const maxUserAgent = 300

/** Begins a session after a successful sign-in, and deletes the account's expired ones. */
export async function openSession(
  ctx: Context,
  user: User,
  method: SignInMethod = 'PASSWORD',
): Promise<SignedIn> {
  ctx.browser.remember(accountKey(toEmailKey(user.email)))
  const now = ctx.now()
  await ctx.db.session.deleteMany({ where: { userId: user.id, expiresAt: { lte: now } } })
  const { id } = await ctx.db.session.create({
    data: {
      userId: user.id,
      userAgent: ctx.userAgent.slice(0, maxUserAgent),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + tokenLifetimeMs),
      method,
    },
    select: { id: true },
  })
  const token = ctx.tokens.sign({ userId: user.id, tokenVersion: user.tokenVersion, sessionId: id })
  return { token, user }
}

/**
 * The sessions of the viewer, the last used first: at most 50.
 * @throws Unauthenticated
 */
export async function listSessions(ctx: Context): Promise<Session[]> {
  requireViewer(ctx.viewer)
  const sessions = await ctx.db.session.findMany({
    where: { userId: ctx.viewer.id, expiresAt: { gt: ctx.now() } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED,
  })
  return sessions.map(({ id, createdAt, lastUsedAt, userAgent, method }) => ({
    id,
    createdAt,
    lastUsedAt,
    ...describeUserAgent(userAgent),
    isCurrent: id === ctx.sessionId,
    method,
  }))
}

/**
 * Ends one of the viewer's sessions: its token is revoked.
 * @throws Unauthenticated, Refused (NOT_FOUND, also for a session of somebody else)
 */
export async function endSession(ctx: Context, id: string): Promise<void> {
  requireViewer(ctx.viewer)
  const { count } = isId(id)
    ? await ctx.db.session.deleteMany({ where: { id, userId: ctx.viewer.id } })
    : { count: 0 }
  if (count === 0) throw notFound((i18n) => i18n._('That browser is no longer signed in.'))
}

/**
 * Ends the session that the request belongs to. A token that was issued before sessions were stored stays valid until
 * it expires, or until `logOutEverywhere`.
 * @throws Unauthenticated
 */
export async function logOut(ctx: Context): Promise<void> {
  requireViewer(ctx.viewer)
  if (ctx.sessionId) await ctx.db.session.deleteMany({ where: { id: ctx.sessionId } })
}

/**
 * Ends all sessions of the viewer and revokes every token issued so far.
 * @throws Unauthenticated
 */
export async function logOutEverywhere(ctx: Context): Promise<User> {
  requireViewer(ctx.viewer)
  const { id } = ctx.viewer
  return ctx.db.transaction((tx) => revokeAll(tx, id))
}

/** Ends all sessions of the account and revokes every token issued so far. */
export async function revokeAll(tx: Transaction, userId: string): Promise<User> {
  await tx.session.deleteMany({ where: { userId } })
  return tx.user.update({
    where: { id: userId },
    data: { tokenVersion: { increment: 1 } },
    select: userColumns,
  })
}

/** What people recognize a browser by. */
function describeUserAgent(userAgent: string): Pick<Session, 'browser' | 'operatingSystem'> {
  if (userAgent === '') return { browser: null, operatingSystem: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, operatingSystem: os.name || null }
}
