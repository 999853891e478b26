import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, chakra, Link } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import { formatRupees } from '../../../lib/money.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { formatDay } from '../../../lib/shop-days.ts'

const CustomerFacts_customer = graphql(`
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
    orderCount
    lastOrderAt
    spent
  }
`)

/** The customer's contact details and order totals. */
export function CustomerFacts({ customer }: { customer: FragmentType<typeof CustomerFacts_customer> }) {
  const { data } = useSuspenseFragment({ fragment: CustomerFacts_customer, from: customer })
  const { email, phone, createdAt, usesGoogle, hasAccount, orderCount, lastOrderAt, spent } = data
  const address = [data.street, data.city, data.state, data.pincode].filter(Boolean).join(', ')
  return (
    <Panel title="About this customer">
      <chakra.dl display="grid" gridTemplateColumns="8rem 1fr" columnGap="3" rowGap="1" alignItems="center">
        <Fact name="E-mail">
          {email ? (
            <Link href={`mailto:${email}`} minH="11" color="brand.fg" wordBreak="break-all">
              {email}
            </Link>
          ) : (
            'not known'
          )}
        </Fact>
        <Fact name="Phone">
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
                WhatsApp
              </Link>
            </>
          ) : (
            'known from the first order'
          )}
        </Fact>
        <Fact name="Account">
          {hasAccount ? 'since' : 'none; entered on'} {formatDay(createdAt)}
          {usesGoogle && ', signs in with Google'}
        </Fact>
        {address && <Fact name="Address">{address}</Fact>}
        <Fact name="Orders">
          {orderCount}
          {lastOrderAt && `, the last on ${formatDay(lastOrderAt)}`}
        </Fact>
        {spent != null && <Fact name="Spent">{formatRupees(spent)} on delivered orders</Fact>}
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
