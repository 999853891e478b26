import { SimpleGrid, Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The grid of feedback cards, or of skeletons. */
export function FeedbackCards({ skeletons, children }: { skeletons?: number; children?: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '3', md: '4' }}>
      {children ?? Array.from({ length: skeletons ?? 0 }, (_, index) => <Skeleton key={index} height="40" />)}
    </SimpleGrid>
  )
}
