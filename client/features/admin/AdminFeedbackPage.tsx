import { useQuery } from '@apollo/client/react'
import { Badge, Box, Flex, Stack } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { counted } from '../../lib/counted.ts'
import type { FeedbackWhere } from '../../__generated__/graphql.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { AdminHeading } from './AdminHeading.tsx'
import { FeedbackEntry } from './feedback/FeedbackEntry.tsx'
import { GrowingList } from './GrowingList.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useAddressChoice } from './use-address-choice.ts'

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

const shelves = {
  '': { label: 'All feedback', where: { hidden: null } },
  unanswered: { label: 'Not answered', where: { hidden: false, replied: false } },
  hidden: { label: 'Hidden', where: { hidden: true } },
} satisfies Record<string, { label: string; where: FeedbackWhere }>

const isShelf = (name: string): name is keyof typeof shelves => name in shelves

export function AdminFeedbackPage() {
  const { chosen, choose } = useAddressChoice(['show', 'search'])
  const { where } = shelves[isShelf(chosen.show) ? chosen.show : '']
  const { data, previousData, error, refetch, fetchMore } = useQuery(AdminFeedback_query, {
    variables: { where: { ...where, ...(chosen.search && { search: chosen.search }) } },
    fetchPolicy: 'cache-and-network',
  })
  const list = (data ?? previousData)?.feedback
  return (
    <>
      <AdminHeading
        title="Feedback"
        beside={list && <Badge size="lg">{counted(list.totalCount, list.totalCountIsCapped)}</Badge>}
      />
      <Flex gap="3" wrap="wrap" align="end" mb="5">
        <SearchBox
          label="Search names and comments"
          value={chosen.search}
          onSearch={(words) => choose('search', words)}
        />
        <Box width="48">
          <SelectField
            label="Show"
            value={chosen.show}
            onChange={({ target }) => choose('show', target.value)}
          >
            {Object.entries(shelves).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </Box>
      </Flex>
      <GrowingList
        what="The feedback"
        list={list}
        failed={error !== undefined}
        retry={refetch}
        grow={(after) => fetchMore({ variables: { after } })}
        empty="No feedback is like this."
      >
        <Stack as="ul" gap="3" listStyleType="none">
          {list?.edges.map(({ node }) => (
            <FeedbackEntry key={node.id} feedback={node} />
          ))}
        </Stack>
      </GrowingList>
    </>
  )
}
