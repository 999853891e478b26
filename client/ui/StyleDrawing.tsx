import { Box, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { Category, StylePart } from '../__generated__/graphql.ts'
import { styleWith } from '../../shared/garment-flat/choices.ts'
import { optionFlat } from '../../shared/garment-flat/option-flat.ts'
import { sareeOf, styleOf } from '../../shared/garment-flat/read-style.ts'
import { lowerPieces } from '../../shared/garment-flat/lower-pieces.ts'
import type { GarmentStyle } from '../../shared/garment-flat/style.ts'

export interface Drawn {
  part: StylePart
  garments: readonly Category[]
  drawing: string | null | undefined
  image: string | null | undefined
}

/** A small picture of an option: its photograph, or its drawing. Its name stands beside it. */
export function StyleDrawing({ option, size = '16' }: { option: Drawn; size?: string }) {
  const id = useId().replace(/\W/g, '')
  const { part, drawing, image } = option
  const frame = {
    boxSize: size,
    flexShrink: 0,
    borderRadius: 'l2',
    overflow: 'hidden',
    bg: 'bg.muted',
  } as const
  if (image)
    return (
      <Box {...frame}>
        <chakra.img src={image} alt="" width="100%" height="100%" objectFit="cover" loading="lazy" />
      </Box>
    )
  if (!drawing) return <Box {...frame} borderWidth="1px" borderStyle="dashed" />
  const style = styleWith(plainStyle(option), [{ part, drawing }])
  const svg = optionFlat({ style, lower: lowerPieces, part, colour: '#e8d9c4', id: `option${id}-` })
  return (
    <Box
      {...frame}
      p="1"
      css={{ '& > svg': { display: 'block' } }}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

/** The garment on which the option is drawn. */
function plainStyle({ part, garments }: Drawn): GarmentStyle {
  const isFor = (garment: Category) => garments.includes(garment)
  if (part === 'FINISH') return sareeOf({})
  if (part === 'DUPATTA') return styleOf('lehenga', null)
  if (isFor('BLOUSE')) return styleOf('blouse', null)
  if (isFor('SUIT')) return styleOf('suit', null)
  if (isFor('LEHENGA') && (part === 'SKIRT' || part === 'FLARE' || part === 'LENGTH'))
    return styleOf('lehenga', null)
  return styleOf(isFor('DRESS') ? 'dress' : 'blouse', null)
}
