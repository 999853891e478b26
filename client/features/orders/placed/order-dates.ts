import { timeZone } from '../../../lib/shop-zone.ts'

export const dayFormat = { dateStyle: 'long', timeZone } as const
export const momentFormat = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
