import {
  defaultFieldResolver,
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
import { createSchema } from '../../server/graphql/schema.ts'
import type { Shop } from './shop.ts'

type Field = GraphQLField<unknown, unknown>

/** Nulls where the contract promises a value, without an error. */
const missing: string[] = []

/** The shop's schema with every field nullable, so that a field that is refused takes no other with it. */
const schema = (() => {
  const built = createSchema()
  for (const type of Object.values(built.getTypeMap())) {
    if (isInterfaceType(type))
      for (const field of Object.values(type.getFields())) field.type = nullable(field.type)
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) noteMissing(type, field as Field)
  }
  return built
})()

function noteMissing(type: GraphQLObjectType, field: Field) {
  if (isNonNullType(field.type)) {
    const resolve = field.resolve ?? defaultFieldResolver
    const noted = (value: unknown) => {
      if (value == null) missing.push(`${type.name}.${field.name}`)
      return value
    }
    field.resolve = (...request) => {
      const value: unknown = resolve(...request)
      return value instanceof Promise ? value.then(noted) : noted(value)
    }
  }
  field.type = nullable(field.type)
}

function nullable(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) return nullable(type.ofType)
  return isListType(type) ? new GraphQLList(nullable(type.ofType)) : type
}

/** How many types every path leads through; below, each type is opened once for each query, where it is nearest to its root. */
const allPathsTo = 3

interface Place {
  type: GraphQLCompositeType
  depth: number
  fields: Map<string, Place | null>
}

/**
 * The selection of every field of every type that a type leads to, however deep. A type is shown wherever a field leads to it; the
 * types below it are there once, and on all paths near the root.
 */
function selectionOf(type: GraphQLCompositeType, args: Arguments): string {
  const root: Place = { type, depth: 0, fields: new Map() }
  const opened = new Set<string>()
  const places = [root]
  for (const place of places) {
    const { name } = place.type
    const isOpen = place.depth < allPathsTo || isContainer(name) || !opened.has(name)
    opened.add(name)
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
    return [[`${field.name}${given}`, isCompositeType(named) ? named : null]]
  })
}

const textOf = ({ fields }: Place): string =>
  `{ __typename ${[...fields].map(([name, below]) => (below ? `${name} ${textOf(below)}` : name)).join(' ')} }`

const isContainer = (name: string) => /^Node$|(Connection|Edge)$/.test(name)

/** By `Type.field`, the arguments of fields that need some. */
export type Arguments = Record<string, string>

export interface Walked {
  /** All that was read, as JSON. */
  text: string
  /** Faults: errors that are no refusal, and nulls where the contract promises a value. */
  faults: string[]
}

/** Reads every field of every type below every query that this token may send. */
export async function walkFields(shop: Shop, token: string | null, args: Arguments): Promise<Walked> {
  const texts: string[] = []
  const faults: string[] = []
  missing.length = 0
  for (const [field, type] of fieldsOf(schema.getQueryType()!, args)) {
    const { data, errors = [] } = await execute({
      schema,
      document: documentOf(`{ ${field} ${type ? selectionOf(type, args) : ''} }`),
      contextValue: await contextOf(shop, token),
    })
    texts.push(JSON.stringify(data))
    for (const { originalError, message, path } of errors)
      if (!refusals.has(originalError?.constructor.name ?? ''))
        faults.push(`${path?.join('.') ?? field}: ${message}`)
  }
  return { text: texts.join('\n'), faults: [...faults, ...new Set(missing)] }
}

const refusals = new Set(['Forbidden', 'Unauthenticated', 'Refused'])

const documents = new Map<string, ReturnType<typeof parse>>()
function documentOf(text: string) {
  const known = documents.get(text) ?? parse(text, { noLocation: true })
  documents.set(text, known)
  return known
}

/** As of a request with this token. */
async function contextOf({ services }: Shop, token: string | null): Promise<Context> {
  const identity = await findViewer(services, token)
  return { ...guestContext(services), ...identity, loaders: createLoaders(services, identity.viewer) }
}
