import type { Response } from 'express'

export interface Refusal {
  status: number
  code: string
  message: string
}

/** Refuses a request before it reaches Apollo, in the format of Apollo's own errors. */
export function sendRefusal(response: Response, { status, code, message }: Refusal): void {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}
