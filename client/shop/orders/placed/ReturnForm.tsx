import { Button, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Returns_OrderFragment, ReturnWish } from '../../../__generated__/graphql.ts'
import { designName } from '../../../lib/localized-name.ts'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { OrderChanges } from './use-order-changes.ts'
import { toNumber } from '../../../lib/to-number.ts'

interface ReturnFormProps {
  order: Returns_OrderFragment
  changes: OrderChanges
}

/** Announces ready-made pieces that come back: which, why, and whether for the money or another size. */
export function ReturnForm({ order, changes }: ReturnFormProps) {
  const { t, i18n } = useLingui()
  const { id, returnableItems } = order
  const items = order.items.map((item) => ({ ...item, productName: designName(i18n, item) }))
  const [isOpen, setOpen] = useState(false)
  const [counts, setCounts] = useState<number[]>(() =>
    returnableItems.map(() => (returnableItems.length === 1 ? 1 : 0)),
  )
  const [resolution, setResolution] = useState<ReturnWish>('REFUND')
  const [sizes, setSizes] = useState<Record<number, string>>({})
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState({ pieces: false, reason: false })
  const otherSizes = (item: number) =>
    (items[item]?.product?.sizes ?? [])
      .map(({ label }) => label)
      .filter((label) => label !== items[item]?.size?.label)
  const chosen = returnableItems.flatMap(({ item }, index) =>
    counts[index] ? [{ item, quantity: counts[index] }] : [],
  )
  const mayExchange = chosen.length > 0 && chosen.every(({ item }) => otherSizes(item).length > 0)
  const isExchange = resolution === 'EXCHANGE' && mayExchange
  if (!isOpen)
    return (
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Trans>Return something</Trans>
        </Button>
      </div>
    )
  const submit = async () => {
    const missing = { pieces: chosen.length === 0, reason: reason.trim() === '' }
    setErrors(missing)
    if (missing.pieces || missing.reason) return
    await changes.requestReturn({
      orderId: id,
      wish: isExchange ? 'EXCHANGE' : 'REFUND',
      reason,
      items: chosen.map(({ item, quantity }) => ({
        item,
        quantity,
        exchangeSize: isExchange ? (sizes[item] ?? otherSizes(item)[0]!) : null,
      })),
    })
  }
  return (
    <Form
      submit={t`Announce the return`}
      loading={changes.changing === 'return'}
      submitError={null}
      onSubmit={() => void submit()}
      actions={
        <Button variant="ghost" onClick={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      {returnableItems.map(({ item, quantity }, index) => (
        <SelectField
          key={item}
          label={t`How many come back: ${[items[item]?.productName, items[item]?.size?.label].filter(Boolean).join(' · ')}`}
          value={counts[index] ?? 0}
          error={errors.pieces && index === 0 ? t`Choose what comes back.` : undefined}
          onChange={({ currentTarget: { value } }) =>
            setCounts((all) => all.map((count, at) => (at === index ? toNumber(value) : count)))
          }
        >
          {Array.from({ length: quantity + 1 }, (_, count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
      ))}
      {mayExchange && (
        <SelectField
          label={t`What would you like?`}
          value={resolution}
          onChange={({ currentTarget }) => setResolution(currentTarget.value as ReturnWish)}
        >
          <option value="REFUND">{t`My money back`}</option>
          <option value="EXCHANGE">{t`Another size`}</option>
        </SelectField>
      )}
      {isExchange && (
        <Stack gap="3">
          {chosen.map(({ item }) => (
            <SelectField
              key={item}
              label={t`Size that you would like: ${items[item]?.productName}`}
              value={sizes[item] ?? otherSizes(item)[0]}
              onChange={({ currentTarget: { value } }) => setSizes((all) => ({ ...all, [item]: value }))}
            >
              {otherSizes(item).map((label) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </SelectField>
          ))}
        </Stack>
      )}
      <TextArea
        label={t`Why does it come back?`}
        maxLength={1000}
        value={reason}
        error={errors.reason ? t`Tell us why it comes back.` : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </Form>
  )
}
