import { Marked, type Token, type Tokens } from 'marked'
import { developerPaths } from '../../../shared/developer-paths.ts'
import { escapeHtml } from '../../../shared/escape-html.ts'

/** A code block of the guide: its language and its text. */
export interface CodeBlock {
  language: string
  code: string
}

/** A part of a Markdown file below a heading of the second level; the first part is what precedes them. */
export interface Section {
  slug: string
  title: string
  markdown: string
}

export interface RenderOptions {
  /** The address of what a link in the repository's files leads to; null shows its text alone. */
  resolveLink: (href: string) => string | null
  /** The address of the shop in examples. */
  origin: string
}

export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Splits a file at its headings of the second level. The file's own heading is the first section's title. */
export function splitSections(markdown: string): Section[] {
  const [beginning = '', ...parts] = markdown.split(/^## /m)
  const title = /^# (.+)$/m.exec(beginning)?.[1] ?? ''
  return [
    { slug: '', title, markdown: beginning.replace(/^# .+$/m, '').trim() },
    ...parts.map((part) => {
      const end = part.indexOf('\n')
      const heading = part.slice(0, end).trim()
      return { slug: slugOf(heading), title: heading, markdown: raised(part.slice(end).trim()) }
    }),
  ]
}

/** A section's own headings are one level below the page's. */
const raised = (markdown: string) => markdown.replace(/^#(#{2,} )/gm, '$1')

/** The headings within a section, as anchors. */
export const anchorsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^#{2,} (.+)$/gm)].map(([, heading]) => slugOf(heading!))

export function codeBlocksIn(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = []
  const marked = new Marked()
  void marked.walkTokens(marked.lexer(markdown), (token: Token) => {
    if (token.type !== 'code') return
    const { lang = '', text } = token as Tokens.Code
    blocks.push({ language: lang, code: text })
  })
  return blocks
}

/** The name of a block's operation; null for anything but a named operation. */
export const operationName = ({ language, code }: CodeBlock): string | null =>
  (language === 'graphql' && /^(?:query|mutation) (\w+)/m.exec(code)?.[1]) || null

/** Renders Markdown of this repository: its HTML is trusted. */
export function renderMarkdown(markdown: string, { resolveLink, origin }: RenderOptions): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const address = resolveLink(href)
        const text = this.parser.parseInline(tokens)
        return address === null ? text : `<a href="${escapeHtml(address)}">${text}</a>`
      },
      code({ text, lang = '' }) {
        const operation = operationName({ language: lang, code: text })
        const shown = escapeHtml(text.replaceAll('http://localhost:4000', origin))
        const link = operation
          ? `<p class="try"><a href="${developerPaths.explorer(operation)}">Open ${operation} in the explorer</a></p>\n`
          : ''
        return `<pre tabindex="0"><code>${shown}</code></pre>\n${link}`
      },
    },
  })
  return marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
