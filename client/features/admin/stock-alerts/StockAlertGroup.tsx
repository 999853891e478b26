import { useMutation } from '@apollo/client/react'
import { Badge, Box, Button, Flex, Link, Text } from '@chakra-ui/react'
import { Check, Mail, MessageCircle } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../../__generated__/index.ts'
import type { StockAlertGroup_GroupFragment } from '../../../__generated__/graphql.ts'
import { paths } from '../../../../shared/paths.ts'
import { internationalNumber, whatsAppLink } from '../../../../shared/whatsapp-link.ts'
import { formatMoment } from '../../../lib/shop-days.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'

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
    }
  }
`)

const MarkStockAlertsNotified_mutation = graphql(`
  mutation MarkStockAlertsNotified($input: MarkStockAlertsNotifiedInput!) {
    markStockAlertsNotified(input: $input) {
      notifiedIds
      userErrors {
        ...UserErrors @unmask
      }
    }
  }
`)

interface StockAlertGroupProps {
  group: StockAlertGroup_GroupFragment
  shopName: string
  /** Reads the list again. */
  onNotified: () => Promise<unknown>
}

/** Those who wait for one design or size, with ways to write to them. */
export function StockAlertGroup({ group, shopName, onNotified }: StockAlertGroupProps) {
  const { product, size, isBack, count, alerts } = group
  const { loading, submitError, submit } = useSubmission()
  const [mark] = useMutation(MarkStockAlertsNotified_mutation)
  const subject = size ? `${product.productName}, size ${size}` : product.productName
  const address = new URL(paths.product(product.id), location.origin).href
  const message = `Namaste, this is ${shopName}. ${subject} is back in stock: ${address}`
  const markNotified = (ids: string[]) =>
    submit(async () => {
      const { data } = await mark({ variables: { input: { ids } } })
      await onNotified().catch(() => null)
      return data?.markStockAlertsNotified
    })
  return (
    <Panel
      title={subject}
      action={
        isBack ? (
          <Badge colorPalette="green">Back in stock</Badge>
        ) : (
          <Badge colorPalette="gray">Still sold out</Badge>
        )
      }
    >
      <Flex align="center" gap="3" wrap="wrap" mb="2">
        <Link asChild minH="11">
          <RouterLink to={paths.product(product.id)}>
            {count === 1 ? '1 person waits' : `${count} people wait`}
          </RouterLink>
        </Link>
        {alerts.length > 1 && (
          <Button
            size="sm"
            minH="11"
            variant="outline"
            disabled={loading}
            onClick={() => void markNotified(alerts.map(({ id }) => id))}
          >
            <Check aria-hidden />
            {alerts.length < count ? `All ${alerts.length} below told` : 'All told'}
          </Button>
        )}
      </Flex>
      <Box as="ul" listStyleType="none">
        {alerts.map(({ id, name, email, phone, requestedAt }) => {
          const contact = email ?? phone ?? ''
          return (
            <Flex key={id} as="li" align="center" gap="2" wrap="wrap" py="1" borderTopWidth="1px">
              <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
                <Text fontWeight="semibold">{name ? `${name}, ${contact}` : contact}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {formatMoment(requestedAt)}
                </Text>
              </Box>
              <Flex gap="1">
                {email ? (
                  <Button asChild size="sm" minH="11" variant="outline">
                    <a
                      aria-label={`E-mail to ${contact}`}
                      href={`mailto:${email}?subject=${encodeURIComponent(`${subject} is back`)}&body=${encodeURIComponent(message)}`}
                    >
                      <Mail aria-hidden />
                      E-mail
                    </a>
                  </Button>
                ) : (
                  <Button asChild size="sm" minH="11" variant="outline">
                    <a
                      aria-label={`WhatsApp to ${contact}`}
                      href={whatsAppLink(internationalNumber(contact), message)}
                      target="_blank"
                      rel="noreferrer"
                    >
                      <MessageCircle aria-hidden />
                      WhatsApp
                    </a>
                  </Button>
                )}
                <Button
                  size="sm"
                  minH="11"
                  variant="ghost"
                  aria-label={`Told ${contact}`}
                  disabled={loading}
                  onClick={() => void markNotified([id])}
                >
                  <Check aria-hidden />
                  Told
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
