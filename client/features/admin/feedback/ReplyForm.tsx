import { TextArea } from '../../../ui/TextArea.tsx'
import { InlineForm, textOf } from '../InlineForm.tsx'
import { useSending } from '../use-sending.ts'
import { useModeration } from './use-moderation.ts'

interface ReplyFormProps {
  id: string
  reply: string
  onDone: () => void
}

export function ReplyForm({ id, reply, onDone }: ReplyFormProps) {
  const { sending, problem, send } = useSending()
  const moderation = useModeration()
  const submit = async (fields: FormData) => {
    if (await send(() => moderation.reply(id, textOf(fields, 'reply')))) onDone()
  }
  return (
    <InlineForm
      submit="Save the answer"
      sending={sending}
      problem={problem}
      onSubmit={(fields) => void submit(fields)}
      onCancel={onDone}
    >
      <TextArea
        autoFocus
        name="reply"
        label="The shop’s answer"
        helper="Everybody reads it below the feedback. Empty takes it back."
        defaultValue={reply}
        maxLength={1000}
      />
    </InlineForm>
  )
}
