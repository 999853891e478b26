import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderType } from '../__generated__/graphql.ts'

/** The specification's labels; those of a cart's product types, too. */
export const orderTypeNames = {
  READYMADE: msg`Readymade`,
  TAILOR: msg`Tailor Made`,
  CUSTOM: msg`Own design`,
} satisfies Record<OrderType, MessageDescriptor>
