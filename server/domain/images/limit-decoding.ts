import pLimit from 'p-limit'
import { Unavailable } from '../errors.ts'

/**
 * One picture is decoded at a time per process: decoding takes up to 200 MB and a processor, and pages must be served
 * meanwhile.
 */
export const limitDecoding = pLimit(1)

/** Waiting pictures hold memory: a page's are far fewer. */
const maxWaiting = 100

/** @throws Unavailable while too many pictures wait to be decoded */
export function requireRoomToDecode(): void {
  if (limitDecoding.pendingCount >= maxWaiting)
    throw new Unavailable(5, (i18n) =>
      i18n._('Too many pictures are being prepared. Please try again shortly.'),
    )
}

const limitUploads = pLimit(1)

/** At most one upload waits among the pages' pictures, so that uploads delay them by one picture at most. */
export const limitUploadDecoding = <Result>(decode: () => Promise<Result>): Promise<Result> =>
  limitUploads(() => limitDecoding(decode))
