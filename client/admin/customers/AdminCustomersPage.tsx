import { useQuery } from '@apollo/client/react'
import { Badge, Box, Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { ContactForm } from './ContactForm.tsx'
import { roleNames } from './role-names.ts'
import { SearchBox } from '../lists/SearchBox.tsx'
import { listedRupees } from '../../lib/money.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { useIsOwner } from '../shell/use-access.ts'
import { useAddressChoice } from '../lists/use-address-choice.ts'
import { RowLink } from '../lists/RowLink.tsx'

const AdminCustomers_query = graphql(`
  query AdminCustomers($where: CustomerWhere, $after: String) {
    customers(where: $where, first: 50, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          name
          role
          phone
          orderCount
          lastOrderAt
          balance
        }
      }
    }
  }
`)

export function AdminCustomersPage() {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['show', 'search'])
  const [adding, setAdding] = useState(false)
  const navigate = useNavigate()
  // The accounts of the shop’s people are among the customers for the owner alone.
  const isOwner = useIsOwner()
  const people = isOwner && chosen.show === 'people'
  const result = useQuery(AdminCustomers_query, {
    variables: {
      where: {
        role: people ? { in: ['STAFF', 'ADMIN'] } : null,
        ...(chosen.search && { search: chosen.search }),
      },
    },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <AdminListPage
      title={t`Customers`}
      list={listOf(result, (data) => data.customers)}
      empty={t`Nobody is found.`}
      actions={
        <Button variant="outline" onClick={() => setAdding(true)}>
          <UserPlus aria-hidden />
          <Trans>Add a customer</Trans>
        </Button>
      }
      intro={
        adding && (
          <Panel title={t`A customer without an account`}>
            <ContactForm
              customer={null}
              onSaved={({ id }) => void navigate(adminPaths.customer(id))}
              onCancel={() => setAdding(false)}
            />
          </Panel>
        )
      }
      filters={
        <>
          <SearchBox
            label={t`Search names, e-mail and phone`}
            value={chosen.search}
            onSearch={(text) => choose('search', text)}
          />
          {isOwner && (
            <Box width="48">
              <SelectField
                label={t`Show`}
                value={chosen.show}
                onChange={({ target }) => choose('show', target.value)}
              >
                <option value="">
                  <Trans>Everybody</Trans>
                </option>
                <option value="people">
                  <Trans>The shop’s people</Trans>
                </option>
              </SelectField>
            </Box>
          )}
        </>
      }
      caption={t`Customers`}
      columns={[
        {
          header: t`Name`,
          kind: 'name',
          cell: ({ id, name, role }) => (
            <>
              <RowLink to={adminPaths.customer(id)}>{name}</RowLink>{' '}
              {role !== 'SHOPPER' && <Badge colorPalette="peacock">{i18n._(roleNames[role])}</Badge>}
            </>
          ),
        },
        { header: t`Phone`, cell: ({ phone }) => phone ?? '–' },
        { header: t`Orders`, kind: 'figures', cell: ({ orderCount }) => orderCount },
        {
          header: t`Last order`,
          cell: ({ lastOrderAt }) => (lastOrderAt ? formatDay(lastOrderAt, i18n) : '–'),
        },
        {
          header: t`Still to pay`,
          kind: 'figures',
          cell: ({ balance }) => (balance === 0 ? '–' : listedRupees(balance)),
        },
      ]}
    />
  )
}
