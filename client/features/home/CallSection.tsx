import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button, Flex, Link, Text } from '@chakra-ui/react'
import { MessageCircle, Phone } from 'lucide-react'
import { graphql } from '../../__generated__/index.ts'
import { telLink, whatsAppLink } from '../../lib/contact.ts'
import { describeOpeningHours } from '../../lib/opening-hours.ts'
import { Section } from '../../ui/Section.tsx'

const CallSection_shop = graphql(`
  fragment CallSection_shop on Shop {
    phone
    whatsApp
    openingHours
  }
`)

export function CallSection({ shop }: { shop: FragmentType<typeof CallSection_shop> }) {
  const { data } = useSuspenseFragment({ fragment: CallSection_shop, from: shop })
  return (
    <Section
      id="contact"
      eyebrow="Support"
      title="Talk to us"
      lead={`We answer ${describeOpeningHours(data.openingHours)}.`}
    >
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
            Call Now
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={whatsAppLink(data.whatsApp)} rel="noreferrer">
            <MessageCircle />
            WhatsApp
          </a>
        </Button>
      </Flex>
    </Section>
  )
}
