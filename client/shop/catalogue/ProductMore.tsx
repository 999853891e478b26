import { Container, Stack } from '@chakra-ui/react'
import { lazy, useEffect, useState } from 'react'
import { LazySection } from '../../ui/LazySection.tsx'
import { useSentinel } from '../../ui/use-sentinel.ts'
import { addRecentDesign } from './recent-designs.ts'

const CompleteTheLook = lazy(async () => ({
  default: (await import('./CompleteTheLook.tsx')).CompleteTheLook,
}))
const SimilarDesigns = lazy(async () => ({ default: (await import('./SimilarDesigns.tsx')).SimilarDesigns }))
const RecentDesigns = lazy(async () => ({ default: (await import('./RecentDesigns.tsx')).RecentDesigns }))

/** The rows of other designs at the page's end, loaded when the shopper comes near them. */
export function ProductMore({ productId }: { productId: string }) {
  const [near, setNear] = useState(false)
  const end = useSentinel(() => setNear(true), !near, 600)
  useEffect(() => {
    addRecentDesign(productId)
  }, [productId])
  return (
    <Container ref={end} minH="24rem" pb={{ base: '10', md: '20' }}>
      {near && (
        <Stack gap={{ base: '10', md: '16' }}>
          <LazySection>
            <CompleteTheLook productId={productId} />
          </LazySection>
          <LazySection>
            <SimilarDesigns productId={productId} />
          </LazySection>
          <LazySection>
            <RecentDesigns productId={productId} />
          </LazySection>
        </Stack>
      )}
    </Container>
  )
}
