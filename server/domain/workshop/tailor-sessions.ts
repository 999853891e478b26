import { z } from 'zod'
import type { TailorLanguage } from '../../platform/database/__generated__/prisma/enums.ts'
import { accountKey } from '../accounts/login-limits.ts'
import { passwordMatches } from '../accounts/passwords.ts'
import { type TokenClaims, tokenLifetimeMs } from '../accounts/tokens.ts'
import type { Context, Services } from '../context.ts'
import { InvalidToken, Refused } from '../errors.ts'
import { phoneDigits } from '../../../shared/grammars/phone.ts'
import { parse } from '../validation.ts'
import { type Tailor, toTailor } from './garment.ts'
import { requireTailor, type SignedInTailor } from './tailor-policy.ts'

const credentials = z.object({ phone: z.string().min(1).max(100), pin: z.string().min(1).max(30) })

export interface TailorLogin {
  token: string
  tailor: Tailor
}

/**
 * Signs a tailor in. Guesses are limited as those of passwords are; the tailor's own phone is known from then on, so that
 * guesses from elsewhere don't lock it out.
 * @throws Refused (BAD_CREDENTIALS, alike for an unknown number and a wrong PIN; INVALID), TooManyRequests
 */
export async function logInTailor(ctx: Context, input: unknown): Promise<TailorLogin> {
  const { phone: typed, pin } = parse(credentials, input)
  const phone = phoneDigits(typed)
  const key = `tailor ${phone ?? typed}`
  await ctx.loginLimits.beforeLogin(ctx, key)
  const found = phone === null ? null : await ctx.db.tailor.findFirst({ where: { phone, isActive: true } })
  const matches = await passwordMatches(found?.pinHash ?? null, pin)
  if (!found || !matches)
    throw new Refused([
      {
        field: null,
        code: 'BAD_CREDENTIALS',
        message: (i18n) => i18n._('That phone number and PIN don’t match. Please try again.'),
      },
    ])
  await ctx.loginLimits.afterLogin(ctx, key)
  ctx.browser.remember(accountKey(key))
  const now = ctx.now()
  await ctx.db.tailorSession.deleteMany({ where: { tailorId: found.id, expiresAt: { lte: now } } })
  const session = await ctx.db.tailorSession.create({
    data: { tailorId: found.id, createdAt: now, expiresAt: new Date(now.getTime() + tokenLifetimeMs) },
    select: { id: true },
  })
  const token = ctx.tokens.sign({
    userId: found.id,
    tokenVersion: found.tokenVersion,
    sessionId: session.id,
    isTailor: true,
  })
  return { token, tailor: toTailor(found) }
}

/**
 * Ends the tailor's session.
 * @throws Unauthenticated, Forbidden
 */
export async function logOutTailor(ctx: Context): Promise<void> {
  const { sessionId } = requireTailor(ctx)
  await ctx.db.tailorSession.deleteMany({ where: { id: sessionId } })
}

type Row = Omit<SignedInTailor, 'language'> & { language: TailorLanguage; tokenVersion: number }

/**
 * The tailor of a token, read from the database for each request.
 * @throws InvalidToken for a session that has ended, and for somebody who no longer sews for the shop
 */
export async function findSignedInTailor({ db }: Services, claims: TokenClaims): Promise<SignedInTailor> {
  const [row] = await db.prepared<Row>`
    SELECT "tailors"."id", "name", "language"::text, "tokenVersion", "tailor_sessions"."id" AS "sessionId"
    FROM "tailors" JOIN "tailor_sessions" ON "tailorId" = "tailors"."id"
    WHERE "tailors"."id" = ${claims.userId}::uuid AND "isActive"
      AND "tailor_sessions"."id" = ${claims.sessionId ?? null}::uuid`
  if (row?.tokenVersion !== claims.tokenVersion) throw new InvalidToken()
  const { tokenVersion: _, ...tailor } = row
  return tailor
}
