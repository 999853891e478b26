import { chakra, IconButton, type IconButtonProps } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'

interface PlayButtonProps extends Omit<IconButtonProps, 'aria-label' | 'children'> {
  isPlaying: boolean
}

// Lucide's icons, which the home page shows at once, would become chunks of their own for it.
const signs = { pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z', play: 'M8 5v14l11-7z' }

/** Plays or pauses a video below it. */
export function PlayButton({ isPlaying, ...button }: PlayButtonProps) {
  const { t } = useLingui()
  return (
    <IconButton
      position="absolute"
      insetEnd="3"
      boxSize="11"
      borderRadius="full"
      bg="bg.panel"
      color="brand.fg"
      boxShadow="xs"
      variant="plain"
      aria-label={isPlaying ? t`Pause video` : t`Play video`}
      {...button}
    >
      <chakra.svg viewBox="0 0 24 24" fill="currentColor" boxSize="6" aria-hidden>
        <path d={isPlaying ? signs.pause : signs.play} />
      </chakra.svg>
    </IconButton>
  )
}
