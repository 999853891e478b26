import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WebhookPanel_WebhookFragment } from '../../__generated__/graphql.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { NewSecret } from '../api-clients/NewSecret.tsx'
import { WebhookActions } from './WebhookActions.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { disabledSentences, topicLabels } from './webhook-labels.ts'
import { WebhookLog } from './WebhookLog.tsx'

type Webhook = WebhookPanel_WebhookFragment

interface WebhookPanelProps {
  clientId: string
  /** Null for a new one. */
  webhook: Webhook | null
  /** A secret that was made when the webhook was added. */
  firstSecret: string | null
  onAdded?: (id: string, secret: string) => void
  onChanged: () => void
}

/** A webhook with its state; its form and its log open on request. */
export function WebhookPanel({ clientId, webhook, firstSecret, onAdded, onChanged }: WebhookPanelProps) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState<'form' | 'log' | null>(null)
  const [secret, setSecret] = useState(firstSecret)
  const toggle = (part: 'form' | 'log') => setOpened((now) => (now === part ? null : part))
  const form = (
    <WebhookForm
      clientId={clientId}
      webhook={webhook}
      onSaved={(saved, newSecret) => {
        if (newSecret) onAdded?.(saved.id, newSecret)
        setOpened(null)
        onChanged()
      }}
    />
  )
  if (!webhook)
    return (
      <Stack gap="3" align="start">
        <Button variant="outline" aria-expanded={opened === 'form'} onClick={() => toggle('form')}>
          <Trans>Add a webhook</Trans>
        </Button>
        {opened === 'form' && <Box w="full">{form}</Box>}
      </Stack>
    )
  return (
    <Box borderWidth="1px" borderRadius="l2" p="4" role="group" aria-label={webhook.url}>
      <Stack gap="3">
        <Box>
          <Text fontFamily="mono" wordBreak="break-all">
            {webhook.url}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {webhook.topics.map((topic) => i18n._(topicLabels[topic])).join(', ')}
          </Text>
          <Text textStyle="sm" color={isTroubled(webhook) ? 'fg.error' : 'fg.muted'}>
            {stateOf(webhook, i18n)}
          </Text>
        </Box>
        <Box role="status">
          {secret && (
            <NewSecret
              label={t`The secret of ${{ url: webhook.url }}`}
              helper={t`Copy it now: it is shown only this once. The receiver needs it to recognize the shop.`}
              secret={secret}
            />
          )}
        </Box>
        <HStack gap="2" wrap="wrap">
          <Button variant="outline" aria-expanded={opened === 'form'} onClick={() => toggle('form')}>
            <Trans>Change</Trans>
          </Button>
          <Button variant="outline" aria-expanded={opened === 'log'} onClick={() => toggle('log')}>
            <Trans>Deliveries</Trans>
          </Button>
          <WebhookActions
            webhook={webhook}
            onSecret={setSecret}
            onTested={() => setOpened('log')}
            onChanged={onChanged}
          />
        </HStack>
        {opened === 'form' && form}
        {opened === 'log' && <WebhookLog webhookId={webhook.id} />}
      </Stack>
    </Box>
  )
}

const isTroubled = ({ disabledBecause, failingSince }: Webhook) =>
  failingSince != null || (disabledBecause != null && disabledBecause !== 'CHOSEN')

function stateOf({ disabledAt, disabledBecause, failingSince }: Webhook, i18n: I18n): string {
  if (disabledAt && disabledBecause)
    return i18n._(disabledSentences[disabledBecause](formatMinute(disabledAt, i18n)))
  return failingSince
    ? i18n._(msg`Every delivery has failed since ${{ since: formatMinute(failingSince, i18n) }}.`)
    : i18n._(msg`In use.`)
}
