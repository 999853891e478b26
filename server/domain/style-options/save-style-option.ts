import { z } from 'zod'
import { drawingsOf, styledGarments } from '../../../shared/style-options/style-parts.ts'
import { MaterialUnit, StylePart } from '../../platform/database/__generated__/prisma/enums.ts'
import { costOf, MAX_QUANTITY } from '../../../shared/materials/quantities.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { invalid, type Issue, notFound, refuseIssues } from '../errors.ts'
import { readMaterial } from '../materials/material.ts'
import { isQuantity } from '../materials/record-movement.ts'
import { requirePictures } from '../images/require-pictures.ts'
import { nameTranslations } from '../name-translations.ts'
import { amount, optionalText, optionalWebAddress, parse, requiredText } from '../validation.ts'
import { readStyleOptions, type StyleOption } from './style-option.ts'
import type { Sentence } from '../../i18n.ts'

const daysError = { error: /*i18n*/ 'Write a whole number of days from 0 to 60.' }

const optionFields = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  part: z.enum(StylePart),
  garments: z
    .array(z.enum(styledGarments, { error: /*i18n*/ 'Choose among blouse, suit, lehenga, dress and saree.' }))
    .min(1, { error: /*i18n*/ 'Choose at least one kind of garment.' })
    .transform((garments) => styledGarments.filter((each) => garments.includes(each))),
  name: requiredText(60),
  translations: nameTranslations(60),
  drawing: optionalText(40).transform((drawing) => drawing ?? null),
  image: optionalWebAddress.transform((image) => image ?? null),
  price: amount.default(0),
  extraDays: z.int(daysError).min(0, daysError).max(60, daysError).default(0),
  quantity: z
    .int(isQuantity)
    .min(1, isQuantity)
    .max(MAX_QUANTITY, isQuantity)
    .nullish()
    .transform((quantity) => quantity ?? null),
  unit: z
    .enum(MaterialUnit)
    .nullish()
    .transform((unit) => unit ?? null),
  unitPrice: amount.nullish().transform((unitPrice) => unitPrice ?? null),
  /** Left out, it stays: who may not see materials doesn't know it. */
  materialId: z.string().nullish(),
  position: z.int().min(1).max(10_000).nullish(),
  isActive: z.boolean().default(true),
  excludes: z.array(z.string()).max(200).default([]),
})

/** The one price of an option is of a garment: what a metre or a piece costs is multiplied here, and nowhere else. */
export const savedOption = optionFields.transform(({ price, ...option }) => {
  const { quantity, unit, unitPrice } = option
  const isComputed = quantity !== null && unit !== null && unitPrice !== null
  return { ...option, price: isComputed ? costOf(quantity, unit, unitPrice) : price }
})

type Saved = z.output<typeof savedOption>
export type Saving = Saved & { materialId: string | null }

/** With the material that an option has already, where none is named. */
export const withMaterial = (option: Saved, before: StyleOption | null): Saving => ({
  ...option,
  materialId:
    option.materialId === undefined && option.quantity !== null
      ? (before?.materialId ?? null)
      : (option.materialId ?? null),
})

/** The option after the save; with issues when nothing was saved because another change came first. */
export interface SavedStyleOption {
  styleOption: StyleOption
  issues: Issue[]
}

/**
 * Adds an option to the style book, or changes all fields of one if it is still at the named version; orders keep their copies.
 * Requires EDIT_PRODUCTS, and CHANGE_PRICES for another price.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, every wrong field at once; NOT_FOUND; CONFLICT for a name that another
 * option of the part has)
 */
export async function saveStyleOption(ctx: Context, given: unknown): Promise<SavedStyleOption> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const saved = parse(savedOption, given)
  const { id, version, image } = saved
  if (id != null && version == null)
    throw invalid('version', (i18n) => i18n._('Say which version of the option this changes.'))
  return ctx.db.transaction(async (tx) => {
    const all = await lockStyleBook(tx)
    const before = id == null ? null : (all.find((option) => option.id === id) ?? null)
    if (id != null && !before) throw unknownOption()
    if (before && before.version !== version) return { styleOption: before, issues: [outdated] }
    const wanted = withMaterial(saved, before)
    if (wanted.price !== (before?.price ?? 0)) requirePermission(ctx.viewer, 'CHANGE_PRICES')
    refuseMistakes(all, before, wanted)
    await requireMaterial(tx, before, wanted)
    if (image !== null && image !== before?.image)
      await requirePictures(ctx, [{ field: 'image', url: image }])
    return { styleOption: await writeStyleOption(ctx, tx, all, before, wanted), issues: [] }
  })
}

