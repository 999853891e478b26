import type { Messages } from '@lingui/core'
import { hindiRefusals } from './hindi-refusals.ts'

const catalogues = import.meta.glob<Messages>('../**/hi.po', { eager: true, import: 'messages' })

/** All Hindi of the storefront: what the folders' `hi.po` say, and what the shop answers. */
export const messages = Object.values(catalogues).reduce<Messages>(
  (all, catalogue) => ({ ...all, ...catalogue }),
  hindiRefusals,
)
