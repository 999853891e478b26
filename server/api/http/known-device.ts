import type { Request } from 'express'
import { z } from 'zod'
import { type KnownDevice, unknownDevice } from '../../domain/staff/known-device.ts'
import { browserCookie } from './browser-cookie.ts'

const COOKIE = 'shop_device'

const content = z.uuid()

/** Reads and writes the signed cookie by which one of the shop's tablets is known: its id, sent to this site only. */
export function knownDevice(request: Request): KnownDevice {
  const { res: response } = request
  if (!response) return unknownDevice
  const cookie = (request.signedCookies as Record<string, unknown>)[COOKIE]
  let remembered: string | null = null
  return {
    get id() {
      return remembered ?? content.safeParse(cookie).data ?? null
    },
    remember: (id) => {
      remembered = id
      response.cookie(COOKIE, id, browserCookie(request))
    },
  }
}
