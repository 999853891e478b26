import { Box, Button, HStack } from '@chakra-ui/react'
import { SessionEnded } from './SessionEnded.tsx'

interface SaveBarProps {
  /** The submit button's label. */
  label: string
  loading: boolean
  /** Why the last attempt failed. */
  problem: string | null
  /** What to say after a save; null before. */
  saved: string | null
  onUndo: () => void
}

/** The buttons of a long form and the outcome of the last save, at the bottom of the screen. */
export function SaveBar({ label, loading, problem, saved, onUndo }: SaveBarProps) {
  return (
    <Box position="sticky" bottom="0" py="3" bg="bg" borderTopWidth="1px" zIndex="docked">
      <Box role="alert" color="fg.error" mb="2" _empty={{ display: 'none' }}>
        {problem}
      </Box>
      <Box role="status" color="fg.success" mb="2" _empty={{ display: 'none' }}>
        {saved}
      </Box>
      <SessionEnded button={label} />
      <HStack gap="2">
        <Button type="submit" loading={loading} loadingText={label}>
          {label}
        </Button>
        <Button variant="outline" onClick={onUndo}>
          Undo my changes
        </Button>
      </HStack>
    </Box>
  )
}
