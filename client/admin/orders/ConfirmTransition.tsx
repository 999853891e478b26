import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useState } from 'react'
import type { OrderStatus } from '../../__generated__/graphql.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { CheckField } from '../../ui/CheckField.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { AdminOrder } from './order-documents.ts'

interface ConfirmTransitionProps {
  order: AdminOrder
  to: OrderStatus
  /** @param tailorsEarn whether the tailors of unfinished garments earn the stages that are left */
  onConfirm: (tailorsEarn: boolean) => void
  onClose: () => void
}

/** Asks before a status that the customer takes as the last word, and before an order is ready whose garments aren't. */
export function ConfirmTransition(props: ConfirmTransitionProps) {
  const { order, to, onConfirm, onClose } = props
  const { t } = useLingui()
  const { orderNumber } = order
  const balance = order.balance ?? 0
  const amount = formatExactRupees(balance)
  const isChecked = order.upiClaims.some(({ status }) => status === 'WAITING')
  if (to === 'READY') return <ConfirmReady {...props} />
  const delivered = {
    title: t`Mark order ${orderNumber} as delivered?`,
    text: t`Its customer sees that it was delivered, with your note, and can request alterations for seven days. You can undo it for a minute.`,
    confirm: t`Mark as delivered`,
    decline: t`Not yet`,
  }
  const unpaid = {
    title: t`${amount} is still to be paid. Hand it over now?`,
    confirm: t`Hand it over unpaid`,
    decline: t`Take the payment first`,
  }
  const cancelled = {
    title: t`Cancel order ${orderNumber}?`,
    // Its customer has reported a transfer that nobody has confirmed or rejected.
    text: isChecked
      ? t`A payment of the customer is being checked. When it has arrived, confirm it under Payments and return it. Cancelling can’t be undone.`
      : t`Its customer sees that it was cancelled, with your note. Ready-made pieces go back into the stock. This can’t be undone.`,
    confirm: t`Cancel the order`,
    decline: t`Keep the order`,
  }
  return (
    <ConfirmDialog
      open
      {...(to === 'CANCELLED' ? cancelled : { ...delivered, ...(balance > 0 && unpaid) })}
      onConfirm={() => onConfirm(false)}
      onClose={onClose}
    />
  )
}

function ConfirmReady({ order, onConfirm, onClose }: ConfirmTransitionProps) {
  const { t, i18n } = useLingui()
  const [tailorsEarn, setTailorsEarn] = useState(true)
  const unfinished = order.garments.filter(({ stage }) => stage.kind !== 'DONE')
  const isSewn = unfinished.some(({ tailor }) => tailor)
  const garments = unfinished.map(({ code, stage }) => `${code}: ${localizedName(i18n, stage)}`).join(', ')
  return (
    <ConfirmDialog
      open
      palette="brand"
      title={t`${plural(unfinished.length, { one: '# garment is', other: '# garments are' })} not ready. Mark the order as ready?`}
      text={t`${garments}. They become ready with the order.`}
      confirm={t`Mark as ready`}
      decline={t`Not yet`}
      onConfirm={() => onConfirm(isSewn && tailorsEarn)}
      onClose={onClose}
    >
      {isSewn && (
        <CheckField
          label={t`The tailors have completed them and earn the stages that are left`}
          checked={tailorsEarn}
          onChange={({ currentTarget }) => setTailorsEarn(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  )
}
