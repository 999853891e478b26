import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { failureMessage } from '../../language/failure-message.ts'
import { imageSource } from '../../lib/images.ts'
import { uploadImage } from '../../app/images/upload-image.ts'

interface ClothPicturesProps {
  /** Addresses. */
  pictures: string[]
  onChange: (pictures: string[]) => void
}

const maxPictures = 20

/** Photographs of the customer's own cloth, taken with the tablet's camera. */
export function ClothPictures({ pictures, onChange }: ClothPicturesProps) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [loading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const add = async (file: File | undefined) => {
    if (!file) return
    setLoading(true)
    setFailure(null)
    try {
      const { preparePicture } = await import('../../app/images/prepare-picture.ts')
      const { file: picture } = await preparePicture(file)
      onChange([...pictures, await uploadImage(picture, 'order_images')])
    } catch (error) {
      setFailure(failureMessage(i18n, error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Box>
      <chakra.input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t`Photo of the customer’s cloth`}
        display="none"
        onChange={({ currentTarget }) => {
          void add(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Flex gap="2" wrap="wrap" align="center">
        <Button
          variant="outline"
          minH="12"
          loading={loading}
          loadingText={t`Photo of the cloth`}
          disabled={pictures.length >= maxPictures}
          onClick={() => input.current?.click()}
        >
          <Camera aria-hidden />
          <Trans>Photo of the cloth</Trans>
        </Button>
        {pictures.map((url, index) => (
          <Flex key={url} align="center">
            <chakra.img
              src={imageSource(url, 320)}
              alt={t`The cloth, ${index + 1}`}
              boxSize="12"
              objectFit="cover"
              borderRadius="l1"
            />
            <IconButton
              variant="ghost"
              minW="12"
              minH="12"
              aria-label={t`Remove photo ${index + 1} of the cloth`}
              onClick={() => onChange(pictures.filter((each) => each !== url))}
            >
              <X aria-hidden />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      {failure && (
        <Text color="fg.error" role="alert">
          {failure}
        </Text>
      )}
    </Box>
  )
}
