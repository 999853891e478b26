// Reports messages of the storefront without a Hindi translation, unused translations, and placeholders
// that don't match.
import { relative } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const complaints: string[] = []
const translations = new Map<string, { file: string; hindi: string }>()

for (const catalogue of await getCatalogs(getConfig())) {
  const file = relative(process.cwd(), catalogue.getFilename('hi'))
  const used = (await catalogue.collect()) ?? {}
  const translated = (await catalogue.read('hi')) ?? {}
  const quote = (id: string) => `“${(used[id] ?? translated[id])?.message ?? id}”`
  for (const id of Object.keys(used)) {
    const hindi = translated[id]?.translation
    if (translated[id] === undefined)
      complaints.push(`${file} doesn’t know ${quote(id)}: run npm run extract.`)
    else if (!hindi) complaints.push(`${file} has no Hindi for ${quote(id)}: write its msgstr.`)
    else {
      const [wanted, given] = [placeholdersIn(used[id]?.message ?? id), placeholdersIn(hindi)]
      if (wanted !== given)
        complaints.push(`${file} has ${given || 'nothing'} for ${wanted || 'nothing'} in ${quote(id)}.`)
      agree(id, { file, hindi }, quote(id))
    }
  }
  for (const id of Object.keys(translated))
    if (used[id] === undefined)
      complaints.push(`${file} keeps ${quote(id)}, which no component says any more: run npm run extract.`)
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

/** An English message has one translation, wherever it occurs; `context` distinguishes two meanings. */
function agree(id: string, found: { file: string; hindi: string }, text: string) {
  const earlier = translations.get(id)
  if (earlier && earlier.hindi !== found.hindi)
    complaints.push(
      `${text} is “${earlier.hindi}” in ${earlier.file} and “${found.hindi}” in ${found.file}: ` +
        'choose one, or tell them apart by a context.',
    )
  translations.set(id, earlier ?? found)
}
