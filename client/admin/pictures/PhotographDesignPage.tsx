import { useQuery } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, ExternalLink } from 'lucide-react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { ProductState } from '../products/ProductState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { photoViews } from './photo-views.ts'
import { AdminPhotographs_query, PhotographDesign_query } from './photograph-documents.ts'
import { PhotographLoop } from './PhotographLoop.tsx'
import { PhotographView } from './PhotographView.tsx'
import { drawingsOf, type PhotographedDesign, photographsOf, withoutDrawings } from './placed-photograph.ts'
import { useSavePictures } from './use-save-pictures.ts'

/** Takes a design's photographs with the phone, view by view; each is saved at once. */
export function PhotographDesignPage() {
  const { t } = useLingui()
  const { productId = '' } = useParams()
  const { data, error, refetch } = useQuery(PhotographDesign_query, {
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
  })
  if (data?.product) return <PhotographDesign key={productId} design={data.product} />
  return (
    <>
      <AdminHeading title={t`Photographs`} />
      <ProductState failed={error !== undefined} isLoaded={data !== undefined} retry={refetch} />
    </>
  )
}

function PhotographDesign({ design }: { design: PhotographedDesign }) {
  const { t } = useLingui()
  const photographs = photographsOf(design)
  const drawings = drawingsOf(design)
  const { save, loading, submitError } = useSavePictures()
  const next = useNextDesign(design.id)
  const links = (
    <>
      <Button asChild variant="outline" size="md" minH="11">
        <RouterLink to={paths.product(design.id)}>
          <ExternalLink />
          <Trans context="verb">View</Trans>
        </RouterLink>
      </Button>
      <Button asChild variant="outline" size="md" minH="11">
        <RouterLink to={adminPaths.photographs()}>
          <Trans>All without a photograph</Trans>
        </RouterLink>
      </Button>
    </>
  )
  return (
    <>
      <AdminHeading title={design.productName}>{links}</AdminHeading>
      <Stack as="ol" listStyleType="none" gap="4" maxW="3xl">
        {photoViews.map((view, place) => (
          <PhotographView
            key={view.view}
            design={design}
            place={place}
            view={view}
            photograph={photographs[place]}
            // Of the demo catalogue's drawings, the fourth shows the border.
            drawing={view.view === 'worn' ? undefined : drawings[place]}
            // They are taken in order: the first is what lists show.
            isNext={place === photographs.length}
          />
        ))}
      </Stack>
      <PhotographLoop design={design} />
      <Stack gap="3" mt="5" maxW="3xl">
        {drawings.length > 0 && photographs.length > 0 && (
          <Flex align="center" gap="3" wrap="wrap">
            <Text flex="1 1 14rem" color="fg.muted">
              <Trans>The drawings still follow the photographs.</Trans>
            </Text>
            <Button
              variant="outline"
              minH="11"
              loading={loading}
              loadingText={t`Remove the drawings`}
              onClick={() => void save(design, () => Promise.resolve(withoutDrawings))}
            >
              <Trans>Remove the drawings</Trans>
            </Button>
          </Flex>
        )}
        <SubmitError>{submitError}</SubmitError>
        {next && photographs.length > 0 && (
          <Button asChild minH="12">
            <RouterLink to={adminPaths.photograph(next.id)}>
              {t`Next: ${{ productName: next.productName }}`}
              <ArrowRight />
            </RouterLink>
          </Button>
        )}
      </Stack>
    </>
  )
}

/** The design that comes after this one in the list of those without a photograph, or else its first. */
function useNextDesign(id: string) {
  const { data } = useQuery(AdminPhotographs_query)
  const designs = data?.products.edges.map(({ node }) => node) ?? []
  const place = designs.findIndex((design) => design.id === id)
  return designs[place + 1] ?? designs.find((design) => design.id !== id)
}
