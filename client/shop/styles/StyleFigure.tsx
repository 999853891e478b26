import { Box, type BoxProps } from '@chakra-ui/react'
import { lazy } from 'react'
import { LazySection } from '../../ui/LazySection.tsx'
import type { StyleOption } from '../orders/style/style-options.ts'

const StyleDrawing = lazy(async () => ({
  default: (await import('../../ui/StyleDrawing.tsx')).StyleDrawing,
}))

/** An option's photograph or drawing, where it has one. The server's stays until the code that draws is there. */
export function StyleFigure({ option, ...frame }: BoxProps & { option: StyleOption }) {
  if (!(option.image ?? option.drawing)) return null
  return (
    <Box {...frame}>
      <LazySection>
        <StyleDrawing option={option} size="full" />
      </LazySection>
    </Box>
  )
}
