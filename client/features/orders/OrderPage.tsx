import { useQuery } from '@apollo/client/react'
import { Button, Container, Flex } from '@chakra-ui/react'
import { MessageCircle, Phone } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { telLink, whatsAppLink } from '../../lib/contact.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { NotFound } from '../shell/NotFound.tsx'
import { PageHead } from '../shell/PageHead.tsx'

const OrderPage_query = graphql(`
  query OrderPage {
    shop {
      phone
      whatsApp
    }
  }
`)

const introductions: Record<string, { title: string; text: string }> = {
  custom: {
    title: 'Start your design',
    text: 'Tell us what you have in mind: we agree on cloth, price and the date of the first fitting.',
  },
  tailor: {
    title: 'Order it made to measure',
    text: 'We take your measurements by phone or at the shop, and confirm the price and the date.',
  },
  readymade: {
    title: 'Order it ready-made',
    text: 'Tell us your size and where to send it: we confirm the price and the day of delivery.',
  },
}

/** How an order is placed today: with a person. */
export function OrderPage() {
  const { orderType = '' } = useParams()
  const { data } = useQuery(OrderPage_query)
  const introduction = introductions[orderType]
  if (introduction === undefined) return <NotFound />
  const shop = data?.shop
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh">
      <PageHead title={introduction.title} description={introduction.text} />
      <PageIntro eyebrow="Order Now" title={introduction.title}>
        Call or WhatsApp us to place this order. {introduction.text}
      </PageIntro>
      {shop && (
        <Flex gap="3" justify="center" wrap="wrap">
          <Button asChild>
            <a href={telLink(shop.phone)}>
              <Phone />
              Call {shop.phone}
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={whatsAppLink(shop.whatsApp, 'Hello, I would like to place an order.')} rel="noreferrer">
              <MessageCircle />
              WhatsApp
            </a>
          </Button>
        </Flex>
      )}
    </Container>
  )
}
