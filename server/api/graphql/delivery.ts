import { estimateDelivery } from '../../domain/delivery/estimate-delivery.ts'
import { findPostOffice } from '../../domain/delivery/find-post-office.ts'
import { hasDeliveryZones, listDeliveryZones } from '../../domain/delivery/list-delivery-zones.ts'
import { deleteDeliveryZone, saveDeliveryZone } from '../../domain/delivery/save-delivery-zone.ts'
import { setDeliveryPincode } from '../../domain/delivery/set-delivery-pincode.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const delivery: Resolvers = {
  Query: {
    deliveryEstimate: (_root, args, ctx) => estimateDelivery(ctx, args),
    postOffice: (_root, args) => findPostOffice(args),
    deliveryZones: (_root, _args, ctx) => listDeliveryZones(ctx),
  },
  Mutation: {
    setDeliveryPincode: (_root, { input }, ctx) =>
      withUserErrors({ cart: null }, async () => ({ cart: await setDeliveryPincode(ctx, input) })),
    saveDeliveryZone: (_root, { input }, ctx) =>
      withUserErrors({ deliveryZone: null }, async () => {
        const { deliveryZone, issues } = await saveDeliveryZone(ctx, input)
        return { deliveryZone, userErrors: issues }
      }),
    deleteDeliveryZone: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedDeliveryZoneId: null }, async () => {
        await deleteDeliveryZone(ctx, id)
        return { deletedDeliveryZoneId: id }
      }),
  },
  DeliveryEstimate: {
    readyOn: ({ days }) => days?.ready ?? null,
    earliest: ({ days }) => days?.earliest ?? null,
    latest: ({ days }) => days?.latest ?? null,
  },
  Shop: { hasDeliveryZones: (_shop, _args, ctx) => hasDeliveryZones(ctx) },
}
