import { ApiClient, type Json } from './api-client.ts'
import { cookieOf } from './logins.ts'
import type { Shop } from './shop.ts'

export const staffPin = '4829'

/** Sends every request from one of the shop's tablets: with its cookie. */
export class TabletClient extends ApiClient {
  readonly cookie: string

  constructor(url: string, token: string | null, cookie: string) {
    super(url, token)
    this.cookie = cookie
  }

  override with(token: string): TabletClient {
    return new TabletClient(this.url, token, this.cookie)
  }

  override rest(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return super.rest(method, path, body, { ...headers, Cookie: this.cookie })
  }
}

/** A browser that the owner marks as one of the shop's tablets: a guest on it, and its id. */
export async function markTablet(
  shop: Shop,
  { name = 'Counter', lockAfterMinutes = 5 } = {},
): Promise<{ tablet: TabletClient; deviceId: string }> {
  const owner = await shop.admin()
  const marked = await owner.mutateOrThrow('saveShopDevice', { name, lockAfterMinutes }, 'shopDevice { id }')
  return { tablet: new TabletClient(shop.url, null, cookieOf(marked)), deviceId: marked.shopDevice.id }
}

export const roleNamed = async (shop: Shop, name: string) =>
  (await shop.db.staffRole.findFirstOrThrow({ where: { name } })).id

let count = 0

/** Somebody on the staff with a PIN and no e-mail; by default with the role `Counter`. */
export async function addStaff(
  shop: Shop,
  { name = `Asha ${++count}`, pin = staffPin, role = 'Counter' } = {},
): Promise<Json> {
  const input = { name, pin, staffRoleId: await roleNamed(shop, role) }
  const { staffMember } = await (
    await shop.admin()
  ).mutateOrThrow(
    'saveStaffMember',
    input,
    'staffMember { id name email hasPin isPinLocked staffRole { name } }',
  )
  return staffMember
}

/** Signs somebody in on a tablet. */
export async function unlock(tablet: TabletClient, memberId: string, pin = staffPin) {
  const result = await tablet.mutate('logInByPin', { memberId, pin }, 'token user { id name email role }')
  return { ...result, who: result.token ? tablet.with(result.token) : null }
}
