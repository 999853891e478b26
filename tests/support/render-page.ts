import { render } from '../../client/app/entry-server.tsx'
import type { RenderedPage } from '../../shared/page-renderer.ts'

/** Renders a page on the server; fails for an address that redirects. */
export async function renderPage(options: Parameters<typeof render>[0]): Promise<RenderedPage> {
  const page = await render(options)
  if ('redirect' in page) throw new Error(`${options.url} redirects to ${page.redirect}`)
  return page
}
