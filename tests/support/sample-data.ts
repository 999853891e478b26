import {
  type DocumentNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type Sample = Record<string, unknown>

/**
 * A result of an operation, with one entry in each list and a value in each field. Ids and cursors end in `suffix`, so
 * that results differ.
 */
export function sampleData(schema: GraphQLSchema, document: DocumentNode, suffix: string): Sample {
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const root = schema.getQueryType()
  if (!operation || !root) throw new Error('The document has no query.')
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  )

  function valueOf(type: GraphQLOutputType, selections: SelectionSetNode | undefined): unknown {
    if (isNonNullType(type)) return valueOf(type.ofType, selections)
    if (isListType(type)) return [valueOf(type.ofType, selections)]
    if (isEnumType(type)) return type.getValues()[0]?.name
    if (!selections) return scalars[type.name] ?? `text-${suffix}`
    return objectOf(isAbstractType(type) ? schema.getPossibleTypes(type)[0]! : type, selections)
  }

  function objectOf(type: GraphQLOutputType, { selections }: SelectionSetNode): Sample {
    const found: Sample = {}
    if (!isObjectType(type)) return found
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value
        const field = type.getFields()[selection.name.value]
        const value = field ? valueOf(field.type, selection.selectionSet) : type.name
        found[key] = merged(found[key], value)
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)
        const condition = part?.typeCondition?.name.value
        const applies =
          condition === undefined ||
          condition === type.name ||
          type.getInterfaces().some(({ name }) => name === condition)
        if (part && applies)
          for (const [key, value] of Object.entries(objectOf(type, part.selectionSet)))
            found[key] = merged(found[key], value)
      }
    }
    return found
  }

  return objectOf(root, operation.selectionSet)
}

/** A field may be selected in several places: the selections add up. */
function merged(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, index) => merged(each, other[index]))
  if (!isSample(one) || !isSample(other)) return other
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(
    keys.map((key) => [key, key in other ? merged(one[key], other[key]) : one[key]] as const),
  )
}

const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const scalars: Record<string, unknown> = {
  Boolean: true,
  DateTime: '2026-11-20T09:30:00.000Z',
  Day: '2026-11-20',
  Float: 1,
  Int: 1,
  Money: 100,
}

/** The connections that a document pages with `$after`, by the path of keys to them. */
export function pagedConnections(schema: GraphQLSchema, document: DocumentNode): string[][] {
  const found: string[][] = []
  const walk = (type: GraphQLOutputType, selections: SelectionSetNode | undefined, path: string[]): void => {
    const named = getNamedType(type)
    if (!isObjectType(named)) return
    for (const selection of selections?.selections ?? []) {
      if (selection.kind !== Kind.FIELD) continue
      const field = named.getFields()[selection.name.value]
      if (!field) continue
      const here = [...path, (selection.alias ?? selection.name).value]
      const pages = selection.arguments?.some(
        ({ name, value }) => name.value === 'after' && value.kind === Kind.VARIABLE,
      )
      if (pages && getNamedType(field.type).name.endsWith('Connection')) found.push(here)
      walk(field.type, selection.selectionSet, here)
    }
  }
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  walk(schema.getQueryType()!, operation?.selectionSet, [])
  return found
}
