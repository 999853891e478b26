import {
  defaultFieldResolver,
  type DocumentNode,
  execute,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLList,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql'
import { guestContext } from '../../server/context.ts'
import { findViewer } from '../../server/domain/accounts/find-viewer.ts'
import type { Context } from '../../server/domain/context.ts'
import { createLoaders } from '../../server/domain/loaders.ts'
import { createSchema } from '../../server/api/graphql/schema.ts'
import type { Shop } from './shop.ts'

type Field = GraphQLField<unknown, unknown>

/** Nulls where the contract promises a value, without an error. */
const missing: string[] = []
/** By `Type.field`, how many objects its lists had in all. */
const listed = new Map<string, number>()

/** The shop's schema with every field nullable, so that a field that is refused takes no other with it. */
const schema = (() => {
  const built = createSchema()
  for (const type of Object.values(built.getTypeMap())) {
    if (isInterfaceType(type))
      for (const field of Object.values(type.getFields())) field.type = nullable(field.type)
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) watch(type, field as Field)
  }
  return built
})()

/** Notes what a field is resolved to, and makes it nullable. */
function watch(type: GraphQLObjectType, field: Field) {
  const resolve = field.resolve ?? defaultFieldResolver
  const name = `${type.name}.${field.name}`
  const promisesValue = isNonNullType(field.type)
  const hasObjects = isCompositeType(getNamedType(field.type))
  const noted = (value: unknown) => {
    if (value == null && promisesValue) missing.push(name)
    if (hasObjects && Array.isArray(value)) listed.set(name, (listed.get(name) ?? 0) + value.length)
    return value
  }
  field.resolve = (...request) => {
    const value: unknown = resolve(...request)
    return value instanceof Promise ? value.then(noted) : noted(value)
  }
  field.type = nullable(field.type)
}

function nullable(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) return nullable(type.ofType)
  return isListType(type) ? new GraphQLList(nullable(type.ofType)) : type
}

interface Place {
  type: GraphQLCompositeType
  depth: number
  fields: Map<string, Place | null>
}

/**
 * The selection of every field of every type that a type leads to, however deep. A type is shown wherever a field leads to it; the
 * types below it are there once, where they are nearest to the root, and on all paths that lead through at most `allPathsTo` types.
 */
function selectionOf(type: GraphQLCompositeType, args: Arguments, allPathsTo: number): string {
  const root: Place = { type, depth: 0, fields: new Map() }
  const opened = new Map<string, number>()
  const places = [root]
  for (const place of places) {
    const { name } = place.type
    const nearest = opened.get(name) ?? place.depth
    const isOpen = place.depth < allPathsTo || isContainer(name) || place.depth === nearest
    opened.set(name, nearest)
    for (const [selected, below] of fieldsOf(place.type, args)) {
      if (below !== null && !isOpen) continue
      const next = below && {
        type: below,
        depth: place.depth + (isContainer(name) ? 0 : 1),
        fields: new Map(),
      }
      place.fields.set(selected, next)
      if (next) places.push(next)
    }
  }
  return textOf(root)
}

/** Fields as they are selected, with the types that they lead to: those of an abstract type are its object types. */
function fieldsOf(type: GraphQLCompositeType, args: Arguments): [string, GraphQLCompositeType | null][] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type).map((each) => [`... on ${each.name}`, each])
  return Object.values(type.getFields()).flatMap((field) => {
    const given = args[`${type.name}.${field.name}`] ?? ''
    if (!given && field.args.some(isRequiredArgument)) return []
    const named = getNamedType(field.type)
    const below = isCompositeType(named) ? named : null
    return [given]
      .flat()
      .map((each): [string, GraphQLCompositeType | null] => [`${field.name}${each}`, below])
  })
}

const textOf = ({ fields }: Place): string =>
  `{ __typename ${[...fields].map(([name, below]) => (below ? `${name} ${textOf(below)}` : name)).join(' ')} }`

const isContainer = (name: string) => /^Node$|^Today[A-Z]|(Connection|Edge)$/.test(name)

