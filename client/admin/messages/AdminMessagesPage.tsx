import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { MessageStatus } from '../../__generated__/graphql.ts'
import { Panel } from '../../ui/Panel.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { AdminMessages_query } from './message-documents.ts'
import { MessageCard } from './MessageCard.tsx'
import { useAddressChoice } from '../lists/use-address-choice.ts'

const tabs = {
  '': { label: msg({ message: 'To send', context: 'messages' }), status: ['TO_SEND'] },
  failed: { label: msg({ message: 'Failed', context: 'messages' }), status: ['FAILED'] },
  waiting: { label: msg({ message: 'Waiting', context: 'messages' }), status: ['QUEUED', 'SENDING'] },
  sent: { label: msg({ message: 'Sent', context: 'messages' }), status: ['SENT'] },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'messages' }), status: ['WITHDRAWN'] },
  all: { label: msg({ message: 'All', context: 'messages' }), status: null },
} satisfies Record<string, { label: MessageDescriptor; status: MessageStatus[] | null }>

const isTab = (name: string): name is keyof typeof tabs => name in tabs

/** The messages of the shop: what is to be sent by hand, what failed, what was sent. */
export function AdminMessagesPage() {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['show'])
  const tab = isTab(chosen.show) ? chosen.show : ''
  const { status } = tabs[tab]
  const result = useQuery(AdminMessages_query, {
    variables: { where: status && { status } },
    fetchPolicy: 'cache-and-network',
  })
  const channels = (result.data ?? result.previousData)?.messageChannels
  return (
    <AdminListPage
      title={t`Messages`}
      list={listOf(result, (data) => data.messages)}
      empty={tab === '' ? t`Nothing is to be sent by hand.` : t`There are no such messages.`}
      actions={
        <Button asChild minH="11" variant="outline">
          <RouterLink to={adminPaths.messageTexts()}>
            <Trans>Texts</Trans>
          </RouterLink>
        </Button>
      }
      intro={
        channels && (!channels.email || !channels.push) ? (
          <div>
            {!channels.email && (
              <Text color="fg.muted">
                <Trans>E-mail is off: set SMTP_URL and MAIL_FROM to send e-mails.</Trans>
              </Text>
            )}
            {!channels.push && (
              <Text color="fg.muted">
                <Trans>
                  Notifications of staff are off: set VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT.
                </Trans>
              </Text>
            )}
          </div>
        ) : null
      }
      filters={
        <Flex role="group" aria-label={t`Which messages`} gap="2" wrap="wrap">
          {Object.entries(tabs).map(([name, { label }]) => (
            <Button
              key={name}
              minH="12"
              variant={name === tab ? 'solid' : 'outline'}
              aria-pressed={name === tab}
              onClick={() => choose('show', name)}
            >
              {i18n._(label)}
            </Button>
          ))}
        </Flex>
      }
    >
      {(messages) => (
        <Panel title={i18n._(tabs[tab].label)}>
          <Box as="ul" listStyleType="none">
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} onChanged={result.refetch} />
            ))}
          </Box>
        </Panel>
      )}
    </AdminListPage>
  )
}
