import { findProduct } from '../../domain/catalogue/find-product.ts'
import { forTailor } from '../../domain/materials/garment-materials.ts'
import { materialsToTake } from '../../domain/materials/needed-materials.ts'
import { readFitHistoryForTailor } from '../../domain/measurements/fit-history.ts'
import { dayOf } from '../../domain/shop/shop-time.ts'
import { isLate, undoableUntil } from '../../domain/workshop/garment.ts'
import { deductFromTailor, reverseTailorDeduction } from '../../domain/workshop/deduct-from-tailor.ts'
import { advanceTailor, payTailor } from '../../domain/workshop/pay-tailor.ts'
import { listPieceRates, savePieceRates, savePieceRatesOfTailors } from '../../domain/workshop/piece-rates.ts'
import { saveTailor } from '../../domain/workshop/save-tailor.ts'
import {
  type ChangedTailorGarment,
  findTailorGarment,
  listTailorGarments,
  moveTailorGarment,
  undoTailorGarmentMove,
} from '../../domain/workshop/tailor-garments.ts'
import {
  advanceOf,
  dueOf,
  readAdvance,
  readDue,
  readOwnStatement,
  readTailorStatement,
} from '../../domain/workshop/tailor-statement.ts'
import { logInTailor, logOutTailor } from '../../domain/workshop/tailor-sessions.ts'
import { listTailors } from '../../domain/workshop/tailors.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const tailors: Resolvers = {
  Query: {
    tailors: (_root, { includeInactive }, ctx) => listTailors(ctx, includeInactive),
    tailorStatement: (_root, period, ctx) => readTailorStatement(ctx, period),
    tailorViewer: (_root, _args, ctx) => ctx.tailor,
    tailorGarments: (_root, _args, ctx) => listTailorGarments(ctx),
    tailorGarment: (_root, { code }, ctx) => findTailorGarment(ctx, code),
  },
  Mutation: {
    saveTailor: (_root, { input }, ctx) =>
      withUserErrors({ tailor: null }, async () => ({ tailor: await saveTailor(ctx, input) })),
    savePieceRates: (_root, { input }, ctx) =>
      withUserErrors({ tailor: null }, async () => ({ tailor: await savePieceRates(ctx, input) })),
    savePieceRatesOfTailors: (_root, { input }, ctx) =>
      withUserErrors({ tailors: [] }, async () => ({ tailors: await savePieceRatesOfTailors(ctx, input) })),
    payTailor: (_root, { input }, ctx) =>
      withUserErrors({ tailor: null }, async () => ({ tailor: await payTailor(ctx, input) })),
    advanceTailor: (_root, { input }, ctx) =>
      withUserErrors({ tailor: null }, async () => ({ tailor: await advanceTailor(ctx, input) })),
    deductFromTailor: (_root, { input }, ctx) =>
      withUserErrors({ tailor: null }, async () => ({ tailor: await deductFromTailor(ctx, input) })),
    reverseTailorDeduction: (_root, { input }, ctx) =>
      withUserErrors({ tailor: null }, async () => ({ tailor: await reverseTailorDeduction(ctx, input) })),
    logInTailor: (_root, { input }, ctx) =>
      withUserErrors({ token: null, tailor: null }, () => logInTailor(ctx, input)),
    logOutTailor: (_root, _args, ctx) =>
      withUserErrors({}, async () => {
        await logOutTailor(ctx)
        return {}
      }),
    moveTailorGarment: (_root, { input }, ctx) => changing(() => moveTailorGarment(ctx, input)),
    undoTailorGarmentMove: (_root, { input }, ctx) => changing(() => undoTailorGarmentMove(ctx, input)),
  },
  Tailor: {
    earnsByStage: async ({ id }, _args, ctx) => (await ctx.loaders.pieceRates.load(id)).length > 0,
    due: ({ id }, _args, ctx) => readDue(ctx, id),
    advance: ({ id }, _args, ctx) => readAdvance(ctx, id),
    pieceRates: ({ id }, _args, ctx) => listPieceRates(ctx, id),
  },
  TailorViewer: {
    due: ({ id }, _args, ctx) => dueOf(ctx, id),
    advance: ({ id }, _args, ctx) => advanceOf(ctx, id),
    statement: (_tailor, period, ctx) => readOwnStatement(ctx, period),
  },
  TailorStatement: {
    tailor: async ({ tailorId }, _args, ctx) => (await ctx.loaders.tailor.load(tailorId))!,
  },
  TailorEntry: {
    stage: ({ stageId }, _args, ctx) => (stageId === null ? null : ctx.loaders.stage.load(stageId)),
  },
  TailorGarment: {
    product: ({ productId }, _args, ctx) => (productId === null ? null : findProduct(ctx, productId)),
    color: ({ order }) => order.color,
    designDetails: ({ order }) => order.designDetails,
    designPics: ({ order }) => order.designPics,
    clothPics: ({ order }) => order.clothPics,
    fitHistory: ({ order }, _args, ctx) => readFitHistoryForTailor(ctx, order.userId),
    materials: async ({ id }, _args, ctx) => forTailor(await ctx.loaders.garmentMaterials.load(id)),
    toTake: (garment, _args, ctx) => materialsToTake(ctx, garment),
    isOverdue: (garment, _args, ctx) => isLate(garment, dayOf(ctx.now())),
    voiceNotes: ({ id }, _args, ctx) => ctx.loaders.voiceNotes.load(id),
    undoableUntil: (garment, _args, ctx) =>
      garment.moves[0]?.tailorId === ctx.tailor?.id ? undoableUntil(garment, ctx.now()) : null,
  },
}

const changing = (change: () => Promise<ChangedTailorGarment>) =>
  withUserErrors({ garment: null }, async () => {
    const { garment, issues } = await change()
    return { garment, userErrors: issues }
  })
