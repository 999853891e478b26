import { z } from 'zod'

export const emailAddress = z.string().trim().max(254).pipe(z.email())

/** One spelling per mailbox for comparing. */
export const toEmailKey = (email: string) => email.normalize('NFKC').toLowerCase()
