import { chakra } from '@chakra-ui/react'
import type { ReportBy, ReportQuery } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { AdminTable } from '../AdminTable.tsx'
import { reportLabels, rowName } from './report-labels.ts'

interface ReportTableProps {
  by: ReportBy
  report: ReportQuery['report']
}

/** A report's rows, and the sum over all of them. */
export function ReportTable({ by, report }: ReportTableProps) {
  const { name, column, amount } = reportLabels[by]
  return (
    <AdminTable caption={name} columns={[column, 'Orders', 'Pieces', amount]}>
      {report.rows.map((row, index) => (
        <tr key={index}>
          <th scope="row">{rowName(by, row.name)}</th>
          <Metric>{row.orders}</Metric>
          <Metric>{row.pieces}</Metric>
          <Metric>{formatExactRupees(row.amount)}</Metric>
        </tr>
      ))}
      <chakra.tr fontWeight="semibold">
        <th scope="row">
          {report.rowCount > report.rows.length
            ? `All ${report.rowCount}, also those not listed`
            : 'Together'}
        </th>
        <td />
        <Metric>{report.pieces}</Metric>
        <Metric>{formatExactRupees(report.amount)}</Metric>
      </chakra.tr>
    </AdminTable>
  )
}

const Metric = chakra('td', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })
