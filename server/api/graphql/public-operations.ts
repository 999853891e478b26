import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { memoize } from '../../domain/memoize.ts'

/**
 * Root fields whose response is the same for every guest until the catalogue's version changes
 * (server/platform/database/catalogue-version.ts). If a field below one of these reads another table than `products` and
 * `feedback`, or depends on the time, cached responses become stale: add the version's trigger to that table, or
 * remove the root field from this list.
 */
const publicFields = new Set([
  'products',
  'searchSuggestions',
  'product',
  'similarProducts',
  'completeTheLook',
  'occasions',
  'styleOptions',
  'feedback',
  'measurementGuide',
  'shop',
  'postOffice',
  '__typename',
])

/** The queries of a document that read nothing but public fields. */
export const publicOperations = memoize(({ definitions }: DocumentNode): Set<OperationDefinitionNode> => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  return new Set(
    definitions
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .filter(({ operation }) => operation === OperationTypeNode.QUERY)
      .filter(({ selectionSet }) => isPublic(selectionSet, fragments)),
  )
})

/** Validated documents hold no fragment that contains itself. */
const isPublic = (
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
): boolean =>
  selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return publicFields.has(selection.name.value)
    const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
    return part !== undefined && isPublic(part.selectionSet, fragments)
  })
