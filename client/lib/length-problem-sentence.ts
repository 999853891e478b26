import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LengthProblem } from './typed-lengths.ts'

export const notALength = msg`Write a length, such as 36.5 or 36 1/2.`

/** What is said at a field that stops saving. */
export function lengthProblemSentence({ kind, most, unit }: LengthProblem): MessageDescriptor {
  if (kind === 'unreadable') return notALength
  return unit === 'INCH' ? msg`At most ${most} inches.` : msg`At most ${most} cm.`
}
