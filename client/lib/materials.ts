import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Named } from '../../shared/name-translations.ts'
import type { MaterialUnit } from '../__generated__/graphql.ts'
import { localizedName } from './localized-name.ts'

/** With its colour. */
export const materialName = ({ name, color }: { name: string; color?: string | null | undefined }) =>
  color ? `${name}, ${color}` : name

/** What is to be taken, in the reader's language. */
export const namedToTake = (toTake: Named & { color?: string | null | undefined }, i18n: I18n) =>
  materialName({ name: localizedName(i18n, toTake), color: toTake.color })

/** 250 cm as '2.5 m'; 12 pieces as '12 pieces'. */
export function quantityText(quantity: number, unit: MaterialUnit, i18n: I18n): string {
  const metres = quantity / 100
  return i18n._(
    unit === 'METRE' ? msg`${metres} m` : msg`${plural(quantity, { one: '# piece', other: '# pieces' })}`,
  )
}
