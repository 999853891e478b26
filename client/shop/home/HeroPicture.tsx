import { Box, chakra } from '@chakra-ui/react'
import { Picture } from '../../ui/Picture.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** The breakpoint at which the picture is beside the text rather than above it: Chakra's `lg`. */
const wide = '(min-width: 64rem)'

/** Decorative, so it has an empty alternative text. The files are generated with the pictures. */
export function HeroPicture({ source, first }: { source: string; first: boolean }) {
  // The pictures of the next slides load after hydration, so that they don't compete with the first one.
  const hydrated = useHydrated()
  return (
    <Box
      position={{ lg: 'absolute' }}
      insetY={{ lg: '0' }}
      insetEnd={{ lg: '0' }}
      aspectRatio={{ base: 'square', lg: 'wide' }}
      maxW={{ base: '26rem', lg: 'none' }}
      mx={{ base: 'auto', lg: '0' }}
      width={{ base: 'full', lg: 'auto' }}
      // The picture fades into the slide's background at any window width.
      maskImage={{
        base: 'linear-gradient(to right, transparent, black 6%, black 94%, transparent)',
        lg: 'linear-gradient(to right, transparent, black 24%)',
      }}
    >
      {!first && !hydrated ? null : source.startsWith('/images/') ? (
        <Picture
          image={{ url: source, alt: '', width: 1280 }}
          sizes="(min-width: 64rem) 61rem, 24rem"
          fallbackWidth={960}
          eager={first}
          boxSize="full"
          height="full"
        />
      ) : (
        <OwnPicture source={source} first={first} />
      )}
    </Box>
  )
}

function OwnPicture({ source, first }: { source: string; first: boolean }) {
  return (
    <picture style={{ display: 'contents' }}>
      <source
        media={wide}
        type="image/avif"
        srcSet={`${source}-wide-1120.avif 1120w, ${source}-wide-1600.avif 1600w`}
        sizes="(min-width: 80rem) 68rem, 61rem"
      />
      <source media={wide} type="image/webp" srcSet={`${source}-wide-1120.webp`} />
      <source
        type="image/avif"
        srcSet={[480, 672, 828].map((width) => `${source}-square-${width}.avif ${width}w`).join()}
        sizes="24rem"
      />
      <chakra.img
        src={`${source}-square-640.webp`}
        alt=""
        htmlWidth={896}
        htmlHeight={896}
        boxSize="full"
        objectFit="cover"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}
