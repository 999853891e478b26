import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, Button, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { type LucideIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { addressLines, directionsLink, mailLink, telLink, whatsAppLink } from '../../lib/contact.ts'
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

export function ContactCards({ shop }: { shop: FragmentType<typeof ContactCards_shop> }) {
  const { data } = useSuspenseFragment({ fragment: ContactCards_shop, from: shop })
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      <Card Icon={Phone} title="Call" action={<a href={telLink(data.phone)}>Call Now</a>}>
        <Text>{data.phone}</Text>
        <Text>{describeOpeningHours(data.openingHours)}</Text>
      </Card>
      <Card
        Icon={MessageCircle}
        title="WhatsApp"
        action={
          <a
            href={whatsAppLink(data.whatsApp, 'Hello, I would like to ask about a design.')}
            rel="noreferrer"
          >
            Open a chat
          </a>
        }
      >
        <Text>Send a picture of what you have in mind: we answer within the day.</Text>
      </Card>
      <Card Icon={Mail} title="E-mail" action={<a href={mailLink(data.email)}>Write to us</a>}>
        <Text>{data.email}</Text>
      </Card>
      <Card
        Icon={MapPin}
        title="Visit"
        action={
          <a href={directionsLink(data.name, data.address)} rel="noreferrer">
            Get directions
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
  /** A link: what she does here. */
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
