import { useQuery } from '@apollo/client/react'
import { Button, Container, Flex, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { paths } from '../../../shared/paths.ts'
import { load, pageLoader } from '../../app/page-loader.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { DesignDetail } from './DesignDetail.tsx'

const ProductMissing = lazy(async () => ({ default: (await import('./ProductMissing.tsx')).ProductMissing }))

const DetailsPage_query = graphql(`
  query DetailsPage($id: ID!) {
    product(id: $id) {
      id
      ...DesignDetail_product
    }
  }
`)

export const loader = pageLoader(({ search }) => {
  const id = search.get('productId')
  return id ? [load(DetailsPage_query, { id })] : []
})

/** The router state of links to this page. */
export interface DetailsState {
  productId: string
}

/** The history state may hold anything. */
const idIn = (state: unknown) => {
  const productId = (state as Partial<DetailsState> | null)?.productId
  return typeof productId === 'string' ? productId : ''
}

/**
 * The quick view of a design: /details, with the design in the router's state or as ?productId=…. The
 * browser restores that state on reload; the server doesn't know it.
 */
export function DetailsPage() {
  const { t } = useLingui()
  const named = useSearchParams()[0].get('productId') ?? ''
  const location = useLocation()
  const isHydrated = useHydrated()
  const id = named || (isHydrated ? idIn(location.state) : '')
  const { data, error, refetch } = useQuery(DetailsPage_query, { variables: { id }, skip: id === '' })
  if (data?.product === null)
    return (
      <LazySection>
        <ProductMissing />
      </LazySection>
    )
  if (data?.product) return <DesignDetail key={id} product={data.product} />
  return (
    <Container py={{ base: '16', md: '24' }} minH="60vh" textAlign="center">
      <PageHead
        title={t`Design details`}
        description={t`A design of our catalogue, its fabric and its finish.`}
      />
      {error ? (
        <CatalogueFailure error={error} onRetry={() => void refetch()} />
      ) : id === '' ? (
        <NoDesign />
      ) : (
        <Loading>
          <Trans>One moment, please.</Trans>
        </Loading>
      )}
    </Container>
  )
}

/** Long enough for a design that is still loading. */
const patienceMs = 3_000

/** No design is named: the specification's message and links to the catalogue. */
function NoDesign() {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!waited)
    return (
      <Loading>
        <Trans>If nothing appears, choose a design from our catalogue.</Trans>
      </Loading>
    )
  return (
    <>
      <Heading as="h1" size="3xl">
        <Trans>Which design would you like to see?</Trans>
      </Heading>
      <Text color="fg.muted" mt="3" role="status">
        <Trans>This page was opened without one. Choose a design from our catalogue.</Trans>
      </Text>
      <CatalogueLinks />
    </>
  )
}

function Loading({ children }: { children: ReactNode }) {
  return (
    <>
      <Heading as="h1" size="3xl">
        <Trans>Loading...</Trans>
      </Heading>
      <Text color="fg.muted" mt="3" role="status">
        {children}
      </Text>
      <CatalogueLinks />
    </>
  )
}

function CatalogueLinks() {
  return (
    <Flex gap="3" justify="center" wrap="wrap" mt="6">
      <Button asChild>
        <RouterLink to={paths.gallery({ show: 'all' })}>
          <Trans>See all designs</Trans>
        </RouterLink>
      </Button>
      <Button asChild variant="outline">
        <RouterLink to={paths.home()}>
          <Trans>Go to the home page</Trans>
        </RouterLink>
      </Button>
    </Flex>
  )
}
