import '../../theme/dialog.ts'
import { Box, Button, chakra, Dialog, Portal, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { languages } from '../../../shared/languages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { type Crop, portraitCrop } from '../../lib/picture-size.ts'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import type { Original } from './use-picture-uploads.ts'
import { toNumber } from '../../lib/to-number.ts'

interface CropDialogProps {
  picture: Original
  onCrop: (part: Crop) => void
  onClose: () => void
}

/** Chooses the part of a picture that fits the catalogue's shape, as it will be seen. */
export function CropDialog({ picture, onCrop, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const { tag } = languages[useLanguage()]
  const id = useId()
  const [percent, setPercent] = useState(50)
  useCloseWatcher(true, onClose)
  const { width, height } = picture.size
  const isWide = width / height > 3 / 4
  const crop = () => {
    onCrop(portraitCrop(picture.size, percent / 100))
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()} size="xs" placement="center">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content lang={tag}>
            <Dialog.Header pb="2">
              <Dialog.Title fontFamily="heading">
                <Trans>Crop to 3:4</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3">
                <Box
                  aspectRatio="garment"
                  maxH="55dvh"
                  mx="auto"
                  maxW="full"
                  overflow="hidden"
                  borderRadius="l2"
                  bg="bg.subtle"
                >
                  {/* The browser places the picture in its frame by the same rule as portraitCrop(). */}
                  <chakra.img
                    src={picture.preview}
                    alt={t`What will be shown`}
                    width="full"
                    height="full"
                    objectFit="cover"
                    style={{ objectPosition: `${percent}% ${percent}%` }}
                  />
                </Box>
                <Box>
                  <chakra.label htmlFor={id} textStyle="label">
                    {isWide ? <Trans>Move it left or right</Trans> : <Trans>Move it up or down</Trans>}
                  </chakra.label>
                  <chakra.input
                    id={id}
                    type="range"
                    min={0}
                    max={100}
                    step={1}
                    value={percent}
                    onChange={({ target }) => setPercent(toNumber(target.value))}
                    display="block"
                    width="full"
                    minH="11"
                    accentColor="brand.solid"
                  />
                </Box>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button onClick={crop}>
                <Trans>Crop</Trans>
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
