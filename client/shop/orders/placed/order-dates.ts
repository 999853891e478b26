import type { I18n } from '@lingui/core'
import { type Language, languages } from '../../../../shared/languages.ts'
import { timeZone } from '../../../lib/shop-zone.ts'

export const dayFormat = { dateStyle: 'long', timeZone } as const

const momentFormat = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const

/** '22 Nov 2026, 7:18 pm'; '22 नव॰ 2026, 19:18'. */
export const formatMoment = (at: string, i18n: I18n) =>
  i18n.date(at, { ...momentFormat, hourCycle: languages[i18n.locale as Language].hourCycle })
