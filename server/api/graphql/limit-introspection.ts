import {
  type ASTVisitor,
  type FieldNode,
  getIntrospectionQuery,
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'

/** `__type` fields of one operation: enough to look up the types of one field. */
const maxTypes = 10

/** Of the whole contract with all details, so that additions of later tools fit. */
const tolerance = 1.5

/** How many values the fields of introspection have, on average of all types. */
type Sizes = Record<string, number>

type FindFragment = (name: string) => { selectionSet: SelectionSetNode } | null | undefined

/**
 * An operation may read the contract once. Introspection's lists have no `first` by which its cost would be known, so the
 * values that it reads are estimated from the schema.
 */
export const limitIntrospection: ValidationRule = (context): ASTVisitor => {
  const schema = context.getSchema()
  const findFragment: FindFragment = (name) => context.getFragment(name)
  return {
    OperationDefinition(operation) {
      const roots = introspectionOf(operation.selectionSet, findFragment)
      if (roots.length === 0) return
      const types = roots.filter(({ name }) => name.value === '__type').length
      const { sizes, values } = measured(schema)
      if (
        roots.length - types > 1 ||
        types > maxTypes ||
        roots.reduce((sum, root) => sum + estimate(root, sizes, findFragment), 0) > values * tolerance
      )
        context.reportError(
          new GraphQLError(
            `The operation introspects too much at once. Read __schema once, and at most ${maxTypes} types by __type.`,
            { nodes: operation },
          ),
        )
    },
  }
}

const measurements = new WeakMap<GraphQLSchema, { sizes: Sizes; values: number }>()

/** The sizes of the schema's lists, and the values that reading all of it takes. */
function measured(schema: GraphQLSchema): { sizes: Sizes; values: number } {
  const known = measurements.get(schema)
  if (known) return known
  const sizes = sizesOf(schema)
  const { definitions } = parse(
    getIntrospectionQuery({
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
    { noLocation: true },
  )
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  const operation = definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!
  const findFragment: FindFragment = (name) => fragments.get(name)
  const [root] = introspectionOf(operation.selectionSet, findFragment)
  const measurement = { sizes, values: estimate(root!, sizes, findFragment) }
  measurements.set(schema, measurement)
  return measurement
}

function sizesOf(schema: GraphQLSchema): Sizes {
  const types = Object.values(schema.getTypeMap())
  const directives = schema.getDirectives()
  const composites = types.filter((type) => isObjectType(type) || isInterfaceType(type))
  const fields = composites.flatMap((type) => Object.values(type.getFields()))
  const inputFields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()))
  const values = types.filter(isEnumType).flatMap((type) => type.getValues())
  const implementations = composites.flatMap((type) => type.getInterfaces())
  const perType = (list: unknown[]) => list.length / types.length
  return {
    types: types.length,
    directives: directives.length,
    fields: perType(fields),
    inputFields: perType(inputFields),
    enumValues: perType(values),
    interfaces: perType(implementations),
    possibleTypes: perType(implementations),
    // Most references are `Type!`, few are wrapped twice or more.
    ofType: 0.5,
    args: fields.flatMap(({ args }) => args).length / Math.max(1, fields.length),
  }
}

/**
 * The fields `__schema` and `__type` of an operation, those of its fragments included. A fragment that is spread twice
 * selects the same fields, so it counts once.
 */
function introspectionOf(
  { selections }: SelectionSetNode,
  findFragment: FindFragment,
  seen = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD)
      return selection.name.value === '__schema' || selection.name.value === '__type' ? [selection] : []
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return introspectionOf(selection.selectionSet, findFragment, seen)
    if (seen.has(selection.name.value)) return []
    seen.add(selection.name.value)
    const fragment = findFragment(selection.name.value)
    return fragment ? introspectionOf(fragment.selectionSet, findFragment, seen) : []
  })
}

/** How many values the field reads, its own included. */
function estimate(root: FieldNode, sizes: Sizes, findFragment: FindFragment): number {
  const known = new Map<string, number>()
  const below = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + ofField(selection)
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + below(selection.selectionSet)
      return sum + ofFragment(selection.name.value)
    }, 0)
  const ofField = ({ name, selectionSet }: FieldNode): number =>
    1 + (selectionSet ? (sizes[name.value] ?? 1) * below(selectionSet) : 0)
  const ofFragment = (name: string): number => {
    const before = known.get(name)
    if (before !== undefined) return before
    // Another rule refuses a fragment that spreads itself.
    known.set(name, 0)
    const fragment = findFragment(name)
    const values = fragment ? below(fragment.selectionSet) : 0
    known.set(name, values)
    return values
  }
  return ofField(root)
}
