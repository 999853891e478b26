import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { VoteCounts } from './VoteCounts.tsx'

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

/** One tap is a vote, another changes it. */
export function StyleVotes({ share }: { share: Share }) {
  const { t } = useLingui()
  const [vote] = useMutation(VoteOnStyle_mutation)
  const { loading, submitError, submit } = useSubmission()
  const { token, viewerLikes } = share
  const choose = (likes: boolean) =>
    void submit(async () => (await vote({ variables: { input: { token, likes } } })).data?.voteOnStyle)
  return (
    <Stack gap="3">
      <Flex gap="3" role="group" aria-label={t`Your vote`}>
        {[
          { likes: true, label: t`I like it` },
          { likes: false, label: t`Rather not` },
        ].map(({ likes, label }) => (
          <Button
            key={label}
            flex="1"
            size="lg"
            variant={viewerLikes === likes ? 'solid' : 'outline'}
            aria-pressed={viewerLikes === likes}
            disabled={loading}
            onClick={() => choose(likes)}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <Box role="status" minH="6">
        {viewerLikes == null ? (
          <Text color="fg.muted">
            <Trans>One tap, without an account. You can change it.</Trans>
          </Text>
        ) : (
          <Text>
            <Trans>Thank you, your vote counts. Tap the other one to change it.</Trans>
          </Text>
        )}
      </Box>
      {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
      <VoteCounts share={share} />
    </Stack>
  )
}
