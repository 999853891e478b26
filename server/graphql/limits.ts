import { ApolloArmor } from '@escape.tech/graphql-armor'
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** Tokens of one document; the parser stops there with a plain 400. */
export const maxTokens = 1000

/** Limits on what one operation may ask for. Introspection stays open: integrators read the contract by it. */
export const protection = () =>
  new ApolloArmor({
    maxTokens: { enabled: false }, // answers 500 to any syntax error; the parser's own limit answers 400
    blockFieldSuggestion: { enabled: true },
    // A fragment is as deep and costs what its fields do: components that own theirs are not punished for it.
    maxDepth: {
      n: 12,
      flattenFragments: true,
      ...saying('The operation has more than 12 levels of fields.'),
    },
    maxAliases: { n: 15, ...saying('The operation has more than 15 aliases.') },
    maxDirectives: { n: 50, ...saying('The operation has more than 50 directives.') },
    costLimit: {
      maxCost: 20_000,
      flattenFragments: true,
      ...saying(
        'The operation asks for too much at once: its cost is over 20,000. Ask for fewer or less deeply nested fields.',
      ),
    },
  }).protect()

/** The library words every limit as a syntax error. */
const saying = (message: string) => ({
  onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(message))],
  propagateOnRejection: false,
})

/** So that a limit counted per request can't be had many times in one: a password is guessed once a request. */
export const oneMutation: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (
      operation.operation !== OperationTypeNode.MUTATION ||
      rootFields(context, operation.selectionSet) <= 1
    )
      return
    context.reportError(new GraphQLError('An operation may hold one mutation.', { nodes: operation }))
  },
})

/** GraphQL itself takes a subscription for a fault of the server's. */
export const noSubscription: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return
    context.reportError(new GraphQLError('There are no subscriptions.', { nodes: operation }))
  },
})

/** Counts fields also where fragments bring them. The same fragment twice asks for the same fields, so once will do. */
function rootFields(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  seen = new Set<string>(),
): number {
  let count = 0
  for (const selection of selections) {
    // Clients ask for __typename everywhere; it does nothing.
    if (selection.kind === Kind.FIELD) count += selection.name.value === '__typename' ? 0 : 1
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += rootFields(context, selection.selectionSet, seen)
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value)
      const fragment = context.getFragment(selection.name.value)
      if (fragment) count += rootFields(context, fragment.selectionSet, seen)
    }
  }
  return count
}
