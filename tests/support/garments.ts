import type { ApiClient, GraphQLResult, Json } from './api-client.ts'

export type { Json } from './api-client.ts'

const fields = `
  id code number category productName status stage { id name } tailor { id name } pieceRate dueDate trialDate isOverdue
  version undoableUntil moves { from { id } to { id } name isUndo }`

/** The garments of an order as the viewer sees them. */
export const garmentsOf = async (who: ApiClient, id: string): Promise<Json[]> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { garments { ${fields} } } }`, { id })).data.order
    .garments

const change =
  (mutation: string) =>
  async (who: ApiClient, input: Json): Promise<GraphQLResult & { garment: Json; userErrors: Json[] }> => {
    const type = mutation.charAt(0).toUpperCase() + mutation.slice(1)
    const result = await who.graphql(
      `mutation ($input: ${type}Input!) {
        ${mutation}(input: $input) { garment { ${fields} } userErrors { field code message } }
      }`,
      { input },
    )
    return { ...result, ...result.data?.[mutation] }
  }

export const changeGarment = {
  move: change('moveGarment'),
  undo: change('undoGarmentMove'),
  assign: change('assignGarment'),
}
