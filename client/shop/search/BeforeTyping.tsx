import { Box, Button, Flex, Heading, IconButton, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { History, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { CategoryLinks } from '../catalogue/CategoryLinks.tsx'
import { OccasionLinks } from '../catalogue/OccasionLinks.tsx'
import { clearRecentSearches, removeRecentSearch } from './recent-searches.ts'
import { galleryFor } from './search-options.ts'

interface BeforeTypingProps {
  recent: string[]
  /** After some were removed. */
  onChange: (left: string[]) => void
  onChoose: (event: MouseEvent, search?: string) => void
}

/** The recent searches and the categories. */
export function BeforeTyping({ recent, onChange, onChoose }: BeforeTypingProps) {
  const { t } = useLingui()
  const clear = () => {
    clearRecentSearches()
    onChange([])
  }
  return (
    <Flex direction="column" gap="5" px="2">
      {recent.length > 0 && (
        <Box as="section" aria-label={t`Recent searches`}>
          <Flex justify="space-between" align="center">
            <Heading as="h2" textStyle="eyebrow" color="gold.fg" fontFamily="body">
              <Trans>Recent searches</Trans>
            </Heading>
            <Button variant="ghost" px="3" me="-3" onClick={clear}>
              <Trans>Clear all</Trans>
            </Button>
          </Flex>
          <Box as="ul" listStyleType="none">
            {recent.map((search) => (
              <Flex as="li" key={search} align="center" me="-3">
                <Link asChild flex="1" minW="0" minH="11" gap="3" color="fg" textDecoration="none">
                  <RouterLink to={galleryFor(search)} onClick={(event) => onChoose(event, search)}>
                    <History aria-hidden size={18} />
                    <Text as="span" minW="0" overflowWrap="anywhere">
                      {search}
                    </Text>
                  </RouterLink>
                </Link>
                <IconButton
                  variant="ghost"
                  aria-label={t`Remove “${search}”`}
                  onClick={() => onChange(removeRecentSearch(search))}
                >
                  <X />
                </IconButton>
              </Flex>
            ))}
          </Box>
        </Box>
      )}
      <CategoryLinks onChoose={onChoose} />
      <OccasionLinks onChoose={onChoose} />
    </Flex>
  )
}
