import { useFragment } from '@apollo/client/react'
import { Button, Flex, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle, Phone } from 'lucide-react'
import { graphql } from '../../__generated__/index.ts'
import { whatsAppLink } from '../../../shared/whatsapp-link.ts'
import { telLink } from '../../lib/contact.ts'
import { describeOpeningHours } from '../../lib/opening-hours.ts'
import { Section } from '../../ui/Section.tsx'

const CallSection_shop = graphql(`
  fragment CallSection_shop on Shop {
    phone
    whatsApp
    openingHours
  }
`)

/** Phone and WhatsApp links. The contact details come from the root layout's query. */
export function CallSection() {
  const { data, complete } = useFragment({ fragment: CallSection_shop, from: { __typename: 'Shop' } })
  const { t, i18n } = useLingui()
  if (!complete) return null
  const hours = describeOpeningHours(data.openingHours, i18n)
  return (
    <Section id="contact" eyebrow={t`Support`} title={t`Talk to us`} lead={t`We answer ${hours}.`}>
      <Text textAlign="center" mb="6">
        <Link
          href={telLink(data.phone)}
          minH="11"
          fontFamily="heading"
          fontSize={{ base: '3xl', md: '4xl' }}
          color="brand.fg"
        >
          {data.phone}
        </Link>
      </Text>
      <Flex gap="3" justify="center" wrap="wrap">
        <Button asChild>
          <a href={telLink(data.phone)}>
            <Phone />
            <Trans>Call Now</Trans>
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={whatsAppLink(data.whatsApp)} rel="noreferrer">
            <MessageCircle />
            <Trans>WhatsApp</Trans>
          </a>
        </Button>
      </Flex>
    </Section>
  )
}
