import '../theme/dialog.ts'
import 'react-easy-crop/react-easy-crop.css'
import { Box, Button, Dialog, Portal, SimpleGrid, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import Cropper from 'react-easy-crop'
import { languages } from '../../shared/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import type { Crop } from '../lib/picture-size.ts'
import { RangeField } from './RangeField.tsx'
import { useCloseWatcher } from './use-close-watcher.ts'

interface Cropping {
  /** How far the picture is moved, px on the screen. */
  position: { x: number; y: number }
  zoom: number
  /** Clockwise. */
  degrees: number
}

const uncropped: Cropping = { position: { x: 0, y: 0 }, zoom: 1, degrees: 0 }

interface CropDialogProps {
  title: string
  /** The picture's address. */
  image: string
  /** What the picture is. */
  alt: string
  /** Width over height of the part. */
  aspect: number
  maxZoom: number
  /** How far it can be turned to either side. */
  turning: { label: string; most: number; step: number }
  /** CSS: the colour where the picture doesn't reach, and the filter of its colours. */
  colours?: { background: string; filter: string }
  /** Further fields. @param reset shows the whole picture again */
  fields?: (reset: () => void) => ReactNode
  useLabel: string
  /** Whether the picture is being changed and can't be used yet. */
  isBusy?: boolean
  /** @param part of the rectangle around the turned picture */
  onUse: (part: Crop, degrees: number) => void
  onClose: () => void
}

/** Moves, enlarges and turns a picture until what is to be kept of it is in a frame. */
export function CropDialog({
  title,
  image,
  alt,
  aspect,
  maxZoom,
  turning,
  colours,
  fields,
  useLabel,
  isBusy = false,
  onUse,
  onClose,
}: CropDialogProps) {
  const { t } = useLingui()
  const { tag } = languages[useLanguage()]
  const [{ position, zoom, degrees }, setCropping] = useState(uncropped)
  const [chosen, setChosen] = useState<{ image: string; part: Crop } | null>(null)
  // Of another picture, its px are others.
  const part = chosen?.image === image ? chosen.part : null
  useCloseWatcher(true, onClose)
  const change = (some: Partial<Cropping>) => setCropping((before) => ({ ...before, ...some }))
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      size={{ base: 'full', md: 'md' }}
      placement="center"
      // The frame is measured when it appears: while the dialog grew, it would be too small.
      motionPreset="none"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content lang={tag}>
            <Dialog.Header pb="2">
              <Dialog.Title fontFamily="heading">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3">
                <Box
                  position="relative"
                  height={{ base: '42dvh', md: '48dvh' }}
                  borderRadius="l2"
                  overflow="hidden"
                >
                  <Cropper
                    key={image}
                    image={image}
                    aspect={aspect}
                    crop={position}
                    zoom={zoom}
                    rotation={degrees}
                    keyboardStep={10}
                    maxZoom={maxZoom}
                    onCropChange={(moved) => change({ position: moved })}
                    onZoomChange={(zoomed) => change({ zoom: zoomed })}
                    onCropAreaChange={(_, area) => setChosen({ image, part: area })}
                    disableAutomaticStylesInjection
                    style={{
                      containerStyle: { backgroundColor: colours?.background },
                      mediaStyle: { filter: colours?.filter },
                    }}
                    mediaProps={{ alt }}
                    cropperProps={{
                      'aria-label': t`The part that is shown. Drag the picture, or move it by the arrow keys.`,
                      role: 'group',
                    }}
                  />
                </Box>
                <SimpleGrid columns={2} columnGap="5" rowGap="1">
                  <RangeField
                    label={t`Zoom`}
                    min={1}
                    max={maxZoom}
                    step={0.05}
                    value={zoom}
                    text={t`${{ times: zoom.toFixed(1) }} times`}
                    onChange={(zoomed) => change({ zoom: zoomed })}
                  />
                  <RangeField
                    label={turning.label}
                    min={-turning.most}
                    max={turning.most}
                    step={turning.step}
                    value={degrees}
                    text={t`${{ degrees }}°`}
                    onChange={(turned) => change({ degrees: turned })}
                  />
                </SimpleGrid>
                {fields?.(() => setCropping(uncropped))}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" minH="11" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                minH="11"
                disabled={part === null || isBusy}
                onClick={() => part && onUse(part, degrees)}
              >
                {useLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
