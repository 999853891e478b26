import { chakra, Flex } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Picture } from '../../ui/Picture.tsx'

interface ThumbnailsProps {
  images: ComponentProps<typeof Picture>['image'][]
  chosen: number
  onChoose: (index: number) => void
}

export function Thumbnails({ images, chosen, onChoose }: ThumbnailsProps) {
  const { t } = useLingui()
  const total = images.length
  const pictureLabel = (number: number) => t`Picture ${number} of ${total}`
  return (
    <Flex as="ul" hideBelow="md" gap="2" py="1" overflowX="auto">
      {images.map((image, index) => (
        <li key={image.url}>
          <chakra.button
            type="button"
            aria-label={pictureLabel(index + 1)}
            aria-current={index === chosen}
            onClick={() => onChoose(index)}
            display="block"
            width="16"
            aspectRatio="garment"
            overflow="hidden"
            borderRadius="l2"
            borderWidth="2px"
            borderColor={index === chosen ? 'brand.solid' : 'transparent'}
            focusVisibleRing="outside"
            cursor="button"
          >
            <Picture
              image={{ ...image, alt: '' }}
              sizes="72px"
              fallbackWidth={160}
              fetchPriority="low"
              height="full"
            />
          </chakra.button>
        </li>
      ))}
    </Flex>
  )
}
