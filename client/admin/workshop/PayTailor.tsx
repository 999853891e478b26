import { useMutation } from '@apollo/client/react'
import { Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PaymentMethod, TailorInListFragment } from '../../__generated__/graphql.ts'
import { randomKey } from '../../lib/random-key.ts'
import { notify } from '../../ui/notify.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { ClosableForm } from '../forms/ClosableForm.tsx'
import { paymentMethodNames, paymentMethodsFor } from '../../lib/payment-methods.ts'
import { listedRupees } from '../../lib/money.ts'
import { PayTailor_mutation } from './tailor-documents.ts'

const methods = paymentMethodsFor('WAGES')

/** Pays all that is due; each opened form pays at most once. */
export function PayTailor({ tailor, due }: { tailor: TailorInListFragment; due: number }) {
  const [key, setKey] = useState<string | null>(null)
  return key === null ? (
    <Button minH="12" onClick={() => setKey(randomKey())}>
      <Trans>Pay</Trans>
    </Button>
  ) : (
    <Payout key={key} tailor={tailor} due={due} idempotencyKey={key} onClose={() => setKey(null)} />
  )
}

interface PayoutProps {
  tailor: TailorInListFragment
  due: number
  idempotencyKey: string
  onClose: () => void
}

function Payout({ tailor: { id: tailorId, name }, due, idempotencyKey, onClose }: PayoutProps) {
  const { t, i18n } = useLingui()
  const [method, setMethod] = useState<PaymentMethod>('CASH')
  const [pay] = useMutation(PayTailor_mutation)
  const { submit, loading, submitError } = useSubmission()
  const send = async () => {
    const input = { tailorId, amount: due, method, idempotencyKey }
    const { state } = await submit(async () => (await pay({ variables: { input } })).data?.payTailor)
    if (state !== 'done') return
    void notify({ id: 'payout', title: t`The payout to ${name} is recorded as wages.` })
    onClose()
  }
  return (
    <ClosableForm
      submit={t`Pay ${{ listedRupees: listedRupees(due) }}`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void send()}
      button={{ size: 'md' }}
      onClose={onClose}
    >
      <Flex gap="3">
        <SelectField
          label={t`How`}
          value={method}
          onChange={({ currentTarget }) => setMethod(currentTarget.value as PaymentMethod)}
        >
          {methods.map((each) => (
            <option key={each} value={each}>
              {i18n._(paymentMethodNames[each])}
            </option>
          ))}
        </SelectField>
      </Flex>
    </ClosableForm>
  )
}
