import { AboutSection } from './AboutSection.tsx'
import { BestReviews } from './BestReviews.tsx'
import { CallSection } from './CallSection.tsx'
import { HomeFeedback } from './HomeFeedback.tsx'

/** The sections of the home page below the first screen. */
export function BelowTheFold() {
  return (
    <>
      <BestReviews />
      <AboutSection />
      <CallSection />
      <HomeFeedback />
    </>
  )
}
