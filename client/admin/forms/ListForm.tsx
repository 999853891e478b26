import { Button, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Form } from '../../ui/Form.tsx'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'

interface ListFormProps {
  maxW: '3xl' | '4xl'
  /** The button's text. */
  submit: string
  form: {
    loading: boolean
    submitError: string | null
    save: () => Promise<void>
    undo: () => Promise<void>
    unsaved: boolean
  }
  children: ReactNode
}

/** The form of `useListForm`: leaving typed values needs a confirmation. */
export function ListForm({ maxW, submit, form, children }: ListFormProps) {
  const { loading, submitError, save, undo, unsaved } = form
  return (
    <>
      <Form
        noValidate
        maxW={maxW}
        submit={submit}
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
  failed: boolean
  retry: () => Promise<unknown>
}

/** Instead of the form, until its list is read. */
export function UnreadList({ failed, retry }: UnreadListProps) {
  const { t } = useLingui()
  return failed ? (
    <UnreadPage title={t`The list could not be read`} retry={retry} />
  ) : (
    <Skeleton height="72" borderRadius="l3" role="status" aria-label={t`Loading the list`} />
  )
}
