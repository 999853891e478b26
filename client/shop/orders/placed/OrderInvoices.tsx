import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import type { OrderInvoices_PlacedFragment } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { dayFormat } from './order-dates.ts'

export const OrderInvoices_placed = graphql(`
  fragment OrderInvoices_placed on Order {
    id
    invoices {
      id
      kind
      number
      issuedAt
      total
      pdfUrl
    }
  }
`)

/** The order's invoices and credit notes, to be opened as PDF files in the page's language. */
export function OrderInvoices({ order }: { order: OrderInvoices_PlacedFragment }) {
  const { t, i18n } = useLingui()
  if (order.invoices.length === 0) return null
  return (
    <Panel size="lg" title={t`Invoices`}>
      <Stack as="ul" gap="2" listStyleType="none" fontVariantNumeric="tabular-nums">
        {order.invoices.map(({ id, kind, number, issuedAt, total, pdfUrl }) => (
          <Flex as="li" key={id} justify="space-between" gap="4">
            <div>
              <Link
                href={`${pdfUrl}?lang=${i18n.locale}`}
                target="_blank"
                rel="noreferrer"
                minH="11"
                fontWeight="semibold"
              >
                <FileText aria-hidden size={16} />
                {number} (PDF)
              </Link>
              <Button asChild size="sm" variant="ghost" minH="11" ms="2">
                <RouterLink to={paths.invoice(order.id, id)}>
                  <Trans>Read and print</Trans>
                </RouterLink>
              </Button>
              <Text fontSize="sm" color="fg.muted">
                {kind === 'CREDIT_NOTE' ? t`Credit note` : t`Invoice`}, {i18n.date(issuedAt, dayFormat)}
              </Text>
            </div>
            <Text whiteSpace="nowrap">
              {kind === 'CREDIT_NOTE' && '−'}
              {formatExactRupees(total)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}
