import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { MonthResultQuery } from '../../../__generated__/graphql.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AmountLine } from '../AmountLine.tsx'
import { methodNames } from '../orders/payments/payment-labels.ts'
import { paiseOf } from '../signed-amount.ts'
import { categoryNames } from './expense-labels.ts'

/** A month's sums, with what each of them counts. */
export function MonthResult({ result: month }: { result: MonthResultQuery['monthResult'] }) {
  const [received, spent, invoiced] = [month.received, month.spent, month.invoiced].map(paiseOf) as [
    number,
    number,
    number,
  ]
  const difference = paiseOf(month.cashDifference)
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Panel title="Result by money received" note="What came in this month, less what was paid out.">
          <Stack gap="1">
            <AmountLine label="Received" amount={received} />
            <AmountLine label="Spent" amount={-spent} />
            <AmountLine label="Result" amount={paiseOf(month.result)} strong />
          </Stack>
        </Panel>
        <Panel
          title="Result by invoices"
          note="What was invoiced this month, paid or not, less what was paid out."
        >
          <Stack gap="1">
            <AmountLine label="Invoiced" amount={invoiced} />
            <AmountLine label="Spent" amount={-spent} />
            <AmountLine label="Invoiced less spent" amount={invoiced - spent} strong />
          </Stack>
        </Panel>
        <Panel title="Received" note="By method, less what was returned.">
          <Stack gap="1">
            {month.receipts.map(({ method, net }) => (
              <AmountLine key={method} label={methodNames[method]} amount={paiseOf(net)} />
            ))}
            <AmountLine label="Together" amount={received} strong />
          </Stack>
        </Panel>
        <Panel title="Spent" note="By category, less what was reversed.">
          <Stack gap="1">
            {month.expenses.map(({ category, amount }) => (
              <AmountLine key={category} label={categoryNames[category]} amount={paiseOf(amount)} />
            ))}
            <AmountLine label="Together" amount={spent} strong />
          </Stack>
        </Panel>
      </SimpleGrid>
      <Panel title="What is counted">
        <Stack gap="2" maxW="prose">
          <Text>
            Payments count in the month in which they were received, also for orders of other months; expenses
            in the month in which they were paid. Invoices count in the month of their date, less credit
            notes. GST is included in what is received and invoiced: what you owe of it is no expense until
            you record it as paid. Cloth in stock and orders without an invoice have no value here.
          </Text>
          <AmountLine label="Differences of the counted cash, not in the result" amount={difference} />
          <AmountLine label="Still to be paid for all orders, today" amount={month.outstanding} />
        </Stack>
      </Panel>
    </>
  )
}
