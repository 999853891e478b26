import { useQuery } from '@apollo/client/react'
import { Container, Heading, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { load, pageLoader } from '../../app/page-loader.ts'
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx'
import { CategoryLinks } from '../catalogue/CategoryLinks.tsx'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ProductGrid } from '../catalogue/ProductGrid.tsx'
import { ProductSkeletons } from '../catalogue/ProductSkeletons.tsx'
import { NotFound } from '../../app/shell/NotFound.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'

const SharedWishlistPage_query = graphql(`
  query SharedWishlistPage($token: String!) {
    sharedWishlist(token: $token) {
      ownerFirstName
      products {
        id
        ...ProductCard_product
      }
    }
  }
`)

export const loader = pageLoader(({ params: { token = '' } }) => [load(SharedWishlistPage_query, { token })])

/** Somebody's wishlist, opened by its link without an account. */
export function SharedWishlistPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(SharedWishlistPage_query, {
    variables: { token },
    fetchPolicy: 'cache-and-network',
  })
  if (data?.sharedWishlist === null)
    return (
      <NotFound title={t`We could not find that wishlist`}>
        {t`The link may be incomplete, or is no longer shared. Ask whoever sent it to you.`}
      </NotFound>
    )
  const { ownerFirstName, products } = data?.sharedWishlist ?? {}
  const total = products?.length ?? 0
  const title = ownerFirstName === undefined ? t`A wishlist` : t`${ownerFirstName}’s wishlist`
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '12', md: '20' }} minH="100svh">
      <PageHead title={title} description={t`Designs of our boutique that somebody has shared with you.`} />
      <Stack gap="1" mb={{ base: '5', md: '8' }}>
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }} overflowWrap="anywhere">
          {title}
        </Heading>
        {total > 0 && (
          <Text color="fg.muted">
            <Plural value={total} one="# design" other="# designs" />
          </Text>
        )}
      </Stack>
      {products === undefined ? (
        error ? (
          <CatalogueFailure error={error} onRetry={() => void refetch().catch(() => null)} />
        ) : (
          <ProductSkeletons />
        )
      ) : products.length === 0 ? (
        <Stack gap="6">
          <Text role="status">
            <Trans>There are no designs on it at the moment.</Trans>
          </Text>
          <CategoryLinks />
        </Stack>
      ) : (
        <ProductGrid>
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product} eager={index < 2} />
          ))}
        </ProductGrid>
      )}
    </Container>
  )
}
