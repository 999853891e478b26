import type { Context } from '../context.ts'
import type { Garment } from '../workshop/garment.ts'
import type { Material } from './material.ts'

/** What a garment takes of a material, and doesn't have yet. */
export interface NeededMaterial {
  material: Material
  /** In cm or pieces. */
  quantity: number
}

/** What the options of a garment's style take of materials, as they were ordered, less what was consumed for it. */
export async function neededMaterials(
  { loaders }: Pick<Context, 'loaders'>,
  { id, style }: Pick<Garment, 'id' | 'style'>,
): Promise<NeededMaterial[]> {
  const taken = style.filter(({ materialId, quantity }) => materialId && quantity)
  if (taken.length === 0) return []
  const consumed = await loaders.garmentMaterials.load(id)
  const needed = await Promise.all(
    [...new Set(taken.map(({ materialId }) => materialId!))].map(async (materialId) => {
      const material = await loaders.material.load(materialId)
      const wanted = taken
        .filter((option) => option.materialId === materialId && option.unit === material?.unit)
        .reduce((sum, { quantity }) => sum + quantity!, 0)
      const had = consumed.find((each) => each.material.id === materialId)?.quantity ?? 0
      return material && wanted > had ? [{ material, quantity: wanted - had }] : []
    }),
  )
  return needed.flat()
}
