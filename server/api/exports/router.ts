import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Response, Router } from 'express'
import { execute, type GraphQLSchema } from 'graphql'
import { countedContext } from '../../counted-context.ts'
import { requirePermission } from '../../domain/accounts/policy.ts'
import { requireScope } from '../../domain/api-clients/require-scope.ts'
import type { Context, Services } from '../../domain/context.ts'
import { invalid, Unavailable } from '../../domain/errors.ts'
import { createLoaders } from '../../domain/loaders.ts'
import { clientOrigins } from '../http/client-origins.ts'
import { headersOf, type RequestLimits } from '../http/request-limits.ts'
import { setWorkKind, withBudget } from '../../request-budget.ts'
import { type Export, exportedLists } from './documents.ts'

/** How many exports a process sends at a time: each keeps the database busy for as long as it lasts. */
const MAX_OPEN = 2

interface Page {
  edges: { cursor: string; node: unknown }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

export interface ExportOptions {
  schema: GraphQLSchema
  limits: RequestLimits
  /** How long each page may wait for the database. */
  databaseWaitMs: number
}

/**
 * Whole lists as lines of JSON (`GET /exports/products.ndjson`), each with the cursor from which the export continues after it.
 * Memory holds one page at a time, and the next one is read when the client has received it.
 */
export function exportRoutes(services: Services, { schema, limits, databaseWaitMs }: ExportOptions): Router {
  let open = 0
  return Router()
    .use(clientOrigins(services))
    .get('/:list.ndjson', async (request, response, next) => {
      const list = exportedLists.get(request.params.list)
      if (!list) return next()
      const ctx = await countedContext(services, limits, request, headersOf(response))
      if (ctx.client) requireScope(ctx, list.scope)
      else requirePermission(ctx.viewer, list.permission)
      const { after = null } = request.query
      if (after !== null && typeof after !== 'string')
        throw invalid('after', (i18n) => i18n._('Send one cursor.'))
      if (open >= MAX_OPEN)
        throw new Unavailable(30, (i18n) => i18n._('Other exports are running. Please try again shortly.'))
      open += 1
      try {
        const read = (cursor: string | null) =>
          withBudget(databaseWaitMs, () => readPage(schema, ctx, list, cursor))
        // Before the response begins, so that errors have their status.
        const first = await read(after)
        response.set('Cache-Control', 'private, no-store').type('application/x-ndjson')
        await send(linesFrom(first, read), response)
      } finally {
        open -= 1
      }
    })
}

async function* linesFrom(first: Page, read: (cursor: string | null) => Promise<Page>) {
  for (let page = first; ; page = await read(page.pageInfo.endCursor)) {
    yield page.edges.map((edge) => `${JSON.stringify(edge)}\n`).join('')
    if (!page.pageInfo.hasNextPage) return
  }
}

/** Executes the page's operation, so that the lines have the contract's fields and values. */
async function readPage(
  schema: GraphQLSchema,
  ctx: Context,
  { document }: Export,
  after: string | null,
): Promise<Page> {
  setWorkKind('exports')
  // The loaders of earlier pages would keep what they have read.
  const contextValue: Context = { ...ctx, loaders: createLoaders(ctx, ctx.viewer) }
  const { data, errors } = await execute({ schema, document, contextValue, variableValues: { after } })
  if (errors?.[0]) throw errors[0].originalError ?? errors[0]
  return (data as unknown as { list: Page }).list
}

async function send(lines: AsyncIterable<string>, response: Response) {
  if (response.req.method === 'HEAD') return void response.end()
  // The client may disconnect in the middle.
  await pipeline(Readable.from(lines), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}
