import { useQuery } from '@apollo/client/react'
import { Button, Center, Flex, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type { DesignStripQuery } from '../../__generated__/graphql.ts'
import { paths } from '../../../shared/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import { DesignCard } from './DesignCard.tsx'

export const DesignStrip_query = graphql(`
  query DesignStrip($where: ProductWhere) {
    products(where: $where, first: 8) {
      edges {
        node {
          id
          ...DesignCard_product
        }
      }
    }
  }
`)

export const featuredDesigns = { where: { featuredProduct: { eq: true } } }

/** A horizontally scrolling row of featured designs; of the newest ones in a shop that features none. */
export function DesignStrip() {
  const { t } = useLingui()
  const featured = useQuery(DesignStrip_query, { variables: featuredDesigns })
  if (featured.data?.products.edges.length === 0) return <NewestDesigns />
  return <Strip title={t`Featured Designs`} {...featured} />
}

function NewestDesigns() {
  const { t } = useLingui()
  const newest = useQuery(DesignStrip_query)
  if (newest.data?.products.edges.length === 0) return null
  return <Strip title={t`New Designs`} {...newest} />
}

interface StripProps {
  title: string
  data?: DesignStripQuery | undefined
  error?: Error | undefined
  refetch: () => Promise<unknown>
}

function Strip({ title, data, error, refetch }: StripProps) {
  const { t } = useLingui()
  return (
    <Section id="portfolio" eyebrow={t`Portfolio`} title={title}>
      {error && !data ? (
        <ErrorState
          title={t`The designs did not load`}
          retry={{ label: t`Try Again`, onClick: () => void refetch() }}
        >
          <Trans>Check your connection, or look at all of them in our designs.</Trans>
        </ErrorState>
      ) : (
        <Flex
          as="ul"
          gap={{ base: '3', md: '4' }}
          mx={{ base: '-4', md: '0' }}
          px={{ base: '4', md: '0' }}
          pb="2"
          overflowX="auto"
          css={{ scrollSnapType: 'x proximity', scrollPaddingInline: '1rem' }}
        >
          {data?.products.edges.map(({ node }) => <DesignCard key={node.id} product={node} />) ??
            Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} as="li" flex="0 0 15rem" aspectRatio="3 / 4.6" />
            ))}
        </Flex>
      )}
      <Center mt="6">
        <Button asChild variant="outline">
          <RouterLink to={paths.gallery()}>
            <Trans>See all designs</Trans>
          </RouterLink>
        </Button>
      </Center>
    </Section>
  )
}
