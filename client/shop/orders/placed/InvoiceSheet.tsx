import { Box, chakra, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { InvoiceSheet_InvoiceFragment } from '../../../__generated__/graphql.ts'
import { designDescription } from '../../../lib/localized-name.ts'
import { customerName } from '../../../lib/customer-name.ts'
import { invoiceKindNames } from '../../../lib/invoice-kinds.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { formatSigned, paiseOf } from '../../../lib/signed-amount.ts'
import { dayFormat } from './order-dates.ts'

export const InvoiceSheet_invoice = graphql(`
  fragment InvoiceSheet_invoice on Invoice {
    id
    kind
    number
    issuedAt
    order {
      id
      orderNumber
    }
    seller {
      name
      gstin
      phone
      address
    }
    buyer {
      name
      gstin
      phone
      address
    }
    placeOfSupply
    placeOfSupplyName
    lines {
      description
      hindiDescription: description(locale: HI, fallback: false)
      code
      quantity
      unitPrice
      discount
      taxRate
      taxableValue
      cgst
      sgst
      igst
      total
    }
    taxableValue
    cgst
    sgst
    igst
    rounding {
      amount
      isNegative
    }
    total
    declaration
    credits {
      id
      number
    }
    remark
  }
`)

type Sheet = InvoiceSheet_InvoiceFragment

/** An invoice or a credit note with the same amounts as its PDF. */
export function InvoiceSheet({ invoice }: { invoice: Sheet }) {
  const { i18n } = useLingui()
  const { number, placeOfSupply, placeOfSupplyName, credits, remark, declaration } = invoice
  const date = i18n.date(invoice.issuedAt, dayFormat)
  const { orderNumber } = invoice.order
  const creditedNumber = credits?.number
  return (
    <Stack as="article" gap="6" fontVariantNumeric="tabular-nums">
      <Box>
        {declaration && <Text fontWeight="semibold">{declaration}</Text>}
        <Heading as="h1" size="xl">
          {i18n._(invoiceKindNames[invoice.kind])} {number}
        </Heading>
        <Text>
          <Trans>
            {date}, order {orderNumber}
          </Trans>
        </Text>
        {placeOfSupply && (
          <Text>
            <Trans>
              Place of supply: {placeOfSupplyName} ({placeOfSupply}). Reverse charge: no.
            </Trans>
          </Text>
        )}
        {creditedNumber && (
          <Text>
            <Trans>For invoice {creditedNumber}.</Trans> {remark}
          </Text>
        )}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" _print={{ gridTemplateColumns: '1fr 1fr' }}>
        <Party label={<Trans>Seller</Trans>} party={invoice.seller} />
        <Party
          label={<Trans>Buyer</Trans>}
          party={{ ...invoice.buyer, name: customerName(i18n, invoice.buyer.name) }}
        />
      </SimpleGrid>
      <Lines invoice={invoice} />
      <Totals invoice={invoice} />
      <Text fontSize="sm" color="fg.muted">
        <Trans>Unit prices and discounts include tax.</Trans>
      </Text>
    </Stack>
  )
}

function Party({ label, party }: { label: ReactNode; party: Sheet['seller'] }) {
  const { name, address, phone, gstin } = party
  return (
    <Box>
      <Heading as="h2" size="sm">
        {label}
      </Heading>
      {[name, ...address, phone, gstin && `GSTIN: ${gstin}`].filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Box>
  )
}

function Lines({ invoice: { lines } }: { invoice: Sheet }) {
  const { t, i18n } = useLingui()
  const isTaxed = lines.some(({ taxRate }) => taxRate > 0)
  const columns = [
    t`Description`,
    'HSN/SAC',
    t`Pieces`,
    t`Unit price`,
    t`Discount`,
    ...(isTaxed ? [t`Taxable value`, t`Tax`] : []),
    t`Total`,
  ]
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={t`Lines of the invoice`}>
      <chakra.table width="full" textStyle="sm" css={lineStyles}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>{designDescription(i18n, line)}</td>
              <td>{line.code}</td>
              <td>{line.quantity || '–'}</td>
              <td>{formatExactRupees(line.unitPrice)}</td>
              <td>{formatExactRupees(line.discount)}</td>
              {isTaxed && (
                <>
                  <td>{formatExactRupees(line.taxableValue)}</td>
                  <td>
                    {formatExactRupees(line.cgst + line.sgst + line.igst)} ({line.taxRate}%)
                  </td>
                </>
              )}
              <td>{formatExactRupees(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

/** Amounts end at the right, so that their digits align. */
const lineStyles = {
  '& :is(th, td)': { px: '2', py: '1.5', textAlign: 'end', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { textAlign: 'start', whiteSpace: 'normal', minWidth: '10rem' },
  '& tr': { borderBottomWidth: '1px' },
  '& th': { fontWeight: 'semibold', color: 'fg.muted' },
} as const

function Totals({ invoice: { taxableValue, cgst, sgst, igst, rounding, total } }: { invoice: Sheet }) {
  const { t } = useLingui()
  const taxes: [label: string, amount: number][] = [
    ['CGST', cgst],
    ['SGST', sgst],
    ['IGST', igst],
  ]
  const due = taxes.filter(([, amount]) => amount > 0)
  const rows: [label: string, amount: number][] = [
    ...(due.length > 0 ? [[t`Taxable value`, taxableValue] as [string, number], ...due] : []),
    ...(rounding.amount > 0 ? [[t`Rounding`, paiseOf(rounding)] as [string, number]] : []),
    [t`Total`, total],
  ]
  return (
    <Stack as="dl" gap="1" alignSelf="end" minW={{ base: 'full', sm: '20rem' }}>
      {rows.map(([label, amount]) => (
        <Flex key={label} justify="space-between" gap="6" _last={{ fontWeight: 'semibold' }}>
          <dt>{label}</dt>
          <dd>{formatSigned(amount)}</dd>
        </Flex>
      ))}
    </Stack>
  )
}
