import '../../theme/dialog.ts'
import 'react-easy-crop/react-easy-crop.css'
import { Box, Button, Dialog, Portal, SimpleGrid, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { languages } from '../../../shared/languages.ts'
import type { PictureChanges } from '../../app/images/change-picture.ts'
import { samplePicture } from '../../app/images/change-picture.ts'
import { useLanguage } from '../../language/use-language.ts'
import { asTaken, type Channels, colourMatrix, edgeColour, gainsOf, rgb } from '../../lib/picture-colours.ts'
import { type Crop, portrait } from '../../lib/picture-size.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { RangeField } from '../../ui/RangeField.tsx'

interface PictureEditorProps {
  /** The picture as it was chosen. */
  picture: { file: File; preview: string }
  onUse: (changes: PictureChanges) => void
  onClose: () => void
}

const white: Channels = [255, 255, 255]

/** Crops a picture to the catalogue's shape, straightens it and corrects its colours: what is seen is what is kept. */
export function PictureEditor({ picture, onUse, onClose }: PictureEditorProps) {
  const { t } = useLingui()
  const { tag } = languages[useLanguage()]
  const filterId = useId()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  const [colours, setColours] = useState(asTaken)
  const [crop, setCrop] = useState<Crop | null>(null)
  const wall = useWall(picture.file)
  const behind = wall ?? white
  const gains = gainsOf(colours, behind)
  useCloseWatcher(true, onClose)

  const reset = () => {
    setPosition({ x: 0, y: 0 })
    setZoom(1)
    setDegrees(0)
    setColours(asTaken)
  }
  const use = () => {
    if (crop) onUse({ crop, degrees, gains, behind })
    onClose()
  }
  return (
    <Dialog.Root
      open
      onOpenChange={(change) => !change.open && onClose()}
      size={{ base: 'full', md: 'md' }}
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content lang={tag}>
            <Dialog.Header pb="2">
              <Dialog.Title fontFamily="heading">
                <Trans>Edit the picture</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3">
                <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
                  <filter id={filterId} colorInterpolationFilters="sRGB">
                    <feColorMatrix values={colourMatrix(gains)} />
                  </filter>
                </svg>
                <Box
                  position="relative"
                  height={{ base: '42dvh', md: '48dvh' }}
                  borderRadius="l2"
                  overflow="hidden"
                >
                  <Cropper
                    image={picture.preview}
                    aspect={portrait}
                    crop={position}
                    zoom={zoom}
                    rotation={degrees}
                    keyboardStep={10}
                    minZoom={1}
                    maxZoom={4}
                    onCropChange={setPosition}
                    onZoomChange={setZoom}
                    onCropAreaChange={(_, area) => setCrop(area)}
                    disableAutomaticStylesInjection
                    style={{
                      containerStyle: {
                        backgroundColor: rgb(behind.map((value, channel) => value * gains[channel]!)),
                      },
                      mediaStyle: { filter: `url(#${filterId})` },
                    }}
                    mediaProps={{ alt: t`The picture that is being edited` }}
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
                    max={4}
                    step={0.05}
                    value={zoom}
                    text={t`${{ times: zoom.toFixed(1) }} times`}
                    onChange={setZoom}
                  />
                  <RangeField
                    label={t`Straighten`}
                    min={-15}
                    max={15}
                    step={0.5}
                    value={degrees}
                    text={t`${{ degrees }}°`}
                    onChange={setDegrees}
                  />
                  <RangeField
                    label={t`Warmer or cooler`}
                    min={-50}
                    max={50}
                    step={1}
                    value={colours.warmth}
                    text={t`${{ percent: colours.warmth }}%`}
                    onChange={(warmth) => setColours({ ...colours, warmth })}
                  />
                  <RangeField
                    label={t`Light`}
                    min={-50}
                    max={50}
                    step={1}
                    value={colours.light}
                    text={t`${{ percent: colours.light }}%`}
                    onChange={(light) => setColours({ ...colours, light })}
                  />
                </SimpleGrid>
                {wall && (
                  <CheckField
                    label={t`Remove the colour of the light: the wall behind the garment is white or grey`}
                    checked={colours.isNeutral}
                    onChange={({ target }) => setColours({ ...colours, isNeutral: target.checked })}
                  />
                )}
                <Button variant="ghost" minH="11" alignSelf="start" onClick={reset}>
                  <Undo2 aria-hidden />
                  <Trans>As taken</Trans>
                </Button>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" minH="11" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button minH="11" onClick={use} disabled={crop === null}>
                <Trans>Use this picture</Trans>
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** The colour behind the garment; null until it is known, and where the browser can't read the picture. */
function useWall(file: File): Channels | null {
  const [wall, setWall] = useState<Channels | null>(null)
  useEffect(() => {
    let isShown = true
    void samplePicture(file).then((sample) => {
      if (isShown && sample) setWall(edgeColour(sample.data, sample.width, sample.height))
    })
    return () => {
      isShown = false
    }
  }, [file])
  return wall
}
