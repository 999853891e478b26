import { useMutation } from '@apollo/client/react'
import { Button, SimpleGrid } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ContactForm_CustomerFragment } from '../../__generated__/graphql.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { isUnreachable } from '../offline/is-unreachable.ts'
import { BirthdayField } from './BirthdayField.tsx'
import { SaveCustomer_mutation } from './contact-documents.ts'

const fields = [
  'name',
  'phone',
  'email',
  'street',
  'city',
  'state',
  'pincode',
  'birthday',
  'gstin',
  'notes',
] as const
type Field = (typeof fields)[number]
/** As typed. */
export type ContactValues = Record<Field, string>

interface ContactFormProps {
  /** The one to change; null for a new one without an account. */
  customer: ContactForm_CustomerFragment | null
  /** Whether it shows name and e-mail only. */
  isShort?: boolean
  /** What is known of a new one. */
  initial?: Partial<ContactValues>
  onSaved: (customer: ContactForm_CustomerFragment) => void
  /** Keeps a new one until the shop can be reached; without it, the form says that it can't. */
  onUnreachable?: ((values: ContactValues) => Promise<void>) | undefined
  onCancel?: () => void
}

/** A customer's contact details, and what the shop notes. Name and e-mail of an account are changed by its holder. */
export function ContactForm({ customer, isShort = false, initial, onSaved, ...on }: ContactFormProps) {
  const { t } = useLingui()
  const [values, setValues] = useState<ContactValues>(
    () =>
      Object.fromEntries(
        fields.map((name) => [name, customer?.[name] ?? initial?.[name] ?? '']),
      ) as ContactValues,
  )
  const [mutate] = useMutation(SaveCustomer_mutation, {
    update: (cache) => {
      if (!customer) cache.evict({ id: 'ROOT_QUERY', fieldName: 'customers' })
    },
  })
  const { loading, errors, submitError, submit } = useSubmission<Field>(isShort ? ['name', 'email'] : fields)
  const save = async () => {
    let saved: ContactForm_CustomerFragment | null | undefined
    const outcome = await submit(async () => {
      const { data } = await mutate({
        variables: { input: { ...values, ...(customer && { id: customer.id }) } },
      })
      saved = data?.saveCustomer.customer
      return data?.saveCustomer
    })
    if (outcome.state === 'failed' && isUnreachable(outcome.error)) await on.onUnreachable?.(values)
    if (outcome.state !== 'done' || !saved) return
    void notify({ title: t`${{ name: saved.name }} is saved.` })
    onSaved(saved)
  }
  const set = (name: Field, value: string) => setValues((old) => ({ ...old, [name]: value }))
  const field = (name: Field, label: string, input: Partial<TextFieldProps> = {}) => (
    <TextField
      autoComplete="off"
      minH="12"
      {...input}
      label={label}
      value={values[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  )
  const isHolders = customer?.hasAccount ?? false
  return (
    <Form
      noValidate
      submit={customer ? t`Save the details` : t`Add the customer`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void save()}
      actions={
        on.onCancel && (
          <Button variant="outline" onClick={on.onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )
      }
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {!isShort && field('phone', t`Phone`, { inputMode: 'tel', type: 'tel', maxLength: 60 })}
        {field('name', t`Name`, { maxLength: 200, readOnly: isHolders, autoFocus: isShort })}
        {field('email', t`E-mail (optional)`, { inputMode: 'email', maxLength: 254, readOnly: isHolders })}
        {!isShort && field('street', t`Street (optional)`, { maxLength: 200 })}
        {!isShort && field('pincode', t`Pincode (optional)`, { inputMode: 'numeric', maxLength: 30 })}
        {!isShort && field('city', t`City (optional)`, { maxLength: 200 })}
        {!isShort && field('state', t`State (optional)`, { maxLength: 200 })}
        {!isShort && field('gstin', t`GSTIN of a business (optional)`, { maxLength: 40 })}
        {!isShort && (
          <BirthdayField
            value={values.birthday}
            error={errors.birthday}
            onChange={(birthday) => set('birthday', birthday)}
          />
        )}
      </SimpleGrid>
      {!isShort && (
        <TextArea
          label={t`Notes for the shop (optional)`}
          maxLength={2000}
          rows={3}
          value={values.notes}
          error={errors.notes}
          onChange={({ currentTarget }) => set('notes', currentTarget.value)}
        />
      )}
    </Form>
  )
}
