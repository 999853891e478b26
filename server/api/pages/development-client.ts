import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { PageRenderer } from '../../../shared/page-renderer.ts'
import { type ClientBundle, fillTemplate } from './client-bundle.ts'

/** The client from source, through Vite. Imported dynamically, so that production never loads Vite. */
export async function developmentClient(root: string, httpServer: Server | undefined): Promise<ClientBundle> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: httpServer ? { server: httpServer } : false },
  })
  return {
    entry: () => vite.ssrLoadModule('/app/entry-server.tsx') as Promise<PageRenderer>,
    files: vite.middlewares,
    document: async (url, page) => {
      const template = await readFile(join(root, 'client/index.html'), 'utf8')
      return fillTemplate(await vite.transformIndexHtml(url, template), page, [])
    },
    readable: (error) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      return error
    },
    close: () => vite.close(),
  }
}
