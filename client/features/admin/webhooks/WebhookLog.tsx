import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Button, HStack, List, Skeleton, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WebhookDeliveriesQuery } from '../../../__generated__/graphql.ts'
import { formatMinute } from '../../../lib/shop-days.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SubmitError } from '../../../ui/Form.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { ReplayWebhookDelivery_mutation, WebhookDeliveries_query } from './webhook-documents.ts'
import { deliveryStatusLabels } from './webhook-labels.ts'

type Delivery = NonNullable<WebhookDeliveriesQuery['webhook']>['deliveries']['edges'][number]['node']

/** A webhook's deliveries, the newest first, ten at a time. */
export function WebhookLog({ webhookId }: { webhookId: string }) {
  const { t } = useLingui()
  const [after, setAfter] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(WebhookDeliveries_query, {
    variables: { id: webhookId, after },
    fetchPolicy: 'cache-and-network',
  })
  const again = () => void refetch().catch(() => null)
  const deliveries = data?.webhook?.deliveries
  if (!deliveries)
    return error ? (
      <ErrorState title={t`The deliveries could not be read`} retry={{ label: t`Try again`, onClick: again }}>
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
    ) : (
      <Skeleton height="24" borderRadius="l2" role="status" aria-label={t`Loading the deliveries`} />
    )
  const { edges, pageInfo } = deliveries
  return (
    <Stack gap="3">
      <List.Root variant="plain" gap="3" aria-label={t`Deliveries`}>
        {edges.map(({ node }) => (
          <List.Item key={node.id} borderTopWidth="1px" pt="2">
            <DeliveryEntry delivery={node} onReplayed={again} />
          </List.Item>
        ))}
      </List.Root>
      {edges.length === 0 && (
        <Text color="fg.muted">
          <Trans>Nothing was sent in the last 30 days.</Trans>
        </Text>
      )}
      <HStack gap="2" wrap="wrap">
        <Button variant="outline" onClick={again}>
          <Trans>Refresh</Trans>
        </Button>
        {after && (
          <Button variant="outline" onClick={() => setAfter(null)}>
            <Trans>Newest</Trans>
          </Button>
        )}
        {pageInfo.hasNextPage && (
          <Button variant="outline" onClick={() => setAfter(pageInfo.endCursor ?? null)}>
            <Trans>Older</Trans>
          </Button>
        )}
      </HStack>
    </Stack>
  )
}

function DeliveryEntry({ delivery, onReplayed }: { delivery: Delivery; onReplayed: () => void }) {
  const { t, i18n } = useLingui()
  const { id, type, status, attempts, changedAt, nextAttemptAt, responseStatus, error, durationMs } = delivery
  const [replay] = useMutation(ReplayWebhookDelivery_mutation)
  const { loading, submitError, submit } = useSubmission()
  const sendAgain = async () => {
    await submit(async () => (await replay({ variables: { input: { id } } })).data?.replayWebhookDelivery)
    onReplayed()
  }
  const changed = formatMinute(changedAt, i18n)
  const facts = [
    changed,
    responseStatus != null && t`status ${responseStatus}`,
    durationMs != null && t`${durationMs} ms`,
    attempts > 1 && t`${plural(attempts, { one: '# attempt', other: '# attempts' })}`,
    nextAttemptAt && attempts > 0 && t`next attempt ${{ next: formatMinute(nextAttemptAt, i18n) }}`,
  ].filter(Boolean)
  return (
    <HStack justify="space-between" align="start" gap="3" wrap="wrap">
      <Box minW="0" flex="1">
        <Text>
          <Text as="span" fontFamily="mono">
            {type}
          </Text>{' '}
          {i18n._(deliveryStatusLabels[status])}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {facts.join(' · ')}
        </Text>
        {error && (
          <Text textStyle="sm" color="fg.error" wordBreak="break-word">
            {error}
          </Text>
        )}
        {error && delivery.responseBody && (
          <Text textStyle="sm" fontFamily="mono" wordBreak="break-word">
            {delivery.responseBody}
          </Text>
        )}
        <SubmitError>{submitError}</SubmitError>
      </Box>
      <Button
        variant="ghost"
        loading={loading}
        loadingText={t`Send again`}
        aria-label={t`Send again: ${type}, ${changed}`}
        onClick={() => void sendAgain()}
      >
        <Trans>Send again</Trans>
      </Button>
    </HStack>
  )
}
