import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ImageWidth } from '../../shared/images/image-sizes.ts'
import { imageSource, imageSrcSet } from '../lib/images.ts'
import { placeholderColor } from '../lib/placeholder.ts'

interface PictureProps extends Omit<
  HTMLChakraProps<'img'>,
  'src' | 'alt' | 'sizes' | 'loading' | 'placeholder'
> {
  image: {
    url: string
    alt: string
    width?: number | null
    height?: number | null
    thumbhash?: string | null
  }
  /** The rendered width, as in the `sizes` attribute: `(min-width: 1024px) 20vw, 50vw`. */
  sizes: string
  /** The width for browsers without `srcset`. */
  fallbackWidth?: ImageWidth
  /** The page's main picture: loaded first. Others are loaded lazily. */
  eager?: boolean
  /** A smaller file of the same picture that the browser has already: shown until this one is loaded. */
  placeholder?: string | undefined
}

/**
 * A picture in the best format and size that the browser supports; an external one as it is. Its space
 * is reserved by its own ratio, or 3:4 if that is unknown.
 */
export function Picture({
  image,
  sizes,
  fallbackWidth = 480,
  eager = false,
  placeholder,
  ...img
}: PictureProps) {
  const { url, alt, width, height, thumbhash } = image
  const srcSet = (format: 'avif' | 'webp') => imageSrcSet(url, format, width)
  const avif = srcSet('avif')
  return (
    <picture style={{ display: 'contents' }}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {avif && <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />}
      <chakra.img
        src={imageSource(url, fallbackWidth)}
        alt={alt}
        htmlWidth={width ?? 900}
        htmlHeight={height ?? 1200}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        width="full"
        height="auto"
        objectFit="cover"
        backgroundSize="cover"
        backgroundPosition="center"
        style={{
          backgroundColor: placeholderColor(thumbhash),
          ...(placeholder && { backgroundImage: `url(${JSON.stringify(placeholder)})` }),
        }}
        {...img}
      />
    </picture>
  )
}
