import { Box, Center, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ZoomIn } from 'lucide-react'
import { lazy, useState } from 'react'
import type { ProductGallery_ProductFragment } from '../../__generated__/graphql.ts'
import { designName, localizedPicture } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { cardPictureOf } from '../../lib/placeholder.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { framedPicture, pictureFrame } from './picture-frame.ts'
import { Thumbnails } from './Thumbnails.tsx'

const NoPicture = lazy(async () => ({ default: (await import('./NoPicture.tsx')).NoPicture }))

const loadZoom = async () => (await import('./PictureZoom.tsx')).PictureZoom

export const ProductGallery_product = graphql(`
  fragment ProductGallery_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    images {
      url
      alt
      width
      height
      thumbhash
    }
  }
`)

/** The alternative texts of the demo catalogue's drawings say that they are drawings. */
const isIllustration = (alt: string) => /^illustration/i.test(alt)

/** One large picture with thumbnails; the large one opens the viewer. */
export function ProductGallery({ product }: { product: ProductGallery_ProductFragment }) {
  const { t, i18n } = useLingui()
  const images = product.images.map((image) => localizedPicture(i18n, product, image))
  const [chosen, setChosen] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const { Component: PictureZoom, warmUp, want } = useLazyComponent(loadZoom)
  const image = images[chosen] ?? images[0]
  if (!image)
    return (
      <LazySection>
        <NoPicture />
      </LazySection>
    )
  const cardPicture = cardPictureOf(product.id)
  const number = chosen + 1
  const total = images.length
  return (
    <Stack
      as="section"
      aria-label={t`Pictures`}
      gap="3"
      mx={{ base: '-4', md: '0' }}
      position={{ md: 'sticky' }}
      top="20"
      maxW={{ md: '40rem' }}
    >
      <Box position="relative">
        <chakra.button
          type="button"
          aria-label={t`Look closer at picture ${number} of ${total}`}
          aria-haspopup="dialog"
          display="block"
          {...pictureFrame}
          cursor="zoom-in"
          focusVisibleRing="inside"
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={async () => setZoomed(await want())}
        >
          <Picture
            key={image.url}
            image={image}
            sizes="(min-width: 1024px) 640px, (min-width: 768px) 50vw, 100vw"
            fallbackWidth={960}
            placeholder={cardPicture?.url === image.url ? cardPicture.source : undefined}
            eager
            {...framedPicture}
          />
        </chakra.button>
        <Flex
          position="absolute"
          insetX="3"
          bottom="3"
          justify="space-between"
          align="flex-end"
          pointerEvents="none"
          aria-hidden
        >
          {isIllustration(product.images[images.indexOf(image)]!.alt) ? (
            <Text px="2" py="0.5" fontSize="xs" bg="bg.panel" color="fg.muted" borderRadius="l1">
              <Trans>Illustration</Trans>
            </Text>
          ) : (
            <span />
          )}
          <Center boxSize="10" borderRadius="full" bg="bg.panel" color="brand.fg" boxShadow="xs">
            <ZoomIn size={20} />
          </Center>
        </Flex>
      </Box>
      {images.length > 1 && <Thumbnails images={images} chosen={chosen} onChoose={setChosen} />}
      {PictureZoom && (
        <PictureZoom
          images={images}
          chosen={chosen}
          title={designName(i18n, product)}
          open={zoomed}
          onChoose={setChosen}
          onClose={() => setZoomed(false)}
        />
      )}
    </Stack>
  )
}
