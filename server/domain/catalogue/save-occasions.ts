import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { type AdminChange, recordChanges } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, Refused } from '../errors.ts'
import { nameTranslations, withTranslations } from '../name-translations.ts'
import { isId, parse, requiredText, uniqueBy } from '../validation.ts'
import { listOccasions, type Occasion, readOccasions } from './occasions.ts'

const maxOccasions = 24

/** Without repeated words, in whatever case. */
const termList = z
  .array(requiredText(40))
  .max(40)
  .default([])
  .transform((all) =>
    all.filter((term, at) => all.findIndex((other) => other.toLowerCase() === term.toLowerCase()) === at),
  )

const occasionInput = z.object({
  id: z
    .string()
    .refine(isId)
    .nullish()
    .transform((id) => id?.toLowerCase() ?? null),
  name: requiredText(30),
  translations: nameTranslations(30),
  synonyms: termList,
  garments: termList,
  colors: termList,
  works: termList,
  fabrics: termList,
  tags: termList,
  isShown: z.boolean().default(true),
})

const saving = z.object({
  version: z.int().min(0),
  occasions: z
    .array(occasionInput)
    .max(maxOccasions)
    .superRefine(
      uniqueBy('name', ({ name }) => name.toLowerCase(), /*i18n*/ 'Each occasion needs a name of its own.'),
    )
    .superRefine(uniqueBy('id', ({ id }) => id, /*i18n*/ 'Each occasion may come once.')),
})

type Saving = z.output<typeof saving>

/** The list after the save; with issues when nothing was saved because another change came first. */
export interface SavedOccasions {
  occasions: Occasion[]
  issues: Issue[]
}

/**
 * Replaces the list of occasions, in its order. Each new, changed or deleted one gets an audit log entry. Requires
 * CHANGE_SETTINGS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, every wrong field at once)
 */
export async function saveOccasions(ctx: Context, input: unknown): Promise<SavedOccasions> {
  requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  const wanted = parse(saving, input)
  try {
    await ctx.db.transaction((tx) => replace(tx, ctx, wanted))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { occasions: await listOccasions(ctx, true), issues: error.issues }
  }
  return { occasions: await listOccasions(ctx, true), issues: [] }
}

/** @throws Refused (CONFLICT) when another save came first */
async function replace(tx: Transaction, ctx: Context, { version, occasions }: Saving): Promise<void> {
  // The version is the list's: concurrent saves wait for each other, while searches go on.
  await tx.$executeRaw`LOCK TABLE "occasions" IN SHARE ROW EXCLUSIVE MODE`
  const before = new Map((await readOccasions(tx)).map((occasion) => [occasion.id, occasion]))
  const current = Math.max(0, ...[...before.values()].map((occasion) => occasion.version))
  if (current !== version || occasions.some(({ id }) => id !== null && !before.has(id))) throw outdated()
  const changes: AdminChange[] = []
  for (const [position, { id, ...fields }] of occasions.entries()) {
    const data = { ...fields, position, version: version + 1 }
    const after = withTranslations(
      id ? await tx.occasion.update({ where: { id }, data, omit }) : await tx.occasion.create({ data, omit }),
    )
    const old = before.get(after.id) ?? null
    changes.push({ ...about(after), action: old ? 'occasion.update' : 'occasion.add', before: old, after })
    before.delete(after.id)
  }
  for (const old of before.values())
    changes.push({ ...about(old), action: 'occasion.delete', before: old, after: null })
  await tx.occasion.deleteMany({ where: { id: { in: [...before.keys()] } } })
  await recordChanges(tx, ctx, changes)
}

const omit = { position: true, terms: true } as const

const about = ({ id, name }: Pick<Occasion, 'id' | 'name'>) => ({
  entity: 'SHOP' as const,
  entityId: id,
  entityName: name,
})

const outdated = () =>
  conflict('version', (i18n) =>
    i18n._('The occasions were changed meanwhile. Look at them as they are now, then change them again.'),
  )
