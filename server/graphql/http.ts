import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { parse as parseQuery } from 'node:querystring'
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import type { ExecutionResult } from 'graphql'
import { requestContext } from '../context.ts'
import type { Context, Services } from '../domain/context.ts'
import { answerPreflight } from '../http/cors.ts'
import { addressOf } from '../http/network.ts'
import { readJson, whyUnreadable } from '../http/read-json.ts'
import { type Answer, answerOf, fromApollo, sendAnswer } from './answers.ts'
import { documentOf } from './documents.ts'
import { busyAsHttp } from './errors.ts'

/** A request, read. */
export interface Asked {
  method: string
  headers: IncomingHttpHeaders
  ip: string | undefined
  /** What stands in the address from its question mark on. */
  search: string
  body: unknown
}

/** What has been done for a request before it comes to Apollo. */
export interface Done {
  /** Whether it was counted among the requests of its minute. */
  isCounted: boolean
  context?: Context
  execution?: Promise<ExecutionResult>
}

export type GraphQLContext = Context & Omit<Done, 'context'>

export type LongWay = (asked: Asked, done: Done) => Promise<Answer>

/** Answers GraphQL's requests over Node's own HTTP: Express's way to an answer would cost as much as most answers. */
export const graphQLOverHttp =
  (
    trustProxy: number,
    shortWay: (asked: Asked) => Promise<Answer | null>,
    longWay: LongWay,
  ): ((request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
  async (request, response) => {
    const { method = 'GET', headers, url = '/' } = request
    if (method === 'OPTIONS') return answerPreflight(response)
    const answerTo = async (body: unknown): Promise<Answer> => {
      const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
      const asked: Asked = { method, headers, ip: addressOf(request, trustProxy), search, body }
      return (await shortWay(asked)) ?? refusalOf(asked) ?? longWay(asked, { isCounted: false })
    }
    const answer = await readJson(request, response).then(answerTo, refusalOfBody)
    await sendAnswer(request, response, answer)
  }

function refusalOfBody(error: unknown): Answer {
  const why = whyUnreadable(error)
  if (why === null) throw error
  return refusal(why.status, ApolloServerErrorCode.BAD_REQUEST, why.message)
}

/** What doesn't come to Apollo is refused in the same form. */
const refusal = (status: number, code: string, message: string): Answer =>
  answerOf(
    status,
    [['content-type', 'application/json; charset=utf-8']],
    JSON.stringify({ errors: [{ message, extensions: { code } }] }),
  )

/** Apollo's pipeline: every check of the request and its document, execution, and errors in the words they are sent in. */
export const apollosWay =
  (server: ApolloServer<GraphQLContext>, services: Services): LongWay =>
  async (asked, { context, ...done }) =>
    fromApollo(
      await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: toGraphQL(asked),
        context: async () => ({
          ...(context ?? (await requestContext(services, asked).catch(busyAsHttp))),
          ...done,
        }),
      }),
    )

function toGraphQL({ method, headers: sent, search, body }: Asked): HTTPGraphQLRequest {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return withText({ method, headers, search, body })
}

/** A document's text in the place of its hash. What another site's page might ask of these is harmless. */
function withText(asked: HTTPGraphQLRequest): HTTPGraphQLRequest {
  const { documentId, ...body } = (asked.body ?? {}) as Record<string, unknown>
  const sent = documentOf(documentId)
  if (sent !== null) return { ...asked, body: { ...body, query: sent } }
  const text = asked.method === 'GET' ? documentOf(parseQuery(asked.search.slice(1)).documentId) : null
  if (text === null) return asked
  asked.headers.set('apollo-require-preflight', 'true')
  const search = new URLSearchParams(asked.search)
  search.set('query', text)
  return { ...asked, search: `?${search.toString()}` }
}

/** A page that was opened before the present build, or is younger than this process, names a document unknown here. */
function refusalOf({ method, search, body }: Asked): Answer | null {
  const { documentId, query } = ((method === 'GET' ? parseQuery(search.slice(1)) : body) ?? {}) as Record<
    string,
    unknown
  >
  if (documentId === undefined || query !== undefined || documentOf(documentId) !== null) return null
  return refusal(
    404,
    'PERSISTED_DOCUMENT_NOT_FOUND',
    'No document of this id is known here. Send its text as `query`.',
  )
}
