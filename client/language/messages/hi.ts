import type { Messages } from '@lingui/core'

const catalogues = import.meta.glob<Messages>(['../../**/hi.po', '!../../admin/**'], {
  eager: true,
  import: 'messages',
})

/** All Hindi messages of the storefront: those of the folders' `hi.po` files. */
export const messages = Object.values(catalogues).reduce<Messages>(
  (all, catalogue) => ({ ...all, ...catalogue }),
  {},
)
