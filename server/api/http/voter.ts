import { randomUUID } from 'node:crypto'
import type { Request } from 'express'
import { z } from 'zod'
import { unknownVoter, type Voter } from '../../domain/style-shares/voter.ts'
import { browserCookie } from './browser-cookie.ts'

const COOKIE = 'voter'

const content = z.uuid()

/** Reads and writes the signed cookie by which a browser has one vote: a random number, sent to this site only. */
export function voter(request: Request): Voter {
  const { res: response } = request
  if (!response) return unknownVoter
  const cookie = (request.signedCookies as Record<string, unknown>)[COOKIE]
  const known = () => content.safeParse(cookie).data ?? null
  return {
    get id() {
      return known()
    },
    remember: () => {
      const id = known() ?? randomUUID()
      response.cookie(COOKIE, id, browserCookie(request))
      return id
    },
  }
}
