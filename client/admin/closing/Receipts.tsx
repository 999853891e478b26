import { chakra, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { movesMoney } from '../../../shared/orders/moves-money.ts'
import type { DayClosing_DayFragment } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { AmountLine } from './AmountLine.tsx'
import { categoryNames } from '../expenses/expense-labels.ts'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'

type Day = Pick<DayClosing_DayFragment, 'receipts' | 'expenses'>

/** What each person received by each method. */
export function Receipts({ receipts }: Pick<Day, 'receipts'>) {
  const { t, i18n } = useLingui()
  const money = receipts.filter(({ method }) => movesMoney(method))
  const credit = receipts.filter(({ method }) => !movesMoney(method))
  const methods = [...new Set(money.map(({ method }) => method))]
  const sumOf = (rows: Day['receipts']) => rows.reduce((sum, { net }) => sum + paiseOf(net), 0)
  return (
    <Panel title={t`Received`}>
      {receipts.length === 0 ? (
        <Text color="fg.muted">
          <Trans>Nothing was received.</Trans>
        </Text>
      ) : (
        <Stack gap="4">
          <AdminTable
            caption={t`Receipts by person and method`}
            rows={receipts}
            columns={[
              {
                header: t`Recorded by`,
                kind: 'name',
                cell: ({ recordedBy, method }) => (
                  <>
                    {recordedBy}
                    <chakra.div fontWeight="normal" color="fg.muted">
                      {i18n._(paymentMethodNames[method])}
                    </chakra.div>
                  </>
                ),
              },
              { header: t`Received`, kind: 'figures', cell: ({ received }) => formatExactRupees(received) },
              { header: t`Returned`, kind: 'figures', cell: ({ returned }) => formatSigned(-returned) },
              {
                header: t`Corrected`,
                kind: 'figures',
                cell: ({ corrections }) => formatSigned(paiseOf(corrections)),
              },
              { header: t`Together`, kind: 'figures', cell: ({ net }) => formatSigned(paiseOf(net)) },
            ]}
          />
          <Stack gap="1" maxW="xs">
            {methods.map((method) => (
              <AmountLine
                key={method}
                label={i18n._(paymentMethodNames[method])}
                amount={sumOf(money.filter((row) => row.method === method))}
              />
            ))}
            <AmountLine label={t`Together`} amount={sumOf(money)} strong />
            {credit.length > 0 && (
              <AmountLine label={t`Store credit, without money`} amount={sumOf(credit)} />
            )}
          </Stack>
        </Stack>
      )}
    </Panel>
  )
}

/** What was spent, by category and method. */
export function Spent({ expenses }: Pick<Day, 'expenses'>) {
  const { t, i18n } = useLingui()
  return (
    <Panel title={t`Spent`}>
      {expenses.length === 0 ? (
        <Text color="fg.muted">
          <Trans>Nothing was spent.</Trans>
        </Text>
      ) : (
        <Stack gap="1" maxW="xs">
          {expenses.map(({ category, method, amount }) => (
            <AmountLine
              key={`${category} ${method}`}
              label={`${i18n._(categoryNames[category])}, ${i18n._(paymentMethodNames[method])}`}
              amount={paiseOf(amount)}
            />
          ))}
        </Stack>
      )}
    </Panel>
  )
}
