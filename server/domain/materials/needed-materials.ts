import type { NameTranslation } from '../../../shared/name-translations.ts'
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

/** The same as a job card and its tailor name it; also what an option takes without a material of the workshop. */
export interface MaterialToTake extends Pick<Material, 'name' | 'color' | 'unit'> {
  translations: readonly NameTranslation[]
  /** In cm or pieces. */
  quantity: number
}

/** What is to be taken for a garment before it is sewn. */
export async function materialsToTake(
  ctx: Pick<Context, 'loaders'>,
  garment: Pick<Garment, 'id' | 'style'>,
): Promise<MaterialToTake[]> {
  const needed = await neededMaterials(ctx, garment)
  return [
    ...needed.map(({ material: { name, color, unit }, quantity }) => ({
      ...{ name, color, unit, quantity },
      translations: [],
    })),
    ...garment.style.flatMap(({ name, translations, quantity, unit, materialId }) =>
      quantity && unit && !materialId ? [{ name, translations, color: null, unit, quantity }] : [],
    ),
  ]
}
