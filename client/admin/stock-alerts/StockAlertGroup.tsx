import { useMutation } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Link, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type { MessageChannel, StockAlertGroup_GroupFragment } from '../../__generated__/graphql.ts'
import { paths } from '../../../shared/paths.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type Payload, useSubmission } from '../../ui/use-submission.ts'
import { channelLabels } from '../messages/message-labels.ts'
import { openFor } from '../messages/open-tab.ts'
import { SendDraft } from '../messages/SendDraft.tsx'

export const StockAlertGroup_group = graphql(`
  fragment StockAlertGroup_group on StockAlertGroup {
    product {
      id
      productName
    }
    size
    isBack
    count
    alerts {
      id
      name
      email
      phone
      requestedAt
      messageDraft {
        ...MessageDraft_draft
      }
    }
  }
`)

const RecordStockAlertMessage_mutation = graphql(`
  mutation RecordStockAlertMessage($input: RecordStockAlertMessageInput!) {
    recordStockAlertMessage(input: $input) {
      message {
        id
        link
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

const MarkStockAlertsNotified_mutation = graphql(`
  mutation MarkStockAlertsNotified($input: MarkStockAlertsNotifiedInput!) {
    markStockAlertsNotified(input: $input) {
      notifiedIds
      userErrors {
        ...UserErrors
      }
    }
  }
`)

interface StockAlertGroupProps {
  group: StockAlertGroup_GroupFragment
  /** Reads the list again. */
  onNotified: () => Promise<unknown>
}

/** Those who wait for one design or size, with ways to write to them. */
export function StockAlertGroup({ group, onNotified }: StockAlertGroupProps) {
  const { t, i18n } = useLingui()
  const { product, size, isBack, count, alerts } = group
  const { loading, submitError, submit } = useSubmission()
  const [mark] = useMutation(MarkStockAlertsNotified_mutation)
  const [record] = useMutation(RecordStockAlertMessage_mutation)
  const { productName } = product
  const subject = size ? t`${productName}, size ${{ sizeLabel: size }}` : productName
  const notify = (send: () => Promise<Payload | null | undefined>) =>
    void submit(async () => {
      const payload = await send()
      await onNotified().catch(() => null)
      return payload
    })
  const markNotified = (ids: string[]) =>
    notify(async () => (await mark({ variables: { input: { ids } } })).data?.markStockAlertsNotified)
  /** The text is the server's at this moment: the design may be sold out again since the page was read. */
  const send = (click: MouseEvent, alertId: string, channel: MessageChannel) => {
    click.preventDefault()
    const target = openFor(channel)
    notify(async () => {
      const payload = (
        await record({ variables: { input: { alertId } } }).catch((error: unknown) => {
          target.close()
          throw error
        })
      ).data?.recordStockAlertMessage
      if (payload?.message?.link) target.show(payload.message.link)
      else target.close()
      return payload
    })
  }
  return (
    <Panel
      title={subject}
      action={
        isBack ? (
          <Badge colorPalette="green">
            <Trans>Back in stock</Trans>
          </Badge>
        ) : (
          <Badge colorPalette="gray">
            <Trans>Still sold out</Trans>
          </Badge>
        )
      }
    >
      <Flex align="center" gap="3" wrap="wrap" mb="2">
        <Link asChild minH="11">
          <RouterLink to={paths.product(product.id)}>
            <Plural value={count} one="# person waits" other="# people wait" />
          </RouterLink>
        </Link>
        {alerts.length > 1 && (
          <Button
            size="sm"
            minH="11"
            variant="outline"
            disabled={loading}
            onClick={() => markNotified(alerts.map(({ id }) => id))}
          >
            <Check aria-hidden />
            {alerts.length < count ? t`All ${{ number: alerts.length }} below told` : t`All told`}
          </Button>
        )}
      </Flex>
      <Box as="ul" listStyleType="none">
        {alerts.map(({ id, name, email, phone, requestedAt, messageDraft }) => {
          const contact = email ?? phone ?? ''
          return (
            <Flex key={id} as="li" align="center" gap="2" wrap="wrap" py="1" borderTopWidth="1px">
              <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
                <Text fontWeight="semibold">{name ? `${name}, ${contact}` : contact}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {formatMoment(requestedAt, i18n)}
                </Text>
              </Box>
              <Flex gap="1">
                {messageDraft && (
                  <SendDraft
                    draft={messageDraft}
                    size="sm"
                    label={t`${{ channel: i18n._(channelLabels[messageDraft.channel]) }} to ${contact}`}
                    onSend={(click) => send(click, id, messageDraft.channel)}
                  >
                    {i18n._(channelLabels[messageDraft.channel])}
                  </SendDraft>
                )}
                <Button
                  size="sm"
                  minH="11"
                  variant="ghost"
                  aria-label={t`Mark ${contact} as notified`}
                  disabled={loading}
                  onClick={() => markNotified([id])}
                >
                  <Check aria-hidden />
                  <Trans>Mark as notified</Trans>
                </Button>
              </Flex>
            </Flex>
          )
        })}
      </Box>
      <SubmitError>{submitError}</SubmitError>
    </Panel>
  )
}
