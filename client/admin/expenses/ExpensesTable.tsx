import { Button, chakra } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminExpensesQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { formatSigned } from '../closing/signed-amount.ts'
import { categoryNames } from './expense-labels.ts'
import { ReverseExpense } from './ReverseExpense.tsx'

type Expense = AdminExpensesQuery['expenses']['edges'][number]['node']

const columns = [msg`Day`, msg`For`, msg`Amount`, msg`Recorded by`, msg`Correct`]

/** Expenses and their reversals. */
export const ExpensesTable = ({ expenses }: { expenses: readonly Expense[] }) => {
  const { t, i18n } = useLingui()
  return (
    <AdminTable caption={t`Expenses`} columns={columns.map((column) => i18n._(column))}>
      {expenses.map((expense) => (
        <ExpenseRow key={expense.id} expense={expense} />
      ))}
    </AdminTable>
  )
}

/** An expense; its reversal is entered in a row below. */
function ExpenseRow({ expense }: { expense: Expense }) {
  const { t, i18n } = useLingui()
  const [reversing, setReversing] = useState(false)
  const { id, category, amount, method, spentOn, recordedBy } = expense
  const { payee, reference, note, reversesId, isReversed } = expense
  const facts = [payee, reference && t`No. ${reference}`, note].filter(Boolean).join(' · ')
  return (
    <>
      <tr>
        <chakra.td whiteSpace="nowrap">{formatDay(spentOn, i18n)}</chakra.td>
        <th scope="row">
          {i18n._(categoryNames[category])}
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
          <chakra.div color="fg.muted">{i18n._(paymentMethodNames[method])}</chakra.div>
        </chakra.td>
        <td>{recordedBy}</td>
        <td>
          {isReversed ? (
            t`Reversed`
          ) : reversesId !== null ? (
            t`A reversal`
          ) : (
            <Button
              variant="ghost"
              minH="12"
              aria-expanded={reversing}
              onClick={() => setReversing(!reversing)}
            >
              <Trans>Reverse</Trans>
              <chakra.span srOnly>
                {i18n._(categoryNames[category])}, {formatExactRupees(amount)}
              </chakra.span>
            </Button>
          )}
        </td>
      </tr>
      {reversing && !isReversed && (
        <tr>
          <td colSpan={columns.length}>
            <ReverseExpense expenseId={id} onClose={() => setReversing(false)} />
          </td>
        </tr>
      )}
    </>
  )
}
