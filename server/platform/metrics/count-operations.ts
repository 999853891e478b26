import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { GraphQLError } from 'graphql'
import type { Context } from '../../domain/context.ts'
import { errorCodes } from '../../api/graphql/errors.ts'
import { persistedOperationNames } from '../../api/graphql/persisted-documents.ts'
import type { Metrics } from './metrics.ts'

const nameOf = (operationName: string | null | undefined) =>
  operationName && persistedOperationNames.has(operationName) ? operationName : 'other'

const codeOf = (code: unknown) => (typeof code === 'string' && errorCodes.has(code) ? code : 'other')

/** Counts GraphQL operations and their top-level errors, also of requests whose operation is never executed. */
export const countOperations = ({
  graphqlOperations,
  graphqlErrors,
}: Pick<Metrics, 'graphqlOperations' | 'graphqlErrors'>): ApolloServerPlugin<Context> => {
  const beforeOperations = async ({ error }: { error: Error }) => {
    const code = error instanceof GraphQLError ? error.extensions['code'] : null
    graphqlErrors.inc({
      operation: 'other',
      code: codeOf(code ?? ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
    })
  }
  return {
    requestDidStart: async () => {
      const started = performance.now()
      return {
        willSendResponse: async ({ operationName, response }) => {
          const operation = nameOf(operationName)
          graphqlOperations.observe({ operation }, (performance.now() - started) / 1000)
          if (response.body.kind !== 'single') return
          for (const { extensions } of response.body.singleResult.errors ?? [])
            graphqlErrors.inc({ operation, code: codeOf(extensions?.['code']) })
        },
      }
    },
    contextCreationDidFail: beforeOperations,
    invalidRequestWasReceived: beforeOperations,
  }
}
