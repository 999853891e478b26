import { AspectRatio, Box, chakra, Grid, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { OrderPhotosFragment } from '../../../__generated__/graphql.ts'
import { categoryLabels } from '../../../lib/catalogue-labels.ts'
import { imageSource, imageSrcSet } from '../../../lib/images.ts'
import { localizedName } from '../../../lib/localized-name.ts'
import { formatNearDay } from '../../../lib/shop-days.ts'
import { Panel } from '../../../ui/Panel.tsx'

/** The photographs of an order's garments that the shop shows to the customer; each opens in full. */
export function WorkshopPhotos({ photos }: { photos: OrderPhotosFragment[] }) {
  const { t, i18n } = useLingui()
  return (
    <Panel size="lg" title={t`From our workshop`}>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        gap="4"
      >
        {photos.map(({ url, category, stage, takenAt }) => {
          const [garment, stageName] = [i18n._(categoryLabels[category]), localizedName(i18n, stage)]
          return (
            <Box as="li" key={url}>
              <Link href={imageSource(url, 1280)} target="_blank" display="block" borderRadius="l2">
                <AspectRatio ratio={3 / 4} borderRadius="l2" overflow="hidden" bg="bg.subtle">
                  <chakra.img
                    src={imageSource(url, 640)}
                    srcSet={imageSrcSet(url, 'avif')}
                    sizes="(min-width: 48rem) 15rem, 45vw"
                    alt={t`${garment}, photographed in our workshop: ${stageName}`}
                    loading="lazy"
                    objectFit="cover"
                  />
                </AspectRatio>
              </Link>
              <Text mt="2" fontWeight="semibold">
                {stageName}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {garment}, <time dateTime={takenAt}>{formatNearDay(takenAt, i18n)}</time>
              </Text>
            </Box>
          )
        })}
      </Grid>
    </Panel>
  )
}
