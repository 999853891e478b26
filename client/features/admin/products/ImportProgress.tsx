import { Button, HStack, Progress, Stack, Text } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import { addRecipes } from '../../../theme/system.ts'
import type { Import } from './use-import.ts'

addRecipes({ slotRecipes: { progress: progressSlotRecipe } })

/** The progress of the check or the import, with buttons to stop and resume. */
export function ImportProgress({ run, title }: { run: Import; title: string }) {
  const { phase, done, total, waiting: secondsLeft, stopped } = run.state
  return (
    <Stack gap="3" p="5" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Text fontWeight="semibold">{title}</Text>
      <Progress.Root value={done} max={Math.max(1, total)}>
        <Progress.Track aria-label={title}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text color="fg.muted">
        {done.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}
        {secondsLeft > 0 && ` · the shop asks to wait ${secondsLeft} seconds`}
      </Text>
      {stopped !== null && <Text role="alert">{stopped}</Text>}
      <HStack gap="3">
        {stopped === null ? (
          <Button variant="outline" onClick={run.stop}>
            Stop
          </Button>
        ) : (
          <>
            {phase === 'importing' && <Button onClick={run.goOn}>Go on</Button>}
            <Button variant="outline" onClick={run.check}>
              Check the file again
            </Button>
          </>
        )}
      </HStack>
    </Stack>
  )
}
