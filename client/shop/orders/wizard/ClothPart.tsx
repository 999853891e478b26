import { Button, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Crop } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLazyComponent } from '../../../ui/use-lazy-component.ts'
import { type OrderValues, pendingPrefix } from './order-form.ts'
import { storePicture } from './pending-pictures.ts'
import { most } from './PictureField.tsx'
import { usePictureUrl } from './use-picture-url.ts'

const loadDialog = async () => (await import('./ClothPartDialog.tsx')).ClothPartDialog

/** Chooses the part of the cloth's photograph that the drawing shows. It becomes the first of the pictures. */
export function ClothPart() {
  const { control, setValue, getValues } = useFormContext<OrderValues>()
  const pictures = useWatch({ control, name: 'clothPics' })
  const url = usePictureUrl(pictures[0] ?? null)
  const [open, setOpen] = useState(false)
  const { Component: Dialog, want } = useLazyComponent(loadDialog, { ahead: false })
  if (url === null || pictures.length >= most) return null
  const use = async (part: Blob) => {
    const key = await storePicture(part)
    setValue('clothPics', [pendingPrefix + key, ...getValues('clothPics')])
  }
  return (
    <Stack gap="1" align="start">
      <Button variant="outline" minH="11" onClick={() => void want().then(setOpen)}>
        <Crop aria-hidden />
        <Trans>Choose the part for the drawing</Trans>
      </Button>
      <Text textStyle="sm" color="fg.muted">
        <Trans>A piece as wide as a hand’s span, flat and straight: the drawing is made of it.</Trans>
      </Text>
      {open && Dialog && <Dialog url={url} onUse={(part) => void use(part)} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
