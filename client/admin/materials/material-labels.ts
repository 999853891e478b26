import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MaterialKind, MaterialMovementKind, MaterialUnit } from '../../__generated__/graphql.ts'

export const kindNames: Record<MaterialKind, MessageDescriptor> = {
  FABRIC: msg`Fabric`,
  LINING: msg`Lining`,
  TRIMMING: msg`Lace and trimmings`,
  FASTENER: msg`Buttons, hooks and zips`,
  THREAD: msg`Thread`,
  EMBELLISHMENT: msg`Beads and stones`,
  OTHER: msg`Other`,
}

export const materialKinds = Object.keys(kindNames) as MaterialKind[]

export const unitNames: Record<MaterialUnit, MessageDescriptor> = { METRE: msg`Metres`, PIECE: msg`Pieces` }

export const movementNames: Record<MaterialMovementKind, MessageDescriptor> = {
  BOUGHT: msg`Bought`,
  CONSUMED: msg`Used`,
  RETURNED: msg`Given back`,
  CORRECTED: msg`Corrected`,
}
