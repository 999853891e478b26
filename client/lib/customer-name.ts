import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Whose order or invoice it is. A quick sale may name nobody. */
export const customerName = (i18n: I18n, name: string | null | undefined): string =>
  name?.trim() || i18n._(msg`Walk-in`)
