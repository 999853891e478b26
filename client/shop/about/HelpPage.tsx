import { useQuery } from '@apollo/client/react'
import { Box, Container, Heading, Link, SimpleGrid, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { helpSectionId, helpTopics } from '../../../shared/help-topics.ts'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { load, pageLoader, useLoadFailure } from '../../app/page-loader.ts'
import { useHttpStatus } from '../../app/shell/page-context.ts'
import { JsonLd } from '../../app/shell/JsonLd.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { helpQuestions } from '../../lib/help-topics.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { type HelpAnswer, helpAnswers } from './help-answers.ts'

const HelpPage_query = graphql(`
  query HelpPage {
    shop {
      phone
      openingHours
      address {
        street
        city
        state
        pincode
        country
      }
      hasDeliveryZones
      returnDays
      cashOnDeliveryFee
      upi {
        vpa
      }
      advanceRules {
        orderType
        minimumTotal
        percent
        amount
      }
      fitNotes {
        readyMade
        readyMadeHindi: readyMade(locale: HI, fallback: false)
        tailored
        tailoredHindi: tailored(locale: HI, fallback: false)
      }
    }
  }
`)

export const loader = pageLoader(() => [load(HelpPage_query)])

/** What shoppers ask about the shop, with answers from its settings. */
export function HelpPage() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(HelpPage_query)
  const loadFailure = useLoadFailure()
  const answers = data && helpAnswers(data.shop, i18n)
  const questions = helpTopics.map((topic) => ({ topic, question: i18n._(helpQuestions[topic]) }))
  return (
    <Container py={{ base: '12', md: '20' }} maxW="3xl">
      <PageHead
        title={t`Questions and answers`}
        description={t`Delivery, returns, alterations, stitching, sizes and payment at our Mumbai boutique.`}
        path={paths.help()}
      />
      <PageIntro title={t`Questions and answers`}>
        <Trans>How we deliver, stitch, alter and take back.</Trans>
      </PageIntro>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} columnGap="8" mb="10">
        {questions.map(({ topic, question }) => (
          <li key={topic}>
            <Link asChild minH="11">
              <a href={`#${helpSectionId(topic)}`}>{question}</a>
            </Link>
          </li>
        ))}
      </SimpleGrid>
      {!answers && (error || loadFailure) ? (
        <Unread onRetry={() => void refetch()} />
      ) : (
        questions.map(({ topic, question }) => (
          <Box as="section" key={topic} id={helpSectionId(topic)} mb="8" scrollMarginTop="20">
            <Heading as="h2" size="2xl" mb="2">
              {question}
            </Heading>
            {answers ? <Answer answer={answers[topic]} /> : <Skeleton height="20" />}
          </Box>
        ))
      )}
      {answers && (
        <JsonLd
          data={{
            '@type': 'FAQPage',
            mainEntity: questions.map(({ topic, question }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answers[topic].paragraphs.join('\n') },
            })),
          }}
        />
      )}
    </Container>
  )
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  useHttpStatus(503)
  return (
    <ErrorState title={t`The answers did not load`} retry={{ label: t`Try Again`, onClick: onRetry }}>
      <Trans>Check your connection and try again. If it keeps failing, please call us.</Trans>
    </ErrorState>
  )
}

function Answer({ answer: { paragraphs, link } }: { answer: HelpAnswer }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} mb="3" maxW="prose" whiteSpace="pre-line">
          {paragraph}
        </Text>
      ))}
      {link && (
        <Link asChild minH="11">
          <RouterLink to={link.to}>{link.label}</RouterLink>
        </Link>
      )}
    </>
  )
}
