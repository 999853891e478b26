import { storedKeys } from '../../lib/stored-value.ts'

/** Stored while something was taken at the counter that the shop doesn't have: `client/admin/offline/unsent.ts`. */
export const unsentKey = 'unsent'

/** Whether clearing this browser would lose something. */
export const hasUnsent = () => storedKeys('local', unsentKey).includes(unsentKey)
