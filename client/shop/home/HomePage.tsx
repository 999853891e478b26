import { Container, Heading } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import { load, pageLoader } from '../../app/page-loader.ts'
import { paths } from '../../../shared/paths.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { FeedbackPages_query, homeFeedback } from '../feedback/feedback-pages.ts'
import { CategoryTiles, CategoryTiles_query } from './CategoryTiles.tsx'
import { DesignStrip, DesignStrip_query, featuredDesigns } from './DesignStrip.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { OrderInvitation } from './OrderInvitation.tsx'
import { Services } from './Services.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

const importBelow = () => import('./BelowTheFold.tsx')
const BelowTheFold = lazy(async () => ({ default: (await importBelow()).BelowTheFold }))

/** Each section has a query of its own, so that one can fail without the others. */
const loadSections = pageLoader(() => [
  load(CategoryTiles_query),
  load(DesignStrip_query, featuredDesigns),
  load(FeedbackPages_query, homeFeedback),
])

/** Links may lead to sections below the first screen, so their code is preloaded with the page. */
export const loader: LoaderFunction = async (args, context) => {
  const [loaded] = await Promise.all([loadSections(args, context), importBelow()])
  return loaded
}

export function HomePage() {
  const { t } = useLingui()
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
      <CategoryTiles />
      <DesignStrip />
      <Services />
      <WhyChooseUs />
      <OrderInvitation />
      <LazySection>
        <BelowTheFold />
      </LazySection>
    </>
  )
}
