import { Box, Button, chakra, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useId, useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import { uploadImage } from '../../app/images/upload-image.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'

const loadCrop = async () => (await import('./CropOwnPicture.tsx')).CropOwnPicture

interface OwnPictureProps {
  label?: string
  /** The label of the button that takes it away. */
  remove?: string
  picture: string | null
  change: (picture: string | null) => void
  /** Whether a square is cut out of it first. */
  isCropped?: boolean
}

/** Replaces the page's default picture; uploaded as soon as it is chosen. */
export function OwnPicture({ label, remove, picture, change, isCropped = false }: OwnPictureProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { Component: CropOwnPicture, want: wantCrop } = useLazyComponent(loadCrop, { ahead: false })
  const [taken, setTaken] = useState<{ file: File; preview: string } | null>(null)
  const send = async (file: Blob | Promise<Blob>) => {
    setBusy(true)
    setProblem(null)
    try {
      change(await uploadImage(await file, 'products'))
    } catch (error) {
      setProblem(failureMessage(i18n, error))
    }
    setBusy(false)
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (isCropped && (await wantCrop())) setTaken({ file, preview: URL.createObjectURL(file) })
    else await send(file)
  }
  return (
    <Box>
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {label ?? t`Picture`}
      </chakra.label>
      <HStack gap="3" wrap="wrap">
        <chakra.input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={busy}
          minH="11"
          py="2"
          onChange={(event) => void choose(event)}
        />
        {picture && (
          <Button variant="outline" onClick={() => change(null)}>
            {remove ?? <Trans>Use the page’s own picture</Trans>}
          </Button>
        )}
      </HStack>
      <Box role="status" color="fg.muted">
        {busy && t`Sending the picture…`}
      </Box>
      <Box role="alert" color="fg.error">
        {problem}
      </Box>
      {taken && CropOwnPicture && (
        <CropOwnPicture
          picture={taken}
          onUse={(part) => void send(part)}
          onClose={() => {
            URL.revokeObjectURL(taken.preview)
            setTaken(null)
          }}
        />
      )}
    </Box>
  )
}
