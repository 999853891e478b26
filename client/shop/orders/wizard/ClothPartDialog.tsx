import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cropPicture } from '../../../app/images/prepare-picture.ts'
import type { Crop } from '../../../lib/picture-size.ts'
import { CropDialog } from '../../../ui/CropDialog.tsx'
import { SubmitError } from '../../../ui/Form.tsx'

interface ClothPartDialogProps {
  /** The photograph's address. */
  url: string
  onUse: (part: Blob) => void
  onClose: () => void
}

/** Chooses the square part of a cloth's photograph that the drawing repeats. */
export function ClothPartDialog({ url, onUse, onClose }: ClothPartDialogProps) {
  const { t } = useLingui()
  const [failed, setFailed] = useState(false)
  const use = async (crop: Crop, degrees: number) => {
    setFailed(false)
    try {
      const picture = await (await fetch(url)).blob()
      const file = new File([picture], 'cloth', { type: picture.type })
      onUse(await cropPicture(file, crop, degrees))
      onClose()
    } catch {
      setFailed(true)
    }
  }
  return (
    <CropDialog
      title={t`The part for the drawing`}
      image={url}
      alt={t`The picture of your cloth`}
      aspect={1}
      maxZoom={8}
      turning={{ label: t`Turn`, most: 90, step: 1 }}
      useLabel={t`Use this part`}
      onUse={(crop, degrees) => void use(crop, degrees)}
      onClose={onClose}
      fields={() =>
        failed && (
          <SubmitError>{t`The picture could not be read. Check your connection and try again.`}</SubmitError>
        )
      }
    />
  )
}
