import pLimit from 'p-limit'

/** A process decodes at most two pictures at once: it is heavy, and pages have to be served meanwhile. */
export const limitDecoding = pLimit(2)

const limitUploads = pLimit(1)

/** At most one of the two is an upload, so that the pages' pictures never wait behind many of them. */
export const limitUploadDecoding = <Result>(decode: () => Promise<Result>): Promise<Result> =>
  limitUploads(() => limitDecoding(decode))
