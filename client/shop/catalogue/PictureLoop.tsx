import { Box, chakra } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { mayMove } from '../../lib/may-move.ts'
import { notify } from '../../ui/notify.ts'
import { PlayButton } from '../../ui/PlayButton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { movingPicture } from './picture-frame.ts'

/** How much of the picture is to be seen before it moves. */
const mostly = 0.6

/**
 * Plays a picture that moves over its first frame while it is in view, and has the button that stops it. By itself it is loaded
 * only where neither the shopper nor the connection asks for less.
 */
export function PictureLoop({ loop }: { loop: string }) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const frame = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.at(-1)!.intersectionRatio >= mostly),
      { threshold: mostly },
    )
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [])
  const isPlaying = hydrated && (wanted ?? mayMove())
  const isShown = isPlaying && isSeen
  const fail = () => {
    setWanted(false)
    if (wanted)
      void notify({
        title: t`The video could not be loaded. Check your connection and try again.`,
        type: 'error',
        id: 'loop',
      })
  }
  return (
    <Box ref={frame} position="absolute" inset="0" pointerEvents="none">
      {isShown && (
        <chakra.img
          src={loop}
          alt=""
          position="absolute"
          inset="0"
          visibility={isLoaded ? undefined : 'hidden'}
          fetchPriority="low"
          onLoad={() => setLoaded(true)}
          onError={fail}
          {...movingPicture}
        />
      )}
      <PlayButton
        isPlaying={isPlaying}
        top="3"
        pointerEvents="auto"
        aria-busy={(isShown && !isLoaded) || undefined}
        onClick={() => setWanted(!isPlaying)}
      />
    </Box>
  )
}
