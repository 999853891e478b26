import type { CookieOptions, Request } from 'express'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Of a signed cookie by which a browser is known for a year; scripts can't read it, and other sites don't send it. */
export const browserCookie = ({ secure }: Pick<Request, 'secure'>): CookieOptions => ({
  signed: true,
  httpOnly: true,
  sameSite: 'strict',
  secure,
  maxAge: yearMs,
})
