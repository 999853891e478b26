import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LineSupply } from '../../__generated__/graphql.ts'

/** What a garment is by tax: a garment of the shop's cloth is goods, the rest are services. */
export const supplyLabels: Record<LineSupply, MessageDescriptor> = {
  GOODS: msg`The shop’s cloth`,
  STITCHING: msg`The customer’s cloth`,
  SERVICE: msg`A service without sewing`,
}
