import { AboutSection } from './AboutSection.tsx'
import { CallSection } from './CallSection.tsx'
import { HomeFeedback } from './HomeFeedback.tsx'

/** The home page's lower half. */
export function BelowTheFold() {
  return (
    <>
      <AboutSection />
      <CallSection />
      <HomeFeedback />
    </>
  )
}
