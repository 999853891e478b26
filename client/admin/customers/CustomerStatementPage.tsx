import { useQuery } from '@apollo/client/react'
import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { CustomerStatementQuery, PaymentKind } from '../../__generated__/graphql.ts'
import { daysOfFinancialYear, financialYearName, latestFinancialYears } from '../../lib/financial-years.ts'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { printStyles } from '../../ui/print-styles.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { AmountLine } from '../closing/AmountLine.tsx'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { CustomerStatement_query } from './statement-documents.ts'

type Entry = NonNullable<CustomerStatementQuery['customerStatement']>['entries'][number]

/** Invoices are kept for six years after the year of account. */
const YEARS = 8

/** What a customer ordered and paid in a financial year, to be printed or sent as a PDF. */
export function CustomerStatementPage() {
  const { t, i18n } = useLingui()
  const { customerId = '' } = useParams()
  const [parameters, setParameters] = useSearchParams()
  const years = latestFinancialYears(YEARS)
  const year = years.find((each) => String(each) === parameters.get('year')) ?? years[0]!
  const { data, previousData, error, refetch } = useQuery(CustomerStatement_query, {
    variables: { customerId, ...daysOfFinancialYear(year) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (isForbidden(error)) return <NotPermitted page="customers" />
  const shown = data ?? previousData
  if (error && !shown) return <UnreadPage title={t`The statement could not be read`} retry={refetch} />
  if (!shown) return <Skeleton height="96" role="status" aria-label={t`Loading the statement`} />
  const statement = shown.customerStatement
  if (!statement) return <AdminHeading title={t`No such customer`} />
  const { customer, entries } = statement
  return (
    <>
      <Global styles={printStyles} />
      <AdminHeading title={t`Statement of ${{ name: customer.name }}`}>
        <Button minH="12" variant="outline" data-screen="" onClick={() => print()}>
          <Printer aria-hidden />
          <Trans>Print</Trans>
        </Button>
        <Button asChild minH="12" variant="ghost" data-screen="">
          <RouterLink to={adminPaths.customer(customer.id)}>
            <Trans>The customer</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <Stack gap="4">
        <Box maxW="60" data-screen="">
          <SelectField
            label={t`Financial year`}
            minH="12"
            value={year}
            onChange={({ target }) =>
              setParameters({ year: target.value }, { replace: true, preventScrollReset: true })
            }
          >
            {years.map((each) => (
              <option key={each} value={each}>
                {financialYearName(each)}
              </option>
            ))}
          </SelectField>
        </Box>
        <Panel title={t`April ${{ first: year }} to March ${{ last: year + 1 }}`} gap="3">
          <AmountLine label={t`To pay before`} amount={paiseOf(statement.opening)} />
          <AmountLine label={t`Ordered`} amount={paiseOf(statement.charged)} />
          <AmountLine label={t`Received`} amount={-paiseOf(statement.received)} />
          <AmountLine label={t`Still to pay`} amount={paiseOf(statement.closing)} strong />
          {entries.length === 0 ? (
            <Text color="fg.muted">
              <Trans>Nothing was ordered or paid in this year.</Trans>
            </Text>
          ) : (
            <AdminTable
              caption={t`Entries`}
              rows={entries}
              columns={[
                { header: t`Day`, css: { whiteSpace: 'nowrap' }, cell: ({ day }) => formatDay(day, i18n) },
                {
                  header: t`Order`,
                  kind: 'name',
                  cell: ({ orderId, orderNumber }) => (
                    <RowLink to={adminPaths.order(orderId)}>{orderNumber}</RowLink>
                  ),
                },
                { header: t`What`, cell: (entry) => describe(i18n, entry) },
                {
                  header: t`Amount`,
                  kind: 'figures',
                  cell: ({ amount }) => formatSigned(paiseOf(amount)),
                },
                {
                  header: t`To pay after it`,
                  kind: 'figures',
                  cell: ({ balance }) => formatSigned(paiseOf(balance)),
                },
              ]}
            />
          )}
        </Panel>
      </Stack>
    </>
  )
}

function describe(i18n: I18n, { kind, creditNoteNumber, paymentKind, method, reference }: Entry): string {
  if (kind === 'ORDER') return i18n._(msg`Ordered`)
  if (kind === 'CREDIT_NOTE') return i18n._(msg`Credit note ${{ creditNoteNumber: creditNoteNumber ?? '' }}`)
  return [
    paymentKind && i18n._(paymentNames[paymentKind]),
    method && i18n._(paymentMethodNames[method]),
    reference,
  ]
    .filter(Boolean)
    .join(' · ')
}

const paymentNames: Record<PaymentKind, MessageDescriptor> = {
  PAYMENT: msg`Received`,
  REFUND: msg`Returned`,
  REVERSAL: msg`Corrected`,
}
