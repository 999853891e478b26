import '../../../theme/dialog.ts'
import { useQuery } from '@apollo/client/react'
import { Box, Button, Dialog, Grid, IconButton, Portal, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { garmentFor, partsOfGarment } from '../../../../shared/garment-flat/choices.ts'
import type { Measure } from '../../../../shared/measurements/garment-measures.ts'
import type { Category } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'
import { clothColour } from '../../../lib/cloth-colours.ts'
import { localizedName } from '../../../lib/localized-name.ts'
import { sewnStyles, type SewnStyle } from '../../../lib/sewn-styles.ts'
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts'
import { SewnFlat } from '../../../ui/SewnFlat.tsx'
import { StyleParts } from './StyleParts.tsx'
import { optionsOf } from '../wizard/line-prices.ts'
import { useStyleOptions } from './style-options.ts'

const StylePicker_query = graphql(`
  query StylePicker($id: ID!) {
    product(id: $id) {
      ...GarmentDesign_product
    }
  }
`)

export interface StylePickerProps {
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
  /** The price and the day. */
  children: ReactNode
  open: boolean
  onClose: () => void
}

/** How a garment is sewn, part by part, with the garment drawn as chosen. What is chosen stays when it is closed. */
export function StylePicker({ children, open, onClose, ...choice }: StylePickerProps) {
  const { t } = useLingui()
  useCloseWatcher(open, onClose)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={{ base: 'full', md: 'xl' }}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header py="3" pe="14">
              <Dialog.Title fontFamily="heading" textStyle="xl">
                <Trans>Your style</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body px={{ base: '4', md: '6' }} py="0">
              <Choices {...choice} />
            </Dialog.Body>
            <Dialog.Footer
              justifyContent="space-between"
              gap="3"
              py="3"
              pb="calc(0.75rem + env(safe-area-inset-bottom))"
              borderTopWidth="1px"
            >
              <Box role="status" minW="0" lineHeight="short">
                {children}
              </Box>
              <Button onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" aria-label={t`Close`}>
                <X />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type ChoicesProps = Omit<StylePickerProps, 'children' | 'open' | 'onClose'>

function Choices({ productId, category, isCustom, chosen, onChange, colour, cloth, measures }: ChoicesProps) {
  const { i18n } = useLingui()
  const { options, failed, retry } = useStyleOptions()
  const { data, loading } = useQuery(StylePicker_query, {
    variables: { id: productId ?? '' },
    skip: productId === null,
  })
  const [openPart, setOpenPart] = useState<string | null>('FRONT_NECK')
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
  const named = picked.map((option) => ({ ...option, name: localizedName(i18n, option) }))
  const own = sewnStyles({ category, design, isCustom, chosen: [] })
  const together = own.map(({ style }) => style.garment)
  const offered = [...options.values()].filter(
    ({ garments, part, drawing }) =>
      garments.includes(category) && garmentFor(together, { part, drawing: drawing ?? null }) !== undefined,
  )
  const styles = sewnStyles({ category, design, isCustom, chosen: named })
  const shown = shownStyle(styles, openPart)
  const fill = clothColour(colour) ?? (cloth ? null : clothColour(design?.color))
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap={{ base: '2', md: '8' }}>
      <Box
        position="sticky"
        top="0"
        zIndex="docked"
        alignSelf="start"
        bg="bg.panel"
        py="2"
        height={{ base: '31svh', md: 'auto' }}
        borderBottomWidth={{ base: '1px', md: '0' }}
      >
        <SewnFlat
          sewn={shown}
          maxHeight="28svh"
          p="0"
          colour={fill}
          cloth={cloth ?? null}
          measures={measures?.[shown.style.garment === 'saree' ? 'blouse' : shown.style.garment] ?? {}}
        />
      </Box>
      <StyleParts
        offered={offered}
        picked={picked}
        own={own}
        colour={fill}
        openPart={openPart}
        onOpen={setOpenPart}
        onChange={onChange}
      />
    </Grid>
  )
}

/** The garment that has the part that is being chosen. */
const shownStyle = (styles: readonly SewnStyle[], part: string | null): SewnStyle =>
  styles.find(({ style: { garment } }) => partsOfGarment(garment).some((each) => each === part)) ??
  styles.at(-1)!
