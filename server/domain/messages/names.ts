import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'

/** What mail programs and WhatsApp make a link of: an address, `www.` or a domain, also with other scripts' dots. */
const link = /:\/\/|www[.。]|[/\\@]|[\p{L}\p{M}\p{N}-]{2,}[.。][\p{L}\p{M}]{2,}/iu

/** In place of a name. */
const nameless: Record<Language, string> = { EN: 'dear customer', HI: 'ग्राहक जी' }

/** How a message addresses its customer: not by a name that could be tapped. */
export const addressed = (name: string | null, language: Language): string =>
  (name === null ? null : withoutLinks(name)) ?? nameless[language]

/**
 * A name that somebody chose, for a message of the shop; null for one that could be tapped, so that nobody has the shop
 * send a link of theirs. Initials such as `S.K. Rao` are no link.
 */
export const withoutLinks = (name: string): string | null => (link.test(name.normalize('NFKC')) ? null : name)
