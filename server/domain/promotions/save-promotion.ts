import { z } from 'zod'
import { Category, PromotionKind } from '../../platform/database/__generated__/prisma/enums.ts'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue, notFound, refuseIssues } from '../errors.ts'
import { nameTranslations } from '../name-translations.ts'
import { amount, day, isId, optionalText, parse, requiredText } from '../validation.ts'
import { couponCode } from './coupon-code.ts'
import { findPromotion } from './list-promotions.ts'
import { type Promotion, toPromotion } from './promotion.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Sentence } from '../../i18n.ts'

const positive = amount.min(1, { error: /*i18n*/ 'Write an amount above ₹0.' })
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)
const isPercent = { error: /*i18n*/ 'Write a whole percent from 1 to 100.' }
const limit = (most: number, error: string) => {
  return orNull(z.int({ error }).min(1, { error }).max(most, { error }))
}

const input = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  name: requiredText(60),
  translations: nameTranslations(60),
  code: optionalText(100).pipe(orNull(couponCode)),
  kind: z.enum(PromotionKind),
  percent: orNull(z.int(isPercent).min(1, isPercent).max(100, isPercent)),
  amount: orNull(positive),
  minimumTotal: amount.default(0),
  maximumDiscount: orNull(positive),
  categories: z
    .array(z.enum(Category))
    .default([])
    .transform((categories) => [...new Set(categories)]),
  firstOrderOnly: z.boolean().default(false),
  startsOn: orNull(day),
  endsOn: orNull(day),
  usageLimit: limit(1_000_000, /*i18n*/ 'Write a number from 1 to 10,00,000, or nothing.'),
  usageLimitPerCustomer: limit(1_000, /*i18n*/ 'Write a number from 1 to 1,000, or nothing.'),
  isActive: z.boolean().default(true),
})

type Fields = Omit<z.infer<typeof input>, 'id' | 'version'>

/** The promotion after the save; with issues when nothing was saved because another change came first. */
export interface SavedPromotion {
  promotion: Promotion
  issues: Issue[]
}

/**
 * Adds a promotion, or changes all fields of one if it is still at the named version; requires MANAGE_PROMOTIONS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, every wrong field at once; NOT_FOUND; CONFLICT for a code that
 * another promotion has)
 */
export async function savePromotion(ctx: Context, given: unknown): Promise<SavedPromotion> {
  requirePermission(ctx.viewer, 'MANAGE_PROMOTIONS')
  const { id, version, ...fields } = parse(input, given)
  refuseMistakes(fields)
  try {
    if (id == null) return { promotion: await add(ctx, fields), issues: [] }
    if (version == null)
      throw invalid('version', (i18n) => i18n._('Say which version of the promotion this changes.'))
    const isSaved = await change(ctx, id, version, fields)
    const promotion = await findPromotion(ctx, id)
    if (!promotion) throw unknownPromotion()
    return { promotion, issues: isSaved ? [] : [outdated] }
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('code', (i18n) => i18n._('Another promotion has this code already.'))
    throw error
  }
}

function refuseMistakes({ kind, percent, amount, maximumDiscount, startsOn, endsOn }: Fields): void {
  const issues: Issue[] = []
  const issue = (field: string, message: Sentence) => issues.push({ field, code: 'INVALID', message })
  if (kind === 'PERCENT' && percent === null) issue('percent', (i18n) => i18n._(isPercent.error))
  if (kind !== 'PERCENT' && percent !== null)
    issue('percent', (i18n) => i18n._('Only a percentage has a percent.'))
  if (kind === 'AMOUNT' && amount === null) issue('amount', (i18n) => i18n._('Write an amount above ₹0.'))
  if (kind !== 'AMOUNT' && amount !== null)
    issue('amount', (i18n) => i18n._('Only an amount off has an amount.'))
  if (kind !== 'PERCENT' && maximumDiscount !== null)
    issue('maximumDiscount', (i18n) => i18n._('Only a percentage has a maximum.'))
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    issue('endsOn', (i18n) => i18n._('The last day can’t come before the first.'))
  refuseIssues(issues)
}

const toColumns = ({ startsOn, endsOn, ...fields }: Fields) => ({
  ...fields,
  startsOn: startsOn === null ? null : new Date(startsOn),
  endsOn: endsOn === null ? null : new Date(endsOn),
})

const add = (ctx: Context, fields: Fields): Promise<Promotion> =>
  ctx.db.transaction(async (tx) => {
    const row = await tx.promotion.create({ data: { ...toColumns(fields), createdAt: ctx.now() } })
    const promotion = toPromotion(row)
    await record(tx, ctx, 'add', null, promotion)
    return promotion
  })

/** Whether it was saved: not when another change came first. */
const change = (ctx: Context, id: string, version: number, fields: Fields): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const before = await lock(tx, id)
    if (before.version !== version) return false
    const row = await tx.promotion.update({
      where: { id },
      data: { ...toColumns(fields), version: version + 1 },
    })
    await record(tx, ctx, 'update', before, toPromotion(row))
    return true
  })

/**
 * Deletes a promotion; orders keep their copies. Requires MANAGE_PROMOTIONS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deletePromotion(ctx: Context, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'MANAGE_PROMOTIONS')
  await ctx.db.transaction(async (tx) => {
    const before = await lock(tx, id)
    await tx.promotion.delete({ where: { id } })
    await record(tx, ctx, 'delete', before, null)
  })
}

/** Locks the promotion until the transaction ends. */
async function lock(tx: Transaction, id: string): Promise<Promotion> {
  if (!isId(id)) throw unknownPromotion()
  await lockRow(tx, 'promotions', id)
  const row = await tx.promotion.findUnique({ where: { id } })
  if (!row) throw unknownPromotion()
  return toPromotion(row)
}

const record = (
  tx: Transaction,
  ctx: Context,
  verb: 'add' | 'update' | 'delete',
  before: Promotion | null,
  after: Promotion | null,
) => {
  const { id, name } = (after ?? before)!
  return recordChange(tx, ctx, {
    action: `promotion.${verb}`,
    entity: 'PROMOTION',
    entityId: id,
    entityName: name,
    before: before && recorded(before),
    after: after && recorded(after),
  })
}

/** Orders change `used`, not people. */
const recorded = ({ used: _, ...promotion }: Promotion) => promotion

const unknownPromotion = () =>
  notFound((i18n) => i18n._('There is no such promotion; it may have been deleted.'))

const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._('This promotion was changed in another window. Look at it as it is now, then change it again.'),
}
