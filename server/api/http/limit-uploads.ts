import pLimit, { type LimitFunction } from 'p-limit'
import { TooManyRequests, Unavailable } from '../../domain/errors.ts'

/** Each file is in memory until it is stored; further uploads wait before their body is read. */
const MAX_CONCURRENT_UPLOADS = 6
/** How many more may wait: at two seconds each, more would be cut off first. */
const MAX_WAITING_UPLOADS = 12

/** One account's uploads at a time, so that it can't take all places; and how many more of its own may wait. */
const MAX_PER_ACCOUNT = 2
const MAX_WAITING_PER_ACCOUNT = 50

export type LimitUploads = (account: string, upload: () => Promise<void>) => Promise<void>

/**
 * Runs a limited number of uploads at a time, in all and of one account, before a byte of them is read.
 * @param noun what is uploaded, as a text of the catalogue: 'pictures'
 */
export function limitUploads(noun: string): LimitUploads {
  const limitAll = pLimit(MAX_CONCURRENT_UPLOADS)
  const limitAccount = limitPerAccount(noun)
  return (account, upload) =>
    limitAccount(account, () => {
      if (limitAll.pendingCount >= MAX_WAITING_UPLOADS)
        throw new Unavailable(10, (i18n) =>
          i18n._('Many {noun} are being uploaded. Please try again shortly.', { noun: i18n._(noun) }),
        )
      return limitAll(upload)
    })
}

/** Runs at most `MAX_PER_ACCOUNT` uploads of one account at a time. @throws TooManyRequests when too many wait */
function limitPerAccount(noun: string): LimitUploads {
  const limits = new Map<string, LimitFunction>()
  return async (account, upload) => {
    const limit = limits.get(account) ?? pLimit(MAX_PER_ACCOUNT)
    limits.set(account, limit)
    if (limit.pendingCount >= MAX_WAITING_PER_ACCOUNT)
      throw new TooManyRequests(10, (i18n) =>
        i18n._('That’s too many {noun} at once. Please send them one after the other.', {
          noun: i18n._(noun),
        }),
      )
    try {
      await limit(upload)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(account)
    }
  }
}
