import {
  type FieldNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

type FieldSelection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/**
 * The names of the fields selected below the one being resolved, or below a path of its fields such as `edges`,
 * `node`. Fields under `@skip` and `@include` count as selected: the result is the same for every run of a document.
 */
export function selectedFields({ fieldNodes, fragments }: FieldSelection, ...path: string[]): Set<string> {
  let fields: readonly FieldNode[] = fieldNodes
  for (const name of path)
    fields = fieldsBelow(fields, fragments).filter((field) => field.name.value === name)
  return new Set(fieldsBelow(fields, fragments).map((field) => field.name.value))
}

/** The names of the fields of a selection, those of its fragments included. */
export const namesIn = (
  { selections }: SelectionSetNode,
  fragments: FieldSelection['fragments'],
): Set<string> => new Set(flatten(selections, fragments).map(({ name }) => name.value))

const fieldsBelow = (fields: readonly FieldNode[], fragments: FieldSelection['fragments']): FieldNode[] =>
  fields.flatMap(({ selectionSet }) => flatten(selectionSet?.selections ?? [], fragments))

const flatten = (selections: readonly SelectionNode[], fragments: FieldSelection['fragments']): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
    return part ? flatten(part.selectionSet.selections, fragments) : []
  })
