import { Container, Heading } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { latePart } from '../../ui/late-part.ts'
import { ServedPart } from '../../ui/ServedPart.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { DesignStrip } from './DesignStrip.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { readHomePlace } from './home-place.ts'
import { OrderInvitation } from './OrderInvitation.tsx'
import { Services } from './Services.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

const below = latePart(async () => (await import('./BelowTheFold.tsx')).BelowTheFold)

/** Links lead to sections of the lower half: where the server hasn't brought it, it comes with the page. */
export async function prepare() {
  if (typeof document !== 'undefined' && document.getElementById('about') === null) await below.load()
}

export function HomePage() {
  const { t } = useLingui()
  // What brings her back to her place is in the lower half.
  const [isLeft] = useState(() => readHomePlace() !== null)
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
      <Services />
      <WhyChooseUs />
      <DesignStrip />
      <OrderInvitation />
      <ServedPart of={below} props={{}} wanted={isLeft ? true : 'near'} />
    </>
  )
}
