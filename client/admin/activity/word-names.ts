import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isRecordedWord, type RecordedWord } from '../../../shared/audit/recorded-words.ts'

const wordNames: Record<RecordedWord, MessageDescriptor> = {
  changed: msg({ message: 'changed', context: 'activity' }),
  new: msg({ message: 'new', context: 'activity' }),
  kept: msg({ message: 'kept', context: 'activity' }),
  written: msg({ message: 'written', context: 'activity' }),
  deleted: msg({ message: 'deleted', context: 'activity' }),
  'in the shop': msg({ message: 'in the shop', context: 'activity' }),
  returned: msg({ message: 'returned', context: 'activity' }),
  'The shop': msg`The shop`,
  'A deleted account': msg`A deleted account`,
  'The workshop’s calendar': msg`The workshop’s calendar`,
  'The workshop’s stages': msg`The workshop’s stages`,
  'The measurement fields': msg`The measurement fields`,
}

/** A text as recorded, or the name of what the server writes in place of one: 'The shop'. */
export const recordedName = (i18n: I18n, text: string): string =>
  isRecordedWord(text) ? i18n._(wordNames[text]) : text
