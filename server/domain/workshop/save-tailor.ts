import { z } from 'zod'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import { TailorLanguage } from '../../platform/database/__generated__/prisma/enums.ts'
import { isUniqueViolation } from '../../platform/database/client.ts'
import { hashPassword, passwordMatches } from '../accounts/passwords.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { phoneNumber } from '../phone-number.ts'
import { isId, parse, requiredText } from '../validation.ts'
import { type Tailor, toTailor } from './garment.ts'
import { isPartOfPhone, isWeakPin } from './pin-policy.ts'

const changes = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  name: requiredText(100),
  phone: phoneNumber,
  language: z.enum(TailorLanguage),
  isActive: z.boolean().default(true),
  pin: z
    .string()
    .trim()
    .regex(/^\d{6}$/, { error: /*i18n*/ 'A PIN has 6 digits.', abort: true })
    .refine((pin) => !isWeakPin(pin), {
      error:
        /*i18n*/ 'That PIN is among the first that anybody guesses. Choose six digits without a pattern or a date.',
    })
    .nullish(),
})

/**
 * Adds a tailor, or changes one. A new PIN, and the end of the work, end the tailor's sessions. The owner only.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired for another PIN, or another number beside one, Refused (INVALID, NOT_FOUND;
 * CONFLICT for a number that another tailor has, and when another change came first)
 */
export async function saveTailor(ctx: Context, input: unknown): Promise<Tailor> {
  requireShopOwner(ctx.viewer)
  const { id, version, pin, ...columns } = parse(changes, input)
  const before = isId(id) ? await ctx.db.tailor.findUnique({ where: { id } }) : null
  if (id && !before) throw notFound((i18n) => i18n._('There is no such tailor.'))
  // What a tailor signs in with lets others in for longer than a token.
  if (pin || (before?.pinHash && before.phone !== columns.phone)) requireConfirmation(ctx)
  if (pin) await refuseKnownPin(pin, columns.phone, before?.pinHash ?? null)
  const pinHash = pin ? await hashPassword(pin) : undefined
  try {
    return await ctx.db.transaction(async (tx) => {
      const endsSessions = before !== null && (pinHash !== undefined || !columns.isActive)
      if (before) {
        const { count } = await tx.tailor.updateMany({
          where: { id: before.id, version: version ?? before.version },
          data: {
            ...columns,
            pinHash,
            version: { increment: 1 },
            ...(endsSessions && { tokenVersion: { increment: 1 } }),
          },
        })
        if (count === 0)
          throw conflict('version', (i18n) =>
            i18n._('This tailor was changed meanwhile. Look at the page as it is now.'),
          )
        if (endsSessions) await tx.tailorSession.deleteMany({ where: { tailorId: before.id } })
      }
      const after = before
        ? await tx.tailor.findUniqueOrThrow({ where: { id: before.id } })
        : await tx.tailor.create({ data: { ...columns, pinHash: pinHash ?? null, createdAt: ctx.now() } })
      await recordChange(tx, ctx, {
        action: before ? 'tailor.update' : 'tailor.add',
        entity: 'SHOP',
        entityId: after.id,
        entityName: after.name,
        before: before && recorded(before),
        after: { ...recorded(after), ...(pinHash !== undefined && { pin: 'new' satisfies RecordedWord }) },
      })
      return toTailor(after)
    })
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('phone', (i18n) => i18n._('Another tailor has this phone number.'))
    throw error
  }
}

/** @throws Refused (INVALID) for a PIN that the phone number shows, and for the one before */
async function refuseKnownPin(pin: string, phone: string, before: string | null): Promise<void> {
  if (isPartOfPhone(pin, phone))
    throw invalid('pin', (i18n) => i18n._('That PIN is part of the phone number. Choose other digits.'))
  if (before && (await passwordMatches(before, pin)))
    throw invalid('pin', (i18n) => i18n._('That is the PIN as it was. Choose another one.'))
}

const recorded = ({
  name,
  phone,
  language,
  isActive,
}: Pick<Tailor, 'name' | 'phone' | 'language' | 'isActive'>) => ({
  name,
  phone,
  language,
  isActive,
})
