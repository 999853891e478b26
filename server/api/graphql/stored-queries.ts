import type { ApolloServer } from '@apollo/server'
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { clientContext } from '../../context.ts'
import type { ApiScope } from '../../domain/api-clients/api-client.ts'
import type { Context, Services } from '../../domain/context.ts'
import type { RunQuery } from '../../domain/webhooks/prepare-delivery.ts'
import { rootFieldsOf, scopeOfField } from './api-scopes.ts'
import { maxTokens, validationRules } from './limits.ts'

/** Why a query can't be stored for a client with these scopes, as a sentence for people; null when it can. */
export function problemOfQuery(schema: GraphQLSchema, text: string, scopes: ApiScope[]): string | null {
  const document = parsed(text)
  if (document instanceof GraphQLError) return document.message
  const [error] = validate(schema, document, [...specifiedRules, ...validationRules()])
  if (error) return error.message
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1 || operation.operation !== OperationTypeNode.QUERY)
    return 'Write one query, and no other operation.'
  const others = operation.variableDefinitions?.filter(({ variable }) => variable.name.value !== 'id') ?? []
  if (others.length > 0) return 'The only variable that the query can have is $id: ID!'
  for (const name of rootFieldsOf(document, operation)) {
    const scope = scopeOfField[name]
    if (scope === undefined) return `API clients can’t read ${name}.`
    if (scope !== null && !scopes.includes(scope))
      return `For ${name} the API client needs the scope ${scope}.`
  }
  return null
}

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** Executes stored queries by Apollo's pipeline, with all checks of a request but those that count requests. */
export const runStoredQuery =
  (server: ApolloServer<Context>, services: Services): RunQuery =>
  async (caller, query, variables) => {
    const contextValue = clientContext(services, caller)
    const { body } = await server.executeOperation({ query, variables }, { contextValue })
    if (body.kind !== 'single') return { data: null, errors: ['The result comes in parts.'] }
    const { data, errors = [] } = body.singleResult
    return { data, errors: errors.map(({ message }) => message) }
  }
