import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { Context } from '../../../domain/context.ts'
import { Forbidden } from '../../../domain/errors.ts'
import { everybody } from '../../../domain/visibility/rules.ts'
import type { FieldRule } from './types.ts'
import { visibility } from './visibility.ts'

type AnyRule = FieldRule<unknown>

/** Puts the rules of `visibility` in front of the resolvers. Fields for everybody keep theirs, and cost nothing. */
export function guardFields(schema: GraphQLSchema): void {
  for (const [name, rules] of Object.entries(
    visibility as Record<string, AnyRule | Record<string, AnyRule>>,
  )) {
    const type = schema.getType(name)
    if (!isObjectType(type)) throw new Error(`The contract has no type ${name}`)
    for (const field of Object.values(type.getFields())) {
      const rule = isRule(rules) ? rules : rules[field.name]
      if (rule === undefined) throw new Error(`${name}.${field.name} has no rule who may see it`)
      if (rule !== everybody) guard(name, field as GraphQLField<unknown, Context>, rule)
    }
  }
}

const isRule = (rules: AnyRule | Record<string, AnyRule>): rules is AnyRule =>
  typeof rules === 'function' || 'otherwise' in rules

function guard(typeName: string, field: GraphQLField<unknown, Context>, fieldRule: AnyRule): void {
  const resolve = field.resolve ?? defaultFieldResolver
  const isShown = typeof fieldRule === 'function' ? fieldRule : fieldRule.rule
  const hidden: GraphQLFieldResolver<unknown, Context> =
    typeof fieldRule === 'function'
      ? nothingOf(field.type, `${typeName}.${field.name}`)
      : async (...request) => fieldRule.otherwise((await resolve(...request)) as never)
  field.resolve = (parent, args, ctx, info) =>
    isShown(ctx, parent) ? resolve(parent, args, ctx, info) : hidden(parent, args, ctx, info)
}

/** What a field answers to those who may not see it. */
function nothingOf(type: GraphQLOutputType, name: string): () => null | [] {
  if (!isNonNullType(type)) return () => null
  if (isListType(type.ofType)) return () => []
  return () => {
    throw new Forbidden((i18n) =>
      i18n._('{name} is not for you: it needs another permission, or another scope of the API key.', {
        name,
      }),
    )
  }
}
