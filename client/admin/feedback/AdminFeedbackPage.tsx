import { useQuery } from '@apollo/client/react'
import { Box, Stack } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import type { FeedbackWhere } from '../../__generated__/graphql.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { FeedbackEntry } from './FeedbackEntry.tsx'
import { SearchBox } from '../lists/SearchBox.tsx'
import { useAddressChoice } from '../lists/use-address-choice.ts'

const AdminFeedback_query = graphql(`
  query AdminFeedback($where: FeedbackWhere, $after: String) {
    feedback(where: $where, sort: NEWEST, first: 24, after: $after) {
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
          ...FeedbackEntry_feedback
        }
      }
    }
  }
`)

const tabs = {
  '': { label: msg`All feedback`, where: { hidden: null } },
  unanswered: { label: msg`Not answered`, where: { hidden: false, replied: false } },
  hidden: { label: msg`Hidden`, where: { hidden: true } },
} satisfies Record<string, { label: MessageDescriptor; where: FeedbackWhere }>

const isTab = (name: string): name is keyof typeof tabs => name in tabs

export function AdminFeedbackPage() {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['show', 'search'])
  const { where } = tabs[isTab(chosen.show) ? chosen.show : '']
  const result = useQuery(AdminFeedback_query, {
    variables: { where: { ...where, ...(chosen.search && { search: chosen.search }) } },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <AdminListPage
      title={t`Feedback`}
      list={listOf(result, (data) => data.feedback)}
      empty={t`No feedback is like this.`}
      filters={
        <>
          <SearchBox
            label={t`Search names and comments`}
            value={chosen.search}
            onSearch={(text) => choose('search', text)}
          />
          <Box width="48">
            <SelectField
              label={t`Show`}
              value={chosen.show}
              onChange={({ target }) => choose('show', target.value)}
            >
              {Object.entries(tabs).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {i18n._(label)}
                </option>
              ))}
            </SelectField>
          </Box>
        </>
      }
    >
      {(entries) => (
        <Stack as="ul" gap="3" listStyleType="none">
          {entries.map((node) => (
            <FeedbackEntry key={node.id} feedback={node} />
          ))}
        </Stack>
      )}
    </AdminListPage>
  )
}
