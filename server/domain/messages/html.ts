import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import { escapeHtml } from '../../../shared/escape-html.ts'
import { languages } from '../../../shared/languages.ts'
import { pageLanguage } from './page-language.ts'

/** Plain text as a simple HTML document: paragraphs and lines, with nothing of the text read as HTML. */
export function toHtml(text: string, language: Language): string {
  const escaped = escapeHtml(text)
  const paragraphs = escaped.split(/\n{2,}/).map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`)
  const { tag } = languages[pageLanguage(language)]
  return `<!doctype html><html lang="${tag}"><body style="font-family:sans-serif;font-size:16px;line-height:1.6">${paragraphs.join('')}</body></html>`
}
