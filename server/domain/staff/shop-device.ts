import type { Context } from '../context.ts'

/** A tablet that the owner has marked as the shop's: staff sign in on it by a PIN. */
export interface ShopDevice {
  id: string
  name: string
  /** It locks itself when nobody has touched it for so long. */
  lockAfterMinutes: number
  markedAt: Date
  /** When somebody signed in on it last. */
  lastUsedAt: Date
}

/** The tablet that sends the request; null for every other browser, and for one that was removed. */
export const findThisDevice = async ({ db, device }: Context): Promise<ShopDevice | null> =>
  device.id === null ? null : db.shopDevice.findUnique({ where: { id: device.id } })
