import { randomInt } from 'node:crypto'
import { ApiClient } from './api-client.ts'
import type { Shop } from './shop.ts'

export const pin = '482913'

/** A mobile number that no other tailor has. */
export const newPhone = () => `9${String(randomInt(1e9)).padStart(9, '0')}`

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
  const { tailor } = await (await shop.admin()).mutate('saveTailor', { name, phone, language: 'HINDI', pin })
  const { token } = await shop.guest().mutate('logInTailor', { phone, pin })
  return new TailorClient(shop.url, token, tailor.id)
}
