import type { MaterialKind, MaterialMovementKind, MaterialUnit } from '../../../__generated__/graphql.ts'

export const kindNames: Record<MaterialKind, string> = {
  FABRIC: 'Fabric',
  LINING: 'Lining',
  TRIMMING: 'Lace and trimmings',
  FASTENER: 'Buttons, hooks and zips',
  THREAD: 'Thread',
  EMBELLISHMENT: 'Beads and stones',
  OTHER: 'Other',
}

export const materialKinds = Object.keys(kindNames) as MaterialKind[]

export const unitNames: Record<MaterialUnit, string> = { METRE: 'Metres', PIECE: 'Pieces' }

export const movementNames: Record<MaterialMovementKind, string> = {
  BOUGHT: 'Bought',
  CONSUMED: 'Used',
  RETURNED: 'Given back',
  CORRECTED: 'Corrected',
}

/** With its colour. */
export const materialName = ({ name, color }: { name: string; color?: string | null | undefined }) =>
  color ? `${name}, ${color}` : name
