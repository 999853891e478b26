import { Heading, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Category } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'

interface ProductTitleProps {
  product: { productName: string; category: Category }
  /** What belongs to the name, below it. */
  children: ReactNode
}

/** A design's name as its page's heading, under the kind of garment it is. */
export function ProductTitle({ product: { productName, category }, children }: ProductTitleProps) {
  const { i18n } = useLingui()
  return (
    <Stack gap="2">
      <Text textStyle="eyebrow" color="gold.fg">
        {i18n._(categoryLabels[category])}
      </Text>
      <Heading as="h1" size={{ base: '3xl', lg: '4xl' }} overflowWrap="anywhere">
        {productName}
      </Heading>
      {children}
    </Stack>
  )
}
