import { Flex, Heading, HStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageHead } from '../shell/PageHead.tsx'

interface AdminHeadingProps {
  title: string
  /** Beside the title, such as a badge. */
  beside?: ReactNode
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/** The title of one of the owner's pages, with what can be done there. No search engine is to know it. */
export function AdminHeading({ title, beside, children }: AdminHeadingProps) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="4">
      <PageHead title={title} description="For those who run the shop." />
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
