import type { Logger } from 'pino'
import { S3mini, S3ServiceError } from 's3mini'
import { Unavailable } from '../../domain/errors.ts'
import type { ImageStore } from '../../domain/images/image-store.ts'

export interface S3Config {
  /** Without the bucket, and without a slash at the end. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const retryAfterSeconds = 10
const pageLength = 1_000

/**
 * Pictures in a bucket of an object store that speaks Amazon S3's protocol. All replicas share it.
 * Each function @throws Unavailable when the store doesn't respond.
 */
export function s3ImageStore(
  { endpoint, bucket, ...settings }: S3Config,
  log: Logger,
  timeoutMs = 10_000,
): ImageStore {
  const client = new S3mini({
    ...settings,
    endpoint: `${endpoint}/${bucket}`,
    requestAbortTimeout: timeoutMs,
  })
  const call = <Result>(request: () => Promise<Result>) => available(log, request)
  return {
    read: async (name) => {
      const bytes = await call(() => client.getObjectArrayBuffer(name))
      return bytes && Buffer.from(bytes)
    },
    write: async (name, bytes) => void (await call(() => client.putObject(name, bytes))),
    remove: async (name) => void (await call(() => client.deleteObject(name))),
    list: async function* (folder) {
      let next: string | undefined
      do {
        const page = await call(() => client.listObjectsPaged('/', `${folder}/`, pageLength, next))
        for (const { Key: name, LastModified: writtenAt } of page?.objects ?? [])
          yield { name, writtenAt: () => Promise.resolve(writtenAt) }
        next = page?.nextContinuationToken
      } while (next !== undefined)
    },
  }
}

/** What the store refuses, such as a wrong key, is a fault of its settings; all else passes. */
async function available<Result>(log: Logger, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    // The error's own status is the store's, not that of the shop's response.
    if (error instanceof S3ServiceError && error.status < 500 && error.status !== 429)
      throw new Error(`The object store refused a request: ${error.message}`, { cause: error })
    log.warn({ err: error }, 'The object store doesn’t respond')
    throw new Unavailable(retryAfterSeconds, (i18n) =>
      i18n._('Pictures aren’t available at the moment. Please try again shortly.'),
    )
  }
}
