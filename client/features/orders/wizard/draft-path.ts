import type { OrderType } from '../../../__generated__/graphql.ts'
import { type OrderPathType, paths } from '../../../../shared/paths.ts'

/** A draft as far as its address goes. */
export interface AddressedDraft {
  orderType: OrderType
  cartItems: { product?: { id: string } | null }[]
  link?: string | null
}

const pathTypes: Record<OrderType, OrderPathType> = {
  READYMADE: 'readymade',
  TAILOR: 'tailor',
  CUSTOM: 'custom',
}

/** The design that a draft begins with; designs that have left the catalogue are passed over. */
export const firstDesignOf = ({ cartItems }: Pick<AddressedDraft, 'cartItems'>) =>
  cartItems.find(({ product }) => product)?.product?.id ?? null

/** Where she goes on with a draft; null when all of its designs have left the catalogue. */
export function draftPath(draft: AddressedDraft & { id: string }) {
  const productId = firstDesignOf(draft)
  if (draft.orderType === 'CUSTOM') return paths.order(null, 'custom', draft.id)
  return productId === null ? null : paths.order(productId, pathTypes[draft.orderType], draft.id)
}
