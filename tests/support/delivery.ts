import type { ApiClient, Input, Json } from './api-client.ts'
import { fields } from './fields.ts'

export const listZones = async (who: ApiClient): Promise<Json[]> =>
  (await who.graphql(`{ deliveryZones { ${fields.DeliveryZone} } }`)).data.deliveryZones

/** Adds a zone, by default of two to four days for 80 rupees; it has to be accepted. */
export async function addZone(who: ApiClient, input: Partial<Input<'saveDeliveryZone'>> = {}) {
  const zone = { name: `Zone ${input.prefixes?.join()}`, prefixes: ['4'], minDays: 2, maxDays: 4, fee: 80_00 }
  return (await who.mutateOrThrow('saveDeliveryZone', { ...zone, ...input })).deliveryZone
}

/** Deletes all zones, so that the shop delivers everywhere again. */
export async function deleteZones(owner: ApiClient): Promise<void> {
  for (const { id } of await listZones(owner)) await owner.mutate('deleteDeliveryZone', { id })
}
