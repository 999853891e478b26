import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import {
  changesSince,
  complaintsAbout,
  type Declaration,
  describeRelease,
} from '../../scripts/contract/changes.ts'
import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }
import { fromRoot } from '../../server/paths.ts'

const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))

interface Element {
  description?: string | null
  deprecationReason?: string | null
}

/** All elements of the contract, with their paths. */
function elements(): [path: string, element: Element][] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  )
  return types.flatMap((type) => [[type.name, type], ...membersOf(type)] as [string, Element][])
}

function membersOf(type: GraphQLNamedType): [path: string, element: Element][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field])
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    [`${type.name}.${field.name}`, field],
    ...field.args.map((arg): [string, Element] => [`${type.name}.${field.name}.${arg.name}`, arg]),
  ])
}

test('every type, field, argument and value is described', () => {
  const all = elements()
  expect(all.length).toBeGreaterThan(3_000)
  expect(all.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([])
})

test('a deprecation says since when, and what to use instead', () => {
  const reasons = elements().flatMap(([path, { deprecationReason }]) =>
    deprecationReason == null ? [] : [`${path}: ${deprecationReason}`],
  )
  for (const reason of reasons) expect(reason).toMatch(/^[\w.]+: Since \d{4}-\d\d-\d\d: ./)
})

test('no document of the shop’s own pages uses what is deprecated', () => {
  const texts = Object.values(documents)
  expect(texts.length).toBeGreaterThan(50)
  const uses = texts.flatMap((text) => validate(schema, parse(text), [NoDeprecatedCustomRule]))
  expect(uses.map(({ message }) => message)).toEqual([])
})

describe('changes since the last release', () => {
  const released = buildSchema('type Query { shop(name: String): String, hours: String }')
  const check = async (text: string, declared: Declaration[] = []) =>
    complaintsAbout(await changesSince(released, buildSchema(text)), declared)

  test('may add and describe', async () => {
    const more =
      '"All." type Query { "Its name." shop(name: String, city: String): String, hours: String, phone: String }'
    expect(await check(more)).toEqual([])
  })

  test.each([
    ['a removed field', 'type Query { shop(name: String): String }', 'Query.hours'],
    ['another type', 'type Query { shop(name: String): Int, hours: String }', 'Query.shop'],
    [
      'a new required argument',
      'type Query { shop(name: String, id: ID!): String, hours: String }',
      'Query.shop.id',
    ],
  ])('are refused for %s', async (_name, text, path) => {
    expect(await check(text)).toEqual([expect.stringContaining(path)])
  })

  const removal = { path: 'Query.hours', type: 'FIELD_REMOVED', reason: 'Use openingHours.' }

  test('may break what is declared, and the changelog says why', async () => {
    const text = 'type Query { shop(name: String): String, openingHours: String }'
    expect(await check(text, [removal])).toEqual([])
    const changes = await changesSince(released, buildSchema(text))
    const section = describeRelease('2027-01-31', changes, [removal])
    expect(section).toMatch(/^## 2027-01-31\n\n### Breaking\n\n- .*hours.*Use openingHours\./)
    expect(section).toMatch(/### Added and changed\n\n- .*openingHours/)
  })

  test('are not declared in advance', async () => {
    expect(await check('type Query { shop(name: String): String, hours: String }', [removal])).toEqual([
      expect.stringContaining('FIELD_REMOVED of Query.hours'),
    ])
  })
})
