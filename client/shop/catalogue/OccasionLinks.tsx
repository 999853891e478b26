import { useQuery } from '@apollo/client/react'
import { Box, Flex, Heading } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { paths } from '../../../shared/paths.ts'
import { ChipLink } from './ChipLink.tsx'

const OccasionLinks_query = graphql(`
  query OccasionLinks {
    occasions {
      id
      name
      translations {
        locale
        name
      }
    }
  }
`)

/** The occasions that the shop names, as searches. */
export function OccasionLinks({ onChoose }: { onChoose?: (event: MouseEvent) => void }) {
  const { i18n } = useLingui()
  const { data } = useQuery(OccasionLinks_query)
  if (!data?.occasions.length) return null
  return (
    <Box as="section">
      <Heading as="h2" textStyle="eyebrow" color="gold.fg" fontFamily="body" mb="2">
        <Trans>Shop by Occasion</Trans>
      </Heading>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
        {data.occasions.map((occasion) => (
          <li key={occasion.id}>
            <ChipLink
              to={paths.gallery({ show: 'all', search: localizedName(i18n, occasion) })}
              onClick={onChoose}
            >
              {localizedName(i18n, occasion)}
            </ChipLink>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
