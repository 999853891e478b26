import { chakra } from '@chakra-ui/react'
import type { AdminExpensesQuery } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatDay } from '../../../lib/shop-days.ts'
import { AdminTable } from '../AdminTable.tsx'
import { methodNames } from '../orders/payments/payment-labels.ts'
import { formatSigned } from '../signed-amount.ts'
import { categoryNames } from './expense-labels.ts'
import { ReverseExpense } from './ReverseExpense.tsx'

const columns = ['Day', 'For', 'Amount', 'How', 'Recorded by', 'Correct']

interface ExpensesTableProps {
  expenses: readonly AdminExpensesQuery['expenses']['edges'][number]['node'][]
}

/** Expenses and their reversals. */
export function ExpensesTable({ expenses }: ExpensesTableProps) {
  return (
    <AdminTable caption="Expenses" columns={columns}>
      {expenses.map(({ id, category, amount, method, spentOn, recordedBy, ...expense }) => {
        const { payee, reference, note, reversesId, isReversed } = expense
        const facts = [payee, reference && `No. ${reference}`, note].filter(Boolean).join(' · ')
        return (
          <tr key={id}>
            <chakra.td whiteSpace="nowrap">{formatDay(spentOn)}</chakra.td>
            <th scope="row">
              {categoryNames[category]}
              {facts && (
                <chakra.div fontWeight="normal" overflowWrap="anywhere">
                  {facts}
                </chakra.div>
              )}
            </th>
            <chakra.td whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {isReversed ? (
                <chakra.s>{formatExactRupees(amount)}</chakra.s>
              ) : (
                formatSigned(reversesId === null ? amount : -amount)
              )}
            </chakra.td>
            <td>{methodNames[method]}</td>
            <td>{recordedBy}</td>
            <td>
              {isReversed ? (
                'Reversed'
              ) : reversesId !== null ? (
                'A reversal'
              ) : (
                <ReverseExpense expenseId={id} name={`${categoryNames[category]}, ${formatExactRupees(amount)}`} />
              )}
            </td>
          </tr>
        )
      })}
    </AdminTable>
  )
}
