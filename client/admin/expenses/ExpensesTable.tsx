import { Button, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminExpensesQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { formatSigned } from '../../lib/signed-amount.ts'
import { categoryNames } from './expense-labels.ts'
import { ReverseExpense } from './ReverseExpense.tsx'

type Expense = AdminExpensesQuery['expenses']['edges'][number]['node']

/** Expenses and their reversals, each entered in a row below its expense. */
export function ExpensesTable({ expenses }: { expenses: readonly Expense[] }) {
  const { t, i18n } = useLingui()
  const [reversing, setReversing] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => {
    const next = new Set(reversing)
    if (!next.delete(id)) next.add(id)
    setReversing(next)
  }
  return (
    <AdminTable
      caption={t`Expenses`}
      rows={expenses}
      below={({ id, isReversed }) =>
        reversing.has(id) && !isReversed && <ReverseExpense expenseId={id} onClose={() => toggle(id)} />
      }
      columns={[
        {
          header: t`Day`,
          css: { whiteSpace: 'nowrap' },
          cell: ({ spentOn }) => formatDay(spentOn, i18n),
        },
        {
          header: t`For`,
          kind: 'name',
          cell: ({ category, payee, reference, note }) => {
            const facts = [payee, reference && t`No. ${reference}`, note].filter(Boolean).join(' · ')
            return (
              <>
                {i18n._(categoryNames[category])}
                {facts && (
                  <chakra.div fontWeight="normal" overflowWrap="anywhere">
                    {facts}
                  </chakra.div>
                )}
              </>
            )
          },
        },
        {
          header: t`Amount`,
          kind: 'figures',
          cell: ({ amount, method, reversesId, isReversed }) => (
            <>
              {isReversed ? (
                <s>{formatExactRupees(amount)}</s>
              ) : (
                formatSigned(reversesId === null ? amount : -amount)
              )}
              <chakra.div color="fg.muted">{i18n._(paymentMethodNames[method])}</chakra.div>
            </>
          ),
        },
        { header: t`Recorded by`, cell: ({ recordedBy }) => recordedBy },
        {
          header: t`Correct`,
          cell: ({ id, category, amount, reversesId, isReversed }) =>
            isReversed ? (
              t`Reversed`
            ) : reversesId !== null ? (
              t`A reversal`
            ) : (
              <Button variant="ghost" minH="12" aria-expanded={reversing.has(id)} onClick={() => toggle(id)}>
                <Trans>Reverse</Trans>
                <chakra.span srOnly>
                  {i18n._(categoryNames[category])}, {formatExactRupees(amount)}
                </chakra.span>
              </Button>
            ),
        },
      ]}
    />
  )
}
