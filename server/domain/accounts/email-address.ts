import { z } from 'zod'
import { normalizeIdentifier } from '../../../shared/grammars/text.ts'

/** As typed or pasted: full-width forms, invisible characters and surrounding blanks are normalized before it is checked. */
export const emailAddress = z.string().overwrite(normalizeIdentifier).max(254).pipe(z.email())

/** One spelling per mailbox for comparing. */
export const toEmailKey = (email: string) => normalizeIdentifier(email).toLowerCase()
