import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

/** A text of the pages in Hindi, by its English one. */
export type HindiText = (message: string, values?: Record<string, string>) => string

/** Reads all translations. A text that has several, by their contexts, is given with its context: `sale|Hold`. */
export async function readHindiTexts(): Promise<HindiText> {
  const texts = new Map<string, string>()
  const catalogues = await getCatalogs(getConfig())
  for (const catalogue of catalogues)
    for (const { message, context, translation } of Object.values((await catalogue.read('hi')) ?? {}))
      if (message && translation) texts.set(context ? `${context}|${message}` : message, translation)
  return (message, values = {}) => {
    const text = texts.get(message)
    if (text === undefined) throw new Error(`“${message}” has no translation.`)
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  }
}
