import pLimit from 'p-limit'

/**
 * At most two pictures are decoded concurrently per process: decoding is CPU-heavy, and pages must be served
 * meanwhile.
 */
export const limitDecoding = pLimit(2)

const limitUploads = pLimit(1)

/** At most one of the two is an upload, so that uploads never block the pages' pictures. */
export const limitUploadDecoding = <Result>(decode: () => Promise<Result>): Promise<Result> =>
  limitUploads(() => limitDecoding(decode))
