import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLObjectType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'

const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))
const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
const typesOf = (type: GraphQLObjectType) =>
  Object.fromEntries(Object.values(type.getFields()).map(({ name, type }) => [name, String(type)]))
const connections = objects.filter(({ name }) => name.endsWith('Connection'))

// https://relay.dev/graphql/connections.htm and https://relay.dev/graphql/objectidentification.htm
describe('the specifications of Relay', () => {
  test.each(connections.map(({ name }) => name))('%s has edges and a page info', (name) => {
    const fields = typesOf(schema.getType(name) as GraphQLObjectType)
    expect(fields['pageInfo']).toBe('PageInfo!')
    const [, edge] = /^\[(\w+Edge)!\]!$/.exec(fields['edges']!) ?? []
    const { cursor, node } = typesOf(schema.getType(edge!) as GraphQLObjectType)
    expect(cursor).toBe('String!')
    expect(node).toMatch(/^\w+!$/)
  })

  test('every field with a connection pages forwards, or in both directions', () => {
    const fields = objects.flatMap((type) =>
      Object.values(type.getFields()).filter((field) => String(field.type).endsWith('Connection!')),
    )
    expect(fields.length).toBeGreaterThanOrEqual(connections.length)
    for (const { name, args } of fields) {
      const types = Object.fromEntries(args.map((argument) => [argument.name, String(argument.type)]))
      expect([name, types]).toEqual([name, expect.objectContaining({ first: 'Int!', after: 'String' })])
      expect([name, types['last']]).toEqual([name, types['before'] && 'Int'])
    }
  })

  test('PageInfo is complete', () => {
    expect(typesOf(schema.getType('PageInfo') as GraphQLObjectType)).toEqual({
      hasNextPage: 'Boolean!',
      hasPreviousPage: 'Boolean!',
      startCursor: 'String',
      endCursor: 'String',
    })
  })

  test('things are found by their ids', () => {
    const { node, nodes } = typesOf(schema.getQueryType()!)
    expect([node, nodes]).toEqual(['Node', '[Node]!'])
    for (const type of objects)
      if (type.getInterfaces().some(({ name }) => name === 'Node')) expect(typesOf(type)['id']).toBe('ID!')
  })
})
