import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, Button, HStack, Link, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { preview } from '../../lib/preview.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { ratingPalette } from './rating-palette.ts'

const previewLength = 20

const FeedbackCard_feedback = graphql(`
  fragment FeedbackCard_feedback on Feedback {
    id
    name
    profilePicture
    rating
    comments
    createdAt
    product {
      id
      productName
    }
  }
`)

const writtenOn = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** What one customer said. Others' feedback: nothing to edit or delete here. */
export function FeedbackCard({ feedback }: { feedback: FragmentType<typeof FeedbackCard_feedback> }) {
  const { data } = useSuspenseFragment({ fragment: FeedbackCard_feedback, from: feedback })
  return (
    <Box
      as="article"
      colorPalette={ratingPalette(data.rating)}
      p="5"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="colorPalette.muted"
    >
      <HStack gap="3" align="flex-start">
        <Avatar name={data.name} picture={data.profilePicture} size={44} />
        <Box minW="0" flex="1">
          <Text fontWeight="semibold" color="fg" truncate>
            {data.name}
          </Text>
          <Text fontSize="sm">{writtenOn.format(new Date(data.createdAt))}</Text>
        </Box>
        <Stars rating={data.rating} />
      </HStack>
      <Comment text={data.comments} />
      {data.product && (
        <Link asChild minH="11" color="inherit" fontSize="sm" textDecoration="underline">
          <RouterLink to={paths.product(data.product.id)}>{data.product.productName}</RouterLink>
        </Link>
      )}
    </Box>
  )
}

function Comment({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const id = useId()
  const short = preview(text, previewLength)
  return (
    <Box mt="3">
      <Text id={id} color="fg" whiteSpace="pre-line">
        {whole ? text : (short ?? text)}
      </Text>
      {short !== null && (
        <Button
          variant="plain"
          px="0"
          textDecoration="underline"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'View full comment'}
        </Button>
      )}
    </Box>
  )
}
