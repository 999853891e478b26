import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button, Center, Text } from '@chakra-ui/react'
import { MessageCircle } from 'lucide-react'
import { graphql } from '../../__generated__/index.ts'
import { whatsAppLink } from '../../lib/contact.ts'

const FeedbackInvitation_shop = graphql(`
  fragment FeedbackInvitation_shop on Shop {
    whatsApp
  }
`)

export function FeedbackInvitation({ shop }: { shop: FragmentType<typeof FeedbackInvitation_shop> }) {
  const { data } = useSuspenseFragment({ fragment: FeedbackInvitation_shop, from: shop })
  return (
    <Center flexDirection="column" gap="3" mb="10" textAlign="center">
      <Text color="fg.muted" fontSize="lg">
        Wearing something of ours? Tell us how it fits: good or bad, we read every word.
      </Text>
      <Button asChild>
        <a href={whatsAppLink(data.whatsApp, 'My feedback: ')} rel="noreferrer">
          <MessageCircle />
          Tell us on WhatsApp
        </a>
      </Button>
    </Center>
  )
}
