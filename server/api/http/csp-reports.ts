import { json, Router } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Tokens } from '../../domain/accounts/tokens.ts'
import { limitCalls, type RequestLimits } from './request-limits.ts'
import { withoutToken } from './path-of.ts'

/** Where browsers report what the content security policy has blocked. */
export const cspReportPath = '/csp-report'

/** The fields that a browser sends by `report-uri`; the others repeat the policy. */
const report = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(2000).catch(''),
    'effective-directive': z.string().max(100).catch(''),
    'blocked-uri': z.string().max(2000).catch(''),
  }),
})

/** Logs the reports: neither query nor token of an address, and nothing else of what the browser sends. */
export function cspReports(log: Logger, limits: RequestLimits, tokens: Tokens): Router {
  const read = json({ type: ['application/csp-report', 'application/json'], limit: '10kb' })
  return Router().post('/', limitCalls(limits, tokens), read, (request, response) => {
    const { data } = report.safeParse(request.body)
    if (data) {
      const {
        'document-uri': page,
        'effective-directive': directive,
        'blocked-uri': blocked,
      } = data['csp-report']
      log.warn(
        { page: withoutToken(pathOf(page)), directive, blocked: withoutQuery(blocked) },
        'the content security policy has blocked something',
      )
    }
    response.status(204).end()
  })
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : '')

/** An address's origin and path; the browser's own words, such as `inline`, as they are. */
function withoutQuery(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked
  const { origin, pathname } = new URL(blocked)
  return origin + pathname
}
