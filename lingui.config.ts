import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const catalogue = (folder: string) => ({
  path: `<rootDir>/client/${folder}/{locale}`,
  include: [`<rootDir>/client/${folder}/`],
})

/** English stands in the components; each folder keeps its Hindi beside it, in `hi.po`. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['hi'],
  catalogs: [catalogue('features/{name}'), catalogue('ui'), catalogue('lib'), catalogue('language')],
  format: formatter({ origins: false }),
  orderBy: 'message',
})
