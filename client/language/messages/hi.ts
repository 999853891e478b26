import type { Messages } from '@lingui/core'
import { refusals } from '../refusals/hi.ts'

const catalogues = import.meta.glob<Messages>(['../../**/hi.po', '!../../admin/**'], {
  eager: true,
  import: 'messages',
})

/** All Hindi messages of the storefront: the folders' `hi.po` files and the server's messages. */
export const messages = Object.values(catalogues).reduce<Messages>(
  (all, catalogue) => ({ ...all, ...catalogue }),
  refusals,
)
