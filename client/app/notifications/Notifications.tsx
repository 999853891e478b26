import type { DefaultContext } from '@apollo/client'
import { Button, type ButtonProps, Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, BellOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { NotificationDocuments } from './notification-documents.ts'
import type { SubscribeProblem } from './push-browser.ts'
import { useNotifications } from './use-notifications.ts'

interface NotificationsProps {
  documents: NotificationDocuments
  context?: DefaultContext
  /** Of what the browser is notified. */
  children: ReactNode
}

const problems: Record<SubscribeProblem, MessageDescriptor> = {
  denied: msg`This browser refuses notifications of the shop. Allow them in its settings for this page, then reload it.`,
  undecided: msg`The browser’s question was closed without an answer. Turn them on again, and allow them.`,
  'no-worker': msg`The browser is not ready yet. Reload the page, and try again.`,
  'no-push-service': msg`The browser can’t reach its push service. Check the connection, and try again.`,
}

/** Turns notifications on and off in this browser. The permission is asked for by a tap only. */
export function Notifications({ documents, context, children }: NotificationsProps) {
  const { t, i18n } = useLingui()
  const { browser, notifications, error, problem, loading, submitError, turnOn, turnOff } = useNotifications(
    documents,
    context,
  )
  const publicKey = notifications?.publicKey
  const endpoint = notifications?.isSubscribed ? browser?.endpoint : null
  return (
    <Panel size="lg" gap="4" title={t`Notifications in this browser`}>
      <Text color="fg.muted">{children}</Text>
      {!browser ? null : browser.state === 'unsupported' ? (
        <Text>
          <Trans>
            This browser can’t show notifications. On an iPhone or iPad, add the shop to the home screen
            first.
          </Trans>
        </Text>
      ) : !notifications ? (
        error && (
          <Text color="fg.error">
            <Trans>Whether they are on could not be read. Check your connection and reload the page.</Trans>
          </Text>
        )
      ) : publicKey == null ? (
        <Text>
          <Trans>The shop has not set up notifications.</Trans>
        </Text>
      ) : endpoint ? (
        <>
          <Text role="status">
            <Trans>Notifications are on in this browser, until you log out.</Trans>
          </Text>
          <Switch loading={loading} onClick={() => void turnOff(endpoint)}>
            <BellOff aria-hidden />
            <Trans>Turn off notifications</Trans>
          </Switch>
        </>
      ) : browser.state === 'denied' ? (
        <Text role="status">{i18n._(problems.denied)}</Text>
      ) : (
        <>
          {problem && (
            <Text role="status" color="fg.error">
              {i18n._(problems[problem])}
            </Text>
          )}
          <Switch loading={loading} onClick={() => void turnOn(publicKey)}>
            <Bell aria-hidden />
            <Trans>Turn on notifications</Trans>
          </Switch>
        </>
      )}
      <SubmitError>{submitError}</SubmitError>
    </Panel>
  )
}

const Switch = (props: Pick<ButtonProps, 'loading' | 'onClick' | 'children'>) => (
  <Button variant="outline" alignSelf="flex-start" minH="12" {...props} />
)
