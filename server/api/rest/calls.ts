import { admin } from './admin.ts'
import { auth } from './auth.ts'
import type { Call } from './call.ts'
import { common } from './common.ts'
import { feedback } from './feedback.ts'
import { user } from './user.ts'

/** The specification's calls (section 7). The router and the description are both derived from this table. */
export const calls: Call[] = [...auth, ...common, ...user, ...feedback, ...admin]
