import { Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { lazy, useState } from 'react'
import { invoiceKindNames } from '../../../lib/invoice-kinds.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { LazySection } from '../../../ui/LazySection.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { AdminOrder } from '../order-documents.ts'
import { currentInvoice } from './current-invoice.ts'

const InvoiceForm = lazy(async () => ({ default: (await import('./InvoiceForm.tsx')).InvoiceForm }))
const CreditNoteForm = lazy(async () => ({ default: (await import('./CreditNoteForm.tsx')).CreditNoteForm }))

/** The order's invoice and its credit notes, as PDF files, and issuing them. */
export function InvoicePanel({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { invoices, viewerCanIssueInvoices, totalToPay, orderStatus } = order
  const [form, setForm] = useState<'issue' | 'credit' | 'correct' | null>(null)
  const current = currentInvoice(invoices)
  const mayIssue = viewerCanIssueInvoices && !current && !!totalToPay && orderStatus !== 'CANCELLED'
  const mayCredit = viewerCanIssueInvoices && current !== undefined
  if (invoices.length === 0 && !mayIssue) return null
  const close = () => setForm(null)
  return (
    <Panel title={t`Invoice`}>
      <Stack gap="3">
        {invoices.length > 0 && (
          <Box as="ul" listStyleType="none">
            {invoices.map((invoice) => (
              <InvoiceEntry key={invoice.id} invoice={invoice} />
            ))}
          </Box>
        )}
        {form === 'issue' && (
          <LazySection>
            <InvoiceForm order={order} onClose={close} />
          </LazySection>
        )}
        {current && (form === 'credit' || form === 'correct') && (
          <LazySection>
            <CreditNoteForm key={form} invoice={current} isCorrection={form === 'correct'} onClose={close} />
          </LazySection>
        )}
        {form === null && (
          <Flex gap="3" wrap="wrap">
            {mayIssue && (
              <Button size="md" onClick={() => setForm('issue')}>
                <Trans>Issue the invoice</Trans>
              </Button>
            )}
            {mayCredit && (
              <Button size="md" variant="outline" onClick={() => setForm('credit')}>
                <Trans>Lower the price</Trans>
              </Button>
            )}
            {mayCredit && !invoices.some(({ credits }) => credits?.id === current.id) && (
              <Button size="md" variant="ghost" onClick={() => setForm('correct')}>
                <Trans>Replace a wrong invoice</Trans>
              </Button>
            )}
          </Flex>
        )}
      </Stack>
    </Panel>
  )
}

function InvoiceEntry({ invoice }: { invoice: AdminOrder['invoices'][number] }) {
  const { i18n } = useLingui()
  const { kind, number, issuedAt, total, remark, pdfUrl } = invoice
  return (
    <Box as="li" py="2" borderBottomWidth="1px">
      <Flex justify="space-between" gap="3" align="baseline">
        <Link href={pdfUrl} target="_blank" rel="noreferrer" minH="11" color="brand.fg" fontWeight="semibold">
          <FileText aria-hidden size={16} />
          {number}
        </Link>
        <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {kind === 'CREDIT_NOTE' && '−'}
          {formatExactRupees(total)}
        </Text>
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {i18n._(invoiceKindNames[kind])}, {formatMoment(issuedAt, i18n)}
      </Text>
      {remark && (
        <Text textStyle="xs" whiteSpace="pre-wrap">
          {remark}
        </Text>
      )}
    </Box>
  )
}
