import type { AsDrawn, Fit } from '../../__generated__/graphql.ts'
import type { OrderedDesign } from './DesignField.tsx'

/** What the form of feedback holds. */
export interface FeedbackValues {
  rating: number
  comments: string
  screenshotUrl: string | null
  /** The design it is about; null when it is about the shop. */
  design: OrderedDesign | null
  /** How the design fits; null without an answer. */
  fit: Fit | null
  /** Whether it was sewn as its style was drawn; null without an answer. */
  asDrawn: AsDrawn | null
}
