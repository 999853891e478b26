import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { byLanguage, languages, type Script } from '../../../shared/languages.ts'
import type { PageRenderer } from '../../../shared/page-renderer.ts'
import { builtFiles, type EarlierAssets } from './built-files.ts'
import { type ClientBundle, fillTemplate } from './client-bundle.ts'
import { neededModules } from './needed-modules.ts'

/** The client bundle that `vite build` wrote to dist/. */
export async function builtClient(root: string, readEarlier?: EarlierAssets): Promise<ClientBundle> {
  // React and other libraries choose their production build by this when they load.
  process.env['NODE_ENV'] ??= 'production'
  const client = join(root, 'dist/client')
  const [template, manifestText, entry] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href) as Promise<PageRenderer>,
  ])
  const manifest = JSON.parse(manifestText) as Manifest
  const { inlined, preloads } = await inlineStyles(withLoader(template, manifest), client)
  return {
    entry: async () => entry,
    files: await builtFiles(client, readEarlier),
    document: async (_url, page) =>
      fillTemplate(
        inlined,
        { ...page, head: preloads[page.language] + page.head },
        neededModules(manifest, page.sources),
      ),
    readable: (error) => error,
    close: async () => {},
  }
}

/** Puts the loader in the place of the client's scripts, which it requests after the first paint. */
function withLoader(template: string, manifest: Manifest) {
  const chunk = manifest['app/loader.ts']
  if (!chunk) throw new Error('The client’s build has no chunk for loader.ts')
  const loader = `<script type="module" src="/${chunk.file}"></script>`
  return template
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, loader)
}

/** The fonts of the first screen: text, and headings. All pages use Latin letters for prices and brand names. */
const firstFonts: Record<Script, RegExp> = {
  latin: /\/assets\/(?:hind-english|fraunces-english)[^)"']*\.woff2/g,
  devanagari: /\/assets\/(?:hind-english|hind-devanagari-400|martel-devanagari-800)[^)"']*\.woff2/g,
}

/** The only style sheet contains the font faces: inlined in the page it costs no request before the first paint. */
async function inlineStyles(template: string, client: string) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template)
  if (!link?.[1]) return { inlined: template, preloads: byLanguage(() => '') }
  const css = await readFile(join(client, link[1]), 'utf8')
  const preload = (fonts: RegExp) =>
    [...(css.match(fonts) ?? [])]
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
      .join('')
  return {
    inlined: template.replace(link[0], `<style>${css.trim()}</style>`),
    preloads: byLanguage((language) => preload(firstFonts[languages[language].script])),
  }
}
