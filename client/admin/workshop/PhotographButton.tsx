import { useMutation } from '@apollo/client/react'
import { Button, type ButtonProps, chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { uploadImage } from '../../app/images/upload-image.ts'
import { failureMessage, PictureRefused } from '../../language/failure-message.ts'
import { notify } from '../../ui/notify.ts'
import { AddGarmentPhoto_mutation, ShareGarmentPhoto_mutation } from './photo-documents.ts'

interface PhotographButtonProps extends ButtonProps {
  garment: { id: string; code: string }
  /** Only a camera: where there is no room for the word. */
  isCompact?: boolean
}

/**
 * Photographs a garment for the stage it is in, with the camera of the device. A toast says that it was stored, and offers to show it to
 * the customer. What could not be sent waits until the button sends it again.
 */
export function PhotographButton({
  garment: { id, code },
  isCompact = false,
  ...button
}: PhotographButtonProps) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [loading, setLoading] = useState(false)
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const [addPhoto] = useMutation(AddGarmentPhoto_mutation)
  const [sharePhoto] = useMutation(ShareGarmentPhoto_mutation)
  const toast = `photograph-${id}`

  const share = async (photoId: string) => {
    try {
      const { data } = await sharePhoto({ variables: { input: { photoId, isShared: true } } })
      const refusal = data?.shareGarmentPhoto.userErrors[0]
      if (refusal) throw new Refusal(refusal.message)
      // The toast whose button was pressed is closing: one with its id would close, too.
      void notify({ title: t`The customer sees the photograph of ${code}` })
    } catch (error) {
      void notify({
        type: 'error',
        title: t`The photograph of ${code} is not shown to the customer`,
        text: error instanceof Refusal ? error.message : failureMessage(i18n, error),
        ...(!(error instanceof Refusal) && {
          action: { label: t`Try again`, onClick: () => void share(photoId) },
        }),
      })
    }
  }

  const send = async ({ file, url }: Unsent) => {
    setLoading(true)
    const sent: Unsent = { file, url }
    try {
      if (sent.url === undefined) {
        const { preparePicture } = await import('../../app/images/prepare-picture.ts')
        sent.url = await uploadImage((await preparePicture(file)).file, 'order_images')
      }
      const { data } = await addPhoto({ variables: { input: { garmentId: id, url: sent.url } } })
      const [refusal] = data?.addGarmentPhoto.userErrors ?? []
      if (refusal) throw new Refusal(refusal.message)
      setUnsent(null)
      const added = data?.addGarmentPhoto.garment?.photos.find((photo) => photo.url === sent.url)
      void notify({
        id: toast,
        title: t`The photograph of ${code} is stored`,
        ...(added && {
          action: { label: t`Show it to the customer`, onClick: () => void share(added.id) },
        }),
      })
    } catch (error) {
      const isPermanent = error instanceof Refusal || (error instanceof PictureRefused && error.isPermanent)
      setUnsent(isPermanent ? null : sent)
      void notify({
        id: toast,
        type: 'error',
        title: t`The photograph of ${code} was not stored`,
        text: error instanceof Refusal ? error.message : failureMessage(i18n, error),
      })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t`Photograph of ${code}`}
        display="none"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void send({ file })
          currentTarget.value = ''
        }}
      />
      <Button
        minH="12"
        variant="outline"
        loading={loading}
        loadingText={isCompact ? undefined : t`Storing`}
        {...(isCompact && { variant: 'ghost', minW: '12', px: '0' })}
        aria-label={unsent ? t`Send the photograph of ${code} again` : t`Photograph ${code}`}
        onClick={() => (unsent ? void send(unsent) : input.current?.click())}
        {...button}
        {...(unsent && { variant: 'solid' })}
      >
        {unsent ? <RotateCw aria-hidden /> : <Camera aria-hidden />}
        {!isCompact && (unsent ? <Trans>Send it again</Trans> : <Trans>Photograph</Trans>)}
      </Button>
    </>
  )
}

/** A photograph that could not be sent, and the picture's address once the shop has it. */
interface Unsent {
  file: File
  url?: string | undefined
}

/** What the server has refused, in its words. */
class Refusal extends Error {}
