import { chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReportBy, ReportQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { reportLabels, rowName } from './report-labels.ts'

interface ReportTableProps {
  by: ReportBy
  report: ReportQuery['report']
}

/** A report's rows, and the sum over all of them. */
export function ReportTable({ by, report }: ReportTableProps) {
  const { t, i18n } = useLingui()
  const { name, column, amount } = reportLabels[by]
  const { rowCount } = report
  return (
    <AdminTable caption={i18n._(name)} columns={[i18n._(column), t`Orders`, t`Pieces`, i18n._(amount)]}>
      {report.rows.map((row, index) => (
        <tr key={index}>
          <th scope="row">{rowName(by, row.name, i18n)}</th>
          <Metric>{row.orders}</Metric>
          <Metric>{row.pieces}</Metric>
          <Metric>{formatExactRupees(row.amount)}</Metric>
        </tr>
      ))}
      <chakra.tr fontWeight="semibold">
        <th scope="row">
          {rowCount > report.rows.length ? t`All ${rowCount}, also those not listed` : t`Together`}
        </th>
        <td />
        <Metric>{report.pieces}</Metric>
        <Metric>{formatExactRupees(report.amount)}</Metric>
      </chakra.tr>
    </AdminTable>
  )
}

const Metric = chakra('td', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })
