import { Heading, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Category } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'

interface ProductTitleProps {
  name: string
  category: Category
  /** Rendered below the name. */
  children: ReactNode
}

/** The page's heading: the design's name below its category. */
export function ProductTitle({ name, category, children }: ProductTitleProps) {
  const { i18n } = useLingui()
  return (
    <Stack gap="2">
      <Text textStyle="eyebrow" color="gold.fg">
        {i18n._(categoryLabels[category])}
      </Text>
      <Heading as="h1" size={{ base: '3xl', lg: '4xl' }} overflowWrap="anywhere">
        {name}
      </Heading>
      {children}
    </Stack>
  )
}
