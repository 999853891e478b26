import { storedKeys } from '../../../lib/stored-value.ts'
import { deleteWorkingCopy, prefix, readWorkingCopy } from './working-copy.ts'

/** Deletes this browser's copies of a draft that was discarded. */
export function deleteLocalCopies(draftId: string) {
  for (const key of storedKeys('local', prefix))
    if (readWorkingCopy(key)?.draft?.id === draftId) deleteWorkingCopy(key)
}
