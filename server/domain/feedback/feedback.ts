import { isAllowed } from '../accounts/policy.ts'
import type { AsDrawn, Fit } from '../../platform/database/__generated__/prisma/enums.ts'
import type { User } from '../accounts/user.ts'

/** A customer's feedback (specification, section 3). `userId` is null for demo entries and deleted accounts. */
export interface Feedback {
  id: string
  userId: string | null
  name: string
  email: string | null
  profilePicture: string | null
  /** 1 to 5. */
  rating: number
  comments: string
  screenshotUrl: string | null
  productId: string | null
  /** How the product fits; null without an answer. */
  fit: Fit | null
  /** Whether it was sewn as its style was drawn; null without an answer. */
  asDrawn: AsDrawn | null
  /** The shop's public reply. */
  reply: string | null
  repliedAt: Date | null
  /** Why only its author and the shop see it; null while it is public. */
  hiddenReason: string | null
  hiddenAt: Date | null
  createdAt: Date
  updatedAt: Date
}

type Owned = Pick<Feedback, 'userId'>

export const isOwner = (viewer: User | null, feedback: Owned) =>
  viewer !== null && feedback.userId === viewer.id

/** Only authors edit their text; the shop may not change what a customer wrote. */
export const canEdit = isOwner

export const canDelete = (viewer: User | null, feedback: Owned) =>
  isOwner(viewer, feedback) || isAllowed(viewer, 'MODERATE_FEEDBACK')

/** The author's id and e-mail are for the author and for those with MODERATE_FEEDBACK. */
export const canSeeAuthor = canDelete

/** Why and since when it is hidden, for those who still see it; null while it is public. */
export const hiddenFrom = (
  viewer: User | null,
  { hiddenReason: reason, hiddenAt, ...entry }: Owned & Pick<Feedback, 'hiddenReason' | 'hiddenAt'>,
) => (canDelete(viewer, entry) && reason !== null && hiddenAt !== null ? { reason, hiddenAt } : null)
