import {
  type FieldMergeFunction,
  InMemoryCache,
  isReference,
  type NormalizedCacheObject,
  type OperationVariables,
  type Reference,
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

type Fragment = SelectionSetNode & { on: string }

/** What a document asks of a place in the answer, by the type that is answered there. */
class Selection {
  readonly #byType = new Map<string, Field[]>()
  readonly #sets: SelectionSetNode[]
  readonly #fragments: Map<string, Fragment>

  constructor(sets: SelectionSetNode[], fragments: Map<string, Fragment>) {
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

/** By document and fragment's name; documents live as long as the process. */
const selections = new WeakMap<DocumentNode, Map<string, Selection>>()

/** What a document asks: its fragment of that name, or else its operation, or its only fragment. */
function selectionOf(document: DocumentNode, fragmentName = ''): Selection {
  let known = selections.get(document)
  if (known === undefined) selections.set(document, (known = new Map<string, Selection>()))
  let selection = known.get(fragmentName)
  if (selection === undefined) {
    const fragments = new Map<string, Fragment>()
    const operations: SelectionSetNode[] = []
    for (const each of document.definitions)
      if (each.kind === Kind.OPERATION_DEFINITION) operations.push(each.selectionSet)
      else if (each.kind === Kind.FRAGMENT_DEFINITION)
        fragments.set(each.name.value, { ...each.selectionSet, on: each.typeCondition.name.value })
    const named = fragments.get(fragmentName) ?? operations[0] ?? [...fragments.values()][0]
    selection = new Selection(named ? [named] : [], fragments)
    known.set(fragmentName, selection)
  }
  return selection
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
    write.entity('ROOT_QUERY', 'Query', data as Json, selectionOf(document))
    for (const [id, fields] of written) this.entities[id] = { ...this.entities[id], ...fields }
  }

  /** The answer to a query, where answers before have brought all of it. */
  readQuery(document: DocumentNode, variables: Variables): object | null {
    return this.#read({ __ref: 'ROOT_QUERY' }, selectionOf(document), variables)
  }

  /** What a fragment asks of an object that is told by its type and what identifies it. */
  readFragment(document: DocumentNode, name: string | undefined, from: StoreObject): object | null {
    const id = from.__typename && idOf(from.__typename, from)
    return id === undefined || id === '' ? null : this.#read({ __ref: id }, selectionOf(document, name), {})
  }

  #read(from: Reference, selection: Selection, variables: Variables): object | null {
    try {
      return this.#readValue(from, selection, variables) as object
    } catch (error) {
      if (error === missing) return null
      throw error
    }
  }

  #readValue(value: StoreValue, selection: Selection, variables: Variables): unknown {
    if (Array.isArray(value))
      return value.map((each) => this.#readValue(each as StoreValue, selection, variables))
    if (typeof value !== 'object' || value === null) return value
    const kept = isReference(value) ? this.entities[value.__ref] : (value as StoreObject)
    if (kept === undefined) throw missing
    const typename = kept.__typename!
    const data: Json = {}
    for (const { key, name, node, storeName, children } of selection.fieldsOf(typename)) {
      const at = storeName ?? storeNameOf(typename, node, variables)
      const field = kept[at]
      if (field === undefined || policies.getReadFunction(typename, name)) throw missing
      data[key] = children ? this.#readValue(field, children, variables) : field
    }
    return data
  }
}

/** Thrown where something hasn't been brought, or is a policy's to judge. */
const missing = new Error('not among the answers')

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
