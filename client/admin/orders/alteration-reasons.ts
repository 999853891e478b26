import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is altered most often. */
const reasons: readonly MessageDescriptor[] = [
  msg`Take in the waist`,
  msg`Let out the waist`,
  msg`Take in the chest`,
  msg`Let out the chest`,
  msg`Shorten`,
  msg`Lengthen`,
  msg`Tighter sleeves`,
  msg`Looser sleeves`,
  msg`Lift the shoulders`,
  msg`Raise the neck`,
  msg`Hooks or zip`,
  msg`Fall and edging`,
]

export const alterationReasons = (i18n: I18n): string[] => reasons.map((reason) => i18n._(reason))

const linesOf = (details: string) => details.split('\n').map((line) => line.trim())

/** Whether one of the lines is this reason. */
export const hasReason = (details: string, reason: string): boolean => linesOf(details).includes(reason)

/** The text with the reason in a line of its own, or without that line. */
export function toggleReason(details: string, reason: string): string {
  if (hasReason(details, reason))
    return details
      .split('\n')
      .filter((line) => line.trim() !== reason)
      .join('\n')
  return details.trim() === '' ? reason : `${details.trimEnd()}\n${reason}`
}
