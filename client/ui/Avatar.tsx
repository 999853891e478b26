import { Center, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { initialsOf } from '../lib/initials.ts'

interface AvatarProps {
  name: string
  picture?: string | null
  /** Pixels. */
  size?: number
}

/** A user's picture; initials without one, or when it fails to load. The text beside it is its name. */
export function Avatar({ name, picture, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  return (
    <Center
      aria-hidden
      boxSize={`${size}px`}
      flexShrink="0"
      overflow="hidden"
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontSize={`${Math.round(size * 0.4)}px`}
      fontWeight="semibold"
      lineHeight="1"
    >
      {picture && !broken ? (
        <chakra.img
          src={picture}
          alt=""
          htmlWidth={size}
          htmlHeight={size}
          boxSize="full"
          objectFit="cover"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : (
        initialsOf(name)
      )}
    </Center>
  )
}
