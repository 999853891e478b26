import { Button, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form } from '../../ui/Form.tsx'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'

interface ListFormProps {
  maxW: '3xl' | '4xl'
  form: {
    noun: string
    loading: boolean
    submitError: string | null
    save: () => Promise<void>
    undo: () => Promise<void>
    unsaved: boolean
  }
  children: ReactNode
}

/** The form of `useListForm`: leaving typed values needs a confirmation. */
export function ListForm({ maxW, form, children }: ListFormProps) {
  const { t } = useLingui()
  const { noun, loading, submitError, save, undo, unsaved } = form
  return (
    <>
      <Form
        noValidate
        maxW={maxW}
        submit={t`Save the ${noun}`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        actions={
          <Button variant="outline" onClick={() => void undo()} disabled={loading}>
            <Trans>Undo my changes</Trans>
          </Button>
        }
      >
        {children}
      </Form>
      <LeaveConfirmation unsaved={unsaved} />
    </>
  )
}

interface UnreadListProps {
  noun: string
  failed: boolean
  retry: () => Promise<unknown>
}

/** Instead of the form, until its list is read. */
export function UnreadList({ noun, failed, retry }: UnreadListProps) {
  const { t } = useLingui()
  return failed ? (
    <ErrorState
      title={t`The ${noun} could not be read`}
      retry={{ label: t`Try again`, onClick: () => void retry().catch(() => null) }}
    >
      <Trans>Check your connection and try again.</Trans>
    </ErrorState>
  ) : (
    <Skeleton height="72" borderRadius="l3" role="status" aria-label={t`Loading the ${noun}`} />
  )
}
