import type { OrderedDesign } from './DesignField.tsx'

/** What the form of feedback holds. */
export interface FeedbackValues {
  rating: number
  comments: string
  screenshotUrl: string | null
  /** The design it is about; null when it is about the shop. */
  design: OrderedDesign | null
}
