import type { Messages } from '@lingui/core'
import type { Language } from '../../shared/languages.ts'
import { loadMessages } from './load-messages.ts'

const loaders = import.meta.glob<Messages>('./admin-messages/*.ts', { import: 'messages' })

/** The messages of the shop and those of the admin pages, which shoppers don't download. */
export async function loadAdminMessages(language: Language): Promise<Messages> {
  const [shop, admin] = await Promise.all([
    loadMessages(language),
    loaders[`./admin-messages/${language}.ts`]?.(),
  ])
  return { ...shop, ...admin }
}
