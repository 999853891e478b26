import { Box, type BoxProps } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { DescribedPart } from '../../shared/garment-flat/describe.ts'
import {
  type ColourFlat,
  type GarmentFlat as Flat,
  garmentFlat,
  type PatternFlat,
} from '../../shared/garment-flat/garment-flat.ts'
import { labelOfPart } from '../lib/garment-flat-labels.ts'

type Filled = 'id' | 'captions' | 'title'
type Request = Omit<ColourFlat, Filled> | Omit<PatternFlat, Filled>

/** A garment's drawing with captions in the page's language; its parts describe it to screen readers. */
export function useGarmentFlat(request: Request, parts: readonly DescribedPart[]): Flat {
  const { t, i18n } = useLingui()
  const id = useId().replace(/\W/g, '')
  const known = parts.map((part) => labelOfPart(part, i18n)).map(({ name, value }) => `${name}: ${value}`)
  return garmentFlat({
    ...request,
    id: `flat${id}-`,
    captions: {
      front: t({ message: 'Front', context: 'view of a garment' }),
      back: t({ message: 'Back', context: 'view of a garment' }),
    },
    title: [t`Drawing from the front and the back`, ...known].join('. '),
  })
}

interface GarmentFlatProps extends Omit<BoxProps, 'maxHeight'> {
  flat: Flat
  maxHeight: string
}

/** As wide as its frame, up to a height. garmentFlat() escapes all texts and addresses in it. */
export const GarmentFlat = ({ flat, maxHeight, ...frame }: GarmentFlatProps) => (
  <Box
    {...frame}
    // The page's reset would give its texts the page's size.
    css={{ '& > svg': { display: 'block', maxHeight, fontSize: '10px' } }}
    dangerouslySetInnerHTML={{ __html: flat.svg }}
  />
)
