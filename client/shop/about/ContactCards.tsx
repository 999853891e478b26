import { useFragment } from '@apollo/client/react'
import { Box, Button, chakra, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type LucideIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { whatsAppLink } from '../../../shared/whatsapp-link.ts'
import { addressLines, directionsLink, mailLink, telLink } from '../../lib/contact.ts'
import { describeOpeningHours } from '../../lib/opening-hours.ts'

const ContactCards_shop = graphql(`
  fragment ContactCards_shop on Shop {
    name
    phone
    whatsApp
    email
    openingHours
    address {
      street
      city
      state
      pincode
      country
    }
  }
`)

/** The four contact channels. Their details come from the root layout's query. */
export function ContactCards() {
  const { data, complete } = useFragment({ fragment: ContactCards_shop, from: { __typename: 'Shop' } })
  const { t, i18n } = useLingui()
  if (!complete) return <Skeleton height="72" />
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      <Card
        Icon={Phone}
        title={t`Call`}
        action={
          <a href={telLink(data.phone)}>
            <Trans>Call Now</Trans>
          </a>
        }
      >
        <Text>{data.phone}</Text>
        <Text>{describeOpeningHours(data.openingHours, i18n)}</Text>
      </Card>
      <Card
        Icon={MessageCircle}
        title={t`WhatsApp`}
        action={
          <a
            href={whatsAppLink(data.whatsApp, t`Hello, I would like to ask about a design.`)}
            rel="noreferrer"
          >
            <Trans>Open a chat</Trans>
          </a>
        }
      >
        <Text>
          <Trans>Send a picture of what you have in mind.</Trans>
        </Text>
      </Card>
      <Card
        Icon={Mail}
        title={t`E-mail`}
        action={
          <a href={mailLink(data.email)}>
            <Trans>Write to us</Trans>
          </a>
        }
      >
        <Text>{data.email}</Text>
      </Card>
      <Card
        Icon={MapPin}
        title={t`Visit`}
        action={
          <a href={directionsLink(data.name, data.address)} rel="noreferrer">
            <Trans>Get directions</Trans>
          </a>
        }
      >
        <chakra.address fontStyle="normal">
          {addressLines(data.address).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </chakra.address>
      </Card>
    </SimpleGrid>
  )
}

interface CardProps {
  Icon: LucideIcon
  title: string
  /** A link, described by its action. */
  action: ReactNode
  children: ReactNode
}

function Card({ Icon, title, action, children }: CardProps) {
  return (
    <Stack p="6" gap="3" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Box color="brand.fg">
        <Icon aria-hidden size={28} strokeWidth={1.5} />
      </Box>
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      <Box color="fg.muted" flex="1">
        {children}
      </Box>
      <Button asChild variant="outline">
        {action}
      </Button>
    </Stack>
  )
}
