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

/** The author's address is for herself and for the shop. */
export const canSeeEmail = canDelete
