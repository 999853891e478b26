import type { OrderType } from '../../../__generated__/graphql.ts'
import { type OrderPathType, paths } from '../../../../shared/paths.ts'

/** The fields of a draft that its address needs. */
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

/** The first design of a draft that is still in the catalogue. */
export const firstDesignOf = ({ cartItems }: Pick<AddressedDraft, 'cartItems'>) =>
  cartItems.find(({ product }) => product)?.product?.id ?? null

/** The address to continue a draft at; null when all of its designs have left the catalogue. */
export function draftPath(draft: AddressedDraft & { id: string }) {
  const productId = firstDesignOf(draft)
  if (draft.orderType === 'CUSTOM') return paths.order(null, 'custom', draft.id)
  return productId === null ? null : paths.order(productId, pathTypes[draft.orderType], draft.id)
}
