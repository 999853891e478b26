import { HeldSales } from './HeldSales.tsx'
import { isTypedOrder, isTypedSale } from './held-form.ts'
import type { CounterCustomer, CounterOrder } from './counter-order.ts'
import type { QuickSale } from './quick-sale.ts'

interface HeldOrdersProps {
  order: CounterOrder
  /** Shows another order, by default an empty one. */
  begin: (order?: CounterOrder) => void
}

/** Puts the order of the counter aside, and takes others up. */
export const HeldOrders = ({ order, begin }: HeldOrdersProps) => (
  <HeldSales
    kind="ORDER"
    isForm={isTypedOrder}
    typed={order}
    order={order}
    withCustomer={(form, customer) => ({ ...form, customer })}
    begin={begin}
  />
)

interface HeldQuickSalesProps {
  sale: QuickSale
  /** Shows another sale, by default an empty one. */
  begin: (sale?: QuickSale) => void
}

/** The same for the quick sale. */
export const HeldQuickSales = ({ sale, begin }: HeldQuickSalesProps) => (
  <HeldSales
    kind="QUICK_SALE"
    isForm={isTypedSale}
    typed={sale}
    order={sale.order}
    goods={sale.goods}
    withCustomer={withCustomerOfSale}
    begin={begin}
  />
)

const withCustomerOfSale = (sale: QuickSale, customer: CounterCustomer | null): QuickSale => ({
  ...sale,
  order: { ...sale.order, customer },
})
