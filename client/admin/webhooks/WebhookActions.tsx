import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WebhookPanel_WebhookFragment } from '../../__generated__/graphql.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { Confirm } from '../forms/Confirm.tsx'
import {
  DeleteWebhook_mutation,
  RotateWebhookSecret_mutation,
  TestWebhook_mutation,
} from './webhook-documents.ts'

interface WebhookActionsProps {
  webhook: WebhookPanel_WebhookFragment
  onSecret: (secret: string) => void
  onTested: () => void
  onChanged: () => void
}

/** Tests a webhook, gives it a new secret, or deletes it. */
export function WebhookActions({ webhook, onSecret, onTested, onChanged }: WebhookActionsProps) {
  const { t } = useLingui()
  const { id, version, url } = webhook
  const [isDeleting, setDeleting] = useState(false)
  const [test] = useMutation(TestWebhook_mutation)
  const [rotate] = useMutation(RotateWebhookSecret_mutation)
  const [remove] = useMutation(DeleteWebhook_mutation)
  const { loading, submitError, submit } = useSubmission()
  const sendTest = async () => {
    const sent = await submit(async () => (await test({ variables: { input: { id } } })).data?.testWebhook)
    if (sent.state !== 'done') return
    void notify({ title: t`The test is sent within seconds` })
    onTested()
  }
  const makeSecret = () =>
    submit(async () => {
      const payload = (await rotate({ variables: { input: { id, version } } })).data?.rotateWebhookSecret
      if (payload?.secret) onSecret(payload.secret)
      onChanged()
      return payload
    })
  const deleteWebhook = async () => {
    const deleted = await submit(
      async () => (await remove({ variables: { input: { id } } })).data?.deleteWebhook,
    )
    if (deleted.state !== 'done') return
    void notify({ title: t`Webhook deleted` })
    onChanged()
  }
  return (
    <>
      <Button variant="outline" disabled={loading} onClick={() => void sendTest()}>
        <Trans>Send a test</Trans>
      </Button>
      <Button variant="ghost" disabled={loading} onClick={() => void makeSecret()}>
        <Trans>Make a new secret</Trans>
      </Button>
      <Button variant="ghost" disabled={loading} onClick={() => setDeleting(true)}>
        <Trans>Delete</Trans>
      </Button>
      <SubmitError>{submitError}</SubmitError>
      <Confirm
        open={isDeleting}
        title={url}
        text={t`Delete this webhook with its deliveries? Nothing more is sent to it.`}
        confirm={t`Delete`}
        onConfirm={() => void deleteWebhook()}
        onClose={() => setDeleting(false)}
      />
    </>
  )
}
