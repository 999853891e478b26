import { Box, Button, chakra, Flex, Grid, Progress, Stack, Text } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, lazy, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SentLoop } from '../../app/images/upload-loop.ts'
import { addRecipes } from '../../theme/system.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { PictureCard } from './PictureCard.tsx'
import type { ProductValues } from './product-form.ts'
import { fieldId } from './use-product-form.ts'
import { mostPictures, type PictureUploads } from './use-picture-uploads.ts'

const PhotoGuide = lazy(async () => ({ default: (await import('../pictures/PhotoGuide.tsx')).PhotoGuide }))

const AddLoop = lazy(async () => ({ default: (await import('../pictures/AddLoop.tsx')).AddLoop }))

const loadPictureEditor = async () => (await import('../pictures/PictureEditor.tsx')).PictureEditor

addRecipes({ slotRecipes: { progress: progressSlotRecipe } })

const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/**
 * The product's pictures, the cover first. They can be chosen, dropped or pasted, several at once, and
 * sorted by dragging or by buttons.
 */
export function PicturesField({ pictures }: { pictures: PictureUploads }) {
  const { t } = useLingui()
  const { formState } = useFormContext<ProductValues>()
  const images = useWatch<ProductValues, 'images'>({ name: 'images' })
  const [over, setOver] = useState(false)
  const [dragged, setDragged] = useState<string | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const { uploads, originals, waiting, total, add, change } = pictures
  const { Component: PictureEditor, want: wantEditor } = useLazyComponent(loadPictureEditor, { ahead: false })
  const toEdit = edited === null ? undefined : originals.get(edited)

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!bringsFiles(event)) return
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  const move = (key: string, to: number) =>
    change((before) => {
      const picture = before.find((each) => each.key === key)
      if (!picture || to < 0 || to >= before.length) return before
      const others = before.filter((each) => each.key !== key)
      return [...others.slice(0, to), picture, ...others.slice(to)]
    })
  const addLoop = ({ url, loopUrl }: SentLoop) => {
    change((before) => [...before, { key: url, url, alt: '', loopUrl }])
    return Promise.resolve({ userErrors: [] })
  }
  const openEditor = async (key: string) => {
    if (await wantEditor()) setEdited(key)
  }
  const current = total - waiting + 1
  const errors = formState.errors.images
  const error = Array.isArray(errors) ? t`One of the pictures can’t be used.` : errors?.message

  return (
    <Panel
      gap="4"
      title={t`Images`}
      note={t`Click, drop or paste, several at once. The first is the cover; drag the others where they belong.`}
    >
      <LazySection>
        <PhotoGuide />
      </LazySection>
      <Box
        onDragOver={(event) => {
          if (!bringsFiles(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        p="4"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={over ? 'brand.solid' : 'border.input'}
        bg={over ? 'brand.subtle' : undefined}
        borderRadius="l2"
        textAlign="center"
      >
        <Flex justify="center" gap="2" wrap="wrap">
          <Button asChild variant="outline" minH="11" _focusWithin={{ focusRing: 'outside' }}>
            <chakra.label cursor="pointer">
              <ImageUp />
              <Trans>Add images</Trans>
              <chakra.input
                id={fieldId('images')}
                type="file"
                accept="image/*"
                multiple
                srOnly
                disabled={images.length >= mostPictures}
                onChange={choose}
              />
            </chakra.label>
          </Button>
          <LazySection>
            <AddLoop disabled={images.length >= mostPictures} onAdd={addLoop} />
          </LazySection>
        </Flex>
        <Text mt="2" color="fg.muted">
          <Trans>or drop them here</Trans>
        </Text>
      </Box>
      <Box role="status" _empty={{ mb: '-4' }}>
        {waiting > 0 && (
          <Stack gap="1">
            <Text>
              <Trans>
                Uploading {current} of {total}…
              </Trans>
            </Text>
            <Progress.Root value={total - waiting} max={total} size="sm">
              <Progress.Track aria-label={t`Images uploaded`}>
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
          </Stack>
        )}
      </Box>
      {error && <Text color="fg.error">{error}</Text>}
      {images.length > 0 && (
        <Grid as="ul" listStyleType="none" templateColumns="repeat(auto-fill, minmax(10.5rem, 1fr))" gap="4">
          {images.map((image, index) => (
            <PictureCard
              key={image.key}
              image={image}
              index={index}
              count={images.length}
              upload={uploads.get(image.key)}
              pictures={pictures}
              dragged={dragged === image.key}
              onMove={(to) => move(image.key, to)}
              onEdit={image.url !== '' && originals.has(image.key) ? () => void openEditor(image.key) : null}
              isPortrait={originals.get(image.key)?.isPortrait ?? true}
              onDragStart={() => setDragged(image.key)}
              onDragEnter={() => dragged !== null && dragged !== image.key && move(dragged, index)}
              onDragEnd={() => setDragged(null)}
            />
          ))}
        </Grid>
      )}
      {toEdit && PictureEditor && (
        <PictureEditor
          picture={toEdit}
          onUse={(changes) => pictures.edit(edited!, changes)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  )
}
