import { useLingui } from '@lingui/react/macro'
import { cropPicture } from '../../app/images/prepare-picture.ts'
import { CropDialog } from '../../ui/CropDialog.tsx'

interface CropOwnPictureProps {
  picture: { file: File; preview: string }
  onUse: (picture: Promise<Blob>) => void
  onClose: () => void
}

/** Cuts a square out of a photograph, such as one drawing of a page with several. */
export function CropOwnPicture({ picture: { file, preview }, onUse, onClose }: CropOwnPictureProps) {
  const { t } = useLingui()
  return (
    <CropDialog
      title={t`Crop the photograph`}
      image={preview}
      alt={t`The photograph that is being cropped`}
      aspect={1}
      maxZoom={8}
      turning={{ label: t`Straighten`, most: 90, step: 0.5 }}
      useLabel={t`Use this picture`}
      onUse={(crop, degrees) => {
        onUse(cropPicture(file, crop, degrees))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
