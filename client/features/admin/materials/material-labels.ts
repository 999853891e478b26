import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { MaterialKind, MaterialMovementKind, MaterialUnit } from '../../../__generated__/graphql.ts'

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

/** With its colour. */
export const materialName = ({ name, color }: { name: string; color?: string | null | undefined }) =>
  color ? `${name}, ${color}` : name

/** 250 cm as '2.5 m'; 12 pieces as '12 pieces'. */
export function quantityText(quantity: number, unit: MaterialUnit, i18n: I18n): string {
  const metres = quantity / 100
  return i18n._(
    unit === 'METRE' ? msg`${metres} m` : msg`${plural(quantity, { one: '# piece', other: '# pieces' })}`,
  )
}
