import { Box, Container, Flex, Grid, IconButton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { useSlideshow } from '../../ui/use-slideshow.ts'
import { useHeroSlides } from './hero-slides.ts'
import { HeroSlide } from './HeroSlide.tsx'

const interval = 5000

/**
 * A carousel of three slides. Not Chakra's carousel, which adds 20 kB to the first screen and does not
 * pause by itself.
 */
export function HeroCarousel() {
  const { t } = useLingui()
  const heroSlides = useHeroSlides()
  const count = heroSlides.length
  const show = useSlideshow(count, interval)
  const positionOf = (number: number) => t`${number} of ${count}`
  const labelOf = (number: number, title: string) => t`Slide ${number}: ${title}`
  return (
    <Box
      as="section"
      aria-roledescription={t`carousel`}
      aria-label={t`Highlights`}
      position="relative"
      {...show.handlers}
    >
      <Grid>
        {heroSlides.map((slide, index) => (
          <DeferredSection
            key={index}
            covered={index !== show.index && !show.isPrepared}
            style={{ display: 'grid', gridArea: '1 / 1' }}
          >
            <HeroSlide
              slide={slide}
              position={positionOf(index + 1)}
              first={index === 0}
              active={index === show.index}
            />
          </DeferredSection>
        ))}
      </Grid>
      <Container position={{ lg: 'absolute' }} insetX={{ lg: '0' }} bottom={{ lg: '0' }}>
        <Flex align="center" justify={{ base: 'center', lg: 'flex-start' }} py="3">
          <IconButton
            variant="ghost"
            aria-label={show.playing ? t`Pause the slides` : t`Play the slides`}
            onClick={show.toggle}
          >
            {show.playing ? <Pause /> : <Play />}
          </IconButton>
          {heroSlides.map(({ title }, index) => (
            <Dot
              key={index}
              label={labelOf(index + 1, title)}
              active={index === show.index}
              onClick={() => show.show(index)}
            />
          ))}
          <Flex hideBelow="lg" ms="auto" gap="2">
            <IconButton
              variant="outline"
              bg="bg.panel"
              borderRadius="full"
              aria-label={t`Previous slide`}
              onClick={show.previous}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              variant="outline"
              bg="bg.panel"
              borderRadius="full"
              aria-label={t`Next slide`}
              onClick={show.next}
            >
              <ChevronRight />
            </IconButton>
          </Flex>
        </Flex>
      </Container>
    </Box>
  )
}

function Dot({ label, active, onClick }: { label: string; active: boolean; onClick: () => void }) {
  return (
    <IconButton variant="ghost" aria-label={label} aria-current={active} onClick={onClick}>
      <Box
        boxSize="3"
        borderRadius="full"
        borderWidth="1px"
        borderColor="brand.solid"
        bg={active ? 'brand.solid' : 'transparent'}
      />
    </IconButton>
  )
}
