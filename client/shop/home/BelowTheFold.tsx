import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { AboutSection } from './AboutSection.tsx'
import { BestReviews } from './BestReviews.tsx'
import { CallSection } from './CallSection.tsx'
import { HomeFeedback } from './HomeFeedback.tsx'
import type { HomeScroll } from './use-home-scroll-restoration.ts'

/** The sections of the home page below the first screen. */
export function BelowTheFold({ scroll }: { scroll: HomeScroll }) {
  return (
    <>
      <DeferredSection>
        <BestReviews />
      </DeferredSection>
      <DeferredSection>
        <AboutSection />
      </DeferredSection>
      <DeferredSection>
        <CallSection />
      </DeferredSection>
      <DeferredSection now={scroll.isRestoring}>
        <HomeFeedback scroll={scroll} />
      </DeferredSection>
    </>
  )
}
