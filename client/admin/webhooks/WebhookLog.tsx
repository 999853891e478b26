import { useMutation, useQuery } from '@apollo/client/react'
import { Box, Button, HStack, List, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WebhookDeliveriesQuery } from '../../__generated__/graphql.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { listOf } from '../lists/admin-list.ts'
import { ReplayWebhookDelivery_mutation, WebhookDeliveries_query } from './webhook-documents.ts'
import { deliveryStatusLabels } from './webhook-labels.ts'

type Delivery = NonNullable<WebhookDeliveriesQuery['webhook']>['deliveries']['edges'][number]['node']

/** A webhook's deliveries, the newest first. */
export function WebhookLog({ webhookId }: { webhookId: string }) {
  const { t } = useLingui()
  const result = useQuery(WebhookDeliveries_query, {
    variables: { id: webhookId },
    fetchPolicy: 'cache-and-network',
  })
  const list = listOf(result, ({ webhook }) => webhook?.deliveries)
  const again = () => void list.retry().catch(() => null)
  return (
    <Stack gap="3">
      <HStack>
        <Button variant="outline" onClick={again}>
          <Trans>Refresh</Trans>
        </Button>
      </HStack>
      <div>
        <AdminList list={list} empty={t`Nothing was sent in the last 30 days.`}>
          {(entries) => (
            <List.Root variant="plain" gap="3" aria-label={t`Deliveries`}>
              {entries.map((delivery) => (
                <List.Item key={delivery.id} borderTopWidth="1px" pt="2">
                  <DeliveryEntry delivery={delivery} onReplayed={again} />
                </List.Item>
              ))}
            </List.Root>
          )}
        </AdminList>
      </div>
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
