import { Badge, Box, Button, Center, chakra, Flex, IconButton, Spinner, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, Crop, RefreshCw, Trash2 } from 'lucide-react'
import { Picture } from '../../ui/Picture.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { photoViewsId } from '../pictures/photo-views.ts'
import type { FormPicture } from './product-form.ts'
import type { PictureUploads, Upload } from './use-picture-uploads.ts'

interface PictureCardProps {
  image: FormPicture
  index: number
  count: number
  upload: Upload | undefined
  pictures: PictureUploads
  dragged: boolean
  onMove: (to: number) => void
  /** Opens the editor; null for pictures that weren't chosen on this page. */
  onEdit: (() => void) | null
  /** Whether it has the catalogue's shape. */
  isPortrait: boolean
  onDragStart: () => void
  onDragEnter: () => void
  onDragEnd: () => void
}

/** One picture with its description and actions. */
export function PictureCard(props: PictureCardProps) {
  const { t } = useLingui()
  const { image, index, count, upload, pictures, dragged, onMove, onEdit, isPortrait, ...drag } = props
  const number = index + 1
  const setAlt = (alt: string) =>
    pictures.change((all) => all.map((each) => (each.key === image.key ? { ...each, alt } : each)))
  return (
    <Box
      as="li"
      borderWidth="1px"
      borderRadius="l2"
      overflow="hidden"
      bg="bg"
      opacity={dragged ? 0.5 : 1}
      onDragEnter={drag.onDragEnter}
      onDragOver={(event) => event.preventDefault()}
    >
      <Box
        position="relative"
        draggable
        cursor="grab"
        onDragStart={drag.onDragStart}
        onDragEnd={drag.onDragEnd}
      >
        <Box aspectRatio="garment" bg="bg.subtle" overflow="hidden">
          {image.url !== '' ? (
            <Picture image={image} sizes="200px" fallbackWidth={320} height="full" draggable={false} />
          ) : (
            upload && (
              <chakra.img
                src={upload.preview}
                alt=""
                width="full"
                height="full"
                objectFit="cover"
                opacity={0.5}
                draggable={false}
              />
            )
          )}
        </Box>
        {index === 0 && (
          <Badge position="absolute" top="2" insetStart="2" colorPalette="brand" variant="solid" size="md">
            <Trans>Cover</Trans>
          </Badge>
        )}
        {image.loopUrl && (
          <Badge position="absolute" bottom="2" insetStart="2" size="md">
            <Trans>Loop</Trans>
          </Badge>
        )}
        {upload?.failure === null && (
          <Center position="absolute" inset="0">
            <Spinner size="lg" aria-hidden />
          </Center>
        )}
      </Box>
      {upload?.failure && (
        <Box role="alert" px="2" pt="2">
          <Text color="fg.error">{t`Failed to upload image: ${{ reason: upload.failure.reason }}`}</Text>
          {!upload.failure.isPermanent && (
            <Button
              type="button"
              size="sm"
              minH="11"
              variant="outline"
              onClick={() => pictures.tryAgain(image.key)}
            >
              <RefreshCw />
              <Trans>Try again</Trans>
            </Button>
          )}
        </Box>
      )}
      <Box p="2">
        <TextField
          label={t`What image ${number} shows`}
          placeholder={t`The product’s name`}
          list={photoViewsId}
          maxLength={300}
          value={image.alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        {onEdit && (
          <Button type="button" size="sm" minH="11" mt="2" width="full" variant="outline" onClick={onEdit}>
            <Crop aria-hidden />
            {isPortrait ? t`Edit` : t`Crop to 3:4`}
          </Button>
        )}
        <Flex justify="space-between" mt="1">
          <IconButton
            type="button"
            variant="ghost"
            aria-label={t`Move image ${number} forward`}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <ArrowLeft />
          </IconButton>
          <IconButton
            type="button"
            variant="ghost"
            aria-label={t`Move image ${number} back`}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          >
            <ArrowRight />
          </IconButton>
          <IconButton
            type="button"
            variant="ghost"
            aria-label={t`Remove image ${number}`}
            onClick={() => pictures.remove(image.key)}
          >
            <Trash2 />
          </IconButton>
        </Flex>
      </Box>
    </Box>
  )
}
