import {
  type FieldMergeFunction,
  InMemoryCache,
  isReference,
  type NormalizedCacheObject,
  type OperationVariables,
  type StoreObject,
  type StoreValue,
} from '@apollo/client'
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode, valueFromASTUntyped } from 'graphql'
import { cacheOptions } from '../apollo.ts'

type Variables = OperationVariables
type MergeOptions = Parameters<FieldMergeFunction>[2]
type Json = Record<string, unknown>

const { policies } = new InMemoryCache(cacheOptions)
const { typePolicies = {} } = cacheOptions

/** A field that documents ask of a type. */
interface Field {
  /** Under which name it is answered. */
  key: string
  name: string
  node: FieldNode
  /** Under which name it is kept; null when that hangs on variables. */
  storeName: string | null
  children: Selection | null
}

/** What a document asks of a place in the answer, by the type that is answered there. */
class Selection {
  readonly #byType = new Map<string, Field[]>()
  readonly #sets: SelectionSetNode[]
  readonly #fragments: Map<string, SelectionSetNode & { on: string }>

  constructor(sets: SelectionSetNode[], fragments: Map<string, SelectionSetNode & { on: string }>) {
    this.#sets = sets
    this.#fragments = fragments
  }

  fieldsOf(typename: string): Field[] {
    let fields = this.#byType.get(typename)
    if (fields === undefined) this.#byType.set(typename, (fields = this.#collect(typename)))
    return fields
  }

  #collect(typename: string): Field[] {
    const nodes = new Map<string, FieldNode[]>()
    const visit = ({ selections }: SelectionSetNode) => {
      for (const each of selections)
        if (each.kind === Kind.FIELD) {
          const key = each.alias?.value ?? each.name.value
          nodes.set(key, [...(nodes.get(key) ?? []), each])
        } else if (each.kind === Kind.INLINE_FRAGMENT) {
          if ((each.typeCondition?.name.value ?? typename) === typename) visit(each.selectionSet)
        } else {
          const fragment = this.#fragments.get(each.name.value)!
          if (fragment.on === typename) visit(fragment)
        }
    }
    this.#sets.forEach(visit)
    return [...nodes].map(([key, same]) => {
      const [node] = same as [FieldNode]
      const sets = same.flatMap(({ selectionSet }) => selectionSet ?? [])
      return {
        key,
        name: node.name.value,
        node,
        storeName: node.arguments?.length ? null : storeNameOf(typename, node, {}),
        children: sets.length > 0 ? new Selection(sets, this.#fragments) : null,
      }
    })
  }
}

const storeNameOf = (typename: string, field: FieldNode, variables: Variables) =>
  policies.getStoreFieldName({ typename, fieldName: field.name.value, field, variables })

/** Documents live as long as the process. */
const operations = new WeakMap<DocumentNode, Selection>()

function operationOf(document: DocumentNode): Selection {
  let operation = operations.get(document)
  if (operation === undefined) {
    const fragments = new Map<string, SelectionSetNode & { on: string }>()
    const sets: SelectionSetNode[] = []
    for (const each of document.definitions)
      if (each.kind === Kind.OPERATION_DEFINITION) sets.push(each.selectionSet)
      else if (each.kind === Kind.FRAGMENT_DEFINITION)
        fragments.set(each.name.value, { ...each.selectionSet, on: each.typeCondition.name.value })
    operation = new Selection(sets, fragments)
    operations.set(document, operation)
  }
  return operation
}

/**
 * The answers of a page as Apollo's cache keeps them, for the browser to go on from. They are put there by way of what
 * their documents ask, which is worked out once; Apollo looks at each document, field and policy anew.
 */
export class PageStore {
  readonly entities: NormalizedCacheObject = {}

  write(document: DocumentNode, variables: Variables, data: object): void {
    const written = new Map<string, StoreObject>()
    const write = new Write(this.entities, written, variables)
    write.entity('ROOT_QUERY', 'Query', data as Json, operationOf(document))
    for (const [id, fields] of written) this.entities[id] = { ...this.entities[id], ...fields }
  }

  /** Whether answers hold all fields of the query itself, so that they may hold all that is below. */
  mayHold(document: DocumentNode, variables: Variables): boolean {
    const root = this.entities.ROOT_QUERY
    return (
      root !== undefined &&
      operationOf(document)
        .fieldsOf('Query')
        .every(({ storeName, node }) => (storeName ?? storeNameOf('Query', node, variables)) in root)
    )
  }
}

/** One answer on its way into the store. */
class Write {
  readonly #before: NormalizedCacheObject
  readonly #written: Map<string, StoreObject>
  readonly #variables: Variables

  constructor(before: NormalizedCacheObject, written: Map<string, StoreObject>, variables: Variables) {
    this.#before = before
    this.#written = written
    this.#variables = variables
  }

  entity(id: string, typename: string, data: Json, selection: Selection): void {
    const fields = this.#fields(typename, data, selection, this.#before[id])
    const already = this.#written.get(id)
    this.#written.set(id, already ? (merged(already, fields) as StoreObject) : fields)
  }

  #fields(typename: string, data: Json, selection: Selection, before: StoreObject | undefined): StoreObject {
    const kept: StoreObject = { __typename: typename }
    for (const { key, name, node, storeName, children } of selection.fieldsOf(typename)) {
      const value = data[key] as StoreValue
      if (value === undefined) continue
      const at = storeName ?? storeNameOf(typename, node, this.#variables)
      if (children === null || value === null) {
        kept[at] = value
        continue
      }
      const existing = before?.[at]
      const incoming = this.#value(value, children, isObject(existing) ? existing : undefined)
      const childType = isObject(value) ? (value.__typename as string) : undefined
      const merge = policies.getMergeFunction(typename, name, childType)
      kept[at] = merge ? (merge(existing, incoming, this.#mergeOptions(node)) as StoreValue) : incoming
    }
    return kept
  }

  #value(value: StoreValue, selection: Selection, before: StoreObject | undefined): StoreValue {
    if (Array.isArray(value))
      return value.map((each) => this.#value(each as StoreValue, selection, undefined))
    if (!isObject(value)) return value
    const typename = value.__typename as string
    const id = idOf(typename, value)
    if (id === undefined) return this.#fields(typename, value, selection, before)
    this.entity(id, typename, value, selection)
    return { __ref: id }
  }

  /** As much as the policies of `cacheOptions` look at. */
  #mergeOptions(field: FieldNode) {
    const args = Object.fromEntries(
      (field.arguments ?? []).map(({ name, value }) => [
        name.value,
        valueFromASTUntyped(value, this.#variables),
      ]),
    )
    const options = { args, isReference, mergeObjects: (a: object, b: object) => ({ ...a, ...b }) }
    return options as unknown as MergeOptions
  }
}

const isObject = (value: unknown): value is StoreObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isReference(value)

function idOf(typename: string, { id, ...data }: Json): string | undefined {
  const keyFields = typePolicies[typename]?.keyFields
  if (Array.isArray(keyFields))
    return `${typename}:${JSON.stringify(Object.fromEntries(keyFields.map((field) => [field, data[field as string]])))}`
  return id === undefined || id === null ? undefined : `${typename}:${id as string}`
}

/** What one answer tells of the same thing at two places. */
function merged(already: StoreValue, more: StoreValue): StoreValue {
  if (Array.isArray(already) && Array.isArray(more))
    return more.map((each: StoreValue, index) => merged(already[index] as StoreValue, each))
  if (!isObject(already) || !isObject(more)) return more
  const both: StoreObject = { ...already }
  for (const [name, value] of Object.entries(more)) both[name] = merged(already[name], value)
  return both
}
