import { useSyncExternalStore } from 'react'
import { isNumber, isString, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** What this browser knows of itself as one of the shop's tablets; that it is one is said by a cookie, which scripts can't read. */
export interface ShopDevice {
  name: string
  lockAfterMinutes: number
}

const stored = storedValue<ShopDevice>({
  key: 'shop-device',
  version: 1,
  area: 'local',
  isValid: objectOf<ShopDevice>({ name: isString, lockAfterMinutes: isNumber }),
  fallback: null,
})

let current: ShopDevice | null | undefined
const listeners = new Set<() => void>()

function changed() {
  current = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changed)
  }
}

/** Null in a browser that isn't marked. */
export const readShopDevice = (): ShopDevice | null =>
  current === undefined ? (current = stored.read()) : current

/** Stores what the shop says of this browser. */
export function writeShopDevice(device: ShopDevice | null) {
  const known = readShopDevice()
  if (known?.name === device?.name && known?.lockAfterMinutes === device?.lockAfterMinutes) return
  if (device) stored.write({ name: device.name, lockAfterMinutes: device.lockAfterMinutes })
  else stored.remove()
  changed()
}

export const useShopDevice = () => useSyncExternalStore(subscribe, readShopDevice, () => null)
