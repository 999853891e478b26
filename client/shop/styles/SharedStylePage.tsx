import { useQuery } from '@apollo/client/react'
import { Container, Heading, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { load, pageLoader } from '../../app/page-loader.ts'
import { NotFound } from '../../app/shell/NotFound.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { designName, localizedName } from '../../lib/localized-name.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { OrderVariant } from './OrderVariant.tsx'
import { OwnStyleShare } from './OwnStyleShare.tsx'
import { SharedVariant, type Variant } from './SharedVariant.tsx'
import { SharedStylePage_query } from './style-share-documents.ts'
import { StylesFailure } from './StylesFailure.tsx'
import { StyleVariants } from './StyleVariants.tsx'
import { StyleVotes } from './StyleVotes.tsx'
import { VoteCounts } from './VoteCounts.tsx'

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
  const { sharerName, product, category, variants, isOwner, expiresAt } = share
  const [first, ...others] = variants
  const isOne = others.length === 0
  const title = isOne
    ? sharerName
      ? t`${sharerName} asks: how do you like this style?`
      : t`How do you like this style?`
    : sharerName
      ? t`${sharerName} asks: which style do you like best?`
      : t`Which style do you like best?`
  const garment = product ? designName(i18n, product) : i18n._(categoryLabels[category])
  const wordsOf = ({ style }: Variant) => {
    const names = style.map((option) => localizedName(i18n, option)).join(', ')
    return names ? `${garment}: ${names}` : garment
  }
  const words = wordsOf(first!)
  const [flat] = first!.flats
  const order = isOne && isOwner && (
    <>
      <VoteCounts share={share} />
      <OrderVariant share={share} variant={1} label={t`Order this`} />
    </>
  )
  return (
    <Container py={{ base: '6', md: '10' }} maxW={isOne ? '2xl' : '4xl'} minH="100svh">
      <PageHead
        title={title}
        description={isOne ? words : garment}
        image={flat ? { url: flat.png, alt: words } : null}
      />
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
        {isOne ? (
          <SharedVariant
            variant={first!}
            isOfDesign={product != null}
            words={words}
            asked={share.createdAt}
          />
        ) : (
          <StyleVariants share={share} wordsOf={wordsOf} />
        )}
        <Text textStyle="sm" color="fg.muted">
          <Trans>The link works until {{ day: formatDay(expiresAt, i18n) }}.</Trans>
        </Text>
        {order}
        {isOwner ? <OwnStyleShare share={share} title={title} /> : isOne && <StyleVotes share={share} />}
      </Stack>
    </Container>
  )
}
