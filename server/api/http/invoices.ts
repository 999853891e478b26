import { Router } from 'express'
import { isLanguage, sourceLanguage } from '../../../shared/languages.ts'
import type { Services } from '../../domain/context.ts'
import { findLinkedInvoice } from '../../domain/invoices/list-invoices.ts'
import { renderInvoice } from '../invoices/render-invoice.ts'

/** Invoices and credit notes as PDFs: the token takes the place of a login, so that a plain link works. */
export function invoiceRoutes(services: Pick<Services, 'db' | 'invoiceTokens'>): Router {
  return Router().get('/:name', async (request, response) => {
    response.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
    const [, token] = /^([\w-]+)\.pdf$/.exec(request.params.name) ?? []
    const invoice = token === undefined ? null : await findLinkedInvoice(services, token)
    if (!invoice) {
      response
        .status(404)
        .type('text/plain')
        .send('There is no such invoice. Open it again from the order’s page.')
      return
    }
    const { lang } = request.query
    const pdf = await renderInvoice(invoice, isLanguage(lang) ? lang : sourceLanguage)
    response
      .set('Content-Disposition', `inline; filename="${invoice.number.replace(/[^\w-]+/g, '-')}.pdf"`)
      .type('application/pdf')
      .send(pdf)
  })
}
