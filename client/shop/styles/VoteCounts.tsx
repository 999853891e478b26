import { Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

interface VoteCountsProps {
  share: { likes: number; dislikes: number }
}

/** How many like a style. */
export function VoteCounts({ share: { likes, dislikes } }: VoteCountsProps) {
  return (
    <Text fontWeight="semibold">
      <Trans>
        I like it: {likes} · Rather not: {dislikes}
      </Trans>
    </Text>
  )
}
