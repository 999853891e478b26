import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MaterialUnit } from '../../__generated__/graphql.ts'
import { randomKey } from '../../lib/random-key.ts'
import { type Payload, useSubmission } from '../../ui/use-submission.ts'
import { ClosableForm } from '../forms/ClosableForm.tsx'
import { QuantityField } from './QuantityField.tsx'
import { readForm } from '../forms/read-form.ts'
import { someQuantityOf } from './typed-quantity.ts'

interface MaterialQuantityFormProps {
  label: string
  submit: string
  unit: MaterialUnit
  helper: string
  send: (entry: { quantity: number; idempotencyKey: string }) => Promise<Payload | null | undefined>
  onClose: () => void
}

/** How much of a material a garment takes or gives back. What is sent again after a failure is recorded once. */
export function MaterialQuantityForm({
  label,
  submit: button,
  unit,
  helper,
  send,
  onClose,
}: MaterialQuantityFormProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const [idempotencyKey, setIdempotencyKey] = useState(randomKey)
  const { submit, loading, errors, setErrors, submitError } = useSubmission(['quantity'])
  const record = async () => {
    const form = readForm(i18n, (read) => ({ quantity: someQuantityOf(read, 'quantity', typed, unit) }))
    if (form.errors) return setErrors(form.errors)
    const { state } = await submit(() => send({ ...form.input, idempotencyKey }))
    // What is sent after a refusal is another request.
    if (state === 'refused') setIdempotencyKey(randomKey())
    if (state === 'done') onClose()
  }
  return (
    <ClosableForm
      submit={button}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void record()}
      noValidate
      maxW="md"
      button={{ minH: '12' }}
      onClose={onClose}
    >
      <QuantityField
        label={label}
        unit={unit}
        value={typed}
        error={errors.quantity}
        helper={helper}
        onChange={setTyped}
      />
    </ClosableForm>
  )
}
