import { Box, Flex } from '@chakra-ui/react'
import { Scissors } from 'lucide-react'
import { Picture } from '../../../ui/Picture.tsx'

interface CardPictureProps {
  image: { url: string; alt: string; width?: number | null; height?: number | null } | null | undefined
}

/** The first garment's cover; scissors for a custom order. */
export const CardPicture = ({ image }: CardPictureProps) => (
  <Box aspectRatio="garment" overflow="hidden" borderRadius="l2" bg="bg.subtle" alignSelf="start">
    {image ? (
      <Picture image={{ ...image, alt: '' }} sizes="96px" fallbackWidth={160} height="full" />
    ) : (
      <Flex height="full" align="center" justify="center" color="gold.solid">
        <Scissors aria-hidden size={28} />
      </Flex>
    )}
  </Box>
)

/** Picture beside text, as on all order cards. */
export const cardGrid = {
  templateColumns: { base: '4.5rem minmax(0, 1fr)', sm: '6rem minmax(0, 1fr)' },
  gap: { base: '3', sm: '5' },
  p: { base: '3', sm: '4' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
} as const
