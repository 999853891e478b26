import { chakra, Link } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { AdminInvoicesQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { invoiceKindNames } from '../../lib/invoice-kinds.ts'

const columns = [msg`Number`, msg`Order`, msg`Taxable value`, msg`Tax`, msg`Total`]

interface InvoicesTableProps {
  invoices: readonly AdminInvoicesQuery['invoices']['edges'][number]['node'][]
}

/** Invoices and credit notes, with links to their PDF files and orders. */
export function InvoicesTable({ invoices }: InvoicesTableProps) {
  const { t, i18n } = useLingui()
  return (
    <AdminTable caption={t`Invoices`} columns={columns.map((column) => i18n._(column))}>
      {invoices.map(({ id, kind, number, issuedAt, pdfUrl, buyer, order, ...amounts }) => {
        const sign = kind === 'CREDIT_NOTE' ? '−' : ''
        const { taxableValue, cgst, sgst, igst, total } = amounts
        return (
          <tr key={id}>
            <th scope="row">
              <Link
                href={pdfUrl}
                target="_blank"
                rel="noreferrer"
                minH="11"
                color="brand.fg"
                fontWeight="semibold"
                whiteSpace="nowrap"
              >
                {number}
              </Link>
              <chakra.div fontWeight="normal" color="fg.muted">
                {i18n._(invoiceKindNames[kind])}, {formatDay(issuedAt, i18n)}
              </chakra.div>
            </th>
            <td>
              <Link asChild minH="11" whiteSpace="nowrap">
                <RouterLink to={adminPaths.order(order.id)}>{order.orderNumber}</RouterLink>
              </Link>
              <div>{buyer.name}</div>
            </td>
            {[taxableValue, cgst + sgst + igst, total].map((amount, index) => (
              <chakra.td key={index} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {sign}
                {formatExactRupees(amount)}
              </chakra.td>
            ))}
          </tr>
        )
      })}
    </AdminTable>
  )
}
