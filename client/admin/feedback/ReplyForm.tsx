import { useLingui } from '@lingui/react/macro'
import { TextArea } from '../../ui/TextArea.tsx'
import { Form } from '../../ui/Form.tsx'
import { textIn } from '../../ui/text-in.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { CancelButton } from './CancelButton.tsx'
import { useModeration } from './use-moderation.ts'

interface ReplyFormProps {
  id: string
  reply: string
  onDone: () => void
}

export function ReplyForm({ id, reply, onDone }: ReplyFormProps) {
  const { t } = useLingui()
  const { loading, submitError, submit } = useSubmission()
  const moderation = useModeration()
  const send = async (form: HTMLFormElement) => {
    const value = textIn(form, 'reply').trim()
    const { state } = await submit(() => moderation.reply(id, value))
    if (state === 'done') onDone()
  }
  return (
    <Form
      submit={t`Save the answer`}
      loading={loading}
      submitError={submitError}
      onSubmit={(form) => void send(form)}
      actions={<CancelButton onClick={onDone} />}
      mt="3"
      maxW="2xl"
    >
      <TextArea
        autoFocus
        name="reply"
        label={t`The shop’s answer`}
        helper={t`Everybody reads it below the feedback. Empty takes it back.`}
        defaultValue={reply}
        maxLength={1000}
      />
    </Form>
  )
}
