import { TextArea } from '../../../ui/TextArea.tsx'
import { InlineForm, textOf } from '../InlineForm.tsx'
import { useSending } from '../use-sending.ts'
import { useModeration } from './use-moderation.ts'

/** The reason for hiding, which is required because the author sees it. */
export function HideForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { sending, problem, send } = useSending()
  const moderation = useModeration()
  const submit = async (fields: FormData) => {
    if (await send(() => moderation.hide(id, textOf(fields, 'reason')))) onDone()
  }
  return (
    <InlineForm
      submit="Hide it"
      sending={sending}
      problem={problem}
      onSubmit={(fields) => void submit(fields)}
      onCancel={onDone}
    >
      <TextArea
        autoFocus
        required
        name="reason"
        label="Why it is hidden"
        helper="Its author still sees it, with this reason. It counts in no rating."
        maxLength={500}
      />
    </InlineForm>
  )
}
