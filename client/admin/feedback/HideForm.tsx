import { useLingui } from '@lingui/react/macro'
import { TextArea } from '../../ui/TextArea.tsx'
import { Form } from '../../ui/Form.tsx'
import { textIn } from '../../ui/text-in.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { CancelButton } from './CancelButton.tsx'
import { useModeration } from './use-moderation.ts'

/** The reason for hiding, which is required because the author sees it. */
export function HideForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui()
  const { loading, submitError, submit } = useSubmission()
  const moderation = useModeration()
  const send = async (form: HTMLFormElement) => {
    const value = textIn(form, 'reason').trim()
    const { state } = await submit(() => moderation.hide(id, value))
    if (state === 'done') onDone()
  }
  return (
    <Form
      submit={t`Hide it`}
      loading={loading}
      submitError={submitError}
      onSubmit={(form) => void send(form)}
      actions={<CancelButton onClick={onDone} />}
      mt="3"
      maxW="2xl"
    >
      <TextArea
        autoFocus
        required
        name="reason"
        label={t`Why it is hidden`}
        helper={t`Its author still sees it, with this reason. It counts in no rating.`}
        maxLength={500}
      />
    </Form>
  )
}
