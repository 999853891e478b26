import type { Messages } from '@lingui/core'
import type { Language } from '../../shared/languages.ts'

const loaders = import.meta.glob<Messages>('./messages/*.ts', { import: 'messages' })

/** A language without messages of its own shows the texts of the components. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await loaders[`./messages/${language}.ts`]?.()) ?? {}
