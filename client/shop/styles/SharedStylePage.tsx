import { useQuery } from '@apollo/client/react'
import { chakra, Container, Heading, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { load, pageLoader } from '../../app/page-loader.ts'
import { NotFound } from '../../app/shell/NotFound.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { formatExactRupees, listedRupees } from '../../lib/money.ts'
import { formatDay, noonOf } from '../../lib/shop-days.ts'
import { OwnStyleShare } from './OwnStyleShare.tsx'
import { SharedStylePage_query } from './style-share-documents.ts'
import { StylesFailure } from './StylesFailure.tsx'
import { StyleVotes } from './StyleVotes.tsx'

export const loader = pageLoader(({ params: { token = '' } }) => [load(SharedStylePage_query, { token })])

/** A style that somebody asks about, opened by its link without an account. */
export function SharedStylePage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(SharedStylePage_query, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (data?.styleShare === null)
    return (
      <NotFound title={t`This link works no more`}>
        {t`A link to a style works for 14 days, and until it is withdrawn. Ask whoever sent it to you.`}
      </NotFound>
    )
  if (data?.styleShare) return <SharedStyle share={data.styleShare} />
  return (
    <Container py={{ base: '8', md: '12' }} maxW="2xl" minH="100svh">
      <PageHead
        title={t`How do you like this style?`}
        description={t`A style that somebody asks you about.`}
      />
      {error ? (
        <StylesFailure onRetry={() => void refetch().catch(() => null)} />
      ) : (
        <Skeleton height="60vh" borderRadius="l3" />
      )}
    </Container>
  )
}

function SharedStyle({ share }: { share: Share }) {
  const { t, i18n } = useLingui()
  const { sharerName, product, category, style, flats } = share
  const title = sharerName
    ? t`${sharerName} asks: how do you like this style?`
    : t`How do you like this style?`
  const garment = product ? designName(i18n, product) : i18n._(categoryLabels[category])
  const names = style.map((option) => localizedName(i18n, option)).join(', ')
  const words = names ? `${garment}: ${names}` : garment
  const picture = flats[0] && { url: flats[0].png, alt: words }
  return (
    <Container py={{ base: '6', md: '10' }} maxW="2xl" minH="100svh">
      <PageHead title={title} description={words} image={picture ?? null} />
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} overflowWrap="anywhere" textWrap="balance">
        {title}
      </Heading>
      <Text fontSize="lg" mb="4">
        {product ? (
          <Link asChild variant="underline">
            <RouterLink to={paths.productBySlug(product.slug)}>{garment}</RouterLink>
          </Link>
        ) : (
          garment
        )}
      </Text>
      <Stack gap="5">
        {flats.map(({ garment: kind, svg, hindiSvg }) => (
          <chakra.img
            key={kind}
            src={i18n.locale === 'hi' ? hindiSvg : svg}
            alt={t`${{ garment: i18n._(categoryLabels[kind]) }}, drawn from the front and the back: ${{ words }}`}
            width="full"
            minH="36"
            maxH="96"
            objectFit="contain"
            bg="white"
            borderWidth="1px"
            borderRadius="l2"
            p="2"
          />
        ))}
        <StyleFacts share={share} />
        {share.isOwner ? <OwnStyleShare share={share} title={title} /> : <StyleVotes share={share} />}
      </Stack>
    </Container>
  )
}

/** The chosen options, the price with its day, and when it would be ready. */
function StyleFacts({ share: { style, price, readyBy, createdAt, expiresAt } }: { share: Share }) {
  const { i18n } = useLingui()
  const asked = formatDay(createdAt, i18n)
  return (
    <Stack gap="2">
      {style.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none">
          {style.map((option, index) => (
            <li key={index}>
              {localizedName(i18n, option)}
              {option.price > 0 && ` · ${listedRupees(option.price)}`}
            </li>
          ))}
        </Stack>
      )}
      <Text fontWeight="semibold" fontSize="lg">
        {price == null ? (
          <Trans>The shop names the price.</Trans>
        ) : (
          <Trans>
            {{ sum: formatExactRupees(price) }} on {{ day: asked }}
          </Trans>
        )}
      </Text>
      {readyBy && (
        <Text>
          <Trans>Ordered that day, it would be ready on {{ day: formatDay(noonOf(readyBy), i18n) }}.</Trans>
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        <Trans>The link works until {{ day: formatDay(expiresAt, i18n) }}.</Trans>
      </Text>
    </Stack>
  )
}