/** By `Type.field`, the arguments of fields that need some. A query with several of them is sent with each. */
export type Arguments = Record<string, string | readonly string[]>

export interface Walked {
  /** All that was read, as JSON. */
  text: string
  /** Faults: errors that are no refusal, and nulls where the contract promises a value. */
  faults: string[]
}

/** A field of `Query` with the selection of all that it leads to. */
export interface RootSelection {
  /** `products`, for example; `changes (2)` where a query has several arguments. */
  name: string
  document: DocumentNode
}

/** Every query that has its arguments; each with its own copy of what is nearer to it than `allPathsTo` types. */
export function queriesOf(args: Arguments, allPathsTo: number): RootSelection[] {
  return fieldsOf(schema.getQueryType()!, args).map(([field, type], at, all) => {
    const [name] = field.split('(')
    const before = all.slice(0, at).filter(([other]) => other.split('(')[0] === name).length
    return {
      name: before === 0 ? name! : `${name} (${before + 1})`,
      document: documentOf(`{ ${field} ${type ? selectionOf(type, args, allPathsTo) : ''} }`),
    }
  })
}

export interface Mutation {
  name: string
  /** With the selection of all that the payload leads to. */
  document: DocumentNode
}

/** Every mutation whose payload has other objects than what is wrong with the input. */
export const mutationsWithObjects = (args: Arguments, allPathsTo: number): Mutation[] =>
  Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, args: given, type }) => {
    const payload = getNamedType(type) as GraphQLObjectType
    const objects = Object.values(payload.getFields()).filter(({ type }) =>
      isCompositeType(getNamedType(type)),
    )
    if (objects.every((field) => field.name === 'userErrors')) return []
    const [input] = given
    const selection = selectionOf(payload, args, allPathsTo)
    const text = input
      ? `mutation ($input: ${input.type.toString()}) { ${name}(input: $input) ${selection} }`
      : `mutation { ${name} ${selection} }`
    return { name, document: documentOf(text) }
  })

/** The result of an operation as of these rights, with what was noted on the way. */
export async function run(
  document: DocumentNode,
  contextValue: Context,
  variableValues?: Record<string, unknown>,
) {
  missing.length = 0
  listed.clear()
  const { data, errors = [] } = await execute({ schema, document, contextValue, variableValues })
  const faults = errors
    .filter(({ originalError }) => !refusals.has(originalError?.constructor.name ?? ''))
    .map(({ message, path }) => `${path?.join('.')}: ${message}`)
  return { data, faults: [...faults, ...new Set(missing)], listed: new Map(listed) }
}

/** Reads every field of every type below every query that this token may send. */
export async function walkFields(shop: Shop, token: string | null, args: Arguments): Promise<Walked> {
  const texts: string[] = []
  const faults: string[] = []
  for (const { document } of queriesOf(args, 3)) {
    const result = await run(document, await contextOf(shop, token))
    texts.push(JSON.stringify(result.data))
    faults.push(...result.faults)
  }
  return { text: texts.join('\n'), faults: [...new Set(faults)] }
}

/** The queries that need arguments and have none here. */
export const queriesWithout = (args: Arguments): string[] =>
  Object.values(schema.getQueryType()!.getFields())
    .filter((field) => field.args.some(isRequiredArgument) && !args[`Query.${field.name}`])
    .map(({ name }) => name)

/** The lists of objects that queries lead to, as `Type.field`. */
export function listsOfObjects(): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__') && !/Payload$|^(Query|Mutation)$/.test(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isListType(field.type) && isCompositeType(getNamedType(field.type)))
        .map((field) => `${type.name}.${field.name}`),
    )
}

const refusals = new Set(['Forbidden', 'Unauthenticated', 'Refused'])

const documents = new Map<string, ReturnType<typeof parse>>()
function documentOf(text: string) {
  const known = documents.get(text) ?? parse(text, { noLocation: true })
  documents.set(text, known)
  return known
}

/** As of a request with this token. */
export async function contextOf({ services }: Shop, token: string | null): Promise<Context> {
  const identity = await findViewer(services, token)
  return { ...guestContext(services), ...identity, loaders: createLoaders(services, identity.viewer) }
}
