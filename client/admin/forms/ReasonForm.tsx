import { type ComponentProps, useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { ClosableForm } from './ClosableForm.tsx'

interface ReasonFormProps extends Omit<
  ComponentProps<typeof ClosableForm>,
  'button' | 'children' | 'onSubmit'
> {
  /** Of the reason. */
  label: string
  error: string | undefined
  /** For pages whose targets are 48 px high. */
  large?: boolean
  onSubmit: (reason: string) => void
}

/** A change that needs nothing but a reason, such as a reversal or a rejection, in the row of what it changes. */
export function ReasonForm({ label, error, large = false, onSubmit, ...form }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const button = large ? ({ minH: '12' } as const) : ({ size: 'sm' } as const)
  return (
    <ClosableForm {...form} onSubmit={() => onSubmit(reason)} button={{ variant: 'outline', ...button }}>
      <TextField
        label={label}
        maxLength={1000}
        required
        minH={large ? '12' : undefined}
        value={reason}
        error={error}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ClosableForm>
  )
}
