import { useApolloClient } from '@apollo/client/react'
import { Container, Heading } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useEffect } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import { load, pageLoader } from '../../app/page-loader.ts'
import { paths } from '../../../shared/paths.ts'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import { storeServerQueries } from '../../app/offline/cached-responses-link.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { FeedbackPages_query, homeFeedback } from '../feedback/feedback-pages.ts'
import { CategoryTiles, CategoryTiles_query } from './CategoryTiles.tsx'
import { DesignStrip, DesignStrip_query, featuredDesigns } from './DesignStrip.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { OrderInvitation } from './OrderInvitation.tsx'
import { Services } from './Services.tsx'
import { useHomeScrollPosition } from './use-home-scroll-restoration.ts'
import { WhyChooseUs } from './WhyChooseUs.tsx'

const importBelow = () => import('./BelowTheFold.tsx')
const BelowTheFold = lazy(async () => ({ default: (await importBelow()).BelowTheFold }))

/** Each section has a query of its own, so that one can fail without the others. */
const loadSections = pageLoader(() => [
  load(CategoryTiles_query),
  load(DesignStrip_query, featuredDesigns),
  load(FeedbackPages_query, homeFeedback),
])

/** For visits without a connection. */
const storedQueries = [
  { query: DesignStrip_query, variables: featuredDesigns },
  { query: FeedbackPages_query, variables: homeFeedback },
]

/** Links may lead to sections below the first screen, so their code is preloaded with the page. */
export const loader: LoaderFunction = async (args, context) => {
  const [loaded] = await Promise.all([loadSections(args, context), importBelow()])
  return loaded
}

export function HomePage() {
  const { t } = useLingui()
  const client = useApolloClient()
  const scroll = useHomeScrollPosition()
  useEffect(() => {
    return whenIdle(() => storeServerQueries(client, storedQueries))
  }, [client])
  return (
    <>
      <PageHead
        bare
        title={t`Premium Design Collection`}
        description={t`Lehengas, sarees, suits and blouses from a Mumbai boutique: ready to wear, or stitched to your own measurements.`}
        path={paths.home()}
      />
      <Container py="3" textAlign="center">
        <Heading as="h1" textStyle="eyebrow" fontFamily="body" color="fg.muted">
          <Trans>Premium Design Collection</Trans>
        </Heading>
      </Container>
      <HeroCarousel />
      <DeferredSection>
        <CategoryTiles />
      </DeferredSection>
      <DeferredSection>
        <DesignStrip />
      </DeferredSection>
      <DeferredSection>
        <Services />
      </DeferredSection>
      <DeferredSection>
        <WhyChooseUs />
      </DeferredSection>
      <DeferredSection>
        <OrderInvitation />
      </DeferredSection>
      <DeferredSection now={scroll.isRestoring} ahead={importBelow}>
        <BelowTheFold scroll={scroll} />
      </DeferredSection>
    </>
  )
}
