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
    <AdminTable
      caption={i18n._(name)}
      rows={report.rows}
      columns={[
        { header: i18n._(column), kind: 'name', cell: (row) => rowName(by, row.name, i18n) },
        { header: t`Orders`, kind: 'figures', cell: ({ orders }) => orders },
        { header: t`Pieces`, kind: 'figures', cell: ({ pieces }) => pieces },
        { header: i18n._(amount), kind: 'figures', cell: (row) => formatExactRupees(row.amount) },
      ]}
    >
      <chakra.tr fontWeight="semibold">
        <th scope="row">
          {rowCount > report.rows.length ? t`All ${rowCount}, also those not listed` : t`Together`}
        </th>
        <td />
        <td>{report.pieces}</td>
        <td>{formatExactRupees(report.amount)}</td>
      </chakra.tr>
    </AdminTable>
  )
}
