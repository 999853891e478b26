import { useMutation } from '@apollo/client/react'
import { SimpleGrid } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { randomKey } from '../../lib/random-key.ts'
import { quantityText } from '../../lib/materials.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { AmountField } from '../forms/AmountField.tsx'
import { readForm } from '../forms/read-form.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import {
  AdminMaterial_query,
  BuyMaterial_mutation,
  CorrectMaterial_mutation,
  type Material,
} from './material-documents.ts'
import { QuantityField } from './QuantityField.tsx'
import { quantityOf, someQuantityOf } from './typed-quantity.ts'

const none = { quantity: '', price: '', note: '' }

/** Adds what was bought to the stock. What is sent again after a failure is recorded once. */
export function BuyForm({ material }: { material: Material }) {
  const { t, i18n } = useLingui()
  const { id: materialId, unit } = material
  const seesCosts = useIsAllowed('VIEW_COSTS')
  const [idempotencyKey, setIdempotencyKey] = useState(randomKey)
  const [values, setValues] = useState(none)
  const [buyMaterial] = useMutation(BuyMaterial_mutation, { refetchQueries: [AdminMaterial_query] })
  const { submit, loading, errors, setErrors, submitError } = useSubmission(['quantity', 'price', 'note'])
  const change = (changes: Partial<typeof none>) => setValues({ ...values, ...changes })
  const buy = async () => {
    const form = readForm(i18n, (read) => ({
      quantity: someQuantityOf(read, 'quantity', values.quantity, unit),
      price: read.optionalAmount('price', values.price),
    }))
    if (form.errors) return setErrors(form.errors)
    const { quantity, price } = form.input
    const input = {
      materialId,
      quantity,
      ...(price !== null && { price }),
      note: values.note,
      idempotencyKey,
    }
    const { state } = await submit(
      async () => (await buyMaterial({ variables: { input } })).data?.buyMaterial,
    )
    // What is sent after a refusal is another request.
    if (state === 'done' || state === 'refused') setIdempotencyKey(randomKey())
    if (state !== 'done') return
    setValues(none)
    void notify({
      id: 'material',
      title: t`${{ quantity: quantityText(quantity, unit, i18n) }} are added to the stock.`,
    })
  }
  return (
    <Form
      submit={t`Add to the stock`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void buy()}
      noValidate
      button={{ size: 'lg', minH: '12' }}
    >
      <SimpleGrid columns={{ base: 1, sm: seesCosts ? 3 : 2 }} gap="3" alignItems="end">
        <QuantityField
          label={t`Bought`}
          unit={unit}
          value={values.quantity}
          error={errors.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        {seesCosts && (
          <AmountField
            label={
              unit === 'METRE' ? t`New price of a metre, ₹ (optional)` : t`New price of a piece, ₹ (optional)`
            }
            value={values.price}
            error={errors.price}
            onChange={(price) => change({ price })}
          />
        )}
        <TextField
          label={t`Bill or supplier (optional)`}
          maxLength={500}
          minH="12"
          value={values.note}
          error={errors.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
      </SimpleGrid>
    </Form>
  )
}

/** Sets the stock to what was counted. */
export function CorrectForm({ material }: { material: Material }) {
  const { t, i18n } = useLingui()
  const { id: materialId, unit, stock } = material
  const [idempotencyKey, setIdempotencyKey] = useState(randomKey)
  const [counted, setCounted] = useState('')
  const [reason, setReason] = useState('')
  const [correctMaterial] = useMutation(CorrectMaterial_mutation, { refetchQueries: [AdminMaterial_query] })
  const { submit, loading, errors, setErrors, submitError } = useSubmission(['counted', 'reason'])
  const correct = async () => {
    const form = readForm(i18n, (read) => ({ counted: quantityOf(read, 'counted', counted, unit) }))
    if (form.errors) return setErrors(form.errors)
    const input = { materialId, ...form.input, reason, idempotencyKey }
    const { state } = await submit(
      async () => (await correctMaterial({ variables: { input } })).data?.correctMaterial,
    )
    if (state === 'done' || state === 'refused') setIdempotencyKey(randomKey())
    if (state !== 'done') return
    setCounted('')
    setReason('')
    void notify({
      id: 'material',
      title: t`The stock is ${{ quantity: quantityText(form.input.counted, unit, i18n) }} now.`,
    })
  }
  return (
    <Form
      submit={t`Correct the stock`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void correct()}
      noValidate
      button={{ size: 'lg', minH: '12', variant: 'outline' }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <QuantityField
          label={t`Counted`}
          unit={unit}
          value={counted}
          error={errors.counted}
          helper={t`It should be ${{ quantity: quantityText(stock, unit, i18n) }}.`}
          onChange={setCounted}
        />
        <TextField
          label={t`Why it differs`}
          maxLength={500}
          minH="12"
          value={reason}
          error={errors.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </SimpleGrid>
    </Form>
  )
}
