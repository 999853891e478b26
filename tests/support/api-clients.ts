import { ApiClient, type Json } from './api-client.ts'
import { sendMutation } from './send-mutation.ts'
import type { Shop } from './shop.ts'

export const clientFields = `id name scopes allowedOrigins requestsPerMinute revokedAt version
  keys { id hint expiresAt lastUsedAt }`

export const saveApiClient = async (owner: ApiClient, input: Json): Promise<Json> =>
  (await change(owner, 'saveApiClient', input)).saveApiClient
export const rotateApiKey = async (owner: ApiClient, input: Json): Promise<Json> =>
  (await change(owner, 'rotateApiKey', input)).rotateApiKey

/** Both answer the same payload, whose name is neither mutation's. */
const change = async (owner: ApiClient, mutation: string, input: Json): Promise<Json> =>
  (await sendMutation(owner, mutation, input, `apiClient { ${clientFields} } key`)).data

export const revokeApiClient = async (owner: ApiClient, id: string): Promise<Json> =>
  (await sendMutation(owner, 'revokeApiClient', { id }, `apiClient { ${clientFields} }`)).data.revokeApiClient

let count = 0

/** A program with these scopes, and what the owner sees of it. */
export async function addApiClient(
  shop: Shop,
  scopes: string[],
  fields: Json = {},
): Promise<{ program: ApiClient; apiClient: Json; key: string }> {
  const name = `Program ${++count}`
  const { apiClient, key } = await saveApiClient(await shop.admin(), { name, scopes, ...fields })
  return { program: new ApiClient(shop.guest().url, key), apiClient, key }
}
