import { Box, Button, HStack, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { FeedbackCard_FeedbackFragment } from '../../__generated__/graphql.ts'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { preview } from '../../lib/preview.ts'
import { timeZone } from '../../lib/shop-zone.ts'
import { paths } from '../../../shared/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { BusyOverlay } from '../../ui/BusyOverlay.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { ratingPalette } from './rating-palette.ts'
import type { FeedbackValues } from './feedback-values.ts'

const previewLength = 20

export const FeedbackCard_feedback = graphql(`
  fragment FeedbackCard_feedback on Feedback {
    id
    name
    profilePicture
    rating
    comments
    screenshotUrl
    createdAt
    viewerCanEdit
    viewerCanDelete
    product {
      id
      productName
      hindiName: productName(locale: HI, fallback: false)
    }
    fit
    asDrawn
    reply {
      text
    }
    hidden {
      reason
    }
  }
`)

const dateFormat = { dateStyle: 'medium', timeZone } as const

interface FeedbackCardProps {
  feedback: FeedbackCard_FeedbackFragment
  /** The author's actions. Left out where cards are read-only. */
  actions?: FeedbackCardActions
  /** Below its design: the whole comment, a larger picture, and no link to the design. */
  inFull?: boolean
}

export interface FeedbackCardActions {
  edit: (id: string, values: FeedbackValues) => void
  remove: (id: string) => void
  /** The entries that are being deleted. */
  deleting: readonly string[]
}

export function FeedbackCard({ feedback, actions, inFull = false }: FeedbackCardProps) {
  const { t, i18n } = useLingui()
  return (
    <Box
      as="article"
      position="relative"
      display="flex"
      flexDirection="column"
      alignItems="stretch"
      colorPalette={ratingPalette(feedback.rating)}
      p="5"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      minW="0"
    >
      <HStack gap="3" align="flex-start">
        <Avatar name={feedback.name} picture={feedback.profilePicture} size={44} />
        <Box minW="0" flex="1">
          <Text fontWeight="semibold" color="fg" truncate>
            {feedback.name}
          </Text>
          <Text fontSize="sm">{i18n.date(feedback.createdAt, dateFormat)}</Text>
        </Box>
        <Stars rating={feedback.rating} />
      </HStack>
      {inFull ? (
        <Text mt="3" color="fg" whiteSpace="pre-line" overflowWrap="anywhere">
          {feedback.comments}
        </Text>
      ) : (
        <Comment text={feedback.comments} />
      )}
      {feedback.screenshotUrl && (
        <Screenshot url={feedback.screenshotUrl} name={feedback.name} width={inFull ? 160 : 96} />
      )}
      {feedback.product && !inFull && (
        <Link
          asChild
          minH="11"
          alignSelf="flex-start"
          color="inherit"
          fontSize="sm"
          textDecoration="underline"
        >
          <RouterLink to={paths.product(feedback.product.id)}>
            {designName(i18n, feedback.product)}
          </RouterLink>
        </Link>
      )}
      {feedback.reply && <ShopMessage title={t`The shop’s answer`}>{feedback.reply.text}</ShopMessage>}
      {feedback.hidden && (
        <ShopMessage title={t`The shop shows this to you alone`}>{feedback.hidden.reason}</ShopMessage>
      )}
      {actions && (
        <HStack gap="1" mt="auto" pt="2" ms="-3">
          {feedback.viewerCanEdit && (
            <Button
              variant="ghost"
              px="3"
              color="inherit"
              onClick={() => actions.edit(feedback.id, valuesOf(feedback))}
            >
              <Pencil />
              <Trans>Edit</Trans>
            </Button>
          )}
          {feedback.viewerCanDelete && (
            <Button variant="ghost" px="3" color="inherit" onClick={() => actions.remove(feedback.id)}>
              <Trash2 />
              <Trans>Delete</Trans>
            </Button>
          )}
        </HStack>
      )}
      {actions?.deleting.includes(feedback.id) && <BusyOverlay>{t`Deleting…`}</BusyOverlay>}
    </Box>
  )
}

const valuesOf = ({
  rating,
  comments,
  screenshotUrl,
  product,
  fit,
  asDrawn,
}: FeedbackCard_FeedbackFragment): FeedbackValues => ({
  rating,
  comments,
  screenshotUrl: screenshotUrl ?? null,
  design: product ?? null,
  fit: fit ?? null,
  asDrawn: asDrawn ?? null,
})

function ShopMessage({ title, children }: { title: string; children: string }) {
  return (
    <Box mt="3" ps="3" borderStartWidth="2px" borderColor="colorPalette.emphasized" fontSize="sm">
      <b>{title}</b>
      <Text color="fg" whiteSpace="pre-line">
        {children}
      </Text>
    </Box>
  )
}

function Comment({ text }: { text: string }) {
  const { t } = useLingui()
  const [expanded, setExpanded] = useState(false)
  const id = useId()
  const short = preview(text, previewLength)
  return (
    <Box mt="3">
      <Text id={id} color="fg" whiteSpace="pre-line">
        {expanded ? text : (short ?? text)}
      </Text>
      {short !== null && (
        <Button
          variant="plain"
          px="0"
          color="inherit"
          textDecoration="underline"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? t`Show less` : t`View full comment`}
        </Button>
      )}
    </Box>
  )
}

function Screenshot({ url, name, width }: { url: string; name: string; width: number }) {
  const { t } = useLingui()
  return (
    <Link
      href={url}
      target="_blank"
      rel="noreferrer"
      display="block"
      width={`${width}px`}
      mt="2"
      borderRadius="l2"
      overflow="hidden"
    >
      <Picture
        image={{ url, alt: t`Picture from ${name}` }}
        sizes={`${width}px`}
        aspectRatio="square"
        borderRadius="l2"
      />
    </Link>
  )
}
