import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { fromRoot } from '../../paths.ts'
import { pincode } from '../phone-number.ts'
import { parse } from '../validation.ts'

/** Where a pincode is, in English. */
export interface PostOffice {
  /** Six digits. */
  pincode: string
  /** The city, or the district outside of large cities. */
  city: string
  /** As order forms name it. */
  state: string
}

const input = z.object({ pincode })

/**
 * The city and state of a pincode; null for one that the shop's table doesn't have. The table is shipped with the shop
 * (`scripts/make-post-offices.ts`); new post offices are missing in it, so that a missing pincode is not a wrong one. Public.
 * @throws Refused (INVALID pincode)
 */
export function findPostOffice(given: unknown): PostOffice | null {
  const found = parse(input, given).pincode
  const place = places().get(Number(found))
  return place ? { pincode: found, ...place } : null
}

type Place = Omit<PostOffice, 'pincode'>

let table: ReadonlyMap<number, Place> | undefined

/** Read once, when the first pincode is searched: 31 kB, in memory about 2 MB. */
const places = () => (table ??= readTable())

function readTable(): ReadonlyMap<number, Place> {
  const read = new Map<number, Place>()
  const text = gunzipSync(readFileSync(fromRoot('server', 'domain', 'delivery', 'post-offices.txt.gz')))
  for (const line of text.toString().split('\n')) {
    const [state, city, ranges] = line.split('\t')
    if (!state || !city || !ranges) continue
    const place = { city, state }
    for (const range of ranges.split(',')) {
      const [first, last = first] = range.split('-').map(Number)
      for (let number = first!; number <= last!; number++) read.set(number, place)
    }
  }
  return read
}
