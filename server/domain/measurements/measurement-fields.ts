import { z } from 'zod'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import { MeasuredGarment } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed, requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { MAX_LENGTH } from '../../../shared/grammars/length.ts'
import { nameTranslations } from '../name-translations.ts'
import { parse, requiredText } from '../validation.ts'
import { type MeasurementField, readFields } from './measurement-field.ts'

/** With the version of the workshop, which is incremented at each change. */
export interface MeasurementFieldList {
  version: number
  fields: MeasurementField[]
}

/** For staff who measure all fields, also those that were removed; for everybody else what shoppers measure. */
export async function listMeasurementFields(ctx: Context): Promise<MeasurementFieldList> {
  const { version } = await ctx.db.workshop.findUniqueOrThrow({ where: { id: 1 } })
  const all = await ctx.loaders.measurementFields()
  const measures = isAllowed(ctx.viewer, 'MANAGE_ORDERS') || isAllowed(ctx.viewer, 'VIEW_CUSTOMERS')
  return {
    version,
    fields: measures ? all : all.filter(({ isForShoppers, isRemoved }) => isForShoppers && !isRemoved),
  }
}

const limit = z
  .number()
  .min(0)
  .max(MAX_LENGTH.CM)
  .nullish()
  .transform((cm) => cm ?? null)

const changes = z.object({
  version: z.int(),
  fields: z
    .array(
      z.object({
        id: z
          .string()
          .nullish()
          .transform((id) => id ?? null),
        garment: z.enum(MeasuredGarment),
        name: requiredText(40),
        translations: nameTranslations(40),
        min: limit,
        max: limit,
        isForShoppers: z.boolean().default(false),
      }),
    )
    .max(60),
})

type Changes = z.infer<typeof changes>

/**
 * Replaces the list of fields. A field that is left out is measured no more; one that is added under the name of a removed
 * field is that field again. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (INVALID; CONFLICT when another change came first)
 */
export async function saveMeasurementFields(ctx: Context, input: unknown): Promise<MeasurementFieldList> {
  requireShopOwner(ctx.viewer)
  const { version, fields } = parse(changes, input)
  await ctx.db.transaction(async (tx) => {
    const { count } = await tx.workshop.updateMany({
      where: { id: 1, version },
      data: { version: version + 1 },
    })
    if (count === 0)
      throw conflict('version', (i18n) =>
        i18n._('The fields were changed in another window. Look at them as they are now.'),
      )
    const all = await readFields(tx)
    const before = all.filter(({ isRemoved }) => !isRemoved)
    requireSound(before, fields)
    const idOf = ({ id, garment, name }: Changes['fields'][number]) =>
      id ?? all.find((each) => each.isRemoved && each.garment === garment && each.name === name)?.id
    const ids = fields.map(idOf)
    // All at first, so that two fields can exchange their names.
    await tx.measurementField.updateMany({ where: { removedAt: null }, data: { removedAt: ctx.now() } })
    for (const [position, { id: _, ...columns }] of fields.entries()) {
      const id = ids[position]
      const data = { ...columns, position, removedAt: null }
      if (id === undefined) await tx.measurementField.create({ data })
      else await tx.measurementField.update({ where: { id }, data })
    }
    await recordChange(tx, ctx, {
      action: 'shop.measurement-fields',
      entity: 'SHOP',
      entityId: 'measurement-fields',
      entityName: 'The measurement fields' satisfies RecordedWord,
      before: { fields: before.map(recorded) },
      after: { fields: fields.map(recorded) },
    })
  })
  // The request's loader may have read them before.
  const row = await ctx.db.workshop.findUniqueOrThrow({ where: { id: 1 } })
  return { version: row.version, fields: await readFields(ctx.db) }
}

const recorded = ({
  garment,
  name,
  translations,
  min,
  max,
  isForShoppers,
}: Omit<MeasurementField, 'id' | 'isRemoved'>) => ({
  garment,
  name,
  translations,
  min,
  max,
  isForShoppers,
})

/** @throws Refused (INVALID) for a field that isn't there, a name that is used twice, or limits the wrong way round */
function requireSound(before: MeasurementField[], fields: Changes['fields']): void {
  const seen = new Set<string>()
  for (const [index, { id, garment, name, min, max }] of fields.entries()) {
    const field = (part: string) => `fields.${index}.${part}`
    if (id !== null && (seen.has(id) || !before.some((each) => each.id === id && each.garment === garment)))
      throw invalid(field('id'), (i18n) =>
        i18n._('There is no such field of this garment. Look at the fields as they are now.'),
      )
    if (id !== null) seen.add(id)
    const isSame = (other: Changes['fields'][number]) =>
      other.garment === garment && other.name.toLowerCase() === name.toLowerCase()
    if (fields.findIndex(isSame) !== index)
      throw invalid(field('name'), (i18n) =>
        i18n._('Two fields of this garment are called “{name}”. Give each its own name.', { name }),
      )
    if (min !== null && max !== null && min > max)
      throw invalid(field('max'), (i18n) => i18n._('The largest measurement is less than the smallest one.'))
  }
}
