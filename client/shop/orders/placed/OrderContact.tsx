import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle, Phone } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderContact_OrderFragment } from '../../../__generated__/graphql.ts'
import { designName } from '../../../lib/localized-name.ts'
import { graphql } from '../../../__generated__/index.ts'
import { inLanguage } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { whatsAppLink } from '../../../../shared/whatsapp-link.ts'
import { telLink } from '../../../lib/contact.ts'
import { paths } from '../../../../shared/paths.ts'
import { ShareButton } from '../../../ui/ShareButton.tsx'
import { garmentOfCustom } from '../wizard/garment-measures.ts'
import { garmentNames } from '../wizard/measurement-labels.ts'
import { dayFormat } from './order-dates.ts'
import { Panel } from '../../../ui/Panel.tsx'

export const OrderContact_order = graphql(`
  fragment OrderContact_order on Order {
    id
    orderNumber
    orderDate
    customCategory
    items {
      productName
      hindiName: productName(locale: HI, fallback: false)
    }
    trackingToken
  }
`)

/** The Hindi text with the number is wider than a narrow phone. */
const wrapping = { height: 'auto', minH: '11', py: '2', whiteSpace: 'normal', maxW: 'full' } as const

interface OrderContactProps {
  order: OrderContact_OrderFragment
  /** The shop's phone number. */
  shop: { phone: string; whatsApp: string }
}

/** Contact links about the order, and its tracking link to share. */
export function OrderContact({ order, shop }: OrderContactProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { orderNumber, customCategory, items, trackingToken } = order
  const tracking = paths.trackedOrder(trackingToken)
  const link = new URL(inLanguage(language, tracking), location.origin).href
  const custom = customCategory && i18n._(garmentNames[garmentOfCustom[customCategory]])
  const garments = custom ?? items.map((item) => designName(i18n, item)).join(', ')
  const date = i18n.date(order.orderDate, dayFormat)
  const { phone } = shop
  return (
    <Panel size="lg" title={t`Questions about your order?`}>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap">
          <Button asChild {...wrapping}>
            <a
              href={whatsAppLink(
                shop.whatsApp,
                t`Hello! I have a question about my order ${orderNumber} (${garments}) of ${date}: ${link}`,
              )}
              rel="noreferrer"
            >
              <MessageCircle />
              <Trans>Ask on WhatsApp</Trans>
            </a>
          </Button>
          <Button asChild variant="outline" {...wrapping}>
            <a href={telLink(phone)}>
              <Phone />
              <Trans>Call {phone}</Trans>
            </a>
          </Button>
        </Flex>
        <Text color="fg.muted">
          <Trans>
            Whoever has the link sees how far the order has come, without logging in: not your address, nor
            your measurements.
          </Trans>
        </Text>
        <Flex gap="3" wrap="wrap" align="center">
          <ShareButton title={t`Order ${orderNumber}`} path={tracking} variant="outline">
            <Trans>Share the link</Trans>
          </ShareButton>
          <Link asChild variant="underline" color="brand.fg" py="2.5">
            <RouterLink to={tracking}>
              <Trans>See what it shows</Trans>
            </RouterLink>
          </Link>
        </Flex>
      </Stack>
    </Panel>
  )
}
