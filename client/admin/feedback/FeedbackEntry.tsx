import { Badge, Box, Button, Flex, HStack, Link, Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, Link2, Reply } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { AsDrawn, FeedbackEntry_FeedbackFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Stars } from '../../ui/Stars.tsx'
import { formatDay } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { HideForm } from './HideForm.tsx'
import { LinkForm } from './LinkForm.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { useModeration } from './use-moderation.ts'

export const FeedbackEntry_feedback = graphql(`
  fragment FeedbackEntry_feedback on Feedback {
    id
    name
    email
    rating
    comments
    screenshotUrl
    createdAt
    asDrawn
    product {
      id
      productName
    }
    reply {
      text
      repliedAt
    }
    hidden {
      reason
      hiddenAt
    }
  }
`)

type Form = 'reply' | 'hide' | 'link'

const likenessLabels: Record<AsDrawn, MessageDescriptor> = {
  YES: msg`Sewn as drawn`,
  PARTLY: msg`Sewn with differences`,
  NO: msg`Not sewn as drawn`,
}

export function FeedbackEntry({ feedback }: { feedback: FeedbackEntry_FeedbackFragment }) {
  const { t, i18n } = useLingui()
  const [form, setForm] = useState<Form | null>(null)
  const { show } = useModeration()
  const { loading, submitError, submit } = useSubmission()
  const { id, name, email, rating, comments, createdAt, asDrawn, product, reply, hidden } = feedback
  const done = () => setForm(null)
  const toggle = (which: Form) => ({
    'aria-expanded': form === which,
    onClick: () => setForm(form === which ? null : which),
  })
  return (
    <Box as="li" p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Flex gap="3" wrap="wrap" align="center">
        <Stars rating={rating} />
        <Text fontWeight="semibold">{name}</Text>
        {email && <Text color="fg.muted">{email}</Text>}
        <Text color="fg.muted">{formatDay(createdAt, i18n)}</Text>
        {hidden && (
          <Badge colorPalette="red">
            <Trans>Hidden</Trans>
          </Badge>
        )}
        {product && (
          <Link asChild minH="8" color="brand.fg">
            <RouterLink to={paths.product(product.id)}>{product.productName}</RouterLink>
          </Link>
        )}
        {asDrawn && (
          <Badge colorPalette={asDrawn === 'YES' ? 'green' : 'orange'}>
            {i18n._(likenessLabels[asDrawn])}
          </Badge>
        )}
        {feedback.screenshotUrl && (
          <Link href={feedback.screenshotUrl} target="_blank" rel="noreferrer" minH="8" color="brand.fg">
            <Trans>Picture</Trans>
          </Link>
        )}
      </Flex>
      <Text mt="2" fontSize="md" whiteSpace="pre-line">
        {comments}
      </Text>
      {reply && <Note title={t`The shop’s answer`}>{reply.text}</Note>}
      {hidden && <Note title={t`Hidden, because`}>{hidden.reason}</Note>}
      <HStack gap="1" mt="2" ms="-3" wrap="wrap">
        <Button variant="ghost" size="sm" minH="11" {...toggle('reply')}>
          <Reply aria-hidden />
          {reply ? t`Change the answer` : t`Reply`}
        </Button>
        {hidden ? (
          <Button
            variant="ghost"
            size="sm"
            minH="11"
            loading={loading}
            onClick={() => void submit(() => show(id))}
          >
            <Eye aria-hidden />
            <Trans>Show again</Trans>
          </Button>
        ) : (
          <Button variant="ghost" size="sm" minH="11" {...toggle('hide')}>
            <EyeOff aria-hidden />
            <Trans>Hide</Trans>
          </Button>
        )}
        <Button variant="ghost" size="sm" minH="11" {...toggle('link')}>
          <Link2 aria-hidden />
          <Trans context="verb">Link to a design</Trans>
        </Button>
      </HStack>
      <SubmitError>{submitError}</SubmitError>
      {form === 'reply' && <ReplyForm id={id} reply={reply?.text ?? ''} onDone={done} />}
      {form === 'hide' && <HideForm id={id} onDone={done} />}
      {form === 'link' && <LinkForm id={id} productId={product?.id ?? ''} onDone={done} />}
    </Box>
  )
}

function Note({ title, children }: { title: string; children: string }) {
  return (
    <Box mt="3" ps="3" borderStartWidth="3px" borderColor="border.emphasized">
      <Text fontWeight="semibold">{title}</Text>
      <Text whiteSpace="pre-line">{children}</Text>
    </Box>
  )
}
