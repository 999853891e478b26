import { CustomersProfiles } from './CustomersProfiles.tsx'
import type { AdminOrder } from './order-documents.ts'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

/** The customer's measurements, what the shop has noted, and what happened: the last on the page. */
export const OrderHistory = ({ order }: { order: AdminOrder }) => (
  <>
    <CustomersProfiles order={order} />
    <OrderNotes order={order} />
    <OrderTimeline order={order} />
  </>
)
