import { useMutation } from '@apollo/client/react'
import { Button, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import type { WorkshopGarmentFragment } from '../__generated__/graphql.ts'
import { SubmitError } from '../ui/Form.tsx'
import { useSubmission } from '../ui/use-submission.ts'
import { localizedName } from '../lib/localized-name.ts'
import { asTailor } from './tailor-session.ts'
import { MoveTailorGarment_mutation, UndoTailorGarmentMove_mutation } from './workshop-documents.ts'

/** One button for the next stage, and another that takes the last tap back for a minute. */
export function MoveOn({ garment, token }: { garment: WorkshopGarmentFragment; token: string }) {
  const { i18n } = useLingui()
  const options = { context: asTailor(token) }
  const [move] = useMutation(MoveTailorGarment_mutation, options)
  const [undo] = useMutation(UndoTailorGarmentMove_mutation, options)
  const { submit, loading, submitError } = useSubmission()
  const input = { garmentId: garment.id, version: garment.version }
  const { nextStage, undoableUntil } = garment
  const next = nextStage && localizedName(i18n, nextStage)
  return (
    <Stack gap="2" mt="3">
      <SubmitError>{submitError}</SubmitError>
      {next === null ? (
        <Text fontSize="lg" fontWeight="semibold">
          <Trans>It is ready.</Trans>
        </Text>
      ) : (
        <Button
          size="xl"
          minH="16"
          fontSize="xl"
          loading={loading}
          onClick={() =>
            void submit(async () => (await move({ variables: { input } })).data?.moveTailorGarment)
          }
        >
          <Trans>Done: on to {next}</Trans>
        </Button>
      )}
      {undoableUntil && (
        <Button
          size="lg"
          minH="12"
          variant="outline"
          disabled={loading}
          onClick={() =>
            void submit(async () => (await undo({ variables: { input } })).data?.undoTailorGarmentMove)
          }
        >
          <Undo2 aria-hidden />
          <Trans>Undo</Trans>
        </Button>
      )}
    </Stack>
  )
}
