import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/client.ts'
import { requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { requireTailor } from '../workshop/tailor-policy.ts'
import { parse, text } from '../validation.ts'

/** Whether browsers can be notified, and whether this one is. */
export interface Notifications {
  /** The shop's public key (VAPID), in base64url; null while notifications are not set up. */
  publicKey: string | null
  isSubscribed: boolean
}

/** An account or a tailor has at most as many browsers that are notified: a new one replaces the oldest. */
const MAX_BROWSERS = 10

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

/** Whether it is a point of the curve of Web Push. */
function isPublicKey(text: string): boolean {
  try {
    return bytesOf(text).length === 65 && ECDH.convertKey(bytesOf(text), 'prime256v1').length > 0
  } catch {
    return false
  }
}

const browserKey = { error: /*i18n*/ 'The browser’s keys are not those of a push subscription.' }

const endpointText = text(2_000)

const subscribing = z.object({
  endpoint: endpointText,
  p256dh: z.string().max(100).refine(isPublicKey, browserKey),
  auth: z
    .string()
    .max(100)
    .refine((text) => bytesOf(text).length === 16, browserKey),
})

/** Whose browser it is: the notifications end with the session. */
type Owner = { userId: string; sessionId: string | null } | { tailorId: string; tailorSessionId: string }

const staffOf = (ctx: Context): Owner => {
  requireAdmin(ctx.viewer)
  return { userId: ctx.viewer.id, sessionId: ctx.sessionId }
}

const tailorOf = (ctx: Context): Owner => {
  const { id, sessionId } = requireTailor(ctx)
  return { tailorId: id, tailorSessionId: sessionId }
}

const ownedBy = (owner: Owner) =>
  'userId' in owner ? { userId: owner.userId } : { tailorSession: { tailorId: owner.tailorId } }

const columnsOf = (owner: Owner) =>
  'userId' in owner
    ? { userId: owner.userId, sessionId: owner.sessionId }
    : { tailorSessionId: owner.tailorSessionId }

const reading = z.object({ endpoint: endpointText.nullish() })

async function read(ctx: Context, owner: Owner, input: { endpoint?: string | null }): Promise<Notifications> {
  const { endpoint } = parse(reading, input)
  const count = endpoint ? await ctx.db.pushSubscription.count({ where: { endpoint, ...ownedBy(owner) } }) : 0
  return { publicKey: ctx.channels.push?.publicKey ?? null, isSubscribed: count > 0 }
}

async function subscribe(ctx: Context, owner: Owner, input: unknown): Promise<Notifications> {
  if (!ctx.channels.push) throw conflict(null, (i18n) => i18n._('The shop sends no notifications.'))
  const { endpoint, p256dh, auth } = parse(subscribing, input)
  const problem = await ctx.outbound.problemOf(endpoint)
  if (problem) throw invalid('endpoint', (i18n) => i18n._(problem))
  const store = ctx.db.transaction(async (tx) => {
    // A new row each time: what waits for whoever used the browser before is not sent to it any more.
    await tx.pushSubscription.deleteMany({ where: { endpoint } })
    const stored = await tx.pushSubscription.findMany({
      where: ownedBy(owner),
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: MAX_BROWSERS - 1,
      select: { id: true },
    })
    await tx.pushSubscription.deleteMany({ where: { id: { in: stored.map(({ id }) => id) } } })
    await tx.pushSubscription.create({
      data: { endpoint, p256dh, auth, createdAt: ctx.now(), ...columnsOf(owner) },
    })
  })
  await store.catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? conflict('endpoint', (i18n) => i18n._('This browser was just switched on in another window.'))
      : error
  })
  return read(ctx, owner, { endpoint })
}

const unsubscribing = z.object({ endpoint: endpointText })

async function unsubscribe(ctx: Context, owner: Owner, input: unknown): Promise<Notifications> {
  const { endpoint } = parse(unsubscribing, input)
  await ctx.db.pushSubscription.deleteMany({ where: { endpoint, ...ownedBy(owner) } })
  return read(ctx, owner, { endpoint })
}

/**
 * Whether the shop can notify browsers, and whether it notifies the viewer in the browser with this endpoint.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for what can't be an endpoint)
 */
export const readNotifications = async (ctx: Context, endpoint?: string | null) =>
  read(ctx, staffOf(ctx), { endpoint })

/**
 * Notifies the viewer in a browser, until the session ends. Repeating it replaces the browser's keys.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for keys or an address that can't be used; CONFLICT while notifications
 * are not set up)
 */
export const subscribeToNotifications = async (ctx: Context, input: unknown) =>
  subscribe(ctx, staffOf(ctx), input)

/**
 * Notifies the viewer in this browser no longer; another account's browser is left as it is.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export const unsubscribeFromNotifications = async (ctx: Context, input: unknown) =>
  unsubscribe(ctx, staffOf(ctx), input)

/** As `readNotifications`, for the signed-in tailor. @throws Unauthenticated, Forbidden */
export const readTailorNotifications = async (ctx: Context, endpoint?: string | null) =>
  read(ctx, tailorOf(ctx), { endpoint })

/** As `subscribeToNotifications`, for the signed-in tailor. @throws Unauthenticated, Forbidden, Refused (INVALID, CONFLICT) */
export const subscribeTailorToNotifications = async (ctx: Context, input: unknown) =>
  subscribe(ctx, tailorOf(ctx), input)

/** As `unsubscribeFromNotifications`, for the signed-in tailor. @throws Unauthenticated, Forbidden */
export const unsubscribeTailorFromNotifications = async (ctx: Context, input: unknown) =>
  unsubscribe(ctx, tailorOf(ctx), input)
