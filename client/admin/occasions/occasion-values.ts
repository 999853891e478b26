import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { AdminOccasions_OccasionFragment, OccasionInput } from '../../__generated__/graphql.ts'
import { typedNames } from '../forms/typed-names.ts'

export type SavedOccasion = Omit<AdminOccasions_OccasionFragment, '__typename'>

/** An occasion in the form. */
export interface OccasionValues extends Omit<SavedOccasion, 'id' | 'version' | 'translations'> {
  /** Its id, or a temporary one. */
  key: string
  id: string | null
  translations: NameTranslation[]
}

export const valuesOf = (occasions: readonly SavedOccasion[]): OccasionValues[] =>
  occasions.map(({ id, name, translations, synonyms, garments, colors, works, fabrics, tags, isShown }) => ({
    key: id,
    id,
    name,
    translations: typedNames(translations),
    ...{ synonyms, garments, colors, works, fabrics, tags },
    isShown,
  }))

export const newOccasion = (key: string): OccasionValues => ({
  key,
  id: null,
  name: '',
  translations: typedNames(),
  ...{ synonyms: [], garments: [], colors: [], works: [], fabrics: [], tags: [] },
  isShown: true,
})

export const inputOf = (values: readonly OccasionValues[]): OccasionInput[] =>
  values.map(({ key: _, ...occasion }) => occasion)

/** The version that a save starts from. */
export const versionOf = (occasions: readonly SavedOccasion[]) => occasions[0]?.version ?? 0

/** The messages of refused fields, such as `0.name` and `2.colors`. */
export type Errors = Partial<Record<string, string>>

/** 'occasions.2.colors.0' is the field `2.colors`, 'occasions.2.translations.0.name' is `2.translations.0.name`. */
export function fieldOf(field: string | null | undefined): string {
  const [, ...own] = (field ?? '').split('.')
  return (own[1] === 'translations' ? own : own.slice(0, 2)).join('.')
}
