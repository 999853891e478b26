import { dropWorkingCopy, prefix, readWorkingCopy } from './working-copy.ts'

/** Drops what is kept of a draft that she has thrown away. */
export function dropCopiesOf(draftId: string) {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && readWorkingCopy(key)?.draft?.id === draftId) dropWorkingCopy(key)
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}
