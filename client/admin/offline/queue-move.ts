import type { MoveGarmentInput } from '../../__generated__/graphql.ts'
import type { Named } from '../../../shared/name-translations.ts'
import { canStore } from './counter-database.ts'
import { addWrite, listWrites, newWrite, unsentMoves } from './writes.ts'

interface Moved {
  /** Of the garment. */
  code: string
  customer: string
  to: Named
}

/** Queues a garment's move until the shop can be reached. @throws where the browser stores nothing */
export async function queueMove({ code, customer, to }: Moved, input: MoveGarmentInput): Promise<void> {
  const { name, translations } = to
  await addWrite({ ...newWrite(customer), kind: 'move', input, garment: code, to: { name, translations } })
}

/** Whether the browser can keep a move. */
export const canQueue = canStore

/** Whether an earlier move of the garment isn't at the shop yet, so that the next one has to follow it. */
export const hasUnsentMove = async (garmentId: string): Promise<boolean> =>
  canStore() && unsentMoves(await listWrites(), garmentId).length > 0
