import { graphql } from '../../__generated__/index.ts'

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
      ...ApiClientForm_apiClient
    }
  }
`)

export const SaveApiClient_mutation = graphql(`
  mutation SaveApiClient($input: SaveApiClientInput!) {
    saveApiClient(input: $input) {
      apiClient {
        ...ApiClientForm_apiClient
      }
      key
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RotateApiKey_mutation = graphql(`
  mutation RotateApiKey($input: RotateApiKeyInput!) {
    rotateApiKey(input: $input) {
      apiClient {
        ...ApiClientForm_apiClient
      }
      key
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RevokeApiClient_mutation = graphql(`
  mutation RevokeApiClient($input: RevokeApiClientInput!) {
    revokeApiClient(input: $input) {
      apiClient {
        ...ApiClientForm_apiClient
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
