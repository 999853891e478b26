import '../../theme/dialog.ts'
import { Box, Button, chakra, Dialog, Portal, Progress, Stack, Text } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { loopFrames, loopSeconds } from '../../../shared/images/loops.ts'
import { languages } from '../../../shared/languages.ts'
import { type LoopFailure, LoopNotMade, openVideo, playFrom, readFrames } from '../../app/images/read-loop.ts'
import { type SentLoop, uploadLoop } from '../../app/images/upload-loop.ts'
import { useLanguage } from '../../language/use-language.ts'
import { mayMove } from '../../lib/may-move.ts'
import { latestStart, momentsOf, portraitPart } from '../../lib/loop-parts.ts'
import type { Size } from '../../lib/picture-size.ts'
import { addRecipes } from '../../theme/system.ts'
import { PlayButton } from '../../ui/PlayButton.tsx'
import { RangeField } from '../../ui/RangeField.tsx'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { type Payload, useSubmission } from '../../ui/use-submission.ts'

addRecipes({ slotRecipes: { progress: progressSlotRecipe } })

const { most: seconds } = loopSeconds

interface LoopDialogProps {
  video: File
  /** Keeps the loop that was sent. */
  onUse: (loop: SentLoop) => Promise<Payload | null | undefined>
  onClose: () => void
}

interface Opened extends Size {
  /** In seconds. */
  length: number
}

