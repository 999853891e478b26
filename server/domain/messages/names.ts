import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import { i18nIn } from './page-language.ts'

/** What mail programs and WhatsApp make a link of: an address, `www.` or a domain, also with other scripts' dots. */
const link = /:\/\/|www[.。]|[/\\@]|[\p{L}\p{M}\p{N}-]{2,}[.。][\p{L}\p{M}]{2,}/iu

/** How a message addresses its customer: not by a name that could be tapped. */
export function addressed(name: string | null, language: Language): string {
  const i18n = i18nIn(language)
  return (name === null ? null : withoutLinks(name)) ?? i18n._('dear customer')
}

/**
 * A name that somebody chose, for a message of the shop; null for one that could be tapped, so that nobody has the shop
 * send a link of theirs. Initials such as `S.K. Rao` are no link.
 */
export const withoutLinks = (name: string): string | null => (link.test(name.normalize('NFKC')) ? null : name)
