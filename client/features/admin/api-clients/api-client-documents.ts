import { graphql } from '../../../__generated__/index.ts'

export const ApiClientForm_apiClient = graphql(`
  fragment ApiClientForm_apiClient on ApiClient {
    id
    name
    scopes
    allowedOrigins
    requestsPerMinute
    revokedAt
    version
    keys {
      id
      hint
      createdAt
      expiresAt
      lastUsedAt
    }
  }
`)

export const ApiClients_query = graphql(`
  query ApiClients {
    apiClients {
      ...ApiClientForm_apiClient @unmask
    }
  }
`)

export const SaveApiClient_mutation = graphql(`
  mutation SaveApiClient($input: SaveApiClientInput!) {
    saveApiClient(input: $input) {
      apiClient {
        ...ApiClientForm_apiClient @unmask
      }
      key
      userErrors {
        ...UserErrors @unmask
      }
    }
  }
`)

export const RotateApiKey_mutation = graphql(`
  mutation RotateApiKey($input: RotateApiKeyInput!) {
    rotateApiKey(input: $input) {
      apiClient {
        ...ApiClientForm_apiClient @unmask
      }
      key
      userErrors {
        ...UserErrors @unmask
      }
    }
  }
`)

export const RevokeApiClient_mutation = graphql(`
  mutation RevokeApiClient($input: RevokeApiClientInput!) {
    revokeApiClient(input: $input) {
      apiClient {
        ...ApiClientForm_apiClient @unmask
      }
      userErrors {
        ...UserErrors @unmask
      }
    }
  }
`)
