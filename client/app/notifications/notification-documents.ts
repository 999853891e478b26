import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type {
  NotificationsQuery,
  NotificationsQueryVariables,
  SubscribeToNotificationsMutation,
  SubscribeToNotificationsMutationVariables,
  UnsubscribeFromNotificationsMutation,
  UnsubscribeFromNotificationsMutationVariables,
} from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

type Document<Result, Variables extends OperationVariables> = TypedDocumentNode<Result, Variables>

/** The operations of an account or of a tailor: they have the same results. */
export interface NotificationDocuments {
  read: Document<NotificationsQuery, NotificationsQueryVariables>
  subscribe: Document<SubscribeToNotificationsMutation, SubscribeToNotificationsMutationVariables>
  unsubscribe: Document<UnsubscribeFromNotificationsMutation, UnsubscribeFromNotificationsMutationVariables>
}

export const ofStaff: NotificationDocuments = {
  read: graphql(`
    query Notifications($endpoint: String) {
      notifications(endpoint: $endpoint) {
        publicKey
        isSubscribed
      }
    }
  `),
  subscribe: graphql(`
    mutation SubscribeToNotifications($input: SubscribeToNotificationsInput!) {
      change: subscribeToNotifications(input: $input) {
        userErrors {
          ...UserErrors
        }
      }
    }
  `),
  unsubscribe: graphql(`
    mutation UnsubscribeFromNotifications($input: UnsubscribeFromNotificationsInput!) {
      change: unsubscribeFromNotifications(input: $input) {
        userErrors {
          ...UserErrors
        }
      }
    }
  `),
}

export const ofTailor: NotificationDocuments = {
  read: graphql(`
    query TailorNotifications($endpoint: String) {
      notifications: tailorNotifications(endpoint: $endpoint) {
        publicKey
        isSubscribed
      }
    }
  `),
  subscribe: graphql(`
    mutation SubscribeTailorToNotifications($input: SubscribeToNotificationsInput!) {
      change: subscribeTailorToNotifications(input: $input) {
        userErrors {
          ...UserErrors
        }
      }
    }
  `),
  unsubscribe: graphql(`
    mutation UnsubscribeTailorFromNotifications($input: UnsubscribeFromNotificationsInput!) {
      change: unsubscribeTailorFromNotifications(input: $input) {
        userErrors {
          ...UserErrors
        }
      }
    }
  `),
}
