import { useQuery } from '@apollo/client/react'
import { Box, chakra, Grid, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Picture } from '../../ui/Picture.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { AdminPhotographs_query } from './photograph-documents.ts'
import { PhotoGuide } from './PhotoGuide.tsx'

/** The designs that only drawings show, or nothing, and how to photograph them. */
export function AdminPhotographsPage() {
  const { t } = useLingui()
  const result = useQuery(AdminPhotographs_query, { fetchPolicy: 'cache-and-network' })
  return (
    <AdminListPage
      title={t`Photographs`}
      list={listOf(result, (data) => data.products)}
      empty={t`Each design has a photograph.`}
      intro={
        <>
          <Text color="fg.muted">
            <Trans>
              Shoppers order what they see. These designs have no photograph yet: tap one, and take its
              pictures with this phone, one after another. Each is in the shop as soon as you have taken it.
            </Trans>
          </Text>
          <chakra.details>
            <chakra.summary minH="11" py="2.5" cursor="pointer" color="brand.fg" fontWeight="semibold">
              <Trans>How to photograph a garment</Trans>
            </chakra.summary>
            <PhotoGuide />
          </chakra.details>
        </>
      }
    >
      {(designs) => (
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
          gap="4"
          aria-label={t`Designs without a photograph`}
        >
          {designs.map(({ id, productName, cover }) => (
            <Box
              key={id}
              as="li"
              position="relative"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="l3"
              overflow="hidden"
            >
              <Box aspectRatio="garment" bg="bg.subtle" overflow="hidden" color="fg.muted">
                {cover ? (
                  <Picture image={{ ...cover, alt: '' }} sizes="180px" fallbackWidth={320} height="full" />
                ) : (
                  <Grid height="full" placeItems="center">
                    <Camera aria-hidden />
                  </Grid>
                )}
              </Box>
              <Link
                asChild
                p="3"
                display="block"
                fontWeight="semibold"
                _before={{ content: '""', position: 'absolute', inset: 0 }}
              >
                <RouterLink to={adminPaths.photograph(id)}>{productName}</RouterLink>
              </Link>
            </Box>
          ))}
        </Grid>
      )}
    </AdminListPage>
  )
}
