import { Button, HStack, Progress, Stack, Text } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import { Trans, useLingui } from '@lingui/react/macro'
import { addRecipes } from '../../theme/system.ts'
import type { Import } from './use-import.ts'

addRecipes({ slotRecipes: { progress: progressSlotRecipe } })

/** The progress of the check or the import, with buttons to stop and resume. */
export function ImportProgress({ run, title }: { run: Import; title: string }) {
  const { t, i18n } = useLingui()
  const { phase, done, total, waiting: secondsLeft, stopped } = run.state
  const doneRows = i18n.number(done)
  const allRows = i18n.number(total)
  return (
    <Stack gap="3" p="5" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Text fontWeight="semibold">{title}</Text>
      <Progress.Root value={done} max={Math.max(1, total)}>
        <Progress.Track aria-label={title}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text color="fg.muted">
        {secondsLeft > 0
          ? t`${doneRows} of ${allRows} · the shop asks to wait ${secondsLeft} seconds`
          : t`${doneRows} of ${allRows}`}
      </Text>
      {stopped !== null && <Text role="alert">{stopped}</Text>}
      <HStack gap="3">
        {stopped === null ? (
          <Button variant="outline" onClick={run.stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <>
            {phase === 'importing' && (
              <Button onClick={run.goOn}>
                <Trans>Go on</Trans>
              </Button>
            )}
            <Button variant="outline" onClick={run.check}>
              <Trans>Check the file again</Trans>
            </Button>
          </>
        )}
      </HStack>
    </Stack>
  )
}
