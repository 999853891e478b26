import { Box, type BoxProps } from '@chakra-ui/react'

/** A decorative border of woven gold thread (zari). */
export function ZariBorder(props: BoxProps) {
  return (
    <Box
      aria-hidden
      height="6px"
      color="gold.solid"
      borderBlockWidth="1px"
      borderColor="currentColor"
      backgroundImage="repeating-linear-gradient(135deg, currentColor 0 1px, transparent 1px 6px), repeating-linear-gradient(45deg, currentColor 0 1px, transparent 1px 6px)"
      {...props}
    />
  )
}
