import { useQuery } from '@apollo/client/react'
import { Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from '../../../__generated__/index.ts'
import { noonOf } from '../../../lib/shop-days.ts'
import { dayFormat } from '../placed/order-dates.ts'

const DraftDelivery_query = graphql(`
  query DraftDelivery($id: ID!) {
    orderDraft(id: $id) {
      id
      version
      fulfilment
      neededBy
      isNeededEarlier
      deliveryEstimate {
        pincode
        isServed
        earliest
        latest
      }
    }
  }
`)

/**
 * When the order would arrive or could be picked up, and whether that is later than needed. Nothing while the shop has no
 * delivery zones.
 */
export function DeliveryPromise({ draftId }: { draftId: string }) {
  const { i18n } = useLingui()
  const { data } = useQuery(DraftDelivery_query, {
    variables: { id: draftId },
    // Another order may have filled the workshop meanwhile.
    fetchPolicy: 'network-only',
  })
  const draft = data?.orderDraft
  if (!draft?.deliveryEstimate) return null
  const { fulfilment, neededBy, isNeededEarlier, deliveryEstimate } = draft
  const { pincode, isServed, earliest, latest } = deliveryEstimate
  if (!isServed)
    return (
      <Text role="alert" p="4" bg="bg.warning" borderRadius="l2">
        <Trans>
          We don’t deliver to {pincode} yet. In the step “Customer Details”, choose pick-up or another
          address.
        </Trans>
      </Text>
    )
  if (!earliest || !latest) return null
  const format = (day: string) => i18n.date(noonOf(day), dayFormat)
  const [first, last] = [format(earliest), format(latest)]
  const needed = neededBy && format(neededBy)
  return (
    <Stack gap="2">
      <Text fontWeight="semibold">
        {fulfilment === 'PICKUP' ? (
          <Trans>Ready for pick-up by {last}</Trans>
        ) : (
          <Trans>Arrives by {last}</Trans>
        )}
      </Text>
      {first !== last && (
        <Text fontSize="sm" color="fg.muted">
          <Trans>At the earliest on {first}</Trans>
        </Text>
      )}
      {isNeededEarlier && (
        <Text role="alert" p="4" bg="bg.warning" borderRadius="l2">
          <Trans>
            You need it by {needed}, and we can’t promise that. You can order all the same: we call you.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}
