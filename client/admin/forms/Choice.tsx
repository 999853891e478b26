import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ChoiceProps {
  pressed: boolean
  onClick: () => void
  children: ReactNode
}

/** A button that shows whether it is chosen. */
export const Choice = ({ pressed, ...button }: ChoiceProps) => (
  <Button
    minH="12"
    height="auto"
    py="2"
    maxW="full"
    flexShrink="1"
    whiteSpace="normal"
    variant={pressed ? 'solid' : 'outline'}
    aria-pressed={pressed}
    {...button}
  />
)