/** The options as they stay until the transaction ends: concurrent changes wait, reads go on. */
export async function lockStyleBook(tx: Transaction): Promise<StyleOption[]> {
  await tx.$executeRaw`LOCK TABLE "style_options" IN SHARE ROW EXCLUSIVE MODE`
  return readStyleOptions(tx)
}

/** @throws Refused, with every mistake */
export function refuseMistakes(all: StyleOption[], before: StyleOption | null, wanted: Saving): void {
  const { part, garments, name, drawing, excludes } = wanted
  const issues: Issue[] = []
  const issue = (field: string, message: Sentence, code: Issue['code'] = 'INVALID') =>
    issues.push({ field, code, message })
  if (before && before.part !== part)
    issue('part', (i18n) => i18n._('An option stays with its part. Add a new one instead.'))
  if (drawing !== null && drawing !== before?.drawing && !drawingsOf(part).includes(drawing))
    issue('drawing', (i18n) => i18n._('There is no such drawing of this part. Choose another one, or none.'))
  const hasName = (option: StyleOption) =>
    option.id !== before?.id &&
    option.part === part &&
    option.name.toLowerCase() === name.toLowerCase() &&
    option.garments.some((each) => (garments as string[]).includes(each))
  if (all.some(hasName))
    issue('name', (i18n) => i18n._('Another option of this part has this name already.'), 'CONFLICT')
  for (const [index, other] of excludes.entries())
    if (other === before?.id || !all.some(({ id }) => id === other))
      issue(`excludes.${index}`, (i18n) => i18n._('There is no such other option; it may have been deleted.'))
  const { quantity, unit, unitPrice, materialId, price } = wanted
  if ((quantity === null) !== (unit === null))
    issue(quantity === null ? 'quantity' : 'unit', (i18n) =>
      i18n._('Say how many metres or pieces one garment takes, or neither.'),
    )
  else if (quantity === null && (unitPrice !== null || materialId !== null))
    issue('quantity', (i18n) => i18n._('Say how much of it one garment takes.'))
  if (unitPrice !== null && !amount.safeParse(price).success)
    issue('unitPrice', (i18n) => i18n._('An amount ends at ₹100 crore. Write a smaller one.'))
  refuseIssues(issues)
}

/** @throws Refused for a material that there isn't, or that is counted otherwise */
export async function requireMaterial(
  db: Database | Transaction,
  before: StyleOption | null,
  { materialId, unit }: Pick<Saving, 'materialId' | 'unit'>,
): Promise<void> {
  if (materialId === null || (materialId === before?.materialId && unit === before.unit)) return
  const material = await readMaterial({ db }, materialId)
  if (!material)
    throw invalid('materialId', (i18n) => i18n._('There is no such material. Choose another one.'))
  if (material.unit !== unit)
    throw invalid('materialId', (i18n) =>
      i18n._('The material is counted otherwise: one in metres, the other in pieces.'),
    )
}

/** Writes an option into the style book as it is, `all`, with its entry in the audit log. */
export async function writeStyleOption(
  ctx: Context,
  tx: Transaction,
  all: StyleOption[],
  before: StyleOption | null,
  { excludes, id: _, version: __, position: wantedPosition, ...fields }: Saving,
): Promise<StyleOption> {
  const siblings = all.filter(({ part, id }) => part === fields.part && id !== before?.id)
  const last = Math.max(0, ...siblings.map(({ position }) => position))
  const position = wantedPosition ?? before?.position ?? last + 1
  const id = before?.id ?? newId(all, fields)
  const data = { ...fields, position }
  if (before) await tx.styleOption.update({ where: { id }, data: { ...data, version: before.version + 1 } })
  else await tx.styleOption.create({ data: { ...data, id } })
  if (position !== before?.position && siblings.some((other) => other.position === position))
    await tx.styleOption.updateMany({
      where: { part: fields.part, position: { gte: position }, id: { not: id } },
      data: { position: { increment: 1 } },
    })
  await writeExclusions(tx, id, before?.excludedIds ?? [], excludes)
  const [after] = await readStyleOptions(tx, { id })
  await recordChange(tx, ctx, {
    action: `style-option.${before ? 'update' : 'add'}`,
    entity: 'SHOP',
    entityId: id,
    entityName: fields.name,
    before: before && recorded(before),
    after: recorded(after!),
  })
  return after!
}

