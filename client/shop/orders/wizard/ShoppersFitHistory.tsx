import { useQuery } from '@apollo/client/react'
import { graphql } from '../../../__generated__/index.ts'
import { FitHistory } from '../FitHistory.tsx'

const ShoppersFitHistory_query = graphql(`
  query ShoppersFitHistory($draftId: ID!) {
    orderDraft(id: $draftId) {
      id
      fitHistory {
        ...FitHistory_history
      }
    }
  }
`)

/** What staff should know before they measure the shopper whose draft they complete. */
export function ShoppersFitHistory({ draftId }: { draftId: string }) {
  const { data } = useQuery(ShoppersFitHistory_query, {
    variables: { draftId },
    fetchPolicy: 'cache-and-network',
  })
  return data?.orderDraft ? <FitHistory history={data.orderDraft.fitHistory} /> : null
}
