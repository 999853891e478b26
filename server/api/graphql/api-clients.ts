import { listApiClients } from '../../domain/api-clients/list-api-clients.ts'
import { revokeApiClient } from '../../domain/api-clients/revoke-api-client.ts'
import { rotateApiKey } from '../../domain/api-clients/rotate-api-key.ts'
import { saveApiClient, type SavedApiClient } from '../../domain/api-clients/save-api-client.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const apiClients: Resolvers = {
  Query: { apiClients: (_root, _args, ctx) => listApiClients(ctx) },
  Mutation: {
    saveApiClient: (_root, { input }, ctx) => saving(() => saveApiClient(ctx, input)),
    rotateApiKey: (_root, { input }, ctx) => saving(() => rotateApiKey(ctx, input)),
    revokeApiClient: (_root, { input: { id } }, ctx) =>
      withUserErrors({ apiClient: null }, async () => ({ apiClient: await revokeApiClient(ctx, id) })),
  },
}

const saving = (save: () => Promise<SavedApiClient>) =>
  withUserErrors({ apiClient: null, key: null }, async () => {
    const { issues: userErrors, ...saved } = await save()
    return { ...saved, userErrors }
  })
