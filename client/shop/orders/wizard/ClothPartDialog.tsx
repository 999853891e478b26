import '../../../theme/dialog.ts'
import 'react-easy-crop/react-easy-crop.css'
import { Box, Button, Dialog, Portal, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { languages } from '../../../../shared/languages.ts'
import { preparePicture } from '../../../app/images/prepare-picture.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { Crop } from '../../../lib/picture-size.ts'
import { RangeField } from '../../../ui/RangeField.tsx'
import { SubmitError } from '../../../ui/Form.tsx'
import { useCloseWatcher } from '../../../ui/use-close-watcher.ts'

interface ClothPartDialogProps {
  /** The photograph's address. */
  url: string
  onUse: (part: Blob) => void
  onClose: () => void
}

/** Moves, enlarges and turns the photograph of a cloth until its square part is what the drawing repeats. */
export function ClothPartDialog({ url, onUse, onClose }: ClothPartDialogProps) {
  const { t } = useLingui()
  const { tag } = languages[useLanguage()]
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [failed, setFailed] = useState(false)
  useCloseWatcher(true, onClose)
  const use = async (part: Crop) => {
    setFailed(false)
    try {
      const picture = await (await fetch(url)).blob()
      const file = new File([picture], 'cloth', { type: picture.type })
      onUse(
        (await preparePicture(file, { crop: part, degrees, gains: [1, 1, 1], behind: [255, 255, 255] })).file,
      )
      onClose()
    } catch {
      setFailed(true)
    }
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
                <Trans>The part for the drawing</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3">
                <Box position="relative" height="48dvh" borderRadius="l2" overflow="hidden">
                  <Cropper
                    image={url}
                    aspect={1}
                    crop={position}
                    zoom={zoom}
                    rotation={degrees}
                    keyboardStep={10}
                    maxZoom={8}
                    onCropChange={setPosition}
                    onZoomChange={setZoom}
                    onCropAreaChange={(_, area) => setCrop(area)}
                    disableAutomaticStylesInjection
                    mediaProps={{ alt: t`The picture of your cloth` }}
                    cropperProps={{
                      'aria-label': t`The part that is shown. Drag the picture, or move it by the arrow keys.`,
                      role: 'group',
                    }}
                  />
                </Box>
                <RangeField
                  label={t`Zoom`}
                  min={1}
                  max={8}
                  step={0.1}
                  value={zoom}
                  text={t`${{ times: zoom.toFixed(1) }} times`}
                  onChange={setZoom}
                />
                <RangeField
                  label={t`Turn`}
                  min={-90}
                  max={90}
                  step={1}
                  value={degrees}
                  text={t`${{ degrees }}°`}
                  onChange={setDegrees}
                />
                <SubmitError>
                  {failed ? t`The picture could not be read. Check your connection and try again.` : null}
                </SubmitError>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" minH="11" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button minH="11" disabled={crop === null} onClick={() => crop && void use(crop)}>
                <Trans>Use this part</Trans>
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
