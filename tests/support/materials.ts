import { randomUUID } from 'node:crypto'
import type { ApiClient, Json } from './api-client.ts'
import { sendMutation } from './send-mutation.ts'

const fields = 'id name kind color supplier unit price stock lowStockLimit isLow isArchived version'
const ofGarment = 'id materials { material { id name } quantity cost }'

const change =
  (mutation: string, payload: string) =>
  (who: ApiClient, input: Json): Promise<Json> =>
    sendMutation(who, mutation, input, payload)

const record = (mutation: string, payload: string) => (who: ApiClient, input: Json) =>
  change(mutation, payload)(who, { idempotencyKey: randomUUID(), ...input })

export const saveMaterial = change('saveMaterial', `material { ${fields} }`)
export const buyMaterial = record('buyMaterial', `material { ${fields} }`)
export const correctMaterial = record('correctMaterial', `material { ${fields} }`)
export const consumeMaterial = record('consumeMaterial', `garment { ${ofGarment} }`)
export const returnMaterial = record('returnMaterial', `garment { ${ofGarment} }`)

/** A new material with a stock, in cm or pieces. */
export async function addMaterial(who: ApiClient, stock: number, columns: Json = {}): Promise<Json> {
  const { material } = await saveMaterial(who, {
    name: `Silk ${randomUUID()}`,
    kind: 'FABRIC',
    unit: 'METRE',
    ...columns,
  })
  return stock === 0
    ? material
    : (await buyMaterial(who, { materialId: material.id, quantity: stock })).material
}

export const readMaterial = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) { material(id: $id) { ${fields}
        movements { edges { node { kind quantity garmentCode note recordedBy } } } } }`,
      { id },
    )
  ).data.material

export const listMaterials = async (who: ApiClient, query: Json = {}): Promise<Json> => {
  const { data } = await who.graphql(
    `query ($where: MaterialWhere, $first: Int! = 100, $after: String) {
      materials(where: $where, first: $first, after: $after) {
        edges { node { id name } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query,
  )
  return data?.materials
}
