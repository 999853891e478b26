import type { I18n } from '@lingui/core'
import { timeZone } from './shop-zone.ts'

/** A month and day, as `Customer.birthday`: '14 November'. */
export const formatBirthday = (i18n: I18n, birthday: string) =>
  i18n.date(`2024-${birthday}T12:00:00+05:30`, { timeZone, day: 'numeric', month: 'long' })
