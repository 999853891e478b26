import { isMeasured } from '../../domain/measurements/measurements.ts'
import { orderOf } from '../../domain/orders/order-of.ts'
import { dayOf } from '../../domain/shop/shop-time.ts'
import { assignGarment } from '../../domain/workshop/assign-garment.ts'
import { changeGarments } from '../../domain/workshop/change-garments.ts'
import { addGarmentPhoto } from '../../domain/garment-photos/add-photo.ts'
import { deleteGarmentPhoto, shareGarmentPhoto } from '../../domain/garment-photos/change-photo.ts'
import { deleteVoiceNote } from '../../domain/voice-notes/delete-voice-note.ts'
import { findGarment, listGarments } from '../../domain/workshop/list-garments.ts'
import { canMeasureGarment } from '../../domain/workshop/measure-garment.ts'
import { type ChangedGarment, moveGarment, undoGarmentMove } from '../../domain/workshop/move-garment.ts'
import { isLate, undoableUntil } from '../../domain/workshop/garment.ts'
import { readStages, saveStages } from '../../domain/workshop/stages.ts'
import { tailorWorkloadsOf, workloadsOf } from '../../domain/workshop/workloads.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const workshop: Resolvers = {
  Query: {
    workshopStages: (_root, _args, ctx) => readStages(ctx),
    garments: (_root, page, ctx) => listGarments(ctx, page),
    garment: (_root, { code }, ctx) => findGarment(ctx, code),
  },
  Mutation: {
    saveWorkshopStages: (_root, { input }, ctx) =>
      withUserErrors({ workshopStages: null }, async () => ({
        workshopStages: await saveStages(ctx, input),
      })),
    moveGarment: (_root, { input }, ctx) => changing(() => moveGarment(ctx, input)),
    undoGarmentMove: (_root, { input }, ctx) => changing(() => undoGarmentMove(ctx, input)),
    assignGarment: (_root, { input }, ctx) => changing(() => assignGarment(ctx, input)),
    changeGarments: (_root, { input }, ctx) =>
      withUserErrors({ results: [] }, async () => ({ results: await changeGarments(ctx, input) })),
    deleteVoiceNote: (_root, { input }, ctx) =>
      withUserErrors({ garment: null }, async () => ({ garment: await deleteVoiceNote(ctx, input) })),
    addGarmentPhoto: (_root, { input }, ctx) =>
      withUserErrors({ garment: null }, async () => ({ garment: await addGarmentPhoto(ctx, input) })),
    shareGarmentPhoto: (_root, { input }, ctx) =>
      withUserErrors({ garment: null }, async () => ({ garment: await shareGarmentPhoto(ctx, input) })),
    deleteGarmentPhoto: (_root, { input }, ctx) =>
      withUserErrors({ garment: null }, async () => ({ garment: await deleteGarmentPhoto(ctx, input) })),
  },
  Order: {
    garments: ({ id }, _args, ctx) => ctx.loaders.garments.load(id),
    photos: ({ id }, _args, ctx) => ctx.loaders.sharedPhotos.load(id),
  },
  TrackedOrder: { photos: ({ id }, _args, ctx) => ctx.loaders.sharedPhotos.load(id) },
  Garment: {
    order: ({ orderId }, _args, ctx) => orderOf(ctx, orderId),
    orderNumber: ({ order }) => order.orderNumber,
    customerName: ({ order }) => order.customerName,
    status: ({ stage }) => stage.id,
    isOverdue: (garment, _args, ctx) => isLate(garment, dayOf(ctx.now())),
    undoableUntil: (garment, _args, ctx) => undoableUntil(garment, ctx.now()),
    isMeasured: ({ measurements }) => isMeasured(measurements),
    viewerCanGiveMeasurements: (garment, _args, ctx) => canMeasureGarment(ctx, garment),
    voiceNotes: ({ id }, _args, ctx) => ctx.loaders.voiceNotes.load(id),
    photos: ({ id }, _args, ctx) => ctx.loaders.garmentPhotos.load(id),
  },
  ChangedGarment: { userErrors: ({ issues }) => issues },
  GarmentConnection: totals,
  Workshop: {
    workloads: async ({ openWork }) => workloadsOf(await openWork()),
    tailorWorkloads: async ({ openWork }) => tailorWorkloadsOf(await openWork()),
  },
  TailorWorkload: {
    tailor: ({ tailorId }, _args, ctx) => (tailorId === null ? null : ctx.loaders.tailor.load(tailorId)),
  },
}

const changing = (change: () => Promise<ChangedGarment>) =>
  withUserErrors({ garment: null }, async () => {
    const { garment, issues } = await change()
    return { garment, userErrors: issues }
  })
