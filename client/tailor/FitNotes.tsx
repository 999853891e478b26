import { Heading, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { TailorGarmentQuery } from '../__generated__/graphql.ts'

type History = NonNullable<TailorGarmentQuery['tailorGarment']>['fitHistory']

/** What to know before the customer's garment is cut; nothing where there is nothing. */
export function FitNotes({ history: { notes, alterations } }: { history: History }) {
  if (notes.length === 0 && alterations.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="fit" gap="2" p="3" bg="bg.warning" borderRadius="l2">
      <Heading as="h2" id="fit" size="xl">
        <Trans>Fit notes</Trans>
      </Heading>
      <Stack as="ul" gap="2" ps="5" listStyleType="disc" fontSize="lg" overflowWrap="anywhere">
        {notes.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
        {alterations.map(({ orderNumber, details, at }) => (
          <li key={`${orderNumber} ${at}`}>
            <Trans>Altered before: {details}</Trans>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
