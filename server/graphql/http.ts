import {
  type ApolloServer,
  HeaderMap,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import { requestContext } from '../context.ts'
import type { Context, Services } from '../domain/context.ts'
import { type CatalogueVersion, KeptAnswers } from '../http/kept-answers.ts'
import { networkOf } from '../http/network.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { documentOf } from './documents.ts'
import { busyAsHttp } from './errors.ts'
import type { Execute } from './execution.ts'
import { createQuestions, type Question } from './questions.ts'
import { type KeptAnswer, keepable, keepableText, sendKept } from './send-kept.ts'

const mostForms = 500
const keeping = { mostAnswers: 500, mostBytes: 16 * 1024 * 1024, cheaplyMade: true }

export interface GraphQLHttpOptions {
  server: ApolloServer<GraphQLContext>
  services: Services
  limits: RequestLimits
  catalogueVersion: CatalogueVersion
  execute: Execute
}

export interface GraphQLContext extends Context {
  /** Whether the request was counted before it came to the server. */
  isCounted: boolean
}

/** Answers what is the same for every guest from what was kept; passes everything else on. */
export function keptAnswers(options: GraphQLHttpOptions): RequestHandler {
  const { server, services, limits, catalogueVersion } = options
  const kept = new KeptAnswers<KeptAnswer>(catalogueVersion, keeping)
  const questionOf = createQuestions()
  const again = askingAgain(options)

  return async (request, response, next) => {
    const question = questionOf(request)
    if (question === null || !(await isWithin(limits, request))) return next()
    const answer = await kept.get(question.key, async () => {
      const whole = await again.ask(question, request)
      if (whole) return { answer: whole, bytes: 2 * whole.bytes }
      const answer = keepable(await execute(server, services, request, { isCounted: true }))
      if (!isWhole(answer)) return { answer, bytes: null }
      again.passed(question, answer)
      return { answer, bytes: 2 * answer.bytes }
    })
    await sendKept(request, response, answer)
  }
}

/** Apollo puts errors first. */
const isWhole = ({ status, plain }: KeptAnswer) => status === 200 && plain.startsWith('{"data"')

/**
 * A document that was answered once has passed every check there is, of its text and of the request around it: with other
 * variables it is executed at once. Whatever isn't answered whole then takes the whole way after all.
 */
function askingAgain({ services, execute }: GraphQLHttpOptions) {
  const headersOf = new Map<string, KeptAnswer['headers']>()
  return {
    passed: ({ form }: Question, { headers }: KeptAnswer) => {
      if (headersOf.size >= mostForms) headersOf.delete(headersOf.keys().next().value!)
      headersOf.set(form, headers)
    },
    ask: async (question: Question, request: Request): Promise<KeptAnswer | null> => {
      const headers = headersOf.get(question.form)
      if (headers === undefined) return null
      const { query: key, document, operationName, variables } = question
      const context = await requestContext(services, request)
      const { data, errors } = await execute({ key, document, operationName }, variables, context)
      return errors || data == null ? null : keepableText(200, headers, `${JSON.stringify({ data })}\n`)
    },
  }
}

/** Whoever asks too much is refused on the usual way. */
const isWithin = (limits: RequestLimits, request: Request): Promise<boolean> =>
  limits.count('read', { account: null, address: networkOf(request.ip) }).then(
    () => true,
    () => false,
  )

/** Answers each request for itself. */
export const ownAnswers =
  ({ server, services }: GraphQLHttpOptions): RequestHandler =>
  async (request, response) => {
    if (namesUnknownDocument(request)) {
      response.status(404).setHeader('Cache-Control', 'no-store').json(unknownDocument)
      return
    }
    const answer = await execute(server, services, request, { isCounted: false })
    send(response, answer)
  }

const execute = (
  server: ApolloServer<GraphQLContext>,
  services: Services,
  request: Request,
  counting: Pick<GraphQLContext, 'isCounted'>,
) =>
  server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: toGraphQL(request),
    context: async () => ({ ...(await requestContext(services, request).catch(busyAsHttp)), ...counting }),
  })

function toGraphQL(request: Request): HTTPGraphQLRequest {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  const asked = {
    method: request.method,
    headers,
    search: searchOf(request.url),
    body: request.body as unknown,
  }
  return withText(request, asked)
}

/** A document's text in the place of its hash. What another site's page might ask of these is harmless. */
function withText(request: Request, asked: HTTPGraphQLRequest): HTTPGraphQLRequest {
  const { documentId, ...body } = (request.body ?? {}) as Record<string, unknown>
  const sent = documentOf(documentId)
  if (sent !== null) return { ...asked, body: { ...body, query: sent } }
  const text = request.method === 'GET' ? documentOf(request.query.documentId) : null
  if (text === null) return asked
  asked.headers.set('apollo-require-preflight', 'true')
  const search = new URLSearchParams(asked.search)
  search.set('query', text)
  return { ...asked, search: `?${search.toString()}` }
}

/** A page that was opened before the present build, or is younger than this process. */
function namesUnknownDocument({ method, body, query: search }: Request): boolean {
  const { documentId, query } = ((method === 'GET' ? search : body) ?? {}) as Record<string, unknown>
  return documentId !== undefined && query === undefined && documentOf(documentId) === null
}

const unknownDocument = {
  errors: [
    {
      message: 'No document of this id is known here. Send its text as `query`.',
      extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' },
    },
  ],
}

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function send(response: Response, { status, headers, body }: HTTPGraphQLResponse) {
  if (body.kind !== 'complete') throw new Error('The shop sends its answers whole')
  response.setHeader('Cache-Control', 'no-store')
  for (const [name, value] of headers) response.setHeader(name, value)
  response.status(status ?? 200).send(body.string)
}
