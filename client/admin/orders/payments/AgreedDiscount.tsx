import { Box, Button } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { currentInvoice } from '../invoices/current-invoice.ts'
import type { AdminOrder } from '../order-documents.ts'

const DiscountForm = lazy(async () => ({ default: (await import('./DiscountForm.tsx')).DiscountForm }))

/** Sets the discount that is agreed with the customer after placing, until the order is invoiced. */
export function AgreedDiscount({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  if (!order.viewerCanGiveDiscounts || currentInvoice(order.invoices) || order.orderStatus === 'CANCELLED')
    return null
  if (open)
    return (
      <Suspense>
        <DiscountForm order={order} onClose={() => setOpen(false)} />
      </Suspense>
    )
  return (
    <Box>
      <Button size="xs" variant="ghost" ms="-2" onClick={() => setOpen(true)}>
        {order.agreedDiscount > 0 ? t`Change the agreed discount` : t`Agree on a discount`}
      </Button>
    </Box>
  )
}
