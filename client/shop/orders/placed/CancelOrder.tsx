import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLazyComponent } from '../../../ui/use-lazy-component.ts'
import type { OrderChanges } from './use-order-changes.ts'

const loadDialog = async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog

interface CancelOrderProps {
  orderNumber: string
  /** Whether the shop is checking a payment of it. */
  isPaymentChecked: boolean
  changes: OrderChanges
}

/** The shopper can cancel until the shop has confirmed the order. */
export function CancelOrder({ orderNumber, isPaymentChecked, changes }: CancelOrderProps) {
  const { t } = useLingui()
  const [isConfirming, setConfirming] = useState(false)
  const { Component: ConfirmDialog, want } = useLazyComponent(loadDialog)
  const openDialog = async () => {
    if (await want()) setConfirming(true)
  }
  return (
    <Flex align="center" justify="space-between" gap="4" wrap="wrap">
      <Text color="fg.muted" flex="1 1 16rem">
        <Trans>Changed your mind? Until we have confirmed it you can cancel your order yourself.</Trans>
      </Text>
      <Button
        variant="outline"
        colorPalette="red"
        loading={changes.changing === 'cancel'}
        loadingText={t`Cancelling…`}
        onClick={() => void openDialog()}
      >
        <Trans>Cancel this order</Trans>
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={isConfirming}
          title={t`Cancel order ${orderNumber}?`}
          text={
            isPaymentChecked
              ? t`Nothing is made or sent then. We are still checking your payment: when it has arrived, we return it to you. This can’t be undone.`
              : t`Nothing is made or sent then, and there is nothing to pay. This can’t be undone.`
          }
          confirm={t`Cancel this order`}
          decline={t`Keep the order`}
          onConfirm={() => void changes.cancel()}
          onClose={() => setConfirming(false)}
        />
      )}
    </Flex>
  )
}
