import { z } from 'zod'
import { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import { isShopOwner, requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { amount, isId, parse, uniqueBy } from '../validation.ts'
import { type Tailor, toTailor } from './garment.ts'
import { type PieceRate, readPieceRatesOf } from './read-piece-rates.ts'

/** A tailor's rates; empty for everybody but the owner. */
export async function listPieceRates(ctx: Context, tailorId: string): Promise<PieceRate[]> {
  return isShopOwner(ctx.viewer) ? ctx.loaders.pieceRates.load(tailorId) : []
}

const changes = z.object({
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

/**
 * Replaces a tailor's rates; what was earned before stays. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function savePieceRates(ctx: Context, input: unknown): Promise<Tailor> {
  requireShopOwner(ctx.viewer)
  const { tailorId, rates } = parse(changes, input)
  const tailor = isId(tailorId) ? await ctx.db.tailor.findUnique({ where: { id: tailorId } }) : null
  if (!tailor) throw notFound((i18n) => i18n._('There is no such tailor.'))
  const stages = new Map(
    (await ctx.db.workshopStage.findMany({ select: { id: true, name: true } })).map(({ id, name }) => [
      id,
      name,
    ]),
  )
  for (const [index, { stageId }] of rates.entries())
    if (!stages.has(stageId))
      throw invalid(`rates.${index}.stageId`, (i18n) => i18n._('The workshop has no such stage.'))
  const before = await readPieceRatesOf(ctx.db, [tailorId])
  const recorded = ({ category, stageId, amount }: Omit<PieceRate, 'tailorId'>) => ({
    category,
    stage: stages.get(stageId),
    amount,
  })
  await ctx.db.transaction(async (tx) => {
    await tx.pieceRate.deleteMany({ where: { tailorId } })
    await tx.pieceRate.createMany({ data: rates.map((rate) => ({ ...rate, tailorId })) })
    await recordChange(tx, ctx, {
      action: 'tailor.rates',
      entity: 'SHOP',
      entityId: tailorId,
      entityName: tailor.name,
      before: { rates: before.map(recorded) },
      after: { rates: rates.map(recorded) },
    })
  })
  return toTailor(tailor)
}
