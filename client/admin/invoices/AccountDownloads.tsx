import { useApolloClient } from '@apollo/client/react'
import { Button, Flex } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { AccountTable } from '../../__generated__/graphql.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { notify } from '../../ui/notify.ts'
import { downloadRows } from '../lists/download-rows.ts'
import { AccountRows_query } from './invoice-list-documents.ts'

const tables: { table: AccountTable; label: MessageDescriptor; fileName: string }[] = [
  { table: 'B2B', label: msg`Invoices of businesses (B2B)`, fileName: 'b2b' },
  { table: 'B2C', label: msg`Other invoices (B2C)`, fileName: 'b2c' },
  { table: 'B2CS', label: msg`Sums by state and rate (B2CS)`, fileName: 'b2cs' },
  { table: 'CREDIT_NOTES', label: msg`Credit notes`, fileName: 'credit-notes' },
  { table: 'PAYMENTS', label: msg`Payments`, fileName: 'payments' },
  { table: 'EXPENSES', label: msg`Expenses`, fileName: 'expenses' },
]

/** The CSV files for the accountant. */
export function AccountDownloads({ from, to }: { from: string; to: string }) {
  const client = useApolloClient()
  const { i18n } = useLingui()
  const [loading, setLoading] = useState<AccountTable | null>(null)
  const run = async (table: AccountTable, fileName: string) => {
    setLoading(table)
    try {
      await downloadRows(async (after) => {
        const { data } = await client.query({
          query: AccountRows_query,
          variables: { table, from, to, after },
          fetchPolicy: 'no-cache',
        })
        if (!data) throw new Error('The shop answered nothing.')
        return data.accountRows
      }, `${fileName}-${from}-${to}.csv`)
    } catch (error) {
      void notify({ title: failureMessage(i18n, error), type: 'error' })
    } finally {
      setLoading(null)
    }
  }
  return (
    <Flex gap="3" wrap="wrap">
      {tables.map(({ table, label, fileName }) => (
        <Button
          key={table}
          variant="outline"
          size="md"
          minH="11"
          loading={loading === table}
          disabled={loading !== null}
          onClick={() => void run(table, fileName)}
        >
          <Download aria-hidden />
          {i18n._(label)}
        </Button>
      ))}
    </Flex>
  )
}
