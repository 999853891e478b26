import { CartDelivery, type CartDeliveryProps } from './CartDelivery.tsx'
import { CouponField, type CouponFieldProps } from './CouponField.tsx'

export interface CartFieldsProps {
  cart: CartDeliveryProps['cart'] & CouponFieldProps['cart']
}

/** What can be changed below the cart's sums: where it goes, and its coupon. */
export function CartFields({ cart }: CartFieldsProps) {
  return (
    <>
      <CartDelivery cart={cart} />
      <CouponField cart={cart} />
    </>
  )
}
