import { useQuery } from '@apollo/client/react'
import { Badge, Box, Link, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { adminPaths } from './admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from './AdminHeading.tsx'
import { AdminPanel } from './AdminPanel.tsx'
import { CustomerAccount } from './customers/CustomerAccount.tsx'
import { CustomerFacts } from './customers/CustomerFacts.tsx'
import { CustomerOrders } from './customers/CustomerOrders.tsx'
import { roleNames } from './customers/role-names.ts'
import { formatMinute } from '../../lib/shop-days.ts'

const AdminCustomer_query = graphql(`
  query AdminCustomer($id: ID!) {
    customer(id: $id) {
      id
      name
      role
      ...CustomerFacts_customer
      ...CustomerOrders_customer
      ...CustomerAccount_customer
      orderDrafts {
        id
        orderType
        updatedAt
      }
      measurementProfiles {
        id
        person
        version
        updatedAt
      }
    }
  }
`)

/** One customer: who she is, what she has ordered, and what can be done about her account. */
export function AdminCustomerPage() {
  const { customerId = '' } = useParams()
  const { data, error, refetch } = useQuery(AdminCustomer_query, {
    variables: { id: customerId },
    fetchPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <ErrorState
        title="The customer could not be read"
        retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
      >
        Check your connection and try again.
      </ErrorState>
    ) : (
      <Stack gap="4" role="status" aria-label="Loading the customer">
        <Skeleton height="9" width="60" />
        <Skeleton height="40" borderRadius="l3" />
        <Skeleton height="72" borderRadius="l3" />
      </Stack>
    )
  const { customer } = data
  if (!customer)
    return (
      <>
        <AdminHeading title="No such customer" />
        <Text>
          The account may have been deleted. <AllCustomers />
        </Text>
      </>
    )
  return (
    <>
      <AdminHeading
        title={customer.name}
        beside={
          customer.role !== 'SHOPPER' && <Badge colorPalette="peacock">{roleNames[customer.role]}</Badge>
        }
      >
        <AllCustomers />
      </AdminHeading>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
        <CustomerFacts customer={customer} />
        <CustomerAccount customer={customer} />
        <CustomerOrders customer={customer} />
        <Stack gap="4">
          <Kept
            title="Drafts"
            empty="She is not describing an order."
            lines={customer.orderDrafts.map(({ id, orderType, updatedAt }) => ({
              id,
              name: { READYMADE: 'Ready-made', TAILOR: 'Tailor made', CUSTOM: 'Her own design' }[orderType],
              note: `last touched ${formatMinute(updatedAt)}`,
            }))}
          />
          <Kept
            title="Measurements"
            empty="She keeps no measurements."
            lines={customer.measurementProfiles.map(({ id, person, version, updatedAt }) => ({
              id,
              name: person,
              note: `version ${version}, ${formatMinute(updatedAt)}`,
            }))}
          />
        </Stack>
      </SimpleGrid>
    </>
  )
}

const AllCustomers = () => (
  <Link asChild minH="11" color="brand.fg">
    <RouterLink to={adminPaths.customers()}>All customers</RouterLink>
  </Link>
)

interface KeptProps {
  title: string
  empty: string
  lines: { id: string; name: string; note: string }[]
}

function Kept({ title, empty, lines }: KeptProps) {
  return (
    <AdminPanel title={title}>
      {lines.length === 0 ? (
        <Text color="fg.muted">{empty}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {lines.map(({ id, name, note }) => (
            <Text as="li" key={id} py="1">
              <b>{name}</b>{' '}
              <Text as="span" color="fg.muted">
                {note}
              </Text>
            </Text>
          ))}
        </Box>
      )}
    </AdminPanel>
  )
}
