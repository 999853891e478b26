import { randomUUID } from 'node:crypto'
import type { ApiClient, Input, Json, Keyless } from './api-client.ts'
import { fields } from './fields.ts'

const keyed = <T>(input: T) => ({ idempotencyKey: randomUUID(), ...input })
/** By default under a new key, as the others. */
export const buyMaterial = (who: ApiClient, input: Keyless<'buyMaterial'>) =>
  who.mutate('buyMaterial', keyed(input))
export const correctMaterial = (who: ApiClient, input: Keyless<'correctMaterial'>) =>
  who.mutate('correctMaterial', keyed(input))
export const consumeMaterial = (who: ApiClient, input: Keyless<'consumeMaterial'>) =>
  who.mutate('consumeMaterial', keyed(input))
export const returnMaterial = (who: ApiClient, input: Keyless<'returnMaterial'>) =>
  who.mutate('returnMaterial', keyed(input))

/** A new material with a stock, in cm or pieces. */
export async function addMaterial(
  who: ApiClient,
  stock: number,
  columns: Partial<Input<'saveMaterial'>> = {},
) {
  const { material } = await who.mutate('saveMaterial', {
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
      `query ($id: ID!) { material(id: $id) { ${fields.Material}
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
