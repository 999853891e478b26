import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminActivityQuery, ExpenseCategory } from '../../__generated__/graphql.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { categoryNames } from '../expenses/expense-labels.ts'
import { channelLabels, eventLabels, languageLabels } from '../messages/message-labels.ts'
import { recordedName } from './word-names.ts'

type Entry = Pick<
  AdminActivityQuery['auditLog']['edges'][number]['node'],
  'action' | 'entityId' | 'entityName'
>

/** What an entry is about. Days, categories and message templates are recorded in English. */
export function entryName(i18n: I18n, { action, entityId, entityName }: Entry): string {
  const [noun] = action.split('.')
  if (noun === 'day') {
    const day = new Date(`${entityName} UTC`)
    return Number.isNaN(day.getTime()) ? entityName : formatDay(day.toISOString(), i18n)
  }
  if (noun === 'expense' && entityName in categoryNames)
    return i18n._(categoryNames[entityName as ExpenseCategory])
  if (noun === 'message-template') {
    const names = { ...eventLabels, ...channelLabels, ...languageLabels }
    const key = entityId.split(':').map((part) => i18n._(names[part as keyof typeof names]))
    return i18n._(msg`Message: ${{ name: key.join(', ') }}`)
  }
  return recordedName(i18n, entityName)
}
