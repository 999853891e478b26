import { Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ProductOptions_ProductFragment } from '../../__generated__/graphql.ts'

/** Fewer say nothing about a size. */
const fewest = 3

/** What most buyers say about the fit of a design's sizes; nothing while few have answered. */
export function FitSummary({ votes }: { votes: ProductOptions_ProductFragment['fitVotes'] }) {
  const { runsSmall, trueToSize, runsLarge } = votes
  const count = runsSmall + trueToSize + runsLarge
  const most = Math.max(runsSmall, trueToSize, runsLarge)
  if (count < fewest) return null
  return (
    <Text mt="1" textStyle="sm" color="fg.muted">
      {trueToSize === most ? (
        <Trans>
          True to size, say {most} of {count} buyers
        </Trans>
      ) : runsSmall === most ? (
        <Trans>
          Runs small, say {most} of {count} buyers: choose a size larger
        </Trans>
      ) : (
        <Trans>
          Runs large, say {most} of {count} buyers: choose a size smaller
        </Trans>
      )}
    </Text>
  )
}
