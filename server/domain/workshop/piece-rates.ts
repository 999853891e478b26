import { z } from 'zod'
import { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import { isShopOwner, requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Context } from '../context.ts'
import { invalid, Refused } from '../errors.ts'
import { amount, isId, parse, uniqueBy } from '../validation.ts'
import { type Tailor, toTailor } from './garment.ts'
import { type PieceRate, readPieceRatesOf } from './read-piece-rates.ts'

/** A tailor's rates; empty for everybody but the owner. */
export async function listPieceRates(ctx: Context, tailorId: string): Promise<PieceRate[]> {
  return isShopOwner(ctx.viewer) ? ctx.loaders.pieceRates.load(tailorId) : []
}

const rates = z.object({
  tailorId: z.string(),
  rates: z
    .array(z.object({ category: z.enum(Category), stageId: z.string(), amount: amount.min(1) }))
    .max(200)
    .superRefine(
      uniqueBy(
        'stageId',
        ({ category, stageId }) => `${category} ${stageId}`,
        /*i18n*/ 'There is another rate for this stage. Keep one of them.',
      ),
    ),
})

const ratesOfTailors = z.object({
  tailors: z
    .array(rates)
    .max(100)
    .superRefine(
      uniqueBy(
        'tailorId',
        ({ tailorId }) => tailorId,
        /*i18n*/ 'This tailor is named twice. Keep one of them.',
      ),
    ),
})

type Rates = z.infer<typeof rates>

/**
 * Replaces a tailor's rates; what was earned before stays. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function savePieceRates(ctx: Context, input: unknown): Promise<Tailor> {
  requireShopOwner(ctx.viewer)
  const [tailor] = await replaceRates(ctx, [parse(rates, input)], () => '')
  return tailor!
}

/**
 * Replaces the rates of several tailors in one transaction: while one is refused, none is saved. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function savePieceRatesOfTailors(ctx: Context, input: unknown): Promise<Tailor[]> {
  requireShopOwner(ctx.viewer)
  return replaceRates(ctx, parse(ratesOfTailors, input).tailors, (row) => `tailors.${row}.`)
}

/** @param fieldOf begins the names of a row's fields */
async function replaceRates(
  ctx: Context,
  rows: readonly Rates[],
  fieldOf: (row: number) => string,
): Promise<Tailor[]> {
  const ids = rows.map(({ tailorId }) => tailorId)
  const found = await ctx.db.tailor.findMany({ where: { id: { in: ids.filter(isId) } } })
  const stages = new Map(
    (await ctx.db.workshopStage.findMany({ select: { id: true, name: true } })).map(({ id, name }) => [
      id,
      name,
    ]),
  )
  const tailors = rows.map(({ tailorId, rates }, row) => {
    const tailor = found.find(({ id }) => id === tailorId)
    if (!tailor) throw unknownTailor(fieldOf(row))
    for (const [index, { stageId }] of rates.entries())
      if (!stages.has(stageId))
        throw invalid(`${fieldOf(row)}rates.${index}.stageId`, (i18n) =>
          i18n._('The workshop has no such stage.'),
        )
    return tailor
  })
  const recorded = ({ category, stageId, amount }: Omit<PieceRate, 'tailorId'>) => ({
    category,
    stage: stages.get(stageId),
    amount,
  })
  await ctx.db.transaction(async (tx) => {
    // In one order, so that two of them don't wait for each other.
    for (const id of ids.toSorted()) await lockRow(tx, 'tailors', id, 'FOR NO KEY UPDATE')
    const before = await readPieceRatesOf(tx, ids)
    await tx.pieceRate.deleteMany({ where: { tailorId: { in: ids } } })
    await tx.pieceRate.createMany({
      data: rows.flatMap(({ tailorId, rates }) => rates.map((rate) => ({ ...rate, tailorId }))),
    })
    for (const [row, { id, name }] of tailors.entries())
      await recordChange(tx, ctx, {
        action: 'tailor.rates',
        entity: 'SHOP',
        entityId: id,
        entityName: name,
        before: { rates: before.filter(({ tailorId }) => tailorId === id).map(recorded) },
        after: { rates: rows[row]!.rates.map(recorded) },
      })
  })
  return tailors.map(toTailor)
}

/** @param row begins the names of its fields, in a list of tailors */
const unknownTailor = (row: string) =>
  new Refused([
    {
      field: row === '' ? null : `${row}tailorId`,
      code: 'NOT_FOUND',
      message: (i18n) => i18n._('There is no such tailor.'),
    },
  ])
