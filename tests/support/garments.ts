import type { ApiClient, Json } from './api-client.ts'
import { fields } from './fields.ts'

export type { Json } from './api-client.ts'

/** The garments of an order as the viewer sees them. */
export const garmentsOf = async (who: ApiClient, id: string): Promise<Json[]> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { garments { ${fields.Garment} } } }`, { id })).data
    .order.garments
