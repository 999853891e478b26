import { useQuery } from '@apollo/client/react'
import { Container, Heading } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../paths.ts'
import { FeedbackGrid } from '../feedback/FeedbackGrid.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { AboutSection } from './AboutSection.tsx'
import { CallSection } from './CallSection.tsx'
import { DesignStrip } from './DesignStrip.tsx'
import { HeroCarousel } from './HeroCarousel.tsx'
import { OrderInvitation } from './OrderInvitation.tsx'
import { Services } from './Services.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

const HomePage_query = graphql(`
  query HomePage {
    shop {
      ...CallSection_shop
    }
  }
`)

export function HomePage() {
  const { data } = useQuery(HomePage_query)
  return (
    <>
      <PageHead
        bare
        title="Premium Design Collection"
        description="Lehengas, sarees, suits and blouses from a Mumbai boutique: ready to wear, or stitched to your own measurements."
        path={paths.home()}
      />
      <Container py="3" textAlign="center">
        <Heading as="h1" textStyle="eyebrow" fontFamily="body" color="fg.muted">
          Premium Design Collection
        </Heading>
      </Container>
      <HeroCarousel />
      <Services />
      <WhyChooseUs />
      <DesignStrip />
      <OrderInvitation />
      <AboutSection />
      {data && <CallSection shop={data.shop} />}
      <FeedbackGrid />
    </>
  )
}
