import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Category } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'

interface ProductTitleProps {
  name: string
  category: Category
  /** Absent where it stands elsewhere on the page. */
  rating?: { average?: number | null; count: number }
  /** Rendered below the name. */
  children?: ReactNode
}

/** The page's heading: the design's name below its category and rating. */
export function ProductTitle({ name, category, rating, children }: ProductTitleProps) {
  const { t, i18n } = useLingui()
  const average = rating?.average?.toFixed(1)
  const count = rating?.count ?? 0
  return (
    <Stack gap={{ base: '1', md: '2' }}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text textStyle="eyebrow" color="gold.fg">
          {i18n._(categoryLabels[category])}
        </Text>
        {average !== undefined && (
          <Flex align="center" gap="1" fontSize="sm">
            <Star aria-hidden size={14} fill="currentColor" />
            {t`${average} (${plural(count, { one: '# rating', other: '# ratings' })})`}
          </Flex>
        )}
      </Flex>
      <Heading as="h1" size={{ base: '2xl', md: '3xl', lg: '4xl' }} overflowWrap="anywhere">
        {name}
      </Heading>
      {children}
    </Stack>
  )
}
