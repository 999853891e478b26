import { buyMaterial, correctMaterial } from '../../domain/materials/change-stock.ts'
import { findMaterial, listMaterials } from '../../domain/materials/list-materials.ts'
import { isLow } from '../../domain/materials/material.ts'
import { listMovements } from '../../domain/materials/material-movement.ts'
import { materialsToTake, neededMaterials } from '../../domain/materials/needed-materials.ts'
import { saveMaterial, type SavedMaterial } from '../../domain/materials/save-material.ts'
import {
  consumeMaterial,
  type GarmentWithMaterial,
  returnMaterial,
} from '../../domain/materials/use-material.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const materials: Resolvers = {
  Query: {
    materials: (_root, page, ctx) => listMaterials(ctx, page),
    material: (_root, { id }, ctx) => findMaterial(ctx, id),
  },
  Mutation: {
    saveMaterial: (_root, { input }, ctx) => changingMaterial(() => saveMaterial(ctx, input)),
    buyMaterial: (_root, { input }, ctx) => changingMaterial(() => buyMaterial(ctx, input)),
    correctMaterial: (_root, { input }, ctx) => changingMaterial(() => correctMaterial(ctx, input)),
    consumeMaterial: (_root, { input }, ctx) => changingGarment(() => consumeMaterial(ctx, input)),
    returnMaterial: (_root, { input }, ctx) => changingGarment(() => returnMaterial(ctx, input)),
  },
  Material: {
    isLow: (material) => isLow(material),
    movements: ({ id }, page, ctx) => listMovements(ctx, id, page),
  },
  MaterialConnection: totals,
  Garment: {
    materials: ({ id }, _args, ctx) => ctx.loaders.garmentMaterials.load(id),
    neededMaterials: (garment, _args, ctx) => neededMaterials(ctx, garment),
    toTake: (garment, _args, ctx) => materialsToTake(ctx, garment),
  },
}

const changingMaterial = (change: () => Promise<SavedMaterial>) =>
  withUserErrors({ material: null }, async () => {
    const { material, issues } = await change()
    return { material, userErrors: issues }
  })

const changingGarment = (change: () => Promise<GarmentWithMaterial>) =>
  withUserErrors({ garment: null }, async () => {
    const { garment, issues } = await change()
    return { garment, userErrors: issues }
  })
