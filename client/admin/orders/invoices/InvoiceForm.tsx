import { useMutation } from '@apollo/client/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stateCodes, states } from '../../../../shared/tax/states.ts'
import type { IssueInvoiceInput } from '../../../__generated__/graphql.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ClosableForm } from '../../forms/ClosableForm.tsx'
import { CheckField } from '../../../ui/CheckField.tsx'
import type { AdminOrder } from '../order-documents.ts'
import { useOrderChange } from '../use-order-change.ts'
import { IssueInvoice_mutation } from './invoice-documents.ts'

/** Issues the invoice: for most orders nothing is to be filled in. */
export function InvoiceForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useLingui()
  const [placeOfSupply, setPlaceOfSupply] = useState('')
  const gstin = order.customerRecord?.gstin ?? ''
  const [isBusiness, setBusiness] = useState(gstin !== '')
  const [buyerGstin, setBuyerGstin] = useState(gstin)
  const [buyerName, setBuyerName] = useState(gstin && (order.customer.name ?? ''))
  const [isOwnCloth, setOwnCloth] = useState(order.clothPics.length > 0)
  const [issueInvoice] = useMutation(IssueInvoice_mutation)
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: IssueInvoiceInput) => (await issueInvoice({ variables: { input } })).data?.issueInvoice,
    t`The invoice is issued.`,
    ['placeOfSupply', 'buyerGstin', 'buyerName'],
  )
  const submit = async () => {
    const input = {
      orderId: order.id,
      placeOfSupply: placeOfSupply || null,
      ...(isBusiness && { buyerGstin, buyerName }),
      ...(order.orderType === 'CUSTOM' && { isOwnCloth }),
    }
    if (await change(input)) onClose()
  }
  return (
    <ClosableForm
      submit={t`Issue the invoice`}
      loading={loading}
      submitError={submitError}
      onSubmit={() => void submit()}
      button={{ size: 'md' }}
      onClose={onClose}
    >
      <SelectField
        label={t`State to which the order goes`}
        value={placeOfSupply}
        error={errors.placeOfSupply}
        onChange={({ currentTarget }) => setPlaceOfSupply(currentTarget.value)}
      >
        <option value="">
          <Trans>As in the address</Trans>
        </option>
        {stateCodes.map((code) => (
          <option key={code} value={code}>
            {states[code]}
          </option>
        ))}
      </SelectField>
      {order.orderType === 'CUSTOM' && (
        <CheckField
          label={t`The shop only stitches the customer’s own cloth`}
          checked={isOwnCloth}
          onChange={({ target }) => setOwnCloth(target.checked)}
        />
      )}
      <CheckField
        label={t`For a business with a GSTIN`}
        checked={isBusiness}
        onChange={({ target }) => setBusiness(target.checked)}
      />
      {isBusiness && (
        <>
          <TextField
            label={t`GSTIN`}
            required
            maxLength={15}
            value={buyerGstin}
            error={errors.buyerGstin}
            onChange={({ currentTarget }) => setBuyerGstin(currentTarget.value)}
          />
          <TextField
            label={t`Name of the business`}
            required
            maxLength={120}
            value={buyerName}
            error={errors.buyerName}
            onChange={({ currentTarget }) => setBuyerName(currentTarget.value)}
          />
        </>
      )}
    </ClosableForm>
  )
}
