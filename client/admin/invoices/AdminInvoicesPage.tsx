import { useQuery } from '@apollo/client/react'
import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { AdminInvoicesQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { AccountDownloads } from './AccountDownloads.tsx'
import { AdminInvoices_query } from './invoice-list-documents.ts'
import { InvoicesTable } from './InvoicesTable.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { MonthField, useMonth } from '../forms/MonthField.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'

/** The invoices and credit notes of a month, with their sums and the files for the accountant. */
export function AdminInvoicesPage() {
  const { t } = useLingui()
  const { month, period, choose } = useMonth()
  const result = useQuery(AdminInvoices_query, {
    variables: period,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const invoices = (result.data ?? result.previousData)?.invoices
  if (isForbidden(result.error)) return <NotPermitted page="invoices" />
  return (
    <>
      <AdminHeading title={t`Invoices`}>
        <Button asChild size="sm" variant="outline">
          <RouterLink to={adminPaths.tax()}>
            <Trans>Tax settings</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <Stack gap="4">
        <MonthField month={month} choose={choose} />
        {invoices && (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <Sums title={t`Invoiced`} sums={invoices.invoiced} />
            <Sums title={t`Credited`} sums={invoices.credited} />
          </SimpleGrid>
        )}
        <Panel title={t`For the accountant`}>
          <AccountDownloads {...period} />
        </Panel>
        <Panel title={t`Invoices and credit notes`}>
          <AdminList
            list={listOf(result, (data) => data.invoices)}
            empty={t`Nothing was invoiced in this month. An order’s invoice is issued on its page.`}
          >
            {(entries) => <InvoicesTable invoices={entries} />}
          </AdminList>
        </Panel>
      </Stack>
    </>
  )
}

function Sums({ title, sums }: { title: string; sums: AdminInvoicesQuery['invoices']['invoiced'] }) {
  const { t } = useLingui()
  const { count, taxableValue, cgst, sgst, igst, total } = sums
  return (
    <Panel title={title} action={<Text color="fg.muted">{count}</Text>}>
      <Stack gap="1" fontVariantNumeric="tabular-nums">
        {(
          [
            ['taxableValue', t`Taxable value`, taxableValue],
            ['cgst', 'CGST', cgst],
            ['sgst', 'SGST', sgst],
            ['igst', 'IGST', igst],
            ['total', t`Total`, total],
          ] as const
        ).map(([key, label, amount]) => (
          <Flex key={key} justify="space-between" fontWeight={key === 'total' ? 'semibold' : undefined}>
            <span>{label}</span>
            <span>{formatExactRupees(amount)}</span>
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}
