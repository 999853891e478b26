import { graphql } from '../../__generated__/index.ts'

export const WebhookPanel_webhook = graphql(`
  fragment WebhookPanel_webhook on Webhook {
    id
    clientId
    url
    topics
    query
    disabledAt
    disabledBecause
    failingSince
    previousSecretExpiresAt
    version
  }
`)

export const Webhooks_query = graphql(`
  query Webhooks {
    webhooks {
      ...WebhookPanel_webhook
    }
  }
`)

export const WebhookDeliveries_query = graphql(`
  query WebhookDeliveries($id: ID!, $after: String) {
    webhook(id: $id) {
      id
      deliveries(first: 10, after: $after) {
        edges {
          cursor
          node {
            id
            type
            status
            attempts
            changedAt
            nextAttemptAt
            responseStatus
            responseBody
            error
            durationMs
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`)

export const SaveWebhook_mutation = graphql(`
  mutation SaveWebhook($input: SaveWebhookInput!) {
    saveWebhook(input: $input) {
      webhook {
        ...WebhookPanel_webhook
      }
      secret
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RotateWebhookSecret_mutation = graphql(`
  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      webhook {
        ...WebhookPanel_webhook
      }
      secret
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteWebhook_mutation = graphql(`
  mutation DeleteWebhook($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) {
      deletedWebhookId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const TestWebhook_mutation = graphql(`
  mutation TestWebhook($input: TestWebhookInput!) {
    testWebhook(input: $input) {
      delivery {
        id
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ReplayWebhookDelivery_mutation = graphql(`
  mutation ReplayWebhookDelivery($input: ReplayWebhookDeliveryInput!) {
    replayWebhookDelivery(input: $input) {
      delivery {
        id
        status
        attempts
        nextAttemptAt
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
