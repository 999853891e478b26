import { Box, chakra, Link } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CustomerFacts_CustomerFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatBirthday } from '../../lib/birthdays.ts'
import { formatRupees, listedRupees } from '../../lib/money.ts'
import { Panel } from '../../ui/Panel.tsx'
import { formatDay } from '../../lib/shop-days.ts'

export const CustomerFacts_customer = graphql(`
  fragment CustomerFacts_customer on Customer {
    id
    email
    phone
    createdAt
    usesGoogle
    hasAccount
    street
    city
    state
    pincode
    birthday
    gstin
    notes
    orderCount
    lastOrderAt
    spent
    balance
    storeCredit
  }
`)

/** The customer's contact details and order totals. */
export function CustomerFacts({ customer }: { customer: CustomerFacts_CustomerFragment }) {
  const { t, i18n } = useLingui()
  const { email, phone, createdAt, usesGoogle, hasAccount, orderCount, lastOrderAt, spent } = customer
  const created = formatDay(createdAt, i18n)
  const address = [customer.street, customer.city, customer.state, customer.pincode]
    .filter(Boolean)
    .join(', ')
  return (
    <Panel title={t`About this customer`}>
      <chakra.dl display="grid" gridTemplateColumns="8rem 1fr" columnGap="3" rowGap="1" alignItems="center">
        <Fact name={t`E-mail`}>
          {email ? (
            <Link href={`mailto:${email}`} minH="11" color="brand.fg" wordBreak="break-all">
              {email}
            </Link>
          ) : (
            t`not known`
          )}
        </Fact>
        <Fact name={t`Phone`}>
          {phone ? (
            <>
              <Link href={`tel:+91${phone}`} minH="11" color="brand.fg" me="4">
                {phone}
              </Link>
              <Link
                href={`https://wa.me/91${phone}`}
                target="_blank"
                rel="noreferrer"
                minH="11"
                color="brand.fg"
              >
                <Trans>WhatsApp</Trans>
              </Link>
            </>
          ) : (
            t`known from the first order`
          )}
        </Fact>
        <Fact name={t`Account`}>
          {hasAccount ? t`since ${created}` : t`none; entered on ${created}`}
          {usesGoogle && t`, signs in with Google`}
        </Fact>
        {address && <Fact name={t`Address`}>{address}</Fact>}
        {customer.birthday && <Fact name={t`Birthday`}>{formatBirthday(i18n, customer.birthday)}</Fact>}
        {customer.gstin && <Fact name={t`GSTIN`}>{customer.gstin}</Fact>}
        <Fact name={t`Orders`}>
          {orderCount}
          {lastOrderAt && t`, the last on ${{ lastOrderAt: formatDay(lastOrderAt, i18n) }}`}
        </Fact>
        {spent != null && (
          <Fact name={t`Spent`}>
            <Trans>{{ spent: formatRupees(spent) }} on delivered orders</Trans>
          </Fact>
        )}
        <Fact name={t`Still to pay`}>
          <Box as="span" fontWeight={customer.balance > 0 ? 'semibold' : undefined}>
            {listedRupees(customer.balance)}
          </Box>
        </Fact>
        {customer.storeCredit > 0 && <Fact name={t`Store credit`}>{listedRupees(customer.storeCredit)}</Fact>}
        {customer.notes && (
          <Fact name={t`Notes`}>
            <Box as="span" whiteSpace="pre-line">
              {customer.notes}
            </Box>
          </Fact>
        )}
      </chakra.dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <Box as="dd">{children}</Box>
    </>
  )
}
