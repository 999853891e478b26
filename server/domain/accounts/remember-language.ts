import type { Language } from '../../../shared/languages.ts'
import type { Services } from '../context.ts'
import { storedLanguage } from '../messages/page-language.ts'
import type { User } from './user.ts'

/**
 * Stores the language in which an account reads the pages, when it has changed: messages are written in it. A request
 * does not fail because it can't be stored.
 */
export async function rememberLanguage(
  { db, log }: Pick<Services, 'db' | 'log'>,
  viewer: User,
  chosen: Language,
): Promise<User> {
  const language = storedLanguage(chosen)
  if (language === viewer.language) return viewer
  try {
    await db.user.updateMany({ where: { id: viewer.id }, data: { language } })
  } catch (error) {
    log.warn({ err: error }, 'The language of an account could not be stored')
  }
  return { ...viewer, language }
}
