import { useMutation } from '@apollo/client/react'
import { graphql } from '../../__generated__/index.ts'
import { useSubmission } from '../../ui/use-submission.ts'

const VoteOnStyle_mutation = graphql(`
  mutation VoteOnStyle($input: VoteOnStyleInput!) {
    voteOnStyle(input: $input) {
      styleShare {
        ...StyleShare_share
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Votes on the style of a link, or for one of several; another vote takes the place of the one before. */
export function useStyleVote(token: string) {
  const [vote] = useMutation(VoteOnStyle_mutation)
  const { loading, submitError, submit } = useSubmission()
  const cast = (choice: { likes: boolean } | { variant: number }) =>
    void submit(async () => (await vote({ variables: { input: { token, ...choice } } })).data?.voteOnStyle)
  return { loading, submitError, cast }
}
