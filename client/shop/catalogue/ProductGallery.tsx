import { Box, Center, chakra, Flex, Stack, type SystemStyleObject, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ZoomIn } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import type { ProductGallery_ProductFragment } from '../../__generated__/graphql.ts'
import { designName, localizedPicture } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { cardPictureOf } from '../../lib/placeholder.ts'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { framedPicture, pictureFrame } from './picture-frame.ts'
import { Thumbnails } from './Thumbnails.tsx'

const NoPicture = lazy(async () => ({ default: (await import('./NoPicture.tsx')).NoPicture }))

const PictureLoop = lazy(async () => ({ default: (await import('./PictureLoop.tsx')).PictureLoop }))

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
      loopUrl
    }
  }
`)

/** The alternative texts of the demo catalogue's drawings say that they are drawings. */
const isIllustration = (alt: string) => /^illustration/i.test(alt)

/** Swiped on phones, moved by the thumbnails elsewhere. */
const stripStyle = {
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '& > *': { scrollSnapAlign: 'start' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
} satisfies SystemStyleObject

/** Large pictures beside each other, one in sight; each opens the viewer. Phones have dots in place of the thumbnails. */
export function ProductGallery({ product }: { product: ProductGallery_ProductFragment }) {
  const { t, i18n } = useLingui()
  const images = product.images.map((image) => localizedPicture(i18n, product, image))
  const [chosen, setChosen] = useState(0)
  const strip = useRef<HTMLDivElement>(null)
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
  const total = images.length
  const choose = (index: number) => {
    setChosen(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth })
  }
  const followScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    if (clientWidth > 0) setChosen(Math.min(total - 1, Math.round(scrollLeft / clientWidth)))
  }
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
        <Flex ref={strip} onScroll={followScroll} {...pictureFrame} overflow="auto hidden" css={stripStyle}>
          {images.map((each, index) => {
            const number = index + 1
            return (
              <Box key={each.url} position="relative" flex="0 0 100%" minW="0" height="full">
                <chakra.button
                  type="button"
                  aria-label={t`Look closer at picture ${number} of ${total}`}
                  aria-haspopup="dialog"
                  width="full"
                  height="full"
                  cursor="zoom-in"
                  focusVisibleRing="inside"
                  onPointerEnter={warmUp}
                  onFocus={warmUp}
                  onClick={async () => {
                    setChosen(index)
                    setZoomed(await want())
                  }}
                >
                  <Picture
                    image={each}
                    sizes="(min-width: 1024px) 640px, (min-width: 768px) 50vw, 100vw"
                    fallbackWidth={960}
                    placeholder={cardPicture?.url === each.url ? cardPicture.source : undefined}
                    eager={index === 0}
                    {...framedPicture}
                  />
                </chakra.button>
                {each.loopUrl && (
                  <LazySection>
                    <PictureLoop loop={each.loopUrl} />
                  </LazySection>
                )}
              </Box>
            )
          })}
        </Flex>
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
          {total > 1 && <Dots total={total} chosen={chosen} />}
          <Center boxSize="10" borderRadius="full" bg="bg.panel" color="brand.fg" boxShadow="xs">
            <ZoomIn size={20} />
          </Center>
        </Flex>
      </Box>
      {images.length > 1 && (
        <DeferredSection>
          <Thumbnails images={images} chosen={chosen} onChoose={choose} />
        </DeferredSection>
      )}
      {PictureZoom && (
        <PictureZoom
          images={images}
          chosen={chosen}
          title={designName(i18n, product)}
          open={zoomed}
          onChoose={choose}
          onClose={() => setZoomed(false)}
        />
      )}
    </Stack>
  )
}

/** Which of the pictures is in sight; buttons say it to screen readers. */
const Dots = ({ total, chosen }: { total: number; chosen: number }) => (
  <Flex
    hideFrom="md"
    position="absolute"
    insetX="0"
    bottom="3"
    marginInline="auto"
    width="fit-content"
    gap="1.5"
    p="1.5"
    bg="bg.panel"
    borderRadius="full"
  >
    {Array.from({ length: total }, (_, index) => (
      <Box
        key={index}
        boxSize="2"
        borderRadius="full"
        bg={index === chosen ? 'brand.solid' : 'border.emphasized'}
      />
    ))}
  </Flex>
)
