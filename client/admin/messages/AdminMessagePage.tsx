import { useQuery } from '@apollo/client/react'
import { Badge, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { AdminMessage_query } from './message-documents.ts'
import { eventLabels, statusColors, statusLabels } from './message-labels.ts'
import { MessageActions } from './MessageActions.tsx'
import { MessageHistory } from './MessageHistory.tsx'
import { MessageLink, MessageOrderLink } from './MessageLink.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { UnreadPage } from '../shell/UnreadPage.tsx'

const allMessages = (
  <Button asChild variant="ghost" minH="12">
    <RouterLink to={adminPaths.messages()}>
      <Trans>All messages</Trans>
    </RouterLink>
  </Button>
)

/** One message: its text as it is sent, what became of it, and what can be done. */
export function AdminMessagePage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { messageId: id = '' } = useParams()
  const mayViewCustomers = useIsAllowed('VIEW_CUSTOMERS')
  const { data, error, refetch } = useQuery(AdminMessage_query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  if (isForbidden(error)) return <NotPermitted page="messages" />
  if (error && !data) return <UnreadPage title={t`The message could not be read`} retry={refetch} />
  if (!data) return <Skeleton height="96" role="status" aria-label={t`Loading the message`} />
  const { message } = data
  if (!message) return <AdminHeading title={t`There is no such message`}>{allMessages}</AdminHeading>
  const { event, status, subject, body, orderId, customerId } = message
  /** A message that was sent before is sent as a copy, which has a page of its own. */
  const showSent = async (sentId: string) =>
    sentId === id ? refetch() : navigate(adminPaths.message(sentId))
  return (
    <>
      <AdminHeading
        title={i18n._(eventLabels[event])}
        beside={
          <Badge size="lg" colorPalette={statusColors[status]}>
            {i18n._(statusLabels[status])}
          </Badge>
        }
      >
        {allMessages}
      </AdminHeading>
      <Stack gap="4">
        <Panel title={t`What became of it`}>
          <MessageHistory message={message} />
          <MessageActions message={message} onChanged={showSent}>
            {orderId && <MessageOrderLink orderId={orderId} />}
            {customerId && mayViewCustomers && (
              <MessageLink to={adminPaths.customer(customerId)}>
                <Trans>Open the account</Trans>
              </MessageLink>
            )}
          </MessageActions>
        </Panel>
        <Panel title={t`Text`}>
          {subject && (
            <Text fontWeight="semibold" mb="2" overflowWrap="anywhere">
              {subject}
            </Text>
          )}
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" p="3" bg="bg.muted" borderRadius="l2">
            {body}
          </Text>
          {body.includes('{link}') && (
            <Text mt="2" textStyle="sm" color="fg.muted">
              <Trans>The secret link is made when the message is sent, and is stored nowhere.</Trans>
            </Text>
          )}
        </Panel>
      </Stack>
    </>
  )
}
