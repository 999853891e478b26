import { chakra, Stack, Text } from '@chakra-ui/react'
import type { DayClosing_DayFragment } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { AdminTable } from '../AdminTable.tsx'
import { AmountLine } from '../AmountLine.tsx'
import { categoryNames } from '../expenses/expense-labels.ts'
import { methodNames } from '../orders/payments/payment-labels.ts'
import { formatSigned, paiseOf } from '../signed-amount.ts'

type Day = Pick<DayClosing_DayFragment, 'receipts' | 'expenses'>

/** What each person received by each method. */
export function Receipts({ receipts }: Pick<Day, 'receipts'>) {
  const methods = [...new Set(receipts.map(({ method }) => method))]
  const sumOf = (rows: Day['receipts']) => rows.reduce((sum, { net }) => sum + paiseOf(net), 0)
  return (
    <Panel title="Received">
      {receipts.length === 0 ? (
        <Text color="fg.muted">Nothing was received.</Text>
      ) : (
        <Stack gap="4">
          <AdminTable
            caption="Receipts by person and method"
            columns={['Recorded by', 'Received', 'Returned', 'Corrected', 'Together']}
          >
            {receipts.map(({ recordedBy, method, received, returned, corrections, net }, index) => (
              <tr key={index}>
                <th scope="row">
                  {recordedBy}
                  <chakra.div fontWeight="normal" color="fg.muted">
                    {methodNames[method]}
                  </chakra.div>
                </th>
                {[
                  formatExactRupees(received),
                  formatSigned(-returned),
                  formatSigned(paiseOf(corrections)),
                  formatSigned(paiseOf(net)),
                ].map((amount, column) => (
                  <chakra.td key={column} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                    {amount}
                  </chakra.td>
                ))}
              </tr>
            ))}
          </AdminTable>
          <Stack gap="1" maxW="xs">
            {methods.map((method) => (
              <AmountLine
                key={method}
                label={methodNames[method]}
                amount={sumOf(receipts.filter((row) => row.method === method))}
              />
            ))}
            <AmountLine label="Together" amount={sumOf(receipts)} strong />
          </Stack>
        </Stack>
      )}
    </Panel>
  )
}

/** What was spent, by category and method. */
export function Spent({ expenses }: Pick<Day, 'expenses'>) {
  return (
    <Panel title="Spent">
      {expenses.length === 0 ? (
        <Text color="fg.muted">Nothing was spent.</Text>
      ) : (
        <Stack gap="1" maxW="xs">
          {expenses.map(({ category, method, amount }) => (
            <AmountLine
              key={`${category} ${method}`}
              label={`${categoryNames[category]}, ${methodNames[method]}`}
              amount={paiseOf(amount)}
            />
          ))}
        </Stack>
      )}
    </Panel>
  )
}
