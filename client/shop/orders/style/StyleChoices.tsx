import { useQuery } from '@apollo/client/react'
import { Box, Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { garmentFor, partsOfGarment } from '../../../../shared/garment-flat/choices.ts'
import type { LowerPieces } from '../../../../shared/garment-flat/lower-pieces.ts'
import type { Measure } from '../../../../shared/measurements/garment-measures.ts'
import { sewnOptions } from '../../../../shared/style-options/sewn-options.ts'
import type { Category } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { clothColour } from '../../../../shared/garment-flat/cloth-colours.ts'
import { chosenOptions, sewnStyles, type SewnStyle } from '../../../lib/sewn-styles.ts'
import { SewnFlat } from '../../../ui/SewnFlat.tsx'
import { optionsOf } from '../wizard/line-prices.ts'
import { StyleParts } from './StyleParts.tsx'
import { useStyleOptions } from './style-options.ts'

const StyleChoices_query = graphql(`
  query StyleChoices($id: ID!) {
    product(id: $id) {
      ...GarmentDesign_product
      style {
        id
        part
        name
        translations {
          locale
          name
        }
        drawing
        excludes {
          id
        }
      }
    }
  }
`)

export interface StyleChoicesProps {
  /** The design that is sewn, or that a custom garment starts from; null without one. */
  productId: string | null
  /** Of the design, or of the custom garment. */
  category: Category
  isCustom: boolean
  /** The ids of the options. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** As the shopper wrote it. */
  colour?: string
  /** The address of a picture of the shopper's own cloth. */
  cloth?: string | null
  /** In cm, by garment. */
  measures?: Partial<Record<string, Partial<Record<Measure, number>>>>
  /** Whether it stands within a page; otherwise it fills a dialog. */
  inPage?: boolean
}

/** The garment drawn as chosen, and its parts. Within a page a tap on an option opens the next part. */
export function StyleChoices({
  productId,
  category,
  isCustom,
  chosen,
  onChange,
  colour,
  cloth,
  measures,
  inPage = false,
}: StyleChoicesProps) {
  const { i18n } = useLingui()
  const { options, failed, retry } = useStyleOptions()
  const { data, loading } = useQuery(StyleChoices_query, {
    variables: { id: productId ?? '' },
    skip: productId === null,
  })
  const [openPart, setOpenPart] = useState<string | null>('FRONT_NECK')
  const hasPeplum = [...(data?.product?.style ?? []), ...(options ? optionsOf(chosen, options) : [])].some(
    ({ drawing }) => drawing === 'peplum',
  )
  const lower = useLowerPieces(category !== 'BLOUSE' || hasPeplum || openPart === 'LENGTH')
  if (failed)
    return (
      <Stack gap="3" align="start" py="6">
        <Text>
          <Trans>We could not load the styles. Check your connection and try again.</Trans>
        </Text>
        <Button variant="outline" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Stack>
    )
  if (!options || loading) return <Skeleton height="96" my="4" />
  const design = data?.product ?? null
  const picked = optionsOf(chosen, options)
  const ofDesign = design?.style ?? []
  const own = sewnStyles({ category, design, isCustom, chosen: chosenOptions(ofDesign, i18n) })
  const together = own.map(({ style }) => style.garment)
  const offered = [...options.values()].filter(
    ({ garments, part, drawing }) =>
      garments.includes(category) && garmentFor(together, { part, drawing: drawing ?? null }) !== undefined,
  )
  const styles = sewnStyles({
    category,
    design,
    isCustom,
    chosen: chosenOptions(sewnOptions(ofDesign, picked), i18n),
  })
  const shown = shownStyle(styles, openPart)
  const fill = clothColour(colour) ?? (cloth ? null : clothColour(design?.color))
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: inPage ? undefined : '1fr 1fr' }}
      gap={{ base: '2', md: inPage ? '2' : '8' }}
    >
      <Box
        position="sticky"
        top={inPage ? '12' : '0'}
        zIndex="docked"
        alignSelf="start"
        bg="bg.panel"
        py="2"
        height={inPage ? '44' : { base: '31svh', md: 'auto' }}
        borderBottomWidth={{ base: '1px', md: inPage ? '1px' : '0' }}
      >
        <SewnFlat
          sewn={shown}
          lower={lower}
          maxHeight={inPage ? '10rem' : '28svh'}
          p="0"
          colour={fill}
          cloth={cloth ?? null}
          measures={measures?.[shown.style.garment === 'saree' ? 'blouse' : shown.style.garment] ?? {}}
        />
      </Box>
      <StyleParts
        offered={offered}
        picked={picked}
        ofDesign={ofDesign}
        own={own}
        lower={lower}
        colour={fill}
        openPart={openPart}
        onOpen={setOpenPart}
        onChange={onChange}
        inPage={inPage}
      />
    </Grid>
  )
}

/**
 * What is below a bodice, which the first part, the front neck, doesn't show: null until it is needed and loaded, and
 * where it can't be loaded.
 */
function useLowerPieces(isNeeded: boolean): LowerPieces | null {
  const [pieces, setPieces] = useState<LowerPieces | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    let isMounted = true
    import('../../../../shared/garment-flat/lower-pieces.ts').then(
      ({ lowerPieces }) => isMounted && setPieces(lowerPieces),
      () => null,
    )
    return () => {
      isMounted = false
    }
  }, [isNeeded])
  return pieces
}

/** The garment that has the part that is being chosen. */
const shownStyle = (styles: readonly SewnStyle[], part: string | null): SewnStyle =>
  styles.find(({ style: { garment } }) => partsOfGarment(garment).some((each) => each === part)) ??
  styles.at(-1)!
