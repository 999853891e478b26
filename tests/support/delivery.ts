import type { ApiClient, Json } from './api-client.ts'
import { sendMutation } from './send-mutation.ts'

const zoneFields = 'id version name prefixes minDays maxDays fee'

export const saveZone = (who: ApiClient, input: Json) =>
  sendMutation(who, 'saveDeliveryZone', input, `deliveryZone { ${zoneFields} }`)

export const deleteZone = (who: ApiClient, id: string) =>
  sendMutation(who, 'deleteDeliveryZone', { id }, 'deletedDeliveryZoneId')

export const listZones = async (who: ApiClient): Promise<Json[]> =>
  (await who.graphql(`{ deliveryZones { ${zoneFields} } }`)).data.deliveryZones

export const setDeliveryPincode = (who: ApiClient, pincode: string | null) =>
  sendMutation(
    who,
    'setDeliveryPincode',
    { pincode },
    'cart { deliveryPincode isDeliverable delivery totalToPay }',
  )

/** Adds a zone, by default of two to four days for 80 rupees; it has to be accepted. */
export async function addZone(who: ApiClient, input: Json = {}): Promise<Json> {
  const { deliveryZone, userErrors, errors } = await saveZone(who, {
    name: `Zone ${input.prefixes}`,
    prefixes: ['4'],
    minDays: 2,
    maxDays: 4,
    fee: 80_00,
    ...input,
  })
  if (!deliveryZone) throw new Error(JSON.stringify(userErrors ?? errors))
  return deliveryZone
}

/** Deletes all zones, so that the shop delivers everywhere again. */
export async function deleteZones(owner: ApiClient): Promise<void> {
  for (const { id } of await listZones(owner)) await deleteZone(owner, id)
}
