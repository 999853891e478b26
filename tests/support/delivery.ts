import type { ApiClient, Json } from './api-client.ts'

const zoneFields = 'id version name prefixes minDays maxDays fee'

const payload = async (who: ApiClient, mutation: string, result: string, input: Json) => {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
  const response = await who.graphql(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${result} userErrors { field code message } } }`,
    { input },
  )
  return { ...response, ...response.data?.[mutation] }
}

export const saveZone = (who: ApiClient, input: Json) =>
  payload(who, 'saveDeliveryZone', `deliveryZone { ${zoneFields} }`, input)

export const deleteZone = (who: ApiClient, id: string) =>
  payload(who, 'deleteDeliveryZone', 'deletedDeliveryZoneId', { id })

export const listZones = async (who: ApiClient): Promise<Json[]> =>
  (await who.graphql(`{ deliveryZones { ${zoneFields} } }`)).data.deliveryZones

export const setDeliveryPincode = (who: ApiClient, pincode: string | null) =>
  payload(who, 'setDeliveryPincode', 'cart { deliveryPincode isDeliverable delivery totalToPay }', {
    pincode,
  })

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
