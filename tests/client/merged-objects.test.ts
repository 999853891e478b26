import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type FieldNode,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, test } from 'vitest'
import documents from '../../client/__generated__/persisted-documents.json' with { type: 'json' }
import { adminPolicies } from '../../client/admin/lists/admin-policies.ts'
import { cacheOptions } from '../../client/app/apollo.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** The fields of queries that lead to an object without an id, each with its type and the ways in which it is selected. */
function selectedObjects() {
  const found = new Map<string, { field: string[]; type: string; selections: Set<string> }>()
  for (const document of Object.values(documents)) {
    const info = new TypeInfo(schema)
    const visitor = visitWithTypeInfo(info, {
      Field({ name, selectionSet }: FieldNode) {
        const parent = info.getParentType()
        const whole = getNullableType(info.getType())
        const type = getNamedType(whole)
        if (!parent || parent === schema.getMutationType() || !selectionSet) return
        if (!isObjectType(type) || isListType(whole) || 'id' in type.getFields()) return
        const field = [parent.name, name.value]
        const entry = found.get(String(field)) ?? { field, type: type.name, selections: new Set() }
        entry.selections.add(print(selectionSet))
        found.set(String(field), entry)
      },
    })
    visit(parse(document), visitor)
  }
  return [...found.values()]
}

// Otherwise each response takes away what another component has read, which requests it again.
test('an object without an id that is selected in several ways is merged by the cache', () => {
  const isMerged = ({ field: [parent, name], type }: { field: string[]; type: string }) =>
    [cacheOptions.typePolicies ?? {}, adminPolicies].some((typePolicies) => {
      const policy = { ...typePolicies[type] }
      const own = typePolicies[parent!]?.fields?.[name!]
      return 'merge' in policy || 'keyFields' in policy || (typeof own === 'object' && 'merge' in own)
    })
  const several = selectedObjects().filter(({ selections }) => selections.size > 1)
  expect(several.length).toBeGreaterThan(20)
  expect(several.filter((each) => !isMerged(each)).map(({ field }) => field.join('.'))).toEqual([])
})
