import { useQuery } from '@apollo/client/react'
import { Badge, Box, Button, Link, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { CustomerAccount } from './CustomerAccount.tsx'
import { ContactForm } from './ContactForm.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerOrders } from './CustomerOrders.tsx'
import { Duplicates } from './Duplicates.tsx'
import { StylePreferences } from './StylePreferences.tsx'
import { roleNames } from './role-names.ts'
import { orderTypeNames } from '../../lib/order-types.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { paths } from '../../../shared/paths.ts'
import { draftPath } from '../../shop/orders/wizard/draft-path.ts'
import { CustomersMeasurements } from '../measurements/CustomersMeasurements.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'

const AdminCustomer_query = graphql(`
  query AdminCustomer($id: ID!) {
    customer(id: $id) {
      id
      name
      phone
      role
      ...CustomerFacts_customer
      ...CustomerOrders_customer
      ...CustomerAccount_customer
      ...Duplicates_customer
      ...ContactForm_customer
      orderDrafts {
        id
        orderType
        updatedAt
        cartItems {
          product {
            id
          }
        }
      }
      ...CustomersMeasurements_customer
      ...StylePreferences_customer
    }
  }
`)

export function AdminCustomerPage() {
  const { t, i18n } = useLingui()
  const { customerId = '' } = useParams()
  const [editing, setEditing] = useState(false)
  const { data, error, refetch } = useQuery(AdminCustomer_query, {
    variables: { id: customerId },
    fetchPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <UnreadPage title={t`The customer could not be read`} retry={refetch} />
    ) : (
      <Stack gap="4" role="status" aria-label={t`Loading the customer`}>
        <Skeleton height="9" width="60" />
        <Skeleton height="40" borderRadius="l3" />
        <Skeleton height="72" borderRadius="l3" />
      </Stack>
    )
  const { customer } = data
  if (!customer)
    return (
      <>
        <AdminHeading title={t`No such customer`} />
        <Text>
          <Trans>The account may have been deleted.</Trans> <AllCustomers />
        </Text>
      </>
    )
  return (
    <>
      <AdminHeading
        title={customer.name}
        beside={
          customer.role !== 'SHOPPER' && (
            <Badge colorPalette="peacock">{i18n._(roleNames[customer.role])}</Badge>
          )
        }
      >
        {customer.role === 'SHOPPER' && (
          <Button asChild minH="12">
            <RouterLink
              to={adminPaths.counter()}
              state={{ customer: { id: customer.id, name: customer.name, phone: customer.phone ?? '' } }}
            >
              <Trans>New order</Trans>
            </RouterLink>
          </Button>
        )}
        <Button asChild minH="12" variant="outline">
          <RouterLink to={adminPaths.customerStatement(customer.id)}>
            <Trans>Statement</Trans>
          </RouterLink>
        </Button>
        <AllCustomers />
      </AdminHeading>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
        <Stack gap="4">
          <CustomerFacts customer={customer} />
          {editing ? (
            <Panel title={t`Contact details`}>
              <ContactForm
                customer={customer}
                onSaved={() => setEditing(false)}
                onCancel={() => setEditing(false)}
              />
            </Panel>
          ) : (
            <Button variant="outline" alignSelf="start" onClick={() => setEditing(true)}>
              <Trans>Change the contact details</Trans>
            </Button>
          )}
          <Duplicates customer={customer} />
        </Stack>
        <CustomerAccount customer={customer} />
        <CustomerOrders customer={customer} />
        <Stack gap="4">
          <Panel title={t`Drafts`}>
            {customer.orderDrafts.length === 0 ? (
              <Text color="fg.muted">
                <Trans>No drafts.</Trans>
              </Text>
            ) : (
              <Box as="ul" listStyleType="none">
                {customer.orderDrafts.map((draft) => (
                  <li key={draft.id}>
                    <Link asChild minH="11" color="brand.fg" fontWeight="semibold">
                      <RouterLink to={draftPath(draft) ?? paths.order(null, 'custom', draft.id)}>
                        {i18n._(orderTypeNames[draft.orderType])}
                      </RouterLink>
                    </Link>{' '}
                    <Text as="span" color="fg.muted">
                      <Trans>last touched {{ updatedAt: formatMinute(draft.updatedAt, i18n) }}</Trans>
                    </Text>
                  </li>
                ))}
              </Box>
            )}
          </Panel>
          <CustomersMeasurements customer={customer} />
          <StylePreferences customer={customer} />
        </Stack>
      </SimpleGrid>
    </>
  )
}

const AllCustomers = () => (
  <Link asChild minH="11" color="brand.fg">
    <RouterLink to={adminPaths.customers()}>
      <Trans>All customers</Trans>
    </RouterLink>
  </Link>
)
