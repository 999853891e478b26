import type { ApolloServerOptionsWithGateway } from '@apollo/server'
import { type DocumentNode, execute, type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../domain/context.ts'
import type { GraphQLContext } from './http.ts'
import { KnownTexts } from './known-texts.ts'

/** A compiled operation takes some two hundred times the room of its text. */
const mostCharacters = 150_000

interface Operation {
  /** The document's text, or what stands for it. */
  key: string
  document: DocumentNode
  operationName: string | null | undefined
}

interface Known {
  /** Null until it is asked for again, and for what can't be compiled. */
  run: CompiledQuery['query'] | null
  times: number
}

/** Executes what has passed all checks. */
export type Execute = (
  operation: Operation,
  variables: Record<string, unknown> | null | undefined,
  context: Context,
) => Promise<ExecutionResult>

/** An operation that comes again is compiled: a page of cards then costs a fraction of being interpreted. */
export function createExecution(schema: GraphQLSchema): Execute {
  const known = new KnownTexts<Known>(mostCharacters)

  const find = ({ key: text, document, operationName }: Operation) => {
    const key = `${operationName ?? ''} ${text}`
    const operation = known.get(key) ?? { run: null, times: 0 }
    known.set(key, operation)
    if (++operation.times === 2) {
      const compiled = compileQuery(schema, document, operationName ?? undefined)
      if (isCompiledQuery(compiled)) operation.run = compiled.query
    }
    return operation.run
  }

  return async (operation, variableValues, contextValue) => {
    const result: ExecutionResult | undefined = await find(operation)?.(
      undefined,
      contextValue,
      variableValues,
    )
    if (result?.data !== undefined) return withOwnErrors(result)
    // Variables that don't fit are refused before anything is done: by the words of the interpreter, always.
    const { document, operationName } = operation
    return execute({ schema, document, contextValue, variableValues, operationName })
  }
}

/** The compiler's errors can't be changed, as Apollo means to. */
const withOwnErrors = ({ data, errors }: ExecutionResult): ExecutionResult =>
  errors === undefined
    ? { data }
    : {
        data,
        errors: errors.map(
          ({ message, path, originalError, extensions }) =>
            new GraphQLError(message, { path, originalError, extensions }),
        ),
      }

/** Apollo takes another way of executing from a gateway alone, so it gets one that leads nowhere else. */
export const localGateway = (
  schema: GraphQLSchema,
  execute: Execute,
): ApolloServerOptionsWithGateway<GraphQLContext>['gateway'] => ({
  load: async () => ({
    executor: ({ document, source, request: { operationName, variables }, context }) =>
      (context as GraphQLContext).execution ??
      execute({ key: source, document, operationName }, variables, context as Context),
  }),
  onSchemaLoadOrUpdate: (loaded) => {
    loaded({ apiSchema: schema, coreSupergraphSdl: '' })
    return () => {}
  },
  stop: async () => {},
})
