// Reports messages without a translation, unused translations, and placeholders that
// don't match.
import { relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const complaints: string[] = []
const config = getConfig()
const catalogues = await getCatalogs(config)

for (const locale of config.locales) {
  const translations = new Map<string, { file: string; text: string }>()
  for (const catalogue of catalogues) {
    const file = relative(process.cwd(), catalogue.getFilename(locale))
    const used = (await catalogue.collect()) ?? {}
    const translated = (await catalogue.read(locale)) ?? {}
    const quote = (id: string) => `“${(used[id] ?? translated[id])?.message ?? id}”`
    for (const id of Object.keys(used)) {
      const text = translated[id]?.translation
      if (translated[id] === undefined) complaints.push(`${file} lacks ${quote(id)}: run npm run extract.`)
      else if (!text) complaints.push(`${file} has no translation of ${quote(id)}: write its msgstr.`)
      else {
        const [wanted, given] = [placeholdersIn(used[id]?.message ?? id), placeholdersIn(text)]
        if (wanted !== given)
          complaints.push(`${file} has ${given || 'nothing'} for ${wanted || 'nothing'} in ${quote(id)}.`)
        const earlier = translations.get(id)
        if (earlier && earlier.text !== text)
          complaints.push(
            `${quote(id)} is “${earlier.text}” in ${earlier.file} and “${text}” in ${file}: ` +
              'choose one, or distinguish them by a context.',
          )
        translations.set(id, earlier ?? { file, text })
      }
    }
    for (const id of Object.keys(translated))
      if (used[id] === undefined)
        complaints.push(`${file} has ${quote(id)}, which nothing uses any more: run npm run extract.`)
  }
}

if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}

/** The placeholders and elements of a message. */
function placeholdersIn(text: string) {
  const placeholders = [...text.matchAll(/\{(\w+)[,}]|<(\w+)\/?>/g)].map(
    ([, value, element]) => value ?? `<${element}>`,
  )
  return [...new Set(placeholders)].sort().join(', ')
}
