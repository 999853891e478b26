import { useQuery } from '@apollo/client/react'
import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { AdminInvoicesQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from './AdminHeading.tsx'
import { listOf } from './admin-list.ts'
import { AdminList } from './AdminList.tsx'
import { AccountDownloads } from './invoices/AccountDownloads.tsx'
import { AdminInvoices_query } from './invoices/invoice-list-documents.ts'
import { InvoicesTable } from './invoices/InvoicesTable.tsx'
import { isForbidden } from './is-forbidden.ts'
import { MonthField, useMonth } from './MonthField.tsx'
import { NotPermitted } from './NotPermitted.tsx'

/** The invoices and credit notes of a month, with their sums and the files for the accountant. */
export function AdminInvoicesPage() {
  const { month, period, choose } = useMonth()
  const result = useQuery(AdminInvoices_query, {
    variables: period,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const invoices = (result.data ?? result.previousData)?.invoices
  if (isForbidden(result.error))
    return (
      <NotPermitted title="Invoices">
        The owner has not given your account the permission to issue invoices.
      </NotPermitted>
    )
  return (
    <>
      <AdminHeading title="Invoices">
        <Button asChild size="sm" variant="outline">
          <RouterLink to={adminPaths.tax()}>Tax settings</RouterLink>
        </Button>
      </AdminHeading>
      <Stack gap="4">
        <MonthField month={month} choose={choose} />
        {invoices && (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <Sums title="Invoiced" sums={invoices.invoiced} />
            <Sums title="Credited" sums={invoices.credited} />
          </SimpleGrid>
        )}
        <Panel title="For the accountant">
          <AccountDownloads {...period} />
        </Panel>
        <Panel title="Invoices and credit notes">
          <AdminList
            noun="invoices"
            list={listOf(result, (data) => data.invoices)}
            empty="Nothing was invoiced in this month. An order’s invoice is issued on its page."
          >
            {(entries) => <InvoicesTable invoices={entries} />}
          </AdminList>
        </Panel>
      </Stack>
    </>
  )
}

function Sums({ title, sums }: { title: string; sums: AdminInvoicesQuery['invoices']['invoiced'] }) {
  const { count, taxableValue, cgst, sgst, igst, total } = sums
  return (
    <Panel title={title} action={<Text color="fg.muted">{count}</Text>}>
      <Stack gap="1" fontVariantNumeric="tabular-nums">
        {(
          [
            ['Taxable value', taxableValue],
            ['CGST', cgst],
            ['SGST', sgst],
            ['IGST', igst],
            ['Total', total],
          ] as const
        ).map(([label, amount]) => (
          <Flex key={label} justify="space-between" fontWeight={label === 'Total' ? 'semibold' : undefined}>
            <span>{label}</span>
            <span>{formatExactRupees(amount)}</span>
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}
