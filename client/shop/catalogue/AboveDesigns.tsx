import { Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { HelpLinks } from './HelpLinks.tsx'

interface AboveDesignsProps {
  choice: GalleryChoice
  /** Whether no design has all words of the search. */
  isPartialMatch: boolean
  /** What the search asks about the shop. */
  helpTopics: readonly HelpTopic[]
}

/** What the designs below are: filtered, or the closest ones to a search. */
export const AboveDesigns = ({ choice, isPartialMatch, helpTopics }: AboveDesignsProps) => (
  <>
    {helpTopics.length > 0 && <HelpLinks topics={helpTopics} />}
    <AppliedFilters choice={choice} />
    {isPartialMatch && (
      <Text role="status" mb={{ base: '4', md: '5' }} color="fg.muted">
        <Trans>No design has all of these words. The closest are:</Trans>
      </Text>
    )}
  </>
)
