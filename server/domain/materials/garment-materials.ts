import type { Database } from '../../platform/database/client.ts'
import { costOf } from '../../../shared/materials/quantities.ts'
import { type Material, toMaterial } from './material.ts'

/** What a garment has of a material. */
export interface GarmentMaterial {
  material: Material
  /** In cm or pieces. */
  quantity: number
  /** In paise, by the prices at the movements; null where one was unknown. Shown with VIEW_COSTS. */
  cost: number | null
}

/** The same as its tailor sees it: no price, and nothing about the stock. */
export interface TailorMaterial extends Pick<Material, 'name' | 'color' | 'unit'> {
  /** In cm or pieces. */
  quantity: number
}

export const forTailor = (materials: readonly GarmentMaterial[]): TailorMaterial[] =>
  materials.map(({ material: { name, color, unit }, quantity }) => ({ name, color, unit, quantity }))

/** What each of these garments consumed and has not given back, by name. */
export async function readMaterialsOf(
  db: Database,
  garmentIds: readonly string[],
): Promise<GarmentMaterial[][]> {
  const rows = await db.materialMovement.findMany({
    where: { garmentId: { in: [...garmentIds] } },
    orderBy: [{ material: { name: 'asc' } }, { materialId: 'asc' }],
    select: { garmentId: true, quantity: true, price: true, material: true },
  })
  return garmentIds.map((id) => {
    const found = new Map<string, GarmentMaterial>()
    for (const { quantity, price, material } of rows.filter(({ garmentId }) => garmentId === id)) {
      const known = found.get(material.id) ?? { material: toMaterial(material), quantity: 0, cost: 0 }
      const cost = price === null ? null : costOf(-quantity, material.unit, Number(price))
      found.set(material.id, {
        ...known,
        quantity: known.quantity - quantity,
        cost: known.cost === null || cost === null ? null : known.cost + cost,
      })
    }
    return [...found.values()].filter(({ quantity }) => quantity > 0)
  })
}
