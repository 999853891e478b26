import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { movesMoney } from '../../../shared/orders/moves-money.ts'
import type { MonthResultQuery } from '../../__generated__/graphql.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AmountLine } from '../closing/AmountLine.tsx'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { paiseOf } from '../../lib/signed-amount.ts'
import { categoryNames } from './expense-labels.ts'

/** A month's sums, with what each of them counts. */
export function MonthResult({ result: month }: { result: MonthResultQuery['monthResult'] }) {
  const { t, i18n } = useLingui()
  const [received, spent, invoiced] = [month.received, month.spent, month.invoiced].map(paiseOf) as [
    number,
    number,
    number,
  ]
  const difference = paiseOf(month.cashDifference)
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Panel title={t`Result by money received`} note={t`What came in this month, less what was paid out.`}>
          <Stack gap="1">
            <AmountLine label={t`Received`} amount={received} />
            <AmountLine label={t`Spent`} amount={-spent} />
            <AmountLine label={t`Result`} amount={paiseOf(month.result)} strong />
          </Stack>
        </Panel>
        <Panel
          title={t`Result by invoices`}
          note={t`What was invoiced this month, paid or not, less what was paid out.`}
        >
          <Stack gap="1">
            <AmountLine label={t`Invoiced`} amount={invoiced} />
            <AmountLine label={t`Spent`} amount={-spent} />
            <AmountLine label={t`Invoiced less spent`} amount={invoiced - spent} strong />
          </Stack>
        </Panel>
        <Panel title={t`Received`} note={t`By method, less what was returned.`}>
          <Stack gap="1">
            {month.receipts.map(
              ({ method, net }) =>
                movesMoney(method) && (
                  <AmountLine key={method} label={i18n._(paymentMethodNames[method])} amount={paiseOf(net)} />
                ),
            )}
            <AmountLine label={t`Together`} amount={received} strong />
            {month.receipts.map(
              ({ method, net }) =>
                !movesMoney(method) && (
                  <AmountLine key={method} label={t`Store credit, without money`} amount={paiseOf(net)} />
                ),
            )}
          </Stack>
        </Panel>
        <Panel title={t`Spent`} note={t`By category, less what was reversed.`}>
          <Stack gap="1">
            {month.expenses.map(({ category, amount }) => (
              <AmountLine key={category} label={i18n._(categoryNames[category])} amount={paiseOf(amount)} />
            ))}
            <AmountLine label={t`Together`} amount={spent} strong />
          </Stack>
        </Panel>
      </SimpleGrid>
      <Panel title={t`What is counted`}>
        <Stack gap="2" maxW="prose">
          <Text>
            <Trans>
              Payments count in the month in which they were received, also for orders of other months;
              expenses in the month in which they were paid. Invoices count in the month of their date, less
              credit notes. GST is included in what is received and invoiced: what you owe of it is no expense
              until you record it as paid. Cloth in stock and orders without an invoice have no value here.
            </Trans>
          </Text>
          <AmountLine label={t`Differences of the counted cash, not in the result`} amount={difference} />
          <AmountLine label={t`Still to be paid for all orders, today`} amount={month.outstanding} />
        </Stack>
      </Panel>
    </>
  )
}
