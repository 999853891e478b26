import type { TailorLanguage } from '../../platform/database/__generated__/prisma/enums.ts'
import type { User } from '../accounts/user.ts'
import { Forbidden, Unauthenticated } from '../errors.ts'

/** A tailor who has signed in. */
export interface TailorViewer {
  id: string
  name: string
  language: TailorLanguage
}

/** The tailor whose request it is. Tailors have no account: for everything else they are guests. */
export interface SignedInTailor extends TailorViewer {
  sessionId: string
}

/** @throws Unauthenticated for a guest, Forbidden for an account */
export function requireTailor({
  tailor,
  viewer,
}: {
  tailor: SignedInTailor | null
  viewer: User | null
}): SignedInTailor {
  if (tailor) return tailor
  if (viewer) throw new Forbidden((i18n) => i18n._('This is for the shop’s tailors only.'))
  throw new Unauthenticated((i18n) => i18n._('Please sign in with your phone number and PIN.'))
}
