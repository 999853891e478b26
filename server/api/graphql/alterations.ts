import { addAlteration } from '../../domain/alterations/add-alteration.ts'
import { isLateAlteration } from '../../domain/alterations/alteration.ts'
import { assignAlteration } from '../../domain/alterations/assign-alteration.ts'
import { completeAlteration } from '../../domain/alterations/complete-alteration.ts'
import { listAlterations } from '../../domain/alterations/list-alterations.ts'
import { requestAlteration } from '../../domain/alterations/request-alteration.ts'
import {
  completeTailorAlteration,
  listTailorAlterations,
} from '../../domain/alterations/tailor-alterations.ts'
import type { ChangedOrder } from '../../domain/orders/change-order.ts'
import { orderOf } from '../../domain/orders/order-of.ts'
import { dayOf } from '../../domain/shop/shop-time.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const alterations: Resolvers = {
  Query: {
    alterations: (_root, page, ctx) => listAlterations(ctx, page),
    tailorAlterations: (_root, _args, ctx) => listTailorAlterations(ctx),
  },
  Mutation: {
    requestAlteration: (_root, { input }, ctx) => changing(() => requestAlteration(ctx, input)),
    completeAlteration: (_root, { input }, ctx) => changing(() => completeAlteration(ctx, input)),
    addAlteration: (_root, { input }, ctx) => changing(() => addAlteration(ctx, input)),
    assignAlteration: (_root, { input }, ctx) =>
      withUserErrors({ alteration: null }, async () => {
        const { alteration, issues } = await assignAlteration(ctx, input)
        return { alteration, userErrors: issues }
      }),
    completeTailorAlteration: (_root, { input }, ctx) =>
      withUserErrors({ completedAlterationId: null }, async () => ({
        completedAlterationId: await completeTailorAlteration(ctx, input),
      })),
  },
  Alteration: {
    order: ({ orderId }, _args, ctx) => orderOf(ctx, orderId),
    garment: async ({ orderId, garmentId }, _args, ctx) => {
      if (garmentId === null) return null
      return (await ctx.loaders.garments.load(orderId)).find(({ id }) => id === garmentId) ?? null
    },
    tailor: ({ tailorId }, _args, ctx) => (tailorId === null ? null : ctx.loaders.tailor.load(tailorId)),
    isOverdue: (alteration, _args, ctx) => isLateAlteration(alteration, dayOf(ctx.now())),
  },
  AlterationConnection: totals,
  TailorAlteration: {
    isOverdue: (alteration, _args, ctx) => isLateAlteration(alteration, dayOf(ctx.now())),
  },
}

const changing = (change: () => Promise<ChangedOrder>) =>
  withUserErrors({ order: null }, async () => {
    const { order, issues } = await change()
    return { order, userErrors: issues }
  })
