import { useQuery } from '@apollo/client/react'
import { Button, Flex, Stack } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { graphql } from '../../../__generated__/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageIntro } from '../../../ui/PageIntro.tsx'
import { printStyles } from '../../../ui/print-styles.ts'
import { isUnauthenticated } from '../../../app/session/is-unauthenticated.ts'
import { GuestOrders } from '../GuestOrders.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'

const PrintedInvoice_query = graphql(`
  query PrintedInvoice($id: ID!) {
    invoice(id: $id) {
      id
      ...InvoiceSheet_invoice
    }
  }
`)

/** An invoice as a sheet. Without the rest of the page when it is printed. */
export function PrintedInvoice() {
  const { t } = useLingui()
  const { orderId = '', invoiceId = '' } = useParams()
  const { data, error, refetch } = useQuery(PrintedInvoice_query, { variables: { id: invoiceId } })
  if (isUnauthenticated(error)) return <GuestOrders title={t`Invoice`} />
  if (data?.invoice)
    return (
      <>
        <Global styles={printStyles} />
        <Flex data-screen="" gap="3" wrap="wrap" mb="6">
          <Button onClick={() => print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
          <Button asChild variant="outline">
            <RouterLink to={paths.placedOrder(orderId)}>
              <Trans>Back to the order</Trans>
            </RouterLink>
          </Button>
        </Flex>
        <InvoiceSheet invoice={data.invoice} />
      </>
    )
  if (data)
    return (
      <Stack align="center">
        <PageIntro title={t`We could not find that invoice`}>
          <Trans>The address may be mistyped, or the order belongs to another account.</Trans>
        </PageIntro>
        <Button asChild>
          <RouterLink to={paths.orders()}>
            <Trans>Your orders</Trans>
          </RouterLink>
        </Button>
      </Stack>
    )
  if (error)
    return (
      <ErrorState
        title={t`We could not load the invoice.`}
        retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
      >
        <Trans>It is safe in your account.</Trans>
      </ErrorState>
    )
  return <OrderSkeleton />
}
