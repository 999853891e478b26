import type { Database, Transaction } from '../../platform/database/client.ts'
import { isAllowed } from '../accounts/policy.ts'
import { CellError } from '../catalogue/product-cells.ts'
import type { Context } from '../context.ts'
import { labelOf } from '../materials/material.ts'
import { isId } from '../validation.ts'

/** How files of the style book name materials. */
export interface MaterialCells {
  /** A material's name with its colour; its id where that isn't clear, and for those who don't see materials. */
  show: (id: string | null) => string
  /** The id of what a cell names, which may be an id itself. @throws CellError */
  read: (cell: string) => string
}

export async function readMaterialCells(
  { viewer }: Pick<Context, 'viewer'>,
  db: Database | Transaction,
): Promise<MaterialCells> {
  const seesMaterials = (['MANAGE_ORDERS', 'MANAGE_MATERIALS', 'VIEW_COSTS'] as const).some((permission) =>
    isAllowed(viewer, permission),
  )
  const materials = seesMaterials
    ? await db.material.findMany({ select: { id: true, name: true, color: true }, orderBy: { id: 'asc' } })
    : []
  const named = (cell: string) =>
    materials.filter((material) => labelOf(material).toLowerCase() === cell.toLowerCase())
  return {
    show: (id) => {
      const material = materials.find((each) => each.id === id)
      const label = material && labelOf(material)
      return label && named(label).length === 1 ? label : (id ?? '')
    },
    read: (cell) => {
      const text = cell.trim()
      if (isId(cell.trim())) return text
      const exact = named(text)
      const sameName = materials.filter(({ name }) => name.toLowerCase() === text.toLowerCase())
      const found = exact.length > 0 ? exact : sameName
      if (found.length === 0) throw new CellError((i18n) => i18n._('There is no material of this name.'))
      if (found.length > 1)
        throw new CellError((i18n) =>
          i18n._('Several materials are called so: {names}. Write one of them, or its id.', {
            names: found.map(labelOf).toSorted().join(' | '),
          }),
        )
      return found[0]!.id
    },
  }
}
