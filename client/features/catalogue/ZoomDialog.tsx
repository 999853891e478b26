import '../../theme/dialog.ts'
import { Box, Dialog, Flex, IconButton, Portal, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Picture } from '../../ui/Picture.tsx'

interface ZoomDialogProps {
  images: React.ComponentProps<typeof Picture>['image'][]
  chosen: number
  title: string
  open: boolean
  onChoose: (index: number) => void
  onClose: () => void
}

/** The picture as large as the screen, and larger: then it is moved by scrolling, or with two fingers. */
export function ZoomDialog({ images, chosen, title, open, onChoose, onClose }: ZoomDialogProps) {
  const [closer, setCloser] = useState(false)
  const image = images[chosen]
  if (!image) return null
  const leaf = (step: number) => {
    setCloser(false)
    onChoose((chosen + step + images.length) % images.length)
  }
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      onExitComplete={() => setCloser(false)}
      size="full"
      motionPreset="none"
      scrollBehavior="inside"
      lazyMount
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content maxH="100dvh" onKeyDown={({ key }) => steps[key] && leaf(steps[key])}>
            <Flex align="center" gap="1" px="3" py="1.5" borderBottomWidth="1px">
              <Dialog.Title flex="1" truncate fontFamily="heading">
                {title}
              </Dialog.Title>
              <Text color="fg.muted" px="2" aria-live="polite">
                {chosen + 1} / {images.length}
              </Text>
              <IconButton
                variant="ghost"
                aria-label={closer ? 'Zoom out' : 'Zoom in'}
                onClick={() => setCloser(!closer)}
              >
                {closer ? <ZoomOut /> : <ZoomIn />}
              </IconButton>
              {images.length > 1 && (
                <>
                  <IconButton variant="ghost" aria-label="Previous picture" onClick={() => leaf(-1)}>
                    <ChevronLeft />
                  </IconButton>
                  <IconButton variant="ghost" aria-label="Next picture" onClick={() => leaf(1)}>
                    <ChevronRight />
                  </IconButton>
                </>
              )}
              <Dialog.CloseTrigger asChild position="static">
                <IconButton variant="ghost" aria-label="Close">
                  <X />
                </IconButton>
              </Dialog.CloseTrigger>
            </Flex>
            <ZoomedPicture
              key={image.url}
              image={image}
              closer={closer}
              onToggle={() => setCloser(!closer)}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface ZoomedPictureProps {
  image: React.ComponentProps<typeof Picture>['image']
  closer: boolean
  onToggle: () => void
}

/** Whole, or larger than its frame and then begun in the middle. */
function ZoomedPicture({ image, closer, onToggle }: ZoomedPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (!closer || current === null) return
    current.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 3,
    )
  }, [closer])
  return (
    <Box
      ref={frame}
      flex="1"
      minH="0"
      overflow="auto"
      position="relative"
      bg="bg.subtle"
      cursor={closer ? 'zoom-out' : 'zoom-in'}
      onClick={onToggle}
      tabIndex={0}
      role="group"
      aria-label="Picture"
      focusVisibleRing="inside"
    >
      <Picture
        image={image}
        sizes={closer ? '200vw' : '100vw'}
        fallbackWidth={1280}
        eager
        mx="auto"
        {...(closer
          ? { width: { base: '220%', md: '140%' }, maxW: 'none' }
          : { position: 'absolute', inset: '0', height: 'full', objectFit: 'contain' })}
      />
    </Box>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
