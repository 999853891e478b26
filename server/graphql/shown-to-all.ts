import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'

/**
 * What every guest is answered alike until the catalogue's version changes (server/database/catalogue-version.ts). A field
 * that is reached through these and reads another table than `products` and `feedback`, or depends on the time, would
 * be answered late: that table needs the version's trigger, or the root field has no place here.
 */
const shownToAll = new Set(['products', 'product', 'feedback', 'measurementGuide', 'shop', '__typename'])

/** Whether an operation asks for nothing but that. */
export function isShownToAll(document: DocumentNode, operationName: string | null | undefined): boolean {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.QUERY) return false
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  return everyField(operation.selectionSet, fragments, new Set())
}

/** A fragment's fields are looked at once: one that contains itself is refused elsewhere. */
const everyField = (
  { selections }: SelectionSetNode,
  fragments: Map<string, FragmentDefinitionNode>,
  seen: Set<string>,
): boolean =>
  selections.every((selection) => {
    if (selection.kind === Kind.FIELD) return shownToAll.has(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return everyField(selection.selectionSet, fragments, seen)
    const { value: name } = selection.name
    if (seen.has(name)) return true
    seen.add(name)
    const fragment = fragments.get(name)
    return fragment !== undefined && everyField(fragment.selectionSet, fragments, seen)
  })
