import { isAdmin } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'

/** What a customer says (specification, section 3). `userId` is null for demo entries and gone accounts. */
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
  /** The shop's public answer. */
  reply: string | null
  repliedAt: Date | null
  /** Why its author alone sees it, and the shop; null while everybody does. */
  hiddenReason: string | null
  hiddenAt: Date | null
  createdAt: Date
  updatedAt: Date
}

type Owned = Pick<Feedback, 'userId'>

export const isOwner = (viewer: User | null, feedback: Owned) =>
  viewer !== null && feedback.userId === viewer.id

/** Only her own words are hers to change; an admin doesn't put words into a customer's mouth. */
export const canEdit = isOwner

export const canDelete = (viewer: User | null, feedback: Owned) =>
  isOwner(viewer, feedback) || isAdmin(viewer)

/** The author's id and e-mail are for the author and for admins. */
export const canSeeAuthor = canDelete

/** Why and since when others don't see it, for those who do; null while everybody sees it. */
export const hiddenFrom = (
  viewer: User | null,
  { hiddenReason: reason, hiddenAt, ...entry }: Owned & Pick<Feedback, 'hiddenReason' | 'hiddenAt'>,
) => (canDelete(viewer, entry) && reason !== null && hiddenAt !== null ? { reason, hiddenAt } : null)
