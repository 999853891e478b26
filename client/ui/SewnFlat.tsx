import type { BoxProps } from '@chakra-ui/react'
import type { LowerPieces } from '../../shared/garment-flat/lower-pieces.ts'
import type { Measure } from '../../shared/measurements/garment-measures.ts'
import { imageSource } from '../lib/images.ts'
import type { SewnStyle } from '../lib/sewn-styles.ts'
import { GarmentFlat, useGarmentFlat } from './GarmentFlat.tsx'

interface SewnFlatProps extends Omit<BoxProps, 'maxHeight'> {
  sewn: SewnStyle
  /** What is below a bodice; null: not drawn yet. */
  lower: LowerPieces | null
  maxHeight: string
  /** As `#rrggbb`; null for undyed cloth. */
  colour: string | null
  /** The address of a picture of the cloth. */
  cloth: string | null
  /** In cm. */
  measures: Partial<Record<Measure, number>>
}

/** How wide a piece of cloth its picture shows, in inches; nobody has said. */
const CLOTH_INCHES = 12

/** A garment from the front and the back, in its cloth and its measurements. */
export function SewnFlat({
  sewn: { style, parts },
  lower,
  maxHeight,
  colour,
  cloth,
  measures,
  ...box
}: SewnFlatProps) {
  const flat = useGarmentFlat(
    {
      mode: 'colour',
      style,
      lower,
      measures,
      colour,
      cloth: cloth === null ? null : { href: imageSource(cloth, 480), inches: CLOTH_INCHES },
    },
    parts,
  )
  return <GarmentFlat flat={flat} maxHeight={maxHeight} bg="white" borderRadius="l2" p="2" {...box} />
}
