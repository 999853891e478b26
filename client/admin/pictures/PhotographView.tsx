import {
  Badge,
  Box,
  Button,
  Center,
  chakra,
  Flex,
  Grid,
  Heading,
  Spinner,
  Stack,
  Text,
} from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, Crop, RefreshCw } from 'lucide-react'
import { type ChangeEvent, useEffect, useState } from 'react'
import { type PictureChanges, samplePicture } from '../../app/images/change-picture.ts'
import { preparePicture } from '../../app/images/prepare-picture.ts'
import { uploadImage } from '../../app/images/upload-image.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import type { photoViews } from './photo-views.ts'
import { type PhotographedDesign, placePhotograph } from './placed-photograph.ts'
import { useSavePictures } from './use-save-pictures.ts'

const loadPictureEditor = async () => (await import('./PictureEditor.tsx')).PictureEditor

type ShownImage = PhotographedDesign['images'][number]

/** A photograph as the camera made it. */
interface Taken {
  file: File
  preview: string
  changes?: PictureChanges
}

interface PhotographViewProps {
  design: PhotographedDesign
  /** Its place among the photographs, from 0. */
  place: number
  view: (typeof photoViews)[number]
  /** Undefined until it was taken. */
  photograph: ShownImage | undefined
  /** Shows how the garment stands in this view, until it was taken. */
  drawing: ShownImage | undefined
  isNext: boolean
}

/** One view of a garment: how to take it, and the picture that was taken. */
export function PhotographView({ design, place, view, photograph, drawing, isNext }: PhotographViewProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(view.name)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const { save, loading, submitError } = useSavePictures()
  const { Component: PictureEditor, want: wantEditor } = useLazyComponent(loadPictureEditor)
  const preview = taken?.preview
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const keep = ({ file, changes }: Taken) =>
    void save(design, async () => {
      const { file: picture } = await preparePicture(file, changes)
      const url = await uploadImage(picture, 'products')
      return (latest) => placePhotograph(latest, { url, place, replaces: photograph?.url })
    })
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    const picture = { file, preview: URL.createObjectURL(file) }
    setTaken(picture)
    // What this browser can't show can't be edited here; the server reads more formats.
    if ((await samplePicture(file)) !== null && (await wantEditor())) setIsEditing(true)
    else keep(picture)
  }
  const saveChanged = (picture: Taken, changes: PictureChanges) => {
    const changed = { ...picture, changes }
    setTaken(changed)
    keep(changed)
  }
  const shown = photograph ?? drawing
  return (
    <Flex as="li" gap="4" p="3" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <Box position="relative" flexShrink="0" width={{ base: '28', sm: '36' }}>
        <Box aspectRatio="garment" bg="bg.subtle" borderRadius="l2" overflow="hidden" color="fg.muted">
          {shown ? (
            <Picture image={shown} sizes="160px" fallbackWidth={320} height="full" />
          ) : (
            <Grid height="full" placeItems="center">
              <Camera aria-hidden />
            </Grid>
          )}
        </Box>
        {shown?.isDrawing && (
          <Badge position="absolute" top="2" insetStart="2">
            <Trans>Drawing</Trans>
          </Badge>
        )}
        {loading && (
          <Center position="absolute" inset="0">
            <Spinner size="lg" aria-hidden />
          </Center>
        )}
      </Box>
      <Stack gap="2" flex="1" minW="0" align="start">
        <Heading as="h2" size="md">
          {place + 1}. {name}
        </Heading>
        <Text color="fg.muted">{i18n._(view.advice)}</Text>
        <Flex gap="2" wrap="wrap">
          {(photograph || isNext) && (
            <Button
              asChild
              minH="11"
              variant={photograph ? 'outline' : 'solid'}
              _focusWithin={{ focusRing: 'outside' }}
              aria-busy={loading || undefined}
            >
              <chakra.label cursor="pointer">
                <Camera aria-hidden />
                {photograph ? <Trans>Take again</Trans> : <Trans>Take a photo</Trans>}
                <chakra.input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  srOnly
                  aria-label={photograph ? t`${name}: take again` : t`${name}: take the photograph`}
                  disabled={loading}
                  onChange={(event) => void take(event)}
                />
              </chakra.label>
            </Button>
          )}
          {photograph && taken && PictureEditor && (
            <Button variant="outline" minH="11" disabled={loading} onClick={() => setIsEditing(true)}>
              <Crop aria-hidden />
              <Trans>Edit</Trans>
            </Button>
          )}
        </Flex>
        <Box role="status" textStyle="sm">
          {loading && <Trans>Saving the photograph…</Trans>}
        </Box>
        <SubmitError>{submitError}</SubmitError>
        {submitError !== null && taken && (
          <Button variant="outline" minH="11" onClick={() => keep(taken)}>
            <RefreshCw aria-hidden />
            <Trans>Try again</Trans>
          </Button>
        )}
      </Stack>
      {isEditing && taken && PictureEditor && (
        <PictureEditor
          picture={taken}
          onUse={(changes) => saveChanged(taken, changes)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </Flex>
  )
}
