// Compiles the translations of the server's texts: tsx runs the server without Vite's plugins.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const folder = 'server/__generated__/messages'

const config = getConfig()
const catalogues = await getCatalogs(config)
mkdirSync(folder, { recursive: true })
for (const locale of config.locales) {
  const { catalog } = getCatalogForFile(`server/${locale}.po`, catalogues)
  const { messages } = await catalog.getTranslations(locale, config)
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'ts' })
  if (errors.length > 0)
    throw new AggregateError(
      errors.map(({ error }) => error),
      `server/${locale}.po`,
    )
  writeFileSync(`${folder}/${locale}.ts`, source)
}
