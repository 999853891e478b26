import type { Rule } from '../../../domain/visibility/rules.ts'
import type { Resolvers, ResolversParentTypes } from '../__generated__/resolvers.ts'

/** Types that hold no values of their own, only those that a root field or another type has decided to show. */
type Container = 'Query' | 'Mutation' | 'Node' | `${string}Payload` | `${string}Connection` | `${string}Edge`

type Scalar = 'DateTime' | 'Day' | 'Length' | 'Money' | 'URL'

/** The object types of the contract that hold values. */
export type TypeName = Exclude<keyof Resolvers, Container | Scalar>

type FieldName<Type extends TypeName> = Exclude<keyof NonNullable<Resolvers[Type]>, '__isTypeOf'>

/** A field that is shown in part to those for whom the rule doesn't hold. */
export interface PartlyShown<Parent> {
  rule: Rule<Parent>
  otherwise: (value: never) => unknown
}

/**
 * Who may see a field. To everybody else a list is empty, a nullable field null, and any other field `FORBIDDEN`, unless a part of
 * it is shown.
 */
export type FieldRule<Parent> = Rule<Parent> | PartlyShown<Parent>

/** Who may see a type: one rule for all of its fields, or one for each. A new field of such a type needs its own. */
type TypeRule<Type extends TypeName> =
  Rule<ResolversParentTypes[Type]> | Record<FieldName<Type>, FieldRule<ResolversParentTypes[Type]>>

export type Visibility = { [Type in TypeName]: TypeRule<Type> }

/** The same rule for several fields. */
export const each = <Name extends string, Parent>(
  rule: FieldRule<Parent>,
  ...names: Name[]
): Record<Name, FieldRule<Parent>> =>
  Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, FieldRule<Parent>>
