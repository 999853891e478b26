import { z } from 'zod'
import { TailorLanguage } from '../../database/__generated__/prisma/enums.ts'
import { isUniqueViolation } from '../../database/client.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { normalizePhone } from '../phone-number.ts'
import { isId, parse, requiredText } from '../validation.ts'
import { type Tailor, toTailor } from './garment.ts'

const changes = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  name: requiredText(100),
  phone: z
    .string()
    .transform(normalizePhone)
    .refine((phone) => /^\d{10}$/.test(phone), { error: 'A mobile number has 10 digits.' }),
  language: z.enum(TailorLanguage),
  isActive: z.boolean().default(true),
  pin: z
    .string()
    .trim()
    .regex(/^\d{6}$/, { error: 'A PIN has 6 digits.' })
    .nullish(),
})

/**
 * Adds a tailor, or changes one. A new PIN, and the end of the work, end the tailor's sessions. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for a number that another tailor has, and
 * when another change came first)
 */
export async function saveTailor(ctx: Context, input: unknown): Promise<Tailor> {
  requireShopOwner(ctx.viewer)
  const { id, version, pin, ...columns } = parse(changes, input)
  const pinHash = pin ? await hashPassword(pin) : undefined
  const before = isId(id) ? await ctx.db.tailor.findUnique({ where: { id } }) : null
  if (id && !before) throw notFound('There is no such tailor.')
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
          throw conflict('version', 'This tailor was changed meanwhile. Look at the page as it is now.')
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
        after: { ...recorded(after), ...(pinHash !== undefined && { pin: 'new' }) },
      })
      return toTailor(after)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('phone', 'Another tailor has this phone number.')
    throw error
  }
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
