import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import { escapeHtml } from '../../../shared/escape-html.ts'
import { languages } from '../../../shared/languages.ts'
import type { MessagePicture } from './channels.ts'
import { pageLanguage } from './page-language.ts'

/** Plain text as a simple HTML document: paragraphs and lines, with nothing of the text read as HTML, and pictures below it. */
export function toHtml(text: string, language: Language, pictures: readonly MessagePicture[]): string {
  const escaped = escapeHtml(text)
  const paragraphs = escaped.split(/\n{2,}/).map((lines) => `<p>${lines.replaceAll('\n', '<br>')}</p>`)
  const shown = pictures.map(
    ({ address, alt }) =>
      `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="600" style="max-width:100%;height:auto"></p>`,
  )
  const { tag } = languages[pageLanguage(language)]
  return `<!doctype html><html lang="${tag}"><body style="font-family:sans-serif;font-size:16px;line-height:1.6">${[...paragraphs, ...shown].join('')}</body></html>`
}
