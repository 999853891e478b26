import { randomInt } from 'node:crypto'
import { ApiClient } from './api-client.ts'
import type { Json } from './api-client.ts'
import type { Shop } from './shop.ts'

export const pin = '482913'

/** A mobile number that no other tailor has. */
export const newPhone = () => `9${String(randomInt(1e9)).padStart(9, '0')}`

const fields = 'id name phone language isActive hasPin version due pieceRates { category stageId amount }'

/** Adds a tailor, or changes one. */
export const saveTailor = async (who: ApiClient, input: Json): Promise<Json> => {
  const result = await who.graphql(
    `mutation ($input: SaveTailorInput!) {
      saveTailor(input: $input) { tailor { ${fields} } userErrors { field code message } }
    }`,
    { input },
  )
  return { errors: result.errors, ...result.data?.saveTailor }
}

export const logInTailor = async (who: ApiClient, input: Json) =>
  who.graphql(
    `mutation ($input: LogInTailorInput!) {
      logInTailor(input: $input) { token tailor { id name language } userErrors { code message } }
    }`,
    { input },
  )

/** A tailor who has signed in, with the id of the tailor. */
export class TailorClient extends ApiClient {
  readonly tailorId: string

  constructor(url: string, token: string, tailorId: string) {
    super(url, token)
    this.tailorId = tailorId
  }
}

/** A new tailor who has signed in. */
export async function signInTailor(shop: Shop, name = 'Ramesh'): Promise<TailorClient> {
  const phone = newPhone()
  const { tailor } = await saveTailor(await shop.admin(), { name, phone, language: 'HINDI', pin })
  const { data } = await logInTailor(shop.guest(), { phone, pin })
  return new TailorClient(shop.url, data.logInTailor.token, tailor.id)
}
