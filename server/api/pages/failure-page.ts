import type { Response } from 'express'
import { type Language, languages } from '../../../shared/languages.ts'

const messages = {
  en: {
    busy: 'The shop is busy at the moment. Please try again shortly.',
    title: 'We could not show this page',
    text: 'The fault is ours, and it has been noted. Please try again in a moment.',
    again: 'Try again',
    home: 'Go to the home page',
    call: 'Or call us:',
    stale: 'The shop is having trouble at the moment. Prices and stock on this page may be out of date.',
  },
  hi: {
    busy: 'दुकान इस समय व्यस्त है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    title: 'यह पेज अभी नहीं खुल पाया',
    text: 'गलती हमारी है और दर्ज हो गई है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
    home: 'होम पेज पर जाएँ',
    call: 'या हमें फ़ोन करें:',
    stale: 'दुकान को इस समय कुछ दिक्कत है। इस पेज की कीमतें और स्टॉक पुराने हो सकते हैं।',
  },
} satisfies Record<Language, object>

/** When to retry a page that failed because the database was unavailable. */
export const RETRY_AFTER_SECONDS = 5

export interface Failure {
  /** 503 while the database is unavailable, 429 for a client that requests too much, otherwise 500. */
  status: 429 | 500 | 503
  /** In seconds; absent where retrying is of no use. */
  retryAfter?: number
  phone: string
}

/**
 * The page shown when rendering fails. It depends on neither database nor build. While the database is unavailable
 * the status is 503, which tells search engines to retain the page.
 */
export function failurePage(response: Response, language: Language, { status, retryAfter, phone }: Failure) {
  const { tag, direction, basename } = languages[language]
  const { title, text, busy, again, home, call } = messages[language]
  if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter))
  response
    .status(status)
    .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(
      `<!doctype html>
<html lang="${tag}" dir="${direction}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>
    body { margin: 0; padding: 15vh 24px; background: #fbf7f0; color: #2a1b1f; text-align: center;
      font: 17px/1.6 system-ui, sans-serif; }
    h1 { font: 600 28px/1.35 Georgia, serif; }
    a { display: inline-block; margin: 8px; padding: 10px 20px; border-radius: 8px; color: #7b1e3a; }
  </style>
  <h1>${title}</h1>
  <p>${status === 500 ? text : busy}</p>
  <p>${call} ${phoneLink(phone)}</p>
  <p><a href="">${again}</a><a href="${basename}">${home}</a></p>
</html>
`,
    )
}

/**
 * A page's HTML with a notice before everything that the client renders: that it may be out of date (`stale`), or that
 * its data could not be read (`busy`).
 */
export const withNotice = (
  html: string,
  language: Language,
  notice: 'stale' | 'busy',
  phone: string,
): string =>
  html.replace(
    '<div id="root">',
    (root) =>
      `<p role="status" style="margin:0;padding:12px 16px;background:#7b1e3a;color:#fff;text-align:center">` +
      `${messages[language][notice]} ${messages[language].call} ${phoneLink(phone, 'color:inherit')}</p>${root}`,
  )

/** The configuration allows only digits, spaces and a leading plus sign. */
const phoneLink = (phone: string, style = '') =>
  `<a href="tel:${phone.replaceAll(' ', '')}" style="${style}">${phone}</a>`
