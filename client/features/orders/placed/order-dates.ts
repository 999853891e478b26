import type { I18n } from '@lingui/core'
import { timeZone } from '../../../lib/shop-zone.ts'

export const dayFormat = { dateStyle: 'long', timeZone } as const

const momentFormat = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const

/** '22 Nov 2026, 7:18 pm'; in Hindi with 24 hours, because the format would print 'pm' there, too. */
export const formatMoment = (at: string, i18n: I18n) =>
  i18n.date(at, i18n.locale === 'hi' ? { ...momentFormat, hourCycle: 'h23' } : momentFormat)
