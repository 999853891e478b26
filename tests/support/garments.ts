import type { ApiClient, Json } from './api-client.ts'
import { sendMutation } from './send-mutation.ts'

export type { Json } from './api-client.ts'

const fields = `
  id code number category productName status stage { id name } tailor { id name } pieceRate dueDate trialDate isOverdue
  version undoableUntil moves { from { id } to { id } name isUndo }`

/** The garments of an order as the viewer sees them. */
export const garmentsOf = async (who: ApiClient, id: string): Promise<Json[]> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { garments { ${fields} } } }`, { id })).data.order
    .garments

const change = (mutation: string) => (who: ApiClient, input: Json) =>
  sendMutation(who, mutation, input, `garment { ${fields} }`)

export const changeGarment = {
  move: change('moveGarment'),
  undo: change('undoGarmentMove'),
  assign: change('assignGarment'),
}
