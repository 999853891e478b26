import type { I18n } from '@lingui/core'
import type { QuantityUnit } from '../../../shared/materials/quantities.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { MaterialKind, MaterialUnit } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { notFound } from '../errors.ts'
import { isId } from '../validation.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** Something that garments are made of. Quantities are in cm or pieces. */
export interface Material {
  id: string
  name: string
  kind: MaterialKind
  color: string | null
  supplier: string | null
  unit: MaterialUnit
  /** Of a metre or a piece, in paise; shown with VIEW_COSTS. */
  price: number | null
  stock: number
  lowStockLimit: number | null
  isArchived: boolean
  version: number
}

export const toMaterial = ({ price, ...row }: Prisma.MaterialGetPayload<object>): Material => ({
  ...row,
  price: price === null ? null : Number(price),
})

export const isLow = ({ stock, lowStockLimit }: Pick<Material, 'stock' | 'lowStockLimit'>): boolean =>
  lowStockLimit !== null && stock <= lowStockLimit

/** With its colour, for people. */
export const labelOf = ({ name, color }: Pick<Material, 'name' | 'color'>): string =>
  color === null ? name : `${name}, ${color}`

/** `2.5 m`, `12 pieces`. */
export const saidQuantity = (i18n: I18n, quantity: number, unit: QuantityUnit): string =>
  unit === 'METRE'
    ? i18n._('{metres} m', { metres: quantity / 100 })
    : i18n._('{quantity, plural, one {# piece} other {# pieces}}', { quantity })

export const unknownMaterial = () => notFound((i18n) => i18n._('There is no such material.'))

/**
 * Locks a material until the transaction ends: its movements are made one after the other.
 * @throws Refused (NOT_FOUND)
 */
export async function lockMaterial(tx: Transaction, id: string): Promise<Material> {
  if (!isId(id)) throw unknownMaterial()
  await lockRow(tx, 'materials', id, 'FOR NO KEY UPDATE')
  const row = await tx.material.findUnique({ where: { id } })
  if (!row) throw unknownMaterial()
  return toMaterial(row)
}

/** Those of these ids. */
export async function readMaterialsOfIds(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Material>> {
  const rows = await db.material.findMany({ where: { id: { in: [...ids] } } })
  return new Map(rows.map((row) => [row.id, toMaterial(row)]))
}

/** Null when there is none of that id. */
export async function readMaterial(
  { db }: { db: Database | Transaction },
  id: string,
): Promise<Material | null> {
  const row = isId(id) ? await db.material.findUnique({ where: { id } }) : null
  return row && toMaterial(row)
}
