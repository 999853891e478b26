import { useMutation } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'

const ReplyToFeedback_mutation = graphql(`
  mutation ReplyToFeedback($input: ReplyToFeedbackInput!) {
    replyToFeedback(input: $input) {
      feedback {
        id
        ...FeedbackEntry_feedback
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const HideFeedback_mutation = graphql(`
  mutation HideFeedback($input: HideFeedbackInput!) {
    hideFeedback(input: $input) {
      feedback {
        id
        ...FeedbackEntry_feedback
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const ShowFeedback_mutation = graphql(`
  mutation ShowFeedback($input: ShowFeedbackInput!) {
    showFeedback(input: $input) {
      feedback {
        id
        ...FeedbackEntry_feedback
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
const LinkFeedback_mutation = graphql(`
  mutation LinkFeedback($input: LinkFeedbackInput!) {
    linkFeedback(input: $input) {
      feedback {
        id
        ...FeedbackEntry_feedback
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Moderates feedback. Each payload contains the entry, which updates the cache. */
export function useModeration() {
  const [sendReply] = useMutation(ReplyToFeedback_mutation)
  const [sendHide] = useMutation(HideFeedback_mutation)
  const [sendShow] = useMutation(ShowFeedback_mutation)
  const [sendLink] = useMutation(LinkFeedback_mutation)
  return {
    reply: async (id: string, reply: string) =>
      (await sendReply({ variables: { input: { id, reply } } })).data?.replyToFeedback,
    hide: async (id: string, reason: string) =>
      (await sendHide({ variables: { input: { id, reason } } })).data?.hideFeedback,
    show: async (id: string) => (await sendShow({ variables: { input: { id } } })).data?.showFeedback,
    link: async (id: string, productId: string | null) =>
      (await sendLink({ variables: { input: { id, productId } } })).data?.linkFeedback,
  }
}
