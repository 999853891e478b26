import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import { requirePermission, requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { nameTranslations } from '../name-translations.ts'
import { parse, requiredText, uniqueBy } from '../validation.ts'
import { toStage, type WorkshopStage } from './garment.ts'

export interface StageList {
  /** That of the workshop: incremented at each change. */
  version: number
  /** In their order; those that were removed while garments are in them come last. */
  stages: WorkshopStage[]
}

/**
 * The workshop's stages; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function readStages(ctx: Context): Promise<StageList> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { version } = await ctx.db.workshop.findUniqueOrThrow({ where: { id: 1 } })
  const rows = await ctx.db.workshopStage.findMany({
    where: { OR: [{ removedAt: null }, { garments: { some: { isOpen: true } } }] },
    orderBy: [{ removedAt: { sort: 'asc', nulls: 'first' } }, { position: 'asc' }],
  })
  return { version, stages: rows.map(toStage) }
}

const changes = z.object({
  version: z.int(),
  stages: z
    .array(
      z.object({
        id: z.string().nullish(),
        name: requiredText(40),
        translations: nameTranslations(40),
      }),
    )
    .min(2, { error: /*i18n*/ 'The workshop needs a first stage and a last one.' })
    .max(20)
    .superRefine(uniqueBy('id', ({ id }) => id, /*i18n*/ 'Each stage may come once.'))
    .superRefine(
      uniqueBy(
        'name',
        ({ name }) => name,
        /*i18n*/ 'Two stages have this name. Give each a name of its own.',
      ),
    ),
})

/**
 * Replaces the list of stages; the first and the last stay what they are. Garments in a removed stage stay in it until
 * they are moved. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (INVALID; CONFLICT when another change came first)
 */
export async function saveStages(ctx: Context, input: unknown): Promise<StageList> {
  requireShopOwner(ctx.viewer)
  const { version, stages } = parse(changes, input)
  const before = (await readStages(ctx)).stages.filter(({ isRemoved }) => !isRemoved)
  requireEnds(before, stages)
  await ctx.db.transaction(async (tx) => {
    const { count } = await tx.workshop.updateMany({
      where: { id: 1, version },
      data: { version: version + 1 },
    })
    if (count === 0)
      throw conflict('version', (i18n) =>
        i18n._('The stages were changed in another window. Look at them as they are now.'),
      )
    const remainingIds = stages.flatMap(({ id }) => id ?? [])
    await tx.workshopStage.updateMany({
      where: { removedAt: null, id: { notIn: remainingIds } },
      data: { removedAt: ctx.now() },
    })
    for (const [index, { id, name, translations }] of stages.entries()) {
      const data = { name, translations, position: index + 1 }
      if (id) await tx.workshopStage.update({ where: { id }, data })
      else await tx.workshopStage.create({ data: { id: randomUUID(), ...data } })
    }
    await recordChange(tx, ctx, {
      action: 'workshop.stages',
      entity: 'SHOP',
      entityId: 'workshop',
      entityName: 'The workshop’s stages' satisfies RecordedWord,
      before: { stages: before.map(({ name }) => name) },
      after: { stages: stages.map(({ name }) => name) },
    })
  })
  return readStages(ctx)
}

/** Each is one of the current stages or new, and the first and the last are those of the list. */
function requireEnds(before: WorkshopStage[], stages: { id?: string | null; name: string }[]): void {
  const ids = new Set(before.map(({ id }) => id))
  for (const [index, { id }] of stages.entries())
    if (id && !ids.has(id))
      throw invalid(`stages.${index}.id`, (i18n) =>
        i18n._('There is no such stage. Look at the stages as they are now.'),
      )
  if (stages[0]?.id !== before[0]?.id)
    throw invalid('stages.0.id', (i18n) =>
      i18n._('“{name}” is always the first stage.', { name: before[0]?.name }),
    )
  if (stages.at(-1)?.id !== before.at(-1)?.id)
    throw invalid(`stages.${stages.length - 1}.id`, (i18n) =>
      i18n._('“{name}” is always the last stage.', { name: before.at(-1)?.name }),
    )
}
