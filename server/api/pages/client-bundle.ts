import type { RequestHandler } from 'express'
import type { PageRenderer, RenderedPage } from '../../../shared/page-renderer.ts'
import { languages } from '../../../shared/languages.ts'

/** The client in one of the two modes: from source, or built. */
export interface ClientBundle {
  entry: () => Promise<PageRenderer>
  /** Serves the client's files and passes everything else on. */
  files: RequestHandler
  /** Inserts a rendered page into the document. */
  document: (url: string, page: RenderedPage) => Promise<string>
  /** An error whose stack names source lines. */
  readable: (error: unknown) => unknown
  close: () => Promise<void>
}

/** Fills the slots of client/index.html with a rendered page and the addresses of the chunks that it needs. */
export function fillTemplate(
  template: string,
  page: Pick<RenderedPage, 'language' | 'head' | 'body' | 'state'>,
  modules: string[],
) {
  const slots: Record<string, string> = {
    '<html lang="en-IN">': `<html lang="${languages[page.language].tag}" dir="${languages[page.language].direction}">`,
    '<!--head-->': page.head,
    '<!--page-->': page.body,
    '<!--modules-->': `<script id="modules" type="application/json">${JSON.stringify(modules)}</script>`,
    '<!--state-->': `<script id="state" type="application/json">${page.state}</script>`,
  }
  return template.replace(
    /<html lang="en-IN">|<!--(?:head|page|modules|state)-->/g,
    (slot) => slots[slot] ?? slot,
  )
}
