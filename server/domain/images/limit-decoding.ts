import pLimit from 'p-limit'
import { Unavailable } from '../errors.ts'

/**
 * At most two pictures are decoded concurrently per process: decoding is CPU-heavy, and pages must be served
 * meanwhile.
 */
export const limitDecoding = pLimit(2)

/** Waiting pictures hold memory: a page's are far fewer. */
const maxWaiting = 100

/** @throws Unavailable while too many pictures wait to be decoded */
export function requireRoomToDecode(): void {
  if (limitDecoding.pendingCount >= maxWaiting)
    throw new Unavailable(5, 'Too many pictures are being prepared. Please try again shortly.')
}

const limitUploads = pLimit(1)

/** At most one of the two is an upload, so that uploads never block the pages' pictures. */
export const limitUploadDecoding = <Result>(decode: () => Promise<Result>): Promise<Result> =>
  limitUploads(() => limitDecoding(decode))
