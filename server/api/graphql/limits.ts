import { ApolloArmor } from '@escape.tech/graphql-armor'
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { limitIntrospection } from './limit-introspection.ts'

/** Tokens of one document; the parser stops there with a plain 400. */
export const maxTokens = 1000

/** Of one operation: its fields, more the deeper they are, times `first`. */
export const maxCost = 20_000

/** The costs of the documents that were validated. */
const costs = new WeakMap<DocumentNode, number>()

/** The cost of a document's dearest operation; undefined when it was not accepted. */
export const costOf = (document: DocumentNode): number | undefined => costs.get(document)

/** Limits on one operation. Introspection stays open, since integrators read the contract by it, and costs like any field. */
export const protection = () =>
  new ApolloArmor({
    maxTokens: { enabled: false }, // answers 500 to any syntax error; the parser's own limit answers 400
    blockFieldSuggestion: { enabled: true },
    // A fragment counts no more than its fields: components with their own fragments are not penalized.
    maxDepth: {
      n: 12,
      flattenFragments: true,
      ...saying('The operation has more than 12 levels of fields.'),
    },
    maxAliases: { n: 15, ...saying('The operation has more than 15 aliases.') },
    maxDirectives: { n: 50, ...saying('The operation has more than 50 directives.') },
    costLimit: {
      maxCost,
      flattenFragments: true,
      ignoreIntrospection: false,
      onAccept: [noteCost],
      ...saying(
        'The operation asks for too much at once: its cost is over 20,000. Ask for fewer or less deeply nested fields.',
      ),
    },
  }).protect()

function noteCost(context: ValidationContext | null, { n }: { n: number }): void {
  const document = context?.getDocument()
  if (document) costs.set(document, Math.max(n, costs.get(document) ?? 0))
}

/** The library reports every limit as a syntax error. */
const saying = (message: string) => ({
  onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(message))],
  propagateOnRejection: false,
})

/** Limits counted per request (password guesses) must not be circumvented by many operations in one request. */
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

/** Without this check, graphql-js reports a subscription as a server error. */
export const noSubscription: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return
    context.reportError(new GraphQLError('There are no subscriptions.', { nodes: operation }))
  },
})

/** The shop's own rules for operations. */
export const ownRules: ValidationRule[] = [oneMutation, noSubscription, limitIntrospection]

/** The rules that hold for every operation, beside those of the specification. */
export const validationRules = (): ValidationRule[] => [...protection().validationRules, ...ownRules]

/** Counts the fields of fragments too. A fragment that is spread twice selects the same fields, so it counts once. */
function rootFields(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  seen = new Set<string>(),
): number {
  let count = 0
  for (const selection of selections) {
    // Clients select __typename everywhere, at no cost.
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
