import type { Messages } from '@lingui/core'

const catalogues = import.meta.glob<Messages>(['../../admin/*/hi.po', '../../../shared/catalogue/hi.po'], {
  eager: true,
  import: 'messages',
})

/** The Hindi messages of the admin pages alone. */
export const messages = Object.values(catalogues).reduce<Messages>(
  (all, catalogue) => ({ ...all, ...catalogue }),
  {},
)
