import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { hasScope } from '../../domain/api-clients/require-scope.ts'
import type { Context } from '../../domain/context.ts'
import type { MutationResolvers, Resolvers } from './__generated__/resolvers.ts'
import { scopeOfField } from './api-scopes.ts'

type Abilities = {
  [Type in keyof Resolvers]?: Partial<Record<keyof NonNullable<Resolvers[Type]>, keyof MutationResolvers>>
}

/** The fields that say what the viewer can do now, and the mutation that does it. */
const abilities = {
  Product: { viewerCanEdit: 'updateProduct', viewerCanRate: 'addFeedback' },
  Message: { viewerCanResend: 'resendMessage' },
  Payment: { viewerCanReverse: 'reversePayment' },
  Feedback: { viewerCanEdit: 'updateFeedback', viewerCanDelete: 'deleteFeedback' },
  Customer: { viewerCanResetPassword: 'makePasswordResetLink', viewerCanAdminister: 'changeRole' },
  Order: {
    viewerCanIssueInvoices: 'issueInvoice',
    viewerCanGiveDiscounts: 'discountOrder',
    viewerCanRecordPayments: 'recordPayment',
    viewerCanReversePayments: 'reversePayment',
    viewerCanEdit: 'editOrder',
    viewerCanGiveMeasurements: 'giveMeasurements',
    viewerCanCancel: 'cancelOrder',
    viewerCanOrderAgain: 'orderAgain',
    viewerCanAcceptQuote: 'acceptQuote',
    viewerCanAgreeToEdits: 'agreeToEdits',
    viewerCanAskAlteration: 'requestAlteration',
    viewerCanBookAppointment: 'bookAppointment',
    nextStatuses: 'moveOrder',
    undoableUntil: 'undoOrderMove',
    correctableStatuses: 'correctOrderStatus',
  },
  Garment: { undoableUntil: 'undoGarmentMove', viewerCanGiveMeasurements: 'giveMeasurements' },
} satisfies Abilities

/**
 * API clients have the permissions that their use cases need: what they can do is decided by their scopes, as for the mutations
 * themselves.
 */
export function limitAbilities(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    const ofType: Partial<Record<string, string>> = (abilities as Record<string, object>)[type.name] ?? {}
    for (const field of Object.values(type.getFields())) {
      const mutation = ofType[field.name]
      if (mutation) limit(field as GraphQLField<unknown, Context>, mutation)
      else if (field.name.startsWith('viewerCan'))
        throw new Error(`${type.name}.${field.name} has no mutation that it is about`)
    }
  }
}

function limit(field: GraphQLField<unknown, Context>, mutation: string): void {
  const resolve = field.resolve ?? defaultFieldResolver
  const nothing = isNonNullType(field.type) ? (isListType(field.type.ofType) ? [] : false) : null
  field.resolve = (parent, args, ctx, info) =>
    isForCaller(ctx, mutation) ? resolve(parent, args, ctx, info) : nothing
}

function isForCaller(ctx: Context, mutation: string): boolean {
  const scope = scopeOfField[mutation]
  return ctx.client === null || scope === null || (scope !== undefined && hasScope(ctx, scope))
}
