import { useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import type { MessageDraft_DraftFragment, MessageEvent } from '../../__generated__/graphql.ts'
import { randomKey } from '../../lib/random-key.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { RecordOrderMessage_mutation } from './message-documents.ts'
import { eventLabels } from './message-labels.ts'
import { openTab } from './open-tab.ts'
import { SendDraft } from './SendDraft.tsx'

interface OrderMessagesProps {
  order: { id: string; orderNumber: string }
  drafts: readonly MessageDraft_DraftFragment[]
}

/** Messages about an order, each sent by WhatsApp in one tap, with its text as the server writes it at that moment. */
export function OrderMessages({ order, drafts }: OrderMessagesProps) {
  const { t, i18n } = useLingui()
  const { submitError, submit } = useSubmission()
  const [record] = useMutation(RecordOrderMessage_mutation)
  const [sent, setSent] = useState<MessageEvent | null>(null)
  const send = async (click: MouseEvent, event: MessageEvent) => {
    click.preventDefault()
    const tab = openTab()
    const { state } = await submit(async () => {
      const input = { orderId: order.id, event, idempotencyKey: randomKey() }
      const payload = (await record({ variables: { input } })).data?.recordOrderMessage
      if (payload?.message?.whatsAppLink) tab.show(payload.message.whatsAppLink)
      return payload
    })
    if (state === 'done') setSent(event)
    else tab.close()
  }
  return (
    <>
      {drafts.map((draft) => (
        <SendDraft
          key={draft.event}
          draft={draft}
          label={t`WhatsApp: ${{ event: i18n._(eventLabels[draft.event]) }}, about order ${{ orderNumber: order.orderNumber }}`}
          onSend={(click) => void send(click, draft.event)}
        >
          <Trans>WhatsApp: {{ event: i18n._(eventLabels[draft.event]) }}</Trans>
        </SendDraft>
      ))}
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {sent && t`Recorded as sent: ${{ event: i18n._(eventLabels[sent]) }}`}
      </Text>
      <SubmitError>{submitError}</SubmitError>
    </>
  )
}
