import { existsSync, readFileSync } from 'node:fs'
import { type Response, Router } from 'express'
import type { Manifest } from 'vite'
import { developerPaths } from '../../../shared/developer-paths.ts'
import { builtFiles } from '../pages/built-files.ts'
import { fromRoot } from '../../paths.ts'
import { explorerLayout, type Frame, layout } from './layout.ts'

const folder = fromRoot('dist', 'explorer')
const manifestFile = fromRoot('dist', 'explorer', '.vite', 'manifest.json')

/** GraphiQL with the guide's operations, from its own build (vite.explorer.config.ts). */
export async function explorerRoutes(frame: () => Frame, operations: () => Record<string, string>) {
  const path = developerPaths.explorer()
  if (!existsSync(manifestFile))
    return Router().get(path, (_request, response) => {
      const html = '<p>The explorer is made by the build: run <code>npm run build</code>.</p>'
      response.type('html').send(layout(frame(), { path, title: 'Explorer', html }))
    })
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The explorer’s build has no entry')
  const at = (file: string) => `${path}/${file}`
  return Router()
    .use(path, await builtFiles(folder))
    .get(path, (_request, response) => {
      // The names of its files change with each build.
      response.set('Cache-Control', 'no-cache').type('html')
      allowItsFonts(response)
      response.send(
        explorerLayout(frame(), {
          script: at(entry.file),
          styles: (entry.css ?? []).map(at),
          operations: operations(),
        }),
      )
    })
}

/** GraphiQL's style sheet has its fonts as data. Everything else is as strict as on the shop's other pages. */
function allowItsFonts(response: Response): void {
  const policy = String(response.getHeader('Content-Security-Policy'))
  response.set('Content-Security-Policy', policy.replace("font-src 'self'", "font-src 'self' data:"))
}
