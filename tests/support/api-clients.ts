import { ApiClient, type Json, type Input } from './api-client.ts'
import type { Shop } from './shop.ts'
import type { ApiScope } from '../__generated__/api.ts'

let count = 0

/** A program with these scopes, and what the owner sees of it. */
export async function addApiClient(
  shop: Shop,
  scopes: ApiScope[],
  fields: Partial<Input<'saveApiClient'>> = {},
): Promise<{ program: ApiClient; apiClient: Json; key: string }> {
  const name = `Program ${++count}`
  const { apiClient, key } = await (await shop.admin()).mutate('saveApiClient', { name, scopes, ...fields })
  return { program: new ApiClient(shop.guest().url, key), apiClient, key }
}
