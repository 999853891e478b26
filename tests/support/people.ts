import type { GraphQLResult, Json, ApiClient } from './api-client.ts'
import { sendMutation } from './send-mutation.ts'

export interface PersonResult extends GraphQLResult {
  userErrors: Json[]
  /** Null when it was refused. */
  payload: Json
}

const change =
  (mutation: string, fields: string) =>
  async (who: ApiClient, input: Json): Promise<PersonResult> => {
    const result = await sendMutation(who, mutation, input, fields)
    const payload = result.data?.[mutation] ?? null
    return { ...result, payload, userErrors: payload?.userErrors }
  }

export const makeResetLink = change('makePasswordResetLink', 'token expiresAt')
export const resetPassword = change('resetPassword', 'token user { id email role }')
export const signUp = change('signUp', 'token user { id email emailVerifiedAt }')
export const requestPasswordReset = change('requestPasswordReset', '')
export const verifyEmail = change('verifyEmail', 'user { id emailVerifiedAt }')
export const changeEmail = change('changeEmail', 'user { id email emailVerifiedAt } linkSentTo')
export const confirmIdentity = change('confirmIdentity', 'confirmedUntil')
export const saveCustomer = change(
  'saveCustomer',
  'customer { id name phone email hasAccount street city pincode }',
)
export const mergeCustomers = change(
  'mergeCustomers',
  'customer { id phone street merges { id duplicateName by } orders { id } measurementProfiles { person } }',
)
export const undoMerge = change('undoMerge', 'customer { id street merges { id } orders { id } }')
export const changeRole = change('changeRole', 'customer { id role }')
export const changePermissions = change('changePermissions', 'customer { id permissions }')
export const removeTwoFactor = change('removeTwoFactor', 'customer { id hasTwoFactor }')
export const endSession = change('endSession', 'endedSessionId')
export const confirmTwoFactor = change('confirmTwoFactor', 'recoveryCodes')
export const turnOffTwoFactor = change('turnOffTwoFactor', 'user { id }')
export const exportCustomer = change('exportCustomer', 'json')
export const deleteCustomer = change('deleteCustomer', 'deletedCustomerId')

export const logIn = change('logIn', 'token')

const customerFields = `id name email role createdAt usesGoogle phone orderCount lastOrderAt spent
  orders { orderNumber } orderDrafts { id } measurementProfiles { person }
  viewerCanResetPassword viewerCanAdminister`

export const readCustomer = async (who: ApiClient, id: string) =>
  who.graphql(`query ($id: ID!) { customer(id: $id) { ${customerFields} } }`, { id })

export const listCustomers = async (who: ApiClient, query: Json = {}) =>
  who.graphql(
    `query ($where: CustomerWhere, $first: Int! = 100, $after: String) {
      customers(where: $where, first: $first, after: $after) {
        edges { node { id name email orderCount lastOrderAt } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query,
  )

/** The audit log's actions about a user, the newest first. */
export const actionsAbout = async (owner: ApiClient, entityId: string): Promise<Json[]> =>
  (
    await owner.graphql(
      `query ($where: AuditWhere) {
        auditLog(where: $where, first: 100) {
          edges { node { action actorName entityName changes { field before after } } }
        }
      }`,
      { where: { entity: 'CUSTOMER', entityId } },
    )
  ).data.auditLog.edges.map(({ node }: Json) => node)
