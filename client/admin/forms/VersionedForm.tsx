import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Form } from '../../ui/Form.tsx'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'
import { SessionEnded } from '../shell/SessionEnded.tsx'

interface VersionedFormProps {
  /** The label of its button. */
  submit: string
  form: {
    loading: boolean
    submitError: string | null
    save: () => Promise<void>
    back: string
    unsaved: boolean
  }
  children: ReactNode
}

/** The form of `useVersionedForm`: leaving typed values needs a confirmation, and survives the end of the session. */
export function VersionedForm({ submit, form, children }: VersionedFormProps) {
  const { loading, submitError, save, back, unsaved } = form
  return (
    <>
      <Form
        noValidate
        maxW="4xl"
        submit={submit}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        actions={
          <>
            <Button asChild variant="outline">
              <RouterLink to={back}>
                <Trans>Cancel</Trans>
              </RouterLink>
            </Button>
            <SessionEnded button={submit} />
          </>
        }
      >
        {children}
      </Form>
      <LeaveConfirmation unsaved={unsaved} />
    </>
  )
}
