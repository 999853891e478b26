import { useQuery } from '@apollo/client/react'
import { Button, Flex, Heading, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../../shared/paths.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageIntro } from '../../../ui/PageIntro.tsx'
import { isUnauthenticated } from '../../../app/session/is-unauthenticated.ts'
import { GuestOrders } from '../GuestOrders.tsx'
import { DraftCard } from './DraftCard.tsx'
import { MoreButton } from './MoreButton.tsx'
import { MoreDrafts_query, MoreOrders_query, OrderLists_query, pageSize } from './order-list-documents.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrderListsSkeleton } from './OrderListsSkeleton.tsx'
import { useDiscardDraft } from './use-discard-draft.tsx'

/** The user's open drafts, last changed first, and orders, newest first. */
export function OrderLists() {
  const { t } = useLingui()
  const { data, error, refetch, fetchMore } = useQuery(OrderLists_query, {
    variables: { first: pageSize },
    fetchPolicy: 'cache-and-network',
  })
  const title = useRef<HTMLHeadingElement>(null)
  // The card is removed with the focused button, so the focus moves to the list's heading.
  const { confirm: confirmDiscard, discarding, dialog } = useDiscardDraft(() => title.current?.focus())
  if (isUnauthenticated(error)) return <GuestOrders title={t`Your orders`} />
  if (!data && error)
    return (
      <>
        <PageIntro title={t`Your orders`} />
        <ErrorState
          title={t`We could not load your orders.`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>They are safe in your account.</Trans>
        </ErrorState>
      </>
    )
  if (!data) return <OrderListsSkeleton />
  const { orders, orderDrafts } = data
  const drafts = orderDrafts.edges
  const nothing = orders.edges.length === 0
  return (
    <>
      <PageIntro title={t`Your orders`}>
        {nothing && drafts.length === 0 ? t`You have not ordered anything yet.` : null}
      </PageIntro>
      <Stack gap="10">
        {(drafts.length > 0 || discarding !== null) && (
          <Stack as="section" gap="4" aria-labelledby="open-drafts">
            <Heading ref={title} as="h2" id="open-drafts" size="2xl" tabIndex={-1}>
              <Trans>Not placed yet</Trans>
            </Heading>
            <Stack as="ul" gap="3" listStyleType="none">
              {drafts.map(({ node }) => (
                <DraftCard
                  key={node.id}
                  draft={node}
                  discarding={discarding === node.id}
                  onDiscard={confirmDiscard}
                />
              ))}
            </Stack>
            <MoreButton
              pageInfo={orderDrafts.pageInfo}
              fetchPage={(after) =>
                fetchMore({ query: MoreDrafts_query, variables: { first: pageSize, after } })
              }
            />
          </Stack>
        )}
        {nothing ? (
          <NothingOrdered />
        ) : (
          <Stack as="section" gap="4" aria-labelledby="placed-orders">
            <Heading as="h2" id="placed-orders" size="2xl">
              <Trans>Placed orders</Trans>
            </Heading>
            <Stack as="ul" gap="3" listStyleType="none">
              {orders.edges.map(({ node }) => (
                <OrderCard key={node.id} order={node} />
              ))}
            </Stack>
            <MoreButton
              pageInfo={orders.pageInfo}
              fetchPage={(after) =>
                fetchMore({ query: MoreOrders_query, variables: { first: pageSize, after } })
              }
            />
          </Stack>
        )}
      </Stack>
      {dialog}
    </>
  )
}

const NothingOrdered = () => (
  <Flex gap="3" justify="center" wrap="wrap">
    <Button asChild>
      <RouterLink to={paths.gallery()}>
        <Trans>Explore Designs</Trans>
      </RouterLink>
    </Button>
    <Button asChild variant="outline">
      <RouterLink to={paths.order(null, 'custom')}>
        <Trans>Start your design</Trans>
      </RouterLink>
    </Button>
  </Flex>
)
