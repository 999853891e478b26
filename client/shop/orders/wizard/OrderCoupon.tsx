import { useApolloClient } from '@apollo/client/react'
import type { OrderWizard_DraftFragment } from '../../../__generated__/graphql.ts'
import { CouponForm } from '../../cart/CouponForm.tsx'
import { cartQueue } from '../../cart/in-order-link.ts'
import type { DraftStore } from './draft-store.ts'
import { OrderWizardDraft_query } from './order-document.ts'

interface OrderCouponProps {
  store: DraftStore
  draft: OrderWizard_DraftFragment
}

/** The coupon of the account, which prices the draft as it does the cart. */
export function OrderCoupon({ store, draft: { id, coupon } }: OrderCouponProps) {
  const client = useApolloClient()
  const readPrice = async () => {
    const { data } = await client.query({
      query: OrderWizardDraft_query,
      variables: { id },
      fetchPolicy: 'network-only',
      context: cartQueue,
    })
    const draft = data?.orderDraft
    // A change that is saved meanwhile brings its own price.
    if (draft && draft.version === store.snapshot().saved?.version) store.setVersion(draft)
  }
  return <CouponForm coupon={coupon} onChanged={() => void readPrice().catch(() => null)} />
}
