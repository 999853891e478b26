import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useReducedMotion } from '../../ui/media.ts'
import { WorkshopPicture, type WorkshopStation } from './WorkshopPicture.tsx'

const stations: Pick<StationProps, 'picture' | 'title' | 'text'>[] = [
  {
    picture: 'measuring',
    title: msg`Measuring`,
    text: msg`Seven measurements for a blouse, five for a dress, three for a lehenga.`,
  },
  {
    picture: 'drafting',
    title: msg`Drafting`,
    text: msg`The measurements become a paper pattern, and the pattern a garment’s pieces.`,
  },
  {
    picture: 'cutting',
    title: msg`Cutting`,
    text: msg`Along the grain, with the border and the motifs where they should fall.`,
  },
  {
    picture: 'handwork',
    title: msg`Handwork`,
    text: msg`Zari, sequins, stones and beads, sewn on stitch by stitch.`,
  },
  {
    picture: 'fitting',
    title: msg`Fitting`,
    text: msg`Tried on, pinned and marked, then finished.`,
  },
]

/** The five stages of a garment, browsed by swipe, wheel, arrow keys or buttons. */
export function WorkshopCarousel({ headingLevel }: { headingLevel: 'h2' | 'h3' }) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const behavior = useReducedMotion() ? 'auto' : 'smooth'
  const showSlide = (direction: 1 | -1) => {
    const width = row.current?.clientWidth ?? 0
    row.current?.scrollBy({ left: direction * width * 0.8, behavior })
  }
  return (
    <Box mt={{ base: '10', md: '14' }}>
      <Flex align="center" justify="space-between" gap="4" mb="5">
        <Heading as={headingLevel} id="workshop-title" size="2xl">
          <Trans>Our Workshop</Trans>
        </Heading>
        {/* From xl on all five are visible. */}
        <Flex gap="2" hideFrom="xl">
          <SlideButton label={t`Previous station`} onClick={() => showSlide(-1)}>
            <ChevronLeft />
          </SlideButton>
          <SlideButton label={t`Next station`} onClick={() => showSlide(1)}>
            <ChevronRight />
          </SlideButton>
        </Flex>
      </Flex>
      <Flex
        ref={row}
        role="region"
        aria-roledescription={t`carousel`}
        aria-labelledby="workshop-title"
        tabIndex={0}
        gap="4"
        pb="3"
        overflowX="auto"
        focusVisibleRing="outside"
        css={{ scrollSnapType: 'x proximity' }}
      >
        {stations.map((station, index) => (
          <Station
            key={station.title.id}
            {...station}
            number={index + 1}
            headingLevel={headingLevel === 'h2' ? 'h3' : 'h4'}
          />
        ))}
      </Flex>
    </Box>
  )
}

function SlideButton(props: { label: string; onClick: () => void; children: ReactNode }) {
  const { label, ...button } = props
  return <IconButton variant="outline" bg="bg.panel" borderRadius="full" aria-label={label} {...button} />
}

interface StationProps {
  picture: WorkshopStation
  title: MessageDescriptor
  text: MessageDescriptor
  number: number
  headingLevel: 'h3' | 'h4'
}

function Station({ picture, title, text, number, headingLevel }: StationProps) {
  const { i18n } = useLingui()
  return (
    <Box
      flex={{ base: '0 0 78%', sm: '0 0 17rem', xl: '1 0 14rem' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      css={{ scrollSnapAlign: 'start' }}
    >
      <WorkshopPicture station={picture} />
      <Box p="6">
        <Flex justify="space-between" gap="3" align="baseline">
          <Heading as={headingLevel} size="lg">
            {i18n._(title)}
          </Heading>
          <Text fontFamily="heading" fontSize="2xl" color="gold.fg" lineHeight="1.2" aria-hidden>
            {number}
          </Text>
        </Flex>
        <Text color="fg.muted" mt="1">
          {i18n._(text)}
        </Text>
      </Box>
    </Box>
  )
}
