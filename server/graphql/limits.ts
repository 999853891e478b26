import { ApolloArmor } from '@escape.tech/graphql-armor'
import { GraphQLError, OperationTypeNode, type ValidationRule } from 'graphql'

/** Tokens of one document; the parser stops there with a plain 400. */
export const maxTokens = 1000

/** Limits on what one operation may ask for. Introspection stays open: integrators read the contract by it. */
export const protection = () =>
  new ApolloArmor({
    maxTokens: { enabled: false }, // answers 500 to any syntax error; the parser's own limit answers 400
    blockFieldSuggestion: { enabled: true },
    maxDepth: { n: 12 },
    maxAliases: { n: 15 },
    costLimit: { maxCost: 20_000 },
  }).protect()

/** So that a limit counted per request can't be had many times in one: a password is guessed once a request. */
export const oneMutation: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (operation.operation !== OperationTypeNode.MUTATION || operation.selectionSet.selections.length <= 1)
      return
    context.reportError(new GraphQLError('An operation may hold one mutation.', { nodes: operation }))
  },
})
