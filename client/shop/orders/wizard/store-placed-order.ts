import type { OrderSubject } from './order-form.ts'
import { placedOrder } from './previously-placed.ts'

/**
 * The wizard's steps stay in the tab's history when their order is placed. Without storage, going back to them opens an
 * empty wizard.
 */
export const storePlacedOrder = (subject: OrderSubject, path: string, draftId: string) =>
  placedOrder(subject).write({ path, draftId, at: Date.now() })
