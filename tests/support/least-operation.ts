import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { fromRoot } from '../../server/paths.ts'
import type { ApiClient } from './api-client.ts'

const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'))

export const roots = { Query: schema.getQueryType()!, Mutation: schema.getMutationType()! }

/** The minimal input of this type. */
function leastOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, leastOf(field.type)]),
    )
  const scalars: Record<string, unknown> = {
    ID: '00000000-0000-4000-8000-000000000000',
    Int: 7,
    Float: 1,
    Money: 1,
    Boolean: false,
    Day: '2026-11-20',
    DateTime: '2026-11-20T09:30:00.000Z',
  }
  return scalars[getNamedType(type).name] ?? 'x'
}

/** Requests a field with the minimal arguments. */
export function sendLeast(
  who: ApiClient,
  root: 'Query' | 'Mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
) {
  const given = args.filter(isRequiredArgument)
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  return who.graphql(
    `${root.toLowerCase()} Ask${declared && `(${declared})`} {
      ${name}${passed && `(${passed})`} ${isCompositeType(getNamedType(type)) ? '{ __typename }' : ''}
    }`,
    Object.fromEntries(given.map((arg) => [arg.name, leastOf(arg.type)])),
  )
}

/** The result, and the code of the first error. */
export const codeOf = async (result: ReturnType<typeof sendLeast>) => {
  const { data, errors } = await result
  // A nullable field contains its own error: then the data holds nothing but that null.
  return [
    Object.values((data ?? {}) as object).find((value) => value !== null) ?? null,
    errors?.[0]?.extensions.code,
  ]
}
