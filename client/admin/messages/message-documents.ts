import { graphql } from '../../__generated__/index.ts'

export const MessageCard_message = graphql(`
  fragment MessageCard_message on Message {
    id
    event
    channel
    status
    recipient
    subject
    body
    attempts
    uncertainAttempts
    lastError
    withdrawnReason
    createdAt
    sentAt
    sentBy
    orderId
    whatsAppLink
    viewerCanResend
  }
`)

export const AdminMessage_query = graphql(`
  query AdminMessage($id: ID!) {
    message(id: $id) {
      ...MessageCard_message
      language
      attemptedAt
      customerId
      externalId
    }
  }
`)

export const AdminMessages_query = graphql(`
  query AdminMessages($where: MessageWhere, $after: String) {
    messageChannels {
      email
      whatsApp
      push
    }
    messages(where: $where, first: 24, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...MessageCard_message
        }
      }
    }
  }
`)

export const ResendMessage_mutation = graphql(`
  mutation ResendMessage($input: ResendMessageInput!) {
    resendMessage(input: $input) {
      message {
        ...MessageCard_message
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const MarkMessageSent_mutation = graphql(`
  mutation MarkMessageSent($input: MarkMessageSentInput!) {
    markMessageSent(input: $input) {
      message {
        ...MessageCard_message
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const MessageDraft_draft = graphql(`
  fragment MessageDraft_draft on MessageDraft {
    event
    channel
    recipient
    link
  }
`)

export const RecordOrderMessage_mutation = graphql(`
  mutation RecordOrderMessage($input: RecordOrderMessageInput!) {
    recordOrderMessage(input: $input) {
      message {
        id
        whatsAppLink
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
