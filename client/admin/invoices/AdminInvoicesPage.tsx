import { useQuery } from '@apollo/client/react'
import { Button, chakra, Flex, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { AdminInvoicesQuery } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { invoiceKindNames } from '../../lib/invoice-kinds.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { AccountDownloads } from './AccountDownloads.tsx'
import { AdminInvoices_query } from './invoice-list-documents.ts'
import { isForbidden } from '../shell/is-forbidden.ts'
import { MonthField, useMonth } from '../forms/MonthField.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'

type Invoice = AdminInvoicesQuery['invoices']['edges'][number]['node']

/** The invoices and credit notes of a month, with their sums and the files for the accountant. */
export function AdminInvoicesPage() {
  const { t, i18n } = useLingui()
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
            caption={t`Invoices`}
            columns={[
              {
                header: t`Number`,
                kind: 'name',
                cell: ({ number, pdfUrl, kind, issuedAt }) => (
                  <>
                    <Link
                      href={pdfUrl}
                      target="_blank"
                      rel="noreferrer"
                      minH="11"
                      color="brand.fg"
                      fontWeight="semibold"
                      whiteSpace="nowrap"
                    >
                      {number}
                    </Link>
                    <chakra.div fontWeight="normal" color="fg.muted">
                      {i18n._(invoiceKindNames[kind])}, {formatDay(issuedAt, i18n)}
                    </chakra.div>
                  </>
                ),
              },
              {
                header: t`Order`,
                cell: ({ order, buyer }) => (
                  <>
                    <Link asChild minH="11" whiteSpace="nowrap">
                      <RouterLink to={adminPaths.order(order.id)}>{order.orderNumber}</RouterLink>
                    </Link>
                    <div>{customerName(i18n, buyer.name)}</div>
                  </>
                ),
              },
              {
                header: t`Taxable value`,
                kind: 'figures',
                cell: (invoice) => signed(invoice, invoice.taxableValue),
              },
              {
                header: t`Tax`,
                kind: 'figures',
                cell: (invoice) => signed(invoice, invoice.cgst + invoice.sgst + invoice.igst),
              },
              { header: t`Total`, kind: 'figures', cell: (invoice) => signed(invoice, invoice.total) },
            ]}
          />
        </Panel>
      </Stack>
    </>
  )
}

const signed = ({ kind }: Invoice, amount: number) =>
  `${kind === 'CREDIT_NOTE' ? '−' : ''}${formatExactRupees(amount)}`

function Sums({ title, sums }: { title: string; sums: AdminInvoicesQuery['invoices']['invoiced'] }) {
  const { t } = useLingui()
  const { count, taxableValue, cgst, sgst, igst, total } = sums
  const rounding = paiseOf(sums.rounding)
  return (
    <Panel title={title} action={<Text color="fg.muted">{count}</Text>}>
      <Stack gap="1" fontVariantNumeric="tabular-nums">
        {(
          [
            ['taxableValue', t`Taxable value`, taxableValue],
            ['cgst', 'CGST', cgst],
            ['sgst', 'SGST', sgst],
            ['igst', 'IGST', igst],
            ...(rounding === 0 ? [] : [['rounding', t`Rounding`, rounding] as const]),
            ['total', t`Total`, total],
          ] as const
        ).map(([key, label, amount]) => (
          <Flex key={key} justify="space-between" fontWeight={key === 'total' ? 'semibold' : undefined}>
            <span>{label}</span>
            <span>{formatSigned(amount)}</span>
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}
