import { Flex, Heading, HStack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '../../app/shell/PageHead.tsx'

interface AdminHeadingProps {
  title: string
  /** For example a badge, shown beside the title. */
  beside?: ReactNode
  /** Buttons at the end of the row. */
  children?: ReactNode
}

/** The heading of an admin page with its actions. Admin pages are excluded from search engines. */
export function AdminHeading({ title, beside, children }: AdminHeadingProps) {
  const { t } = useLingui()
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="4">
      <PageHead title={title} description={t`For those who run the shop.`} />
      <HStack gap="3" wrap="wrap">
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {beside}
      </HStack>
      {children && (
        <HStack gap="2" wrap="wrap">
          {children}
        </HStack>
      )}
    </Flex>
  )
}
