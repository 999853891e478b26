import { designName } from '../../lib/localized-name.ts'
import { Box, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark, LayoutGrid, Search } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { formatPriceRange } from '../../lib/money.ts'
import { GarmentPlaceholder } from '../../ui/GarmentPlaceholder.tsx'
import { OptionGroup } from '../../ui/OptionGroup.tsx'
import { OptionLink } from './OptionLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { SearchOption, Suggestions } from './search-options.ts'
import type { useActiveOption } from '../../ui/use-active-option.ts'

interface SuggestionListProps {
  answers: SearchOption[]
  searches: SearchOption[]
  categories: SearchOption[]
  products: Suggestions['products']
  active: ReturnType<typeof useActiveOption>
  onChoose: (event: MouseEvent, search?: string) => void
}

/** Answers, searches and categories beside the designs; below each other on phones. */
export function SuggestionList({
  answers,
  searches,
  categories,
  products,
  active,
  onChoose,
}: SuggestionListProps) {
  const { t, i18n } = useLingui()
  const categoriesFrom = answers.length + searches.length
  const option = (at: number, to: string, content: ReactNode, search?: string) => (
    <OptionLink
      key={to}
      id={active.optionId(at)}
      isActive={active.index === at}
      to={to}
      onClick={(event) => onChoose(event, search)}
    >
      {content}
    </OptionLink>
  )
  const lines = (icon: ReactNode, options: SearchOption[], from: number) =>
    options.map(({ label, to, search }, index) =>
      option(
        from + index,
        to,
        <>
          {icon}
          <Text as="span" flex="1" minW="0" overflowWrap="anywhere">
            {label}
          </Text>
        </>,
        search,
      ),
    )
  return (
    <Box
      id={active.listId}
      role="listbox"
      aria-label={t`Suggestions`}
      display="grid"
      gap={{ base: '3', md: '6' }}
      gridTemplateColumns={{ md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
      alignItems="start"
    >
      {categoriesFrom + categories.length > 0 && (
        <Box role="presentation">
          {answers.length > 0 && (
            <OptionGroup title={t`About the shop`}>
              {lines(<CircleQuestionMark aria-hidden size={18} />, answers, 0)}
            </OptionGroup>
          )}
          {searches.length > 0 && (
            <OptionGroup title={t`Searches`}>
              {lines(<Search aria-hidden size={18} />, searches, answers.length)}
            </OptionGroup>
          )}
          {categories.length > 0 && (
            <OptionGroup title={t`Categories`}>
              {lines(<LayoutGrid aria-hidden size={18} />, categories, categoriesFrom)}
            </OptionGroup>
          )}
        </Box>
      )}
      {products.length > 0 && (
        <OptionGroup title={t`Designs`}>
          {products.map(({ id, cover, priceRange, ...names }, index) =>
            option(
              categoriesFrom + categories.length + index,
              paths.product(id),
              <>
                <Box flex="none" w="12" h="16" borderRadius="l1" overflow="hidden" bg="bg.subtle">
                  {cover ? (
                    <Picture image={{ ...cover, alt: '' }} sizes="48px" fallbackWidth={80} h="full" />
                  ) : (
                    <GarmentPlaceholder />
                  )}
                </Box>
                <Flex direction="column" minW="0" flex="1" justify="center">
                  <Text as="span" lineClamp={2} lineHeight="short" overflowWrap="anywhere">
                    {designName(i18n, names)}
                  </Text>
                  <Text as="span" fontWeight="semibold" fontSize="sm">
                    {priceRange ? formatPriceRange(priceRange) : <Trans>Price on request</Trans>}
                  </Text>
                </Flex>
              </>,
            ),
          )}
        </OptionGroup>
      )}
    </Box>
  )
}
