import { useApolloClient } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLogOut } from '../../app/session/use-log-out.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Confirm } from '../forms/Confirm.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { OpenOrders } from './OpenOrders.tsx'
import { RefusedWrite } from './RefusedWrite.tsx'
import { sendWrites } from './send-writes.ts'
import { useOthersWrites, useWrites } from './use-writes.ts'
import { WithCopy } from './WithCopy.tsx'
import { WriteSummary } from './WriteSummary.tsx'

/** What was taken without a connection: what waits to be sent, what needs a decision, and what the shop has now. */
export function UnsentPage() {
  return (
    <WithCopy customerId={null}>
      <Unsent />
    </WithCopy>
  )
}

function Unsent() {
  const { t } = useLingui()
  const client = useApolloClient()
  const writes = useWrites() ?? []
  const others = useOthersWrites() ?? []
  const [sending, setSending] = useState(false)
  const isLeaving = (useLocation().state as { isLeaving?: boolean } | null)?.isLeaving ?? false
  const of = (state: string) => writes.filter((queued) => queued.state === state)
  const [refused, waiting, sent] = [of('refused'), of('waiting'), of('sent')]
  // Whoever opens the page wants it sent.
  useEffect(() => {
    void sendWrites(client).catch(() => null)
  }, [client])
  const send = async () => {
    setSending(true)
    await sendWrites(client).catch(() => null)
    setSending(false)
  }
  return (
    <Stack gap="4">
      <AdminHeading title={t`Waiting to be sent`}>
        {waiting.length > 0 && (
          <Button minH="12" loading={sending} onClick={() => void send()}>
            <Trans>Send now</Trans>
          </Button>
        )}
      </AdminHeading>
      {isLeaving && waiting.length + refused.length > 0 && <Leaving />}
      {refused.length > 0 && (
        <Panel title={t`To decide`} gap="4">
          {refused.map((queued) => (
            <RefusedWrite key={queued.n} queued={queued} />
          ))}
        </Panel>
      )}
      {waiting.length > 0 && (
        <Panel title={t`To be sent`} gap="0">
          {waiting.map((queued) => (
            <WriteSummary key={queued.n} queued={queued} />
          ))}
        </Panel>
      )}
      <Text role="status">
        {waiting.length + refused.length + others.length === 0 && (
          <Trans>Nothing waits: the shop has everything.</Trans>
        )}
      </Text>
      {others.map(({ name, count }) => (
        <Text key={name}>
          {name === ''
            ? t`${plural({ count }, { one: '# of somebody else waits', other: '# of somebody else wait' })}, and is sent after the person has signed in here again.`
            : t`${plural({ count }, { one: '# waits', other: '# wait' })} of ${name}, and is sent after ${name} has signed in here again.`}
        </Text>
      ))}
      <OpenOrders writes={writes} />
      {sent.length > 0 && (
        <Panel title={t`Sent`} gap="0">
          {sent.toReversed().map((queued) => (
            <WriteSummary key={queued.n} queued={queued} />
          ))}
        </Panel>
      )}
    </Stack>
  )
}

/** Asks before logging out deletes what the shop doesn't have. */
function Leaving() {
  const { t } = useLingui()
  const logOut = useLogOut()
  const [asking, setAsking] = useState(false)
  return (
    <Panel title={t`You are not logged out yet`} gap="3">
      <Text>
        <Trans>
          The shop doesn’t have what is listed here. Logging out deletes it from this device: send it first.
        </Trans>
      </Text>
      <Button variant="outline" minH="12" alignSelf="start" onClick={() => setAsking(true)}>
        <Trans>Log out all the same</Trans>
      </Button>
      <Confirm
        open={asking}
        title={t`Delete what isn’t sent?`}
        text={t`The orders and receipts listed here are lost.`}
        confirm={t`Delete and log out`}
        onConfirm={() => void logOut({ deletesUnsent: true })}
        onClose={() => setAsking(false)}
      />
    </Panel>
  )
}
