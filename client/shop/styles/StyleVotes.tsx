import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { useStyleVote } from './use-style-vote.ts'
import { VoteCounts } from './VoteCounts.tsx'

/** One tap is a vote, another changes it. */
export function StyleVotes({ share }: { share: Share }) {
  const { t } = useLingui()
  const { token, viewerLikes } = share
  const { loading, submitError, cast } = useStyleVote(token)
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
            onClick={() => cast({ likes })}
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
