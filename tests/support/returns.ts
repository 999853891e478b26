import type { ApiClient, Json } from './api-client.ts'
import { returns } from './fields.ts'

/** An order's returns, and what can still be returned. */
export const readReturns = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${returns} } }`, { id })).data?.order
