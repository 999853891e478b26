import { useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSubmission } from '../../ui/use-submission.ts'
import { CloseAppointment_mutation } from './appointment-documents.ts'

interface TookPlaceProps {
  id: string
  /** Whose it is. */
  name: string
  /** Whether it says that the customer came, or didn't. */
  tookPlace?: boolean
  onSaid: () => Promise<unknown>
}

/** Says by one tap what became of an appointment. */
export function TookPlace({ id, name, tookPlace = true, onSaid }: TookPlaceProps) {
  const { t } = useLingui()
  const [close] = useMutation(CloseAppointment_mutation)
  const { submit, loading, submitError } = useSubmission()
  const say = async () => {
    const { state } = await submit(
      async () => (await close({ variables: { input: { id, tookPlace } } })).data?.closeAppointment,
    )
    if (state === 'done') await onSaid().catch(() => null)
  }
  return (
    <>
      <Button
        minH="11"
        variant="outline"
        flexShrink="0"
        loading={loading}
        aria-label={tookPlace ? t`Took place: ${name}` : t`Did not come: ${name}`}
        onClick={() => void say()}
      >
        {tookPlace ? (
          <Trans context="appointment">Took place</Trans>
        ) : (
          <Trans context="appointment">Did not come</Trans>
        )}
      </Button>
      {submitError && (
        <Text role="alert" color="fg.error">
          {submitError}
        </Text>
      )}
    </>
  )
}
