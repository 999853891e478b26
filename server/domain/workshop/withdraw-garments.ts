import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { returnAllMaterials } from '../materials/return-materials.ts'

/** How many garments a line of an order has less, by its position. */
export type FewerGarments = ReadonlyMap<number, number>

/**
 * Deletes garments of an order whose pieces were taken out of it, those with the highest numbers first, and puts their
 * materials back into the stock. Their numbers are not given again.
 * @throws Refused (CONFLICT) when work on so many of a line has begun
 */
export async function withdrawGarments(
  ctx: Context,
  tx: Transaction,
  orderId: string,
  fewer: FewerGarments,
): Promise<void> {
  if (fewer.size === 0) return
  const garments = await tx.garment.findMany({
    where: { orderId, orderPosition: { in: [...fewer.keys()] } },
    orderBy: { number: 'desc' },
    include: { stage: { select: { kind: true } }, _count: { select: { dues: true } } },
  })
  const withdrawn = [...fewer].flatMap(([position, count]) => {
    const ofLine = garments.filter(({ orderPosition }) => orderPosition === position)
    const waiting = ofLine.filter(({ stage, _count }) => stage.kind === 'WAITING' && _count.dues === 0)
    if (waiting.length < count) {
      const started = ofLine.filter((each) => !waiting.includes(each)).map(({ code }) => code)
      throw conflict('lines', (i18n) =>
        i18n._('Work on {garments} has begun. Move it back to the first stage, or leave it in the order.', {
          garments: started.toReversed().join(', '),
        }),
      )
    }
    return waiting.slice(0, count)
  })
  const highest = Math.max(0, ...withdrawn.map(({ number }) => number))
  await returnAllMaterials(ctx, tx, withdrawn)
  await tx.garment.deleteMany({ where: { id: { in: withdrawn.map(({ id }) => id) } } })
  await tx.$executeRaw`
    UPDATE "orders" SET "withdrawnGarment" = greatest("withdrawnGarment", ${highest}::smallint)
    WHERE "id" = ${orderId}::uuid`
}

/** Garments follow their lines to other positions. */
export async function renumberLines(
  tx: Transaction,
  orderId: string,
  origins: readonly (number | null)[],
): Promise<void> {
  const moved = origins.flatMap((from, to) => (from === null || from === to ? [] : [{ from, to }]))
  if (moved.length === 0) return
  await tx.$executeRaw`
    UPDATE "garments" SET "orderPosition" = "to"
    FROM unnest(${moved.map(({ from }) => from)}::smallint[], ${moved.map(({ to }) => to)}::smallint[])
      AS "moved" ("from", "to")
    WHERE "orderId" = ${orderId}::uuid AND "orderPosition" = "from"`
}
