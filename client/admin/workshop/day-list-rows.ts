import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DayListQuery } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { withoutPhoneNumbers } from '../../../shared/without-phone-numbers.ts'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { formatNearDay, noonOf } from '../../lib/shop-days.ts'

export interface DayListRow {
  key: string
  code: string
  what: string
  /** What is to be done with it. */
  stage: string
  due: string
  isLate: boolean
}

/** What is due until a day, or has no day, those due first before the others. */
export function dayListRows(
  { garments, alterations }: DayListQuery,
  until: string,
  i18n: I18n,
): DayListRow[] {
  const isListed = ({ dueDate }: { dueDate?: string | null }) => dueDate == null || dueDate <= until
  const dueOf = ({ dueDate, isOverdue }: { dueDate?: string | null; isOverdue: boolean }) => {
    if (dueDate == null) return i18n._(msg`No day`)
    const day = formatNearDay(noonOf(dueDate), i18n)
    return isOverdue ? i18n._(msg`Late: due ${{ day }}`) : day
  }
  const sewn = garments.edges.flatMap(({ node }) =>
    node.stage.kind === 'DONE' || !isListed(node)
      ? []
      : {
          key: node.id,
          code: node.code,
          what:
            node.productName == null
              ? i18n._(categoryLabels[node.category])
              : designName(i18n, { productName: node.productName, hindiName: node.hindiName ?? '' }),
          stage: localizedName(i18n, node.stage),
          due: dueOf(node),
          isLate: node.isOverdue,
          day: node.dueDate,
        },
  )
  const altered = alterations.edges.flatMap(({ node }) =>
    isListed(node)
      ? {
          key: node.id,
          code: node.garment?.code ?? node.order.orderNumber,
          what: withoutPhoneNumbers(node.details),
          stage: i18n._(msg`Alteration`),
          due: dueOf(node),
          isLate: node.isOverdue,
          day: node.dueDate,
        }
      : [],
  )
  const byDay = (one: { day?: string | null }, other: { day?: string | null }) =>
    (one.day ?? '9').localeCompare(other.day ?? '9')
  return [...altered, ...sewn].sort(byDay).map(({ day: _, ...row }) => row)
}
