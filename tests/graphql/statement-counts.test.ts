import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { createSchema } from '../../server/graphql/schema.ts'
import type { ApiClient } from '../support/api-client.ts'
import { type FullShop, openFullShop } from '../support/full-shop.ts'
import { openShop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'

const shop = await openShop()
const schema = createSchema()
let full: FullShop
beforeAll(async () => {
  full = await openFullShop(shop)
}, 60_000)

/** More than the test ever adds. */
const page = '(first: 40)'
/** Nested connections. */
const nestedPage = '(first: 2)'

type Field = GraphQLField<unknown, unknown>
const fieldsOf = (type: GraphQLObjectType): Field[] =>
  Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument))
const objectOf = (field: Field): GraphQLObjectType | null => {
  const type = getNamedType(field.type)
  return isObjectType(type) ? type : null
}
const argumentsOf = (field: Field, first: string) =>
  field.args.some(({ name }) => name === 'first') ? first : ''

/** All that can be selected of a type down to a depth; `__typename` where nothing is left. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const selections = fieldsOf(type).flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name]
    const object = objectOf(field)
    return object && depth > 0
      ? [`${field.name}${argumentsOf(field, nestedPage)} { ${selectionOf(object, depth - 1)} }`]
      : []
  })
  return selections.length === 0 ? '__typename' : selections.join(' ')
}

/** One operation for the leaves of a type, and one for each field with an object or a list of them. */
function partsOf(type: GraphQLObjectType): { name: string; selections: string[] }[] {
  const leaves = { name: 'leaves', selections: [selectionOf(type, 0)] }
  return [
    leaves,
    ...fieldsOf(type).flatMap((field) => {
      const object = objectOf(field)
      if (object === null) return []
      const of = (selection: string) => `${field.name}${argumentsOf(field, nestedPage)} { ${selection} }`
      // What costs too much at once is divided.
      const divided = fieldsOf(object).map((inner) => {
        const innermost = objectOf(inner)
        return innermost
          ? of(`${inner.name}${argumentsOf(inner, nestedPage)} { ${selectionOf(innermost, 0)} }`)
          : of(isLeafType(getNamedType(inner.type)) ? inner.name : '__typename')
      })
      return [{ name: field.name, selections: [of(selectionOf(object, 1)), ...divided] }]
    }),
  ]
}

interface Operation {
  name: string
  who: () => ApiClient
  /** The whole, and then the pieces to be sent instead where it costs too much. */
  documents: string[]
}

/** Who may read these; all others are the owner's. */
const readers: Record<string, () => ApiClient> = {
  tailorViewer: () => full.tailor,
  tailorGarments: () => full.tailor,
  tailorAlterations: () => full.tailor,
  tailorNotifications: () => full.tailor,
  cart: () => full.meera,
  wishlist: () => full.meera,
  measurementProfiles: () => full.meera,
}

function operations(): Operation[] {
  return fieldsOf(schema.getQueryType()!).flatMap((root) => {
    const object = objectOf(root)
    if (object === null) return []
    const who = readers[root.name] ?? (() => full.owner)
    const isConnection = object.name.endsWith('Connection')
    const node = isConnection
      ? objectOf(objectOf(object.getFields()['edges']!)!.getFields()['node']!)!
      : object
    const open = `${root.name}${argumentsOf(root, page)}`
    const documentOf = (selection: string) =>
      isConnection ? `{ ${open} { edges { node { ${selection} } } } }` : `{ ${open} { ${selection} } }`
    const ofConnection = isConnection
      ? [{ name: `${root.name}: connection`, who, documents: [`{ ${open} { ${selectionOf(object, 0)} } }`] }]
      : []
    return [
      ...ofConnection,
      ...partsOf(node).map(({ name, selections }) => ({
        name: `${root.name}.${name}`,
        who,
        documents: selections.map(documentOf),
      })),
    ]
  })
}

const isTooDear = (text: string) => text.includes('costs') || text.includes('cost')

/** The statements of an operation, in pieces where it costs too much. */
async function statementsFor({ who, documents: [whole, ...pieces] }: Operation): Promise<string[]> {
  const run = async (document: string) => {
    let answer = { status: 0, text: '' }
    const statements = await statementsOf(async () => (answer = await who().graphql(document)))
    return { ...answer, statements }
  }
  const all = await run(whole!)
  if (all.status === 200) return all.statements
  if (!isTooDear(all.text)) throw new Error(`${all.status} ${all.text.slice(0, 300)} for ${whole}`)
  const statements: string[] = []
  for (const piece of pieces) {
    const result = await run(piece)
    if (result.status !== 200) throw new Error(`${result.status} ${result.text.slice(0, 300)} for ${piece}`)
    statements.push(...result.statements)
  }
  return statements
}

async function count(): Promise<Map<string, string[]>> {
  const counts = new Map<string, string[]>()
  for (const operation of operations()) counts.set(operation.name, await statementsFor(operation))
  return counts
}

/** The statement that was sent more often than before, and how often. */
function grown(few: string[], many: string[]): string {
  const tally = (statements: string[]) => {
    const found = new Map<string, number>()
    for (const text of statements) found.set(text, (found.get(text) ?? 0) + 1)
    return found
  }
  const before = tally(few)
  return [...tally(many)]
    .filter(([text, times]) => times > (before.get(text) ?? 0))
    .map(([text, times]) => `${before.get(text) ?? 0} → ${times}: ${text.replace(/\s+/g, ' ').slice(0, 160)}`)
    .join('\n  ')
}

test('every list costs as many statements with 12 rows as with 3, whatever is selected', async () => {
  for (let rows = 0; rows < 3; rows++) await full.grow()
  // What is cached for some seconds is read again.
  await count()
  const few = await count()
  for (let rows = 3; rows < 12; rows++) await full.grow()
  const many = await count()
  const growing = [...few]
    .filter(([name, statements]) => many.get(name)!.length > statements.length)
    .map(
      ([name, statements]) =>
        `${name}: ${statements.length} → ${many.get(name)!.length}\n  ${grown(statements, many.get(name)!)}`,
    )
  expect(growing.join('\n')).toBe('')
}, 300_000)
