import { z } from 'zod'
import { MaterialKind, MaterialUnit } from '../../platform/database/__generated__/prisma/enums.ts'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { MAX_QUANTITY } from '../../../shared/materials/quantities.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, Refused } from '../errors.ts'
import { amount, optionalText, parse, requiredText } from '../validation.ts'
import { labelOf, lockMaterial, type Material, readMaterial, toMaterial } from './material.ts'

const saving = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  name: requiredText(100),
  kind: z.enum(MaterialKind),
  color: optionalText(60).transform((color) => color ?? null),
  supplier: optionalText(200).transform((supplier) => supplier ?? null),
  unit: z.enum(MaterialUnit),
  price: amount.nullish(),
  lowStockLimit: z
    .int()
    .min(0)
    .max(MAX_QUANTITY)
    .nullish()
    .transform((limit) => limit ?? null),
  isArchived: z.boolean().default(false),
})

type Columns = Omit<z.infer<typeof saving>, 'id' | 'version'>

/** The material after the save; with issues as it is. Null for a new one that was refused. */
export interface SavedMaterial {
  material: Material | null
  issues: Issue[]
}

/**
 * Adds a material, or changes one. Requires MANAGE_MATERIALS, and VIEW_COSTS to set its price.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, every wrong field at once)
 */
export async function saveMaterial(ctx: Context, input: unknown): Promise<SavedMaterial> {
  requirePermission(ctx.viewer, 'MANAGE_MATERIALS')
  const { id, version, ...columns } = parse(saving, input)
  if (columns.price !== undefined) requirePermission(ctx.viewer, 'VIEW_COSTS')
  try {
    const material = await ctx.db.transaction((tx) =>
      id == null ? add(ctx, tx, columns) : change(ctx, tx, id, version ?? null, columns),
    )
    return { material, issues: [] }
  } catch (error) {
    const refused = isUniqueViolation(error) ? taken(columns) : error
    if (!(refused instanceof Refused)) throw refused
    return { material: id == null ? null : await readMaterial(ctx, id), issues: refused.issues }
  }
}

async function add(ctx: Context, tx: Transaction, { price, ...columns }: Columns): Promise<Material> {
  const material = toMaterial(await tx.material.create({ data: { ...columns, price: price ?? null } }))
  await record(ctx, tx, null, material)
  return material
}

async function change(
  ctx: Context,
  tx: Transaction,
  id: string,
  version: number | null,
  columns: Columns,
): Promise<Material> {
  const before = await lockMaterial(tx, id)
  if (before.version !== (version ?? before.version))
    throw conflict('version', (i18n) =>
      i18n._('This material was changed meanwhile. Look at it as it is now.'),
    )
  if (columns.unit !== before.unit && (await tx.materialMovement.findFirst({ where: { materialId: id } })))
    throw conflict('unit', (i18n) =>
      i18n._('This material has movements in its unit. Add another material instead.'),
    )
  const row = await tx.material.update({
    where: { id },
    data: { ...columns, price: columns.price, version: { increment: 1 } },
  })
  const after = toMaterial(row)
  await record(ctx, tx, before, after)
  return after
}

const taken = (columns: Columns) =>
  conflict('name', (i18n) =>
    i18n._('There is ‘{material}’ already. Choose another name or colour.', { material: labelOf(columns) }),
  )

const record = (ctx: Context, tx: Transaction, before: Material | null, after: Material) =>
  recordChange(tx, ctx, {
    action: before ? 'material.update' : 'material.add',
    entity: 'SHOP',
    entityId: after.id,
    entityName: labelOf(after),
    before: before && recorded(before),
    after: recorded(after),
  })

/** The stock has a ledger of its own. */
const recorded = ({ stock: _stock, ...columns }: Material) => columns
