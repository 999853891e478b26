import type { Json, ApiClient } from './api-client.ts'

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