/** Chooses the three seconds and the part of a video that become a loop, and sends it. */
export function LoopDialog({ video, onUse, onClose }: LoopDialogProps) {
  const { t } = useLingui()
  const { tag } = languages[useLanguage()]
  const element = useRef<HTMLVideoElement>(null)
  const { opened, failure, setFailure, isOpen } = useVideo(element, video)
  const [start, setStart] = useState(0)
  const [place, setPlace] = useState(0.5)
  const [frame, setFrame] = useState<number | null>(null)
  const { loading, submitError, submit } = useSubmission()
  const isBusy = frame !== null || loading
  const failureSentence = useFailureSentence(failure)
  const preview = usePreview(element, start, opened !== null && !isBusy)
  useCloseWatcher(true, onClose)

  const moments = opened ? momentsOf(opened.length, start) : []
  const use = async () => {
    setFrame(0)
    const frames = await readFrames(element.current!, moments, place, setFrame).catch(failureOf)
    setFrame(null)
    // It may have been closed meanwhile.
    if (!isOpen.current) return
    if (typeof frames === 'string') return setFailure(frames)
    const { state } = await submit(async () => {
      const loop = await uploadLoop(frames)
      return isOpen.current ? onUse(loop) : { userErrors: [] }
    })
    if (state === 'done') onClose()
  }
  const last = opened ? latestStart(opened.length) : 0
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      size={{ base: 'full', md: 'md' }}
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content lang={tag}>
            <Dialog.Header pb="2">
              <Dialog.Title fontFamily="heading">
                <Trans>Make a loop</Trans>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3">
                <Text color="fg.muted" hidden={failure !== null}>
                  <Trans>These {seconds} seconds are shown again and again, without sound.</Trans>
                </Text>
                <Box
                  position="relative"
                  alignSelf="center"
                  aspectRatio="garment"
                  height={{ base: '46dvh', md: '48dvh' }}
                  bg="bg.subtle"
                  borderRadius="l2"
                  overflow="hidden"
                  hidden={failure !== null}
                >
                  <chakra.video
                    ref={element}
                    muted
                    playsInline
                    preload="auto"
                    aria-label={t`The loop as it will be shown`}
                    width="full"
                    height="full"
                    objectFit="cover"
                    style={{ objectPosition: `${place * 100}% ${place * 100}%` }}
                    {...preview.handlers}
                  />
                  {opened && !isBusy && (
                    <PlayButton isPlaying={preview.isPlaying} bottom="3" onClick={preview.toggle} />
                  )}
                </Box>
                {opened && last > 0 && (
                  <RangeField
                    label={t`Begins at`}
                    min={0}
                    max={last}
                    step={0.1}
                    value={start}
                    text={t`${{ second: start.toFixed(1) }} s`}
                    onChange={setStart}
                  />
                )}
                {opened && <PlaceField video={opened} place={place} onChange={setPlace} />}
                <Box role="status">
                  {isBusy && (
                    <Text>
                      {frame === null ? <Trans>Sending the loop…</Trans> : <Trans>Making the loop…</Trans>}
                    </Text>
                  )}
                </Box>
                {frame !== null && (
                  <Progress.Root value={frame} max={moments.length} size="sm">
                    <Progress.Track aria-label={t`Making the loop…`}>
                      <Progress.Range />
                    </Progress.Track>
                  </Progress.Root>
                )}
                <Text role="alert" color="fg.error" _empty={{ display: 'none' }}>
                  {failureSentence ?? submitError}
                </Text>
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" minH="11" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button minH="11" disabled={!opened || failure !== null || isBusy} onClick={() => void use()}>
                <Trans>Use this loop</Trans>
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type Failure = LoopFailure | 'TOO_SHORT'

const failureOf = (error: unknown): Failure => (error instanceof LoopNotMade ? error.reason : 'UNREADABLE')

function useFailureSentence(failure: Failure | null): string | null {
  const { t } = useLingui()
  const sentences: Record<Failure, string> = {
    UNREADABLE: t`This browser can’t read the video. Set the phone’s camera to “Most compatible” (H.264) and film again, or choose an MP4 file.`,
    TOO_SHORT: t`The video is shorter than a second. Film for about ${seconds} seconds.`,
    TOO_DETAILED: t`The video has more detail than a loop can have. Film it again: hold the camera still, in good light, before a plain wall.`,
  }
  return failure && sentences[failure]
}

/** Which part of a video is kept that doesn't have the catalogue's shape. */
function PlaceField({
  video,
  place,
  onChange,
}: {
  video: Size
  place: number
  onChange: (place: number) => void
}) {
  const { t } = useLingui()
  const part = portraitPart(video, 0)
  const [beside, above] = [video.width - part.width, video.height - part.height]
  if (Math.max(beside / video.width, above / video.height) < 0.02) return null
  const percent = Math.round(place * 100)
  return (
    <RangeField
      label={beside > above ? t`Left or right` : t`Higher or lower`}
      min={0}
      max={1}
      step={0.05}
      value={place}
      text={t`${{ percent }}%`}
      onChange={onChange}
    />
  )
}

/** Opens a file in a video element; `isOpen` says later whether it still is. */
function useVideo(element: { current: HTMLVideoElement | null }, file: File) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    const video = element.current!
    const address = URL.createObjectURL(file)
    let isCurrent = true
    isOpen.current = true
    openVideo(video, address).then(
      (length) => {
        if (!isCurrent) return
        if (momentsOf(length, 0).length < loopFrames.least) setFailure('TOO_SHORT')
        else setOpened({ length, width: video.videoWidth, height: video.videoHeight })
      },
      (error: unknown) => {
        if (isCurrent) setFailure(failureOf(error))
      },
    )
    return () => {
      isCurrent = false
      isOpen.current = false
      URL.revokeObjectURL(address)
    }
  }, [element, file])
  return { opened, failure, setFailure, isOpen }
}

/** Plays the chosen seconds again and again. */
function usePreview(element: { current: HTMLVideoElement | null }, start: number, isReady: boolean) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isPlaying = wanted ?? mayMove()
  useEffect(() => {
    const video = element.current
    if (!isReady || !video) return
    // What the browser refuses to play by itself stands still.
    playFrom(video, start, isPlaying).catch(() => setWanted(false))
    return () => video.pause()
  }, [element, start, isReady, isPlaying])
  const begin = (video: HTMLVideoElement) => void playFrom(video, start, isPlaying).catch(() => null)
  return {
    isPlaying,
    toggle: () => setWanted(!isPlaying),
    handlers: {
      onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        if (isReady && currentTarget.currentTime >= start + seconds) begin(currentTarget)
      },
      onEnded: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        if (isReady) begin(currentTarget)
      },
    },
  }
}