/** As the audit log names the columns. */
const recorded = ({
  part: _,
  garments,
  image,
  excludedIds,
  unitPrice,
  materialId,
  ...option
}: StyleOption) => ({
  ...option,
  categories: garments,
  picture: image,
  notWith: excludedIds,
  priceOfUnit: unitPrice,
  material: materialId,
})

/** The others of changed pairs have another version, too: a form that was opened before would take the pair back. */
async function writeExclusions(
  tx: Transaction,
  id: string,
  before: readonly string[],
  excludes: readonly string[],
): Promise<void> {
  const added = [...new Set(excludes)].filter((other) => !before.includes(other))
  const removed = before.filter((other) => !excludes.includes(other))
  const pair = (other: string) => {
    const [optionId, otherId] = [id, other].sort()
    return { optionId: optionId!, otherId: otherId! }
  }
  if (removed.length > 0) await tx.styleExclusion.deleteMany({ where: { OR: removed.map(pair) } })
  if (added.length > 0) await tx.styleExclusion.createMany({ data: added.map(pair) })
  if (added.length + removed.length > 0)
    await tx.styleOption.updateMany({
      where: { id: { in: [...added, ...removed] } },
      data: { version: { increment: 1 } },
    })
}

/** Of the part and the name, such as `front-neck-sweetheart`; with a number where it is taken. */
function newId(all: readonly StyleOption[], { part, name }: Pick<Saving, 'part' | 'name'>): string {
  const words =
    `${part} ${name}`
      .toLowerCase()
      .normalize('NFKD')
      .match(/[a-z0-9]+/g) ?? []
  const id = words.join('-').slice(0, 60).replace(/-$/, '')
  const isTaken = (wanted: string) => all.some((option) => option.id === wanted)
  if (!isTaken(id)) return id
  for (let number = 2; ; number++) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`
}

/** What became of an option that was to be deleted: null where it is deleted. */
export type DeletedStyleOption = StyleOption | null

/**
 * Deletes an option, or switches it off while a design or a draft has it, so that its shopper is notified; orders keep their copies. Requires
 * DELETE_PRODUCTS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteStyleOption(ctx: Context, id: string): Promise<DeletedStyleOption> {
  requirePermission(ctx.viewer, 'DELETE_PRODUCTS')
  return ctx.db.transaction(async (tx) => {
    const before = (await lockStyleBook(tx)).find((option) => option.id === id)
    if (!before) throw unknownOption()
    const after = (await isInUse(tx, id)) ? await switchOff(tx, before) : null
    if (!after) await tx.styleOption.delete({ where: { id } })
    await recordChange(tx, ctx, {
      action: `style-option.${after ? 'update' : 'delete'}`,
      entity: 'SHOP',
      entityId: id,
      entityName: before.name,
      before: recorded(before),
      after: after && recorded(after),
    })
    return after
  })
}

async function isInUse(tx: Transaction, id: string): Promise<boolean> {
  const where = { style: { has: id } }
  const select = { style: true }
  return (
    (await tx.product.findFirst({ where, select })) !== null ||
    (await tx.orderDraft.findFirst({ where, select })) !== null ||
    (await tx.orderDraftItem.findFirst({ where, select })) !== null
  )
}

async function switchOff(tx: Transaction, { id, version }: StyleOption): Promise<StyleOption> {
  await tx.styleOption.update({ where: { id }, data: { isActive: false, version: version + 1 } })
  const [after] = await readStyleOptions(tx, { id })
  return after!
}

const unknownOption = () =>
  notFound((i18n) => i18n._('There is no such option in the style book; it may have been deleted.'))

const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._('This option was changed in another window. Look at it as it is now, then change it again.'),
}
