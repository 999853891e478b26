import { createHash, randomUUID } from 'node:crypto'

/** The browser that votes on a style, which has one vote of each. */
export interface Voter {
  /** Null for a browser that hasn't voted yet. */
  id: string | null
  /** The browser's id, which it keeps from now on. */
  remember: () => string
}

/** For requests of no browser: each is another one. */
export const unknownVoter: Voter = { id: null, remember: randomUUID }

/** What is stored of it: nobody can tell by it what else the same browser voted on. */
export const voterOf = (shareId: string, browser: string): string =>
  createHash('sha256').update(`${shareId} ${browser}`).digest('base64url')
