import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why pieces come back most often. */
const reasons: readonly MessageDescriptor[] = [
  msg`Too small`,
  msg`Too big`,
  msg`Colour or look`,
  msg`A fault in the piece`,
  msg`Not needed any more`,
]

export const returnReasons = (i18n: I18n): string[] => reasons.map((reason) => i18n._(reason))
