import { useQuery } from '@apollo/client/react'
import { Box, Button, Link, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { takesAlterations } from '../orders/order-labels.ts'
import { SearchBox } from '../lists/SearchBox.tsx'
import { useSearchedLists } from '../shell/use-may-open.ts'
import { useAddressChoice } from '../lists/use-address-choice.ts'
import { FoundMeasurements } from './FoundMeasurements.tsx'
import { customerName } from '../../lib/customer-name.ts'
import { designName } from '../../lib/localized-name.ts'

const DashboardSearch_query = graphql(`
  query DashboardSearch($search: String!, $products: Boolean!, $orders: Boolean!, $customers: Boolean!) {
    products(search: $search, first: 6) @include(if: $products) {
      edges {
        node {
          id
          productName
          hindiName: productName(locale: HI, fallback: false)
        }
      }
    }
    orders(where: { mine: false, search: $search }, first: 6) @include(if: $orders) {
      edges {
        node {
          id
          orderNumber
          orderStatus
          returnableAtCounter {
            item
          }
          customer {
            name
          }
        }
      }
    }
    customers(where: { search: $search }, first: 6) @include(if: $customers) {
      edges {
        node {
          id
          name
          email
          phone
        }
      }
    }
  }
`)

/**
 * Searches customers, orders and designs. Customers come first, the first of them with the last measurements, because a name also matches designs
 * with a similar spelling.
 */
export function DashboardSearch() {
  const { t } = useLingui()
  const { chosen, choose } = useAddressChoice(['search'])
  return (
    <Box>
      <SearchBox
        label={t`Search customers, orders and products`}
        value={chosen.search}
        onSearch={(text) => choose('search', text)}
      />
      {chosen.search && <Found search={chosen.search} />}
    </Box>
  )
}

function Found({ search }: { search: string }) {
  const { t, i18n } = useLingui()
  const lists = useSearchedLists()
  const { data, error } = useQuery(DashboardSearch_query, {
    variables: { search, ...lists },
    fetchPolicy: 'network-only',
  })
  if (error)
    return (
      <Text role="alert" mt="3" color="fg.error">
        <Trans>The search did not work. Check your connection and try again.</Trans>
      </Text>
    )
  if (!data) return <Skeleton role="status" aria-label={t`Searching`} mt="3" height="40" borderRadius="l3" />
  const { customers, orders, products } = data
  const found = customers?.edges[0]?.node
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="3" mt="3" role="region" aria-label={t`What was found`}>
      {found && (
        <Box gridColumn="1 / -1">
          <Panel title={t`Measurements of ${{ name: found.name }}`}>
            <FoundMeasurements key={found.id} customerId={found.id} />
          </Panel>
        </Box>
      )}
      {customers && (
        <Results
          title={t`Customers found`}
          lines={customers.edges.map(({ node }) => ({
            to: adminPaths.customer(node.id),
            name: node.name,
            note: node.phone || node.email,
          }))}
        />
      )}
      {orders && (
        <Results
          title={t`Orders found`}
          lines={orders.edges.map(({ node }) => ({
            to: adminPaths.order(node.id),
            name: node.orderNumber,
            note: customerName(i18n, node.customer.name),
            next:
              node.returnableAtCounter.length > 0
                ? { label: t`Return or exchange`, to: adminPaths.takeBack(node.id) }
                : takesAlterations(node.orderStatus)
                  ? { label: t`Alteration`, to: adminPaths.alteration(node.id) }
                  : undefined,
          }))}
        />
      )}
      {products && (
        <Results
          title={t`Products found`}
          lines={products.edges.map(({ node }) => ({
            to: adminPaths.changeProduct(node.id),
            name: designName(i18n, node),
          }))}
        />
      )}
    </SimpleGrid>
  )
}

interface ResultsProps {
  title: string
  lines: { to: string; name: string; note?: string; next?: { label: string; to: string } | undefined }[]
}

function Results({ title, lines }: ResultsProps) {
  return (
    <Panel title={title}>
      {lines.length === 0 ? (
        <Text color="fg.muted">
          <Trans>None found.</Trans>
        </Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {lines.map(({ to, name, note, next }) => (
            <Box as="li" key={to}>
              <Link asChild minH="11" color="brand.fg" fontWeight="semibold">
                <RouterLink to={to}>{name}</RouterLink>
              </Link>
              {note && (
                <Text as="span" ms="2" color="fg.muted" overflowWrap="anywhere">
                  {note}
                </Text>
              )}
              {next && (
                <Button asChild minH="11" variant="outline" display="flex" width="fit-content" mb="2">
                  <RouterLink to={next.to} aria-label={`${next.label}: ${name}`}>
                    {next.label}
                  </RouterLink>
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
