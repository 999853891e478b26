import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languageCodes, sourceLanguage } from './shared/languages.ts'

const catalogue = (folder: string) => ({
  path: `<rootDir>/client/${folder}/{locale}`,
  include: [`<rootDir>/client/${folder}/`],
})

/**
 * English stands in the components, and their folders have the translations beside them, in `hi.po`; so have the
 * texts of the product table. The server's texts have theirs in one file.
 */
export default defineConfig({
  sourceLocale: sourceLanguage,
  locales: languageCodes.filter((code) => code !== sourceLanguage),
  catalogs: [
    catalogue('shop/{name}'),
    catalogue('admin/{name}'),
    catalogue('tailor'),
    catalogue('app/{name}'),
    catalogue('ui'),
    catalogue('lib'),
    catalogue('language'),
    {
      path: '<rootDir>/shared/catalogue/{locale}',
      include: ['<rootDir>/shared/catalogue/'],
    },
    {
      path: '<rootDir>/server/{locale}',
      include: ['<rootDir>/server/'],
      exclude: ['**/__generated__/**'],
    },
  ],
  format: formatter({ origins: false }),
  orderBy: 'message',
})
