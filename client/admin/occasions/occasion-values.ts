import type { AdminOccasions_OccasionFragment, OccasionInput } from '../../__generated__/graphql.ts'

export type SavedOccasion = Omit<AdminOccasions_OccasionFragment, '__typename'>

/** An occasion in the form. */
export interface OccasionValues extends Omit<SavedOccasion, 'id' | 'version'> {
  /** Its id, or a temporary one. */
  key: string
  id: string | null
}

export const valuesOf = (occasions: readonly SavedOccasion[]): OccasionValues[] =>
  occasions.map(({ id, name, hindiName, synonyms, garments, colors, works, fabrics, tags, isShown }) => ({
    key: id,
    id,
    name,
    hindiName,
    ...{ synonyms, garments, colors, works, fabrics, tags },
    isShown,
  }))

export const newOccasion = (key: string): OccasionValues => ({
  key,
  id: null,
  name: '',
  hindiName: '',
  ...{ synonyms: [], garments: [], colors: [], works: [], fabrics: [], tags: [] },
  isShown: true,
})

export const inputOf = (values: readonly OccasionValues[]): OccasionInput[] =>
  values.map(({ key: _, ...occasion }) => occasion)

/** The version that a save starts from. */
export const versionOf = (occasions: readonly SavedOccasion[]) => occasions[0]?.version ?? 0

/** The messages of refused fields, such as `0.name` and `2.colors`. */
export type Errors = Partial<Record<string, string>>

/** 'occasions.2.colors.0' is the field `2.colors`. */
export const fieldOf = (field: string | null | undefined) => (field ?? '').split('.').slice(1, 3).join('.')
