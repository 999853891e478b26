import { Box, Button, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ImagePlus, RotateCw, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { Picture } from '../../../ui/Picture.tsx'
import { pendingPrefix } from './order-form.ts'
import { fieldId } from './order-steps.ts'
import type { PendingPictures } from './use-pending-pictures.ts'
import { storePicture } from './pending-pictures.ts'
import { usePictureUrl } from './use-picture-url.ts'

interface PictureFieldProps {
  field: 'clothPics' | 'designPics'
  label: string
  helper: string
  pictures: string[]
  pending: PendingPictures
  onAdd: (pictures: string[]) => void
  onRemove: (picture: string) => void
}

/** The maximum number of pictures per field. */
export const most = 20

/**
 * Several pictures, chosen or taken with the camera. They are stored in the browser until they are
 * uploaded.
 */
export function PictureField(props: PictureFieldProps) {
  const { field, label, helper, pictures, pending, onAdd, onRemove } = props
  const { t } = useLingui()
  const note = useId()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    target.value = ''
    const keys = await Promise.all(files.slice(0, most - pictures.length).map(storePicture))
    onAdd(keys.map((key) => pendingPrefix + key))
  }
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Text textStyle="label">{label}</Text>
      <Text id={note} textStyle="sm" color="fg.muted">
        {helper}
      </Text>
      {pictures.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="3" wrap="wrap">
          {pictures.map((picture, index) => {
            const number = index + 1
            return (
              <Box key={picture} as="li" position="relative" width="24">
                <Box aspectRatio="square" overflow="hidden" borderRadius="l2" bg="bg.subtle">
                  <OrderPicture picture={picture} alt={`${label}: ${number}`} />
                </Box>
                <IconButton
                  position="absolute"
                  top="-2"
                  insetEnd="-2"
                  borderRadius="full"
                  aria-label={t`Remove picture ${number}`}
                  onClick={() => onRemove(picture)}
                >
                  <X />
                </IconButton>
                {pending.failed.has(picture) && (
                  <Button
                    size="sm"
                    variant="outline"
                    width="full"
                    mt="1"
                    minH="11"
                    onClick={pending.tryAgain}
                  >
                    <RotateCw />
                    {t`Try again`}
                  </Button>
                )}
              </Box>
            )
          })}
        </Flex>
      )}
      <Button asChild variant="outline" alignSelf="flex-start" _focusWithin={{ focusRing: 'outside' }}>
        <chakra.label cursor="pointer">
          <ImagePlus />
          {t`Add pictures`}
          <chakra.input
            id={fieldId(field)}
            type="file"
            accept="image/*"
            multiple
            srOnly
            aria-describedby={note}
            disabled={pictures.length >= most}
            onChange={(event) => void choose(event)}
          />
        </chakra.label>
      </Button>
    </Stack>
  )
}

function OrderPicture({ picture, alt }: { picture: string; alt: string }) {
  const url = usePictureUrl(picture)
  return url && <Picture image={{ url, alt }} sizes="96px" fallbackWidth={160} height="full" />
}
