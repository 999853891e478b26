import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Box, Button, Container, Flex, Heading, Link, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { load, pageLoader, useLoadFailure } from '../../app/page-loader.ts'
import { NotFound } from '../../app/shell/NotFound.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { stylePartLabels } from '../../lib/style-part-labels.ts'
import { ChipLink } from '../catalogue/ChipLink.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ProductGrid } from '../catalogue/ProductGrid.tsx'
import { styleCost } from '../orders/style/style-cost.ts'
import { type StyleOption, StyleOptions_query } from '../orders/style/style-options.ts'
import { StyleFigure } from './StyleFigure.tsx'
import { StylesFailure } from './StylesFailure.tsx'

const StyleDesigns_query = graphql(`
  query StyleDesigns($id: String!, $search: String!) {
    having: products(where: { style: { eq: $id } }, first: 16) {
      edges {
        cursor
        node {
          id
          ...ProductCard_product
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    named: products(search: $search, correctSpelling: false, first: 8) {
      isPartialMatch
      edges {
        cursor
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`)

/** Those that have it in their style, and those that name it in words, as its English name is. */
const designsWith = ({ id, name }: Pick<StyleOption, 'id' | 'name'>) => ({ id, search: name.slice(0, 100) })

export const loader = pageLoader(({ params: { optionId } }) => [
  async (client: ApolloClient) => {
    const { data } = await client.query({ query: StyleOptions_query })
    const option = data?.styleOptions.find(({ id }) => id === optionId)
    return option && load(StyleDesigns_query, designsWith(option))(client)
  },
])

/** One option of the style book: its drawing, what it costs, and the designs that have it. */
export function StylePage() {
  const { t } = useLingui()
  const { optionId } = useParams()
  const { data, error, refetch } = useQuery(StyleOptions_query)
  const loadFailure = useLoadFailure()
  const option = data?.styleOptions.find(({ id }) => id === optionId)
  if (option) return <StyleWithDesigns key={option.id} option={option} />
  if (data)
    return (
      <NotFound title={t`That is not in our style book`}>
        {t`It may have left it. The others are in the style book.`}
      </NotFound>
    )
  return (
    <Container py={{ base: '10', md: '16' }} minH="100svh">
      <PageHead title={t`Style book`} description={t`What our garments can be sewn with.`} />
      <Heading as="h1" size="4xl" mb="6">
        <Trans>Style book</Trans>
      </Heading>
      {error || loadFailure ? (
        <StylesFailure onRetry={() => void refetch().catch(() => null)} />
      ) : (
        <Skeleton height="40vh" />
      )}
    </Container>
  )
}

function StyleWithDesigns({ option }: { option: StyleOption }) {
  const { t, i18n } = useLingui()
  const { data } = useQuery(StyleDesigns_query, { variables: designsWith(option) })
  const name = localizedName(i18n, option)
  const garments = option.garments.map((garment) => i18n._(categoryLabels[garment])).join(', ')
  const named = data?.named.isPartialMatch ? [] : (data?.named.edges ?? [])
  const having = data?.having.edges ?? []
  const designs = data && [
    ...having,
    ...named.filter(({ node }) => !having.some((each) => each.node.id === node.id)),
  ]
  return (
    <Container py={{ base: '8', md: '14' }} minH="100svh">
      <PageHead
        title={t`${name}: designs, drawing and price`}
        description={t`${name} for ${garments}, sewn to your measurements by our Mumbai boutique: how it looks, what it adds to the price, and designs that have it.`}
        path={paths.style(option.id)}
      />
      <Link asChild minH="11" mb="2">
        <RouterLink to={paths.styles()}>
          <Trans>Style book</Trans>
        </RouterLink>
      </Link>
      <Flex gap={{ base: '4', md: '8' }} align="start" mb={{ base: '8', md: '12' }}>
        <StyleFigure option={option} boxSize={{ base: '32', md: '48' }} flexShrink="0" />
        <Box minW="0">
          <Text textStyle="eyebrow" color="gold.fg">
            {i18n._(stylePartLabels[option.part])}
          </Text>
          <Heading as="h1" size={{ base: '3xl', md: '4xl' }} overflowWrap="anywhere">
            {name}
          </Heading>
          <Text>{garments}</Text>
          <Text color="fg.muted" fontSize="sm">
            {styleCost(i18n, option)}
          </Text>
        </Box>
      </Flex>
      {designs === undefined ? (
        <Skeleton height="40vh" />
      ) : designs.length > 0 ? (
        <Box as="section">
          <Heading as="h2" size="2xl" mb="4">
            <Trans>Designs that have it</Trans>
          </Heading>
          <ProductGrid>
            {designs.map(({ node }, index) => (
              <ProductCard key={node.id} product={node} eager={index < 2} />
            ))}
          </ProductGrid>
          {data?.having.pageInfo.hasNextPage && (
            <Flex mt="6">
              <ChipLink to={paths.gallery({ show: 'all', facets: { style: [option.id] } })}>
                <Trans>All designs that have it</Trans>
              </ChipLink>
            </Flex>
          )}
        </Box>
      ) : (
        <Text mb="4">
          <Trans>
            None of our designs has it yet: choose any that we stitch, and have it sewn with this.
          </Trans>
        </Text>
      )}
      <Button asChild size="lg" mt="8">
        <RouterLink to={paths.gallery({ show: 'all' })}>
          <Trans>Choose a design</Trans>
        </RouterLink>
      </Button>
    </Container>
  )
}
