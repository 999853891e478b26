import { useQuery } from '@apollo/client/react'
import { Box, Stack } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import type { AuditEntity } from '../../__generated__/graphql.ts'
import { addDays, startOfDay } from '../../lib/shop-days.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ActivityEntry } from './ActivityEntry.tsx'
import { entityNames } from './entity-names.ts'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { SearchBox } from '../lists/SearchBox.tsx'
import { useAddressChoice } from '../lists/use-address-choice.ts'
import { Trans, useLingui } from '@lingui/react/macro'

const AdminActivity_query = graphql(`
  query AdminActivity($where: AuditWhere, $after: String) {
    auditLog(where: $where, first: 50, after: $after) {
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
          at
          actorName
          action
          entity
          entityId
          entityName
          changes {
            field
            before
            after
            productBefore {
              id
              productName
            }
            productAfter {
              id
              productName
            }
          }
        }
      }
    }
  }
`)

const isEntity = (value: string): value is AuditEntity => value in entityNames

/**
 * The instant at which a typed day begins in the shop's time zone, plus a number of days; null for no
 * day.
 */
const beginOf = (day: string, daysOn = 0): string | null =>
  Number.isNaN(Date.parse(day)) ? null : startOfDay(addDays(day, daysOn))

/** The audit log of admin changes: who, what, before and after. Owner only. */
export function AdminActivityPage() {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['search', 'of', 'from', 'to'])
  const result = useQuery(AdminActivity_query, {
    variables: {
      where: {
        entity: isEntity(chosen.of) ? chosen.of : null,
        search: chosen.search || null,
        since: beginOf(chosen.from),
        until: beginOf(chosen.to, 1),
      },
    },
    fetchPolicy: 'cache-and-network',
  })
  if (isForbidden(result.error)) return <NotPermitted page="activity" />
  return (
    <AdminListPage
      title={t`Activity`}
      list={listOf(result, (data) => data.auditLog)}
      empty={t`Nothing was changed like this.`}
      filters={
        <>
          <SearchBox
            label={t`Search names, actions, fields or values`}
            value={chosen.search}
            onSearch={(text) => choose('search', text)}
          />
          <Box width="40">
            <SelectField
              label={t({ message: 'About', context: 'activity' })}
              value={chosen.of}
              onChange={({ target }) => choose('of', target.value)}
            >
              <option value="">
                <Trans>Everything</Trans>
              </option>
              {Object.entries(entityNames).map(([value, label]) => (
                <option key={value} value={value}>
                  {i18n._(label)}
                </option>
              ))}
            </SelectField>
          </Box>
          <Box width="44">
            <TextField
              label={t`From`}
              type="date"
              value={chosen.from}
              onChange={({ target }) => choose('from', target.value)}
            />
          </Box>
          <Box width="44">
            <TextField
              label={t`To`}
              type="date"
              value={chosen.to}
              onChange={({ target }) => choose('to', target.value)}
            />
          </Box>
        </>
      }
    >
      {(entries) => (
        <Stack as="ol" gap="2" listStyleType="none">
          {entries.map((node) => (
            <ActivityEntry key={node.id} entry={node} />
          ))}
        </Stack>
      )}
    </AdminListPage>
  )
}
